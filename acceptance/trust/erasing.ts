// People of a made-up school are erased, and searched for as bytes: in a dump of every table, in the images, in the audit's file. Then a
// backup from before is restored, and they are searched for again.
import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createIsb, memorySession } from '@isb/sdk'
import { startTestCluster, startTestServer } from '@isb/server/testing'
import { password } from '../lib/clients.ts'
import { madeUpFamily } from '../lib/made-up-family.ts'
import { plantEverywhere, stillNamed, untouched } from '../lib/planted-texts.ts'
import { seconds, until, type Check } from './lib/check.ts'
import { Dice } from './lib/dice.ts'
import { admin, newFolder, startProcess, sweep, type Process } from './lib/server.ts'

const program = join(import.meta.dirname, '../../apps/server/src/backup.ts')

const run = (args: readonly string[], dataDir: string) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, [program, ...args], { env: { PATH: process.env['PATH'], DATA_DIR: dataDir } })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)))
    child.on('close', (code) => resolve({ code, said }))
  })

/** What a careless search would miss: names that JSON, HTML and patterns write otherwise. */
const surnames = ["O'Brien", 'Müller', 'D\\Angelo', 'Smith & Sons', 'van "Dutch" Dyk', 'Nguyễn', 'Łukasz (Luke)', 'Zhou']
const chinese = ['欧阳', '司徒', '诸葛', '上官', '令狐', '皇甫', '尉迟', '公孙']

/** What a word looks like within JSON. */
const quoted = (word: string) => JSON.stringify(word).slice(1, -1)

/** The words that stand in a text, also as JSON, JSON within JSON and HTML write them; the search knows no case. */
function foundIn(text: string, words: readonly string[]): string[] {
  const bytes = text.toLowerCase()
  const inHtml = (word: string) => word.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('"', '&quot;')
  const forms = (word: string) => [word, quoted(word), quoted(quoted(word)), inHtml(word)]
  return words.filter((word) => forms(word.toLowerCase()).some((form) => bytes.includes(form)))
}

export default {
  name: 'erasing',
  promise:
    '0 words of the erased in tables, images and exports, before and after a restore of an older backup; all of the others; ticked mentions gone from every text',
  async run({ quick, seed = Date.now() % 1e6 }) {
    const dice = new Dice(seed)
    const from = newFolder('erasing-from')
    const to = newFolder('erasing-to')
    const backups = newFolder('erasing-backups')
    let server: Process | undefined
    try {
      server = await startProcess({ DATA_DIR: from.path })
      const isb = createIsb({ host: server.url, session: memorySession() })
      await isb.auth.login({ body: admin })
      await isb.bike.create({ body: { number: 'E-1' } })
      const count = quick ? 12 : 120
      const families: (Awaited<ReturnType<typeof madeUpFamily>> & { erased: boolean })[] = []
      for (let each = 0; each < count; each++) {
        const [surname, family] = [surnames[dice.throw(surnames.length)] ?? '', chinese[dice.throw(chinese.length)] ?? '']
        const sign = (at: number) => String.fromCodePoint(0x4e00 + each * 2 + at)
        const names = {
          mother: `Ann${each} ${surname}`,
          motherZh: `${family}${sign(0)}母`,
          child: `Tom${each} ${surname}`,
          childZh: `${family}${sign(1)}儿`,
        }
        families.push({ ...(await madeUpFamily(isb, `E-${700_000 + each}`, names)), erased: dice.throw(2) === 0 })
      }
      const gone = families.filter(({ erased }) => erased)
      const [words, others] = [gone, families.filter(({ erased }) => !erased)].map((some) => some.flatMap((family) => family.words)) as [
        string[],
        string[],
      ]
      const old = join(backups.path, 'old.backup')
      await run(['backup', old], from.path)
      const before = foundIn(gunzipSync(readFileSync(old)).toString(), words).length

      const began = performance.now()
      for (const { child, mother } of gone) {
        const { version } = await isb.student.get({ path: { studentId: child.id } })
        await isb.student.leave({ path: { studentId: child.id }, body: { leftOn: '2026-09-30', version } })
        const people = dice.throw(2) === 0 ? [child, mother] : [mother, child]
        for (const { id, name } of people) await isb.staff.erase({ path: { staffId: id }, body: { name } })
      }
      const each = (performance.now() - began) / gone.length / 2
      const images = join(from.path, 'files')
      await until('the images of the erased are gone', async () => {
        const kept = readdirSync(images).filter((name) => name !== 'marker')
        return kept.length === families.length - gone.length
      })
      await until('the list knows all', () => lines(join(from.path, 'erased.jsonl')) === gone.length * 2)
      const exported = await (await isb.audit.export()).text()
      const now = join(backups.path, 'now.backup')
      await run(['backup', now], from.path)
      const dump = gunzipSync(readFileSync(now)).toString()
      const left = [...foundIn(dump, words), ...foundIn(exported, words)]
      const lost = others.length - foundIn(dump, others).length
      const reached = await everyText()
      await server.end('SIGTERM')

      // Alone, an old backup is refused; beside the list it is restored without the erased.
      const lonely = join(backups.path, 'lonely')
      mkdirSync(lonely)
      copyFileSync(old, join(lonely, 'old.backup'))
      const refused = (await run(['restore', join(lonely, 'old.backup')], to.path)).code === 1
      const { code, said } = await run(['restore', old], to.path)
      const again = join(backups.path, 'again.backup')
      await run(['backup', again], to.path)
      const restored = gunzipSync(readFileSync(again)).toString()
      const back = foundIn(restored, words)
      const missing = others.length - foundIn(restored, others).length
      return {
        figure: `seed ${seed}: ${gone.length * 2} of ${count * 2} people erased, ${seconds(each)} each; ${before} of ${words.length} words there before, ${left.length} after, ${back.length} after a restore${[
          ...left,
          ...back,
        ]
          .slice(0, 3)
          .map((word) => ` (${word})`)
          .join('')}; ${reached.figure}; ${lost + missing} of the others lost${code === 0 ? '' : `; ${said}`}`,
        kept: before === words.length && left.length + back.length + lost + missing === 0 && reached.kept && refused && code === 0,
      }
    } finally {
      await sweep(from.path, [server])
      await sweep(to.path, [])
      for (const folder of [from, to, backups]) folder.remove()
    }
  },
} satisfies Check

/** Plants a first name, a phone and a plate in every text of the demo, ticks all mentions, and looks where they still stand. */
async function everyText(): Promise<{ figure: string; kept: boolean }> {
  const cluster = await startTestCluster()
  const server = await startTestServer(cluster.connection)
  try {
    const isb = createIsb({ host: server.url, session: memorySession() })
    await isb.auth.login({ body: { email: 'admin@school.example', password } })
    const email = 'zq@family.example'
    const { id, name } = await isb.staff.create({ body: { name: 'Zacharias Quillfeather', email, type: 'parent' } })
    await isb.vehicle.create({ body: { personId: id, applicantName: name, email, type: 'parent', plate: '沪A·9K8L7' } })
    const owner = await server.pool.connect()
    await owner.query("insert into contact (person_id, kind, value) values ($1, 'Phone', '+8613912345678')", [id])
    const planted = await plantEverywhere(owner, 'zacharias, 139-1234 5678, a 9k8l7')
    const { mentions } = await isb.staff.erasure({ path: { staffId: id } })
    await isb.staff.erase({ path: { staffId: id }, body: { name, mentions: mentions.map(({ key }) => key) } })
    const left = await stillNamed(owner, planted, ['zacharias', '1234 5678', '9k8l7'])
    owner.release()
    const wrong = left.filter((column) => !untouched.includes(column))
    const examples = wrong.slice(0, 3).map((column) => ` (${column})`)
    return {
      figure: `${planted.length - left.length} of ${planted.length} columns cleared, ${wrong.length} forgotten${examples.join('')}`,
      kept: wrong.length === 0 && planted.length > untouched.length * 2,
    }
  } finally {
    await server.stop()
    await cluster.stop()
  }
}

const lines = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1
