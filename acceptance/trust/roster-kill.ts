// Two rosters of one school are applied by turns, in which everybody has another name and another class, and the server is killed at a random
// moment, every other time PostgreSQL with it. All of a roster stands here, or all of the one before, and applying it again brings the rest.
import { randomInt } from 'node:crypto'
import { edited, school } from '../lib/roster.ts'
import { seconds, wait, type Check } from './lib/check.ts'
import { beginToApply, differences, packed, preview, settled } from './lib/roster-server.ts'
import { freePort, newFolder, postmasterOf, startProcess, sweep, type Process } from './lib/server.ts'

const students = 400
const first = school(students)
const second = edited(
  edited(first, 'users.csv', (text) => text.replaceAll(/^(s\d+,,,true,s\d+,)/gm, '$1另')),
  'enrollments.csv',
  // Everybody moves into the next class.
  (text) => text.replaceAll(/^(e\d+,,,k)(\d+),/gm, (_, head: string, at: string) => `${head}${(Number(at) + 1) % (students / 20)},`),
)

export default {
  name: 'roster and kill',
  promise: 'the old state or the new, never between: 0 halves',
  async run({ quick }) {
    const rounds = quick ? 4 : 30
    const folder = newFolder('roster-kill')
    const port = await freePort()
    const start = () => startProcess({ DATA_DIR: folder.path }, port)
    const sum = { applied: 0, before: 0 }
    const bad: string[] = []
    let [longest, slowest] = [100, 0]
    let server: Process | undefined
    try {
      server = await start()
      let token = await server.signIn()
      const apply = async (bundle: Parameters<typeof beginToApply>[1]) => beginToApply({ url: server!.url, token }, bundle)
      const bundle = await preview({ url: server.url, token }, packed(first))
      await apply(bundle)
      await settled({ url: server.url, token }, bundle.id)
      for (let round = 0; round < rounds; round++) {
        const files = round % 2 ? first : second
        const shown = await preview({ url: server.url, token }, packed(files))
        if (differences(shown) < students) bad.push(`round ${round} shows ${differences(shown)} differences`)
        await apply(shown)
        await wait(randomInt(Math.ceil(longest)))
        const postmaster = postmasterOf(folder.path)
        const ended = server.end('SIGKILL')
        if (round % 2 === 1 && postmaster) process.kill(postmaster, 'SIGKILL')
        await ended
        server = await start()
        slowest = Math.max(slowest, server.startMs)
        const state = await settled({ url: server.url, token }, shown.id)
        if (state.state === 'Applied') sum.applied++
        else sum.before++
        const left = differences(await preview({ url: server.url, token }, packed(files)))
        if (![0, differences(shown)].includes(left) || (left === 0) !== (state.state === 'Applied'))
          bad.push(`round ${round}: ${state.state}, and ${left} of ${differences(shown)} differences are left`)
        if (left > 0) {
          const again = await preview({ url: server.url, token }, packed(files))
          const from = performance.now()
          await apply(again)
          await settled({ url: server.url, token }, again.id)
          longest = Math.max(longest, performance.now() - from)
        }
        token = await server.signIn()
      }
      return {
        figure: `${rounds} rounds, ${sum.before} killed before the end and ${sum.applied} after it: ${bad.length} halves${bad[0] ? ` (${bad[0]})` : ''}, slowest restart ${seconds(slowest)}`,
        // A run in which nothing was cut off has shown nothing.
        kept: bad.length === 0 && sum.before > rounds / 5,
      }
    } finally {
      await sweep(folder.path, [server])
      folder.remove()
    }
  },
} satisfies Check
