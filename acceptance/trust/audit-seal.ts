// The audit is sealed while people work. Then its owner changes something, whatever it is, again and again: each time it is found. People who
// are erased, and lines that are tidied away, are no tampering.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { createIsb, memorySession } from '@isb/sdk'
import { quantile, seconds, until, type Check } from './lib/check.ts'
import { Dice } from './lib/dice.ts'
import { admin, embeddedIn, newFolder, startProcess, sweep, type Process } from './lib/server.ts'

const program = join(import.meta.dirname, '../../apps/server/src/verify-audit.ts')
const verify = (dataDir: string) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, [program], { env: { PATH: process.env['PATH'], DATA_DIR: dataDir } })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)))
    child.on('close', (code) => resolve({ code, said }))
  })

/** What can be changed of the tables behind the audit: another value of a column, by its type. */
const columns: readonly (readonly [table: string, column: string, other: string])[] = [
  ['audit', 'at', "at - interval '1 second'"],
  ['audit', 'staff_id', 'coalesce(staff_id, 0) + 1'],
  ['audit', 'staff_name', "staff_name || 'x'"],
  ['audit', 'staff_name', "case when staff_name = '' then 'x' else '' end"],
  ['audit', 'address', "'203.0.113.9'"],
  ['audit', 'token', "coalesce(token, '') || 'x'"],
  ['audit', 'request_id', "request_id || 'x'"],
  ['audit', 'operation', "operation || 'x'"],
  ['audit', 'reason', "coalesce(reason, '') || 'x'"],
  ['audit', 'rows', "rows || '[{}]'"],
  ['audit', 'rows', 'case when jsonb_array_length(rows) > 1 then rows - 0 else rows || rows || rows end'],
  ['audit', 'rows', `jsonb_set(rows, '{0,id}', '-1')`],
  ['audit', 'rows', `jsonb_set(rows, '{0,after}', '{"name": "Somebody"}')`],
  ['audit_sealed', 'digest', "sha256(digest || 'x')"],
  ['audit_sealed', 'at', "at - interval '1 second'"],
  ['audit_seal', 'digest', "sha256(digest || 'x')"],
  ['audit_seal', 'signature', "sha256(signature || 'x')"],
  ['audit_salt', 'seed', "sha256(seed || 'x')"],
]
/** By which rows are told apart, and which are tried: lines that are sealed, and have rows. */
const keys: Readonly<Record<string, readonly [key: string, which: string]>> = {
  audit: ['id', "rows <> '[]' and exists (select from audit_sealed s where s.audit_id = t.id)"],
  audit_seal: ['id', 'true'],
  audit_sealed: ['audit_id, seal_id', 'true'],
  audit_salt: ['audit_id', 'seed is not null'],
}
const tables = Object.keys(keys)

export default {
  name: 'audit seal',
  promise: 'each tampering is found, no erasure is taken for one, writers never wait',
  async run({ quick, seed = Date.now() % 1e6 }) {
    const dice = new Dice(seed)
    const folder = newFolder('seal')
    let server: Process | undefined
    try {
      server = await startProcess({ DATA_DIR: folder.path, LOG_LEVEL: 'info' })
      const { url, said } = server
      const isb = createIsb({ host: url, session: memorySession(), timeout: 30_000 })
      await isb.auth.login({ body: admin })
      const people = await Promise.all(
        Array.from({ length: 12 }, (_, at) =>
          isb.staff.create({ body: { type: 'other', name: `Somebody Number${at}`, email: `somebody${at}@school.example` } }),
        ),
      )
      // Until a seal has been made under load.
      const took: number[] = []
      const isSealed = () => said().includes('"msg":"sealed"')
      const write = async (writer: number) => {
        for (let at = 0; !isSealed() || at < 50; at++) {
          const began = performance.now()
          await isb.menus.create({ body: { type: 'MENU_DIR', name: `sealed ${writer} ${at}` } })
          took.push(performance.now() - began)
        }
      }
      await Promise.all([0, 1, 2, 3].map(write))
      for (const { id, name } of people.slice(0, 6)) await isb.staff.erase({ path: { staffId: id }, body: { name } })
      const early = await verify(folder.path)
      const seals = () => said().split('"msg":"sealed"').length - 1
      const sealed = seals()
      await until('what was erased is sealed again', () => seals() > sealed)
      const calm = await verify(folder.path)

      const owner = new pg.Client(embeddedIn(folder.path))
      owner.on('error', () => {})
      await owner.connect()
      await owner.query("set session_replication_role = 'replica'")
      // Whoever owns the tables is kept by none of their rules.
      await owner.query('alter table audit drop constraint audit_refused_touched_nothing')
      const rounds = quick ? 12 : 120
      const missed: string[] = []
      for (let round = 0; round < rounds; round++) {
        const [table, column, other] = columns[dice.throw(columns.length)] ?? columns[0]!
        const [whole, gone] = [dice.throw(5) === 0, dice.throw(tables.length)]
        const from = whole ? (tables[gone] ?? 'audit') : table
        const [key, which] = keys[from] ?? ['id', 'true']
        await owner.query('drop table if exists pg_temp.original')
        await owner.query(`create temporary table original as select * from ${from} t where ${which} order by random() limit 1`)
        const same = `(${key}) in (select ${key} from original)`
        await owner.query(whole ? `delete from ${from} where ${same}` : `update ${from} set ${column} = ${other} where ${same}`)
        const { code } = await verify(folder.path)
        if (code !== 1) missed.push(whole ? `${from} deleted` : `${from}.${column} = ${other}`)
        await owner.query(`delete from ${from} where ${same}`)
        await owner.query(`insert into ${from} ${from === 'audit' ? 'overriding system value' : ''} select * from original`)
      }
      await owner.end()
      const after = await verify(folder.path)
      const alarms = [early, calm, after].filter(({ code }) => code !== 0)
      return {
        figure: `seed ${seed}: ${rounds - missed.length} of ${rounds} tamperings found${missed.length > 0 ? ` (missed: ${missed.slice(0, 3).join(', ')})` : ''}; ${alarms.length} false alarms${alarms[0] ? ` (${alarms[0].said})` : ''}; ${took.length} writes while it sealed, p99 ${seconds(quantile(took, 0.99))}, slowest ${seconds(Math.max(...took))}; ${calm.said.split('\n')[0]}`,
        kept: missed.length === 0 && alarms.length === 0 && Math.max(...took) < 5000,
      }
    } finally {
      await sweep(folder.path, [server])
      folder.remove()
    }
  },
} satisfies Check
