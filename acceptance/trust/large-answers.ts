// A school of 100,000 accounts and menus, and a role that grants all of them to everybody: whatever is read of it, and whatever a small
// body changes, holds nobody up and takes little memory. Time is the processor time of the server's own thread between two beats, for on
// a loaded machine any process waits.
// S-04
import { join } from 'node:path'
import { contractCodes, operationIds, operationOf, type OperationId } from '@isb/contract'
import document from '@isb/contract/openapi.json' with { type: 'json' }
import { call, dataOf, headersOf, type Reply } from './lib/call.ts'
import type { Check } from './lib/check.ts'
import { heldIn, liveIn, memoryFor } from './lib/probe.ts'
import { ask, embeddedIn, newFolder, startProcess, sweep, type Process } from './lib/server.ts'

interface Measured {
  readonly what: string
  readonly held: number
  readonly more: number
  readonly size: number
}
interface Described {
  readonly operationId: string
  readonly parameters?: readonly { readonly $ref?: string; readonly name?: string; readonly schema?: { readonly maximum?: number } }[]
}
const described = Object.values(document.paths as unknown as Record<string, Record<string, Described>>).flatMap((item) =>
  Object.values(item),
)

/** The query for as much as an operation answers. */
function mostOf(id: OperationId): string[] {
  if (operationOf(id).answers === 'file' && id.includes('.export')) return ['?format=csv', '?format=xlsx']
  const { parameters = [] } = described.find(({ operationId }) => operationId === id) ?? {}
  if (parameters.some(({ $ref }) => $ref?.endsWith('/PageSize'))) return ['?pageSize=1000']
  const own = parameters.find(({ name }) => name === 'pageSize')
  return [own ? `?pageSize=${own.schema?.maximum ?? 1000}` : '']
}

const nextYear = new Date(Date.now() + 300 * 24 * 60 * 60_000).toISOString()

const reads = operationIds.filter((id) => operationOf(id).method === 'GET' && operationOf(id).answers !== 'events')

/** Small bodies that change, or ask about, what is large. */
const writes = ({ roleId, auditId, menuIds, otherIds, staffId, kioskId }: School): [OperationId, object][] => [
  ['menus.update', { id: menuIds[0], name: 'Moved', parentId: menuIds[1] }],
  ['menus.moveImpact', { parentId: menuIds[1], ids: menuIds.slice(2, 502) }],
  ['menus.sort', { parentId: menuIds[1], ids: menuIds.slice(0, 500).filter((_, at) => at !== 1) }],
  ['menus.sort', { parentId: 0, ids: [...otherIds, menuIds[1], ...menuIds.slice(500)] }],
  ['menus.create', { type: 'MENU_DIR', name: 'New' }],
  ['menus.remove', { id: menuIds[600] }],
  ['audit.undo', { auditId }],
  ['staff.update', { staffId, version: 1, name: 'Renamed' }],
  ['staff.rolesImpact', { staffId, roleIds: [] }],
  ['staff.setRoles', { staffId, roleIds: [], version: 2 }],
  ['staff.addRole', { staffId, roleId }],
  ['staff.createToken', { staffId: kioskId, name: 'Kiosk', expiresAt: nextYear, scopes: ['bike:list'] }],
  ['account.createToken', { name: 'Own', expiresAt: nextYear, scopes: ['bike:list'] }],
  ['config.plan', { configuration: {}, prune: true }],
  ['roles.disable', { roleId }],
  ['roles.enable', { roleId }],
  ['roles.update', { roleId, description: 'New', version: 3 }],
  ['roles.assignImpact', { roleId, menuIds: [menuIds[3]] }],
  ['roles.assign', { roleId, menuIds: menuIds.slice(0, 500), version: 4 }],
  ['roles.remove', { roleId }],
]

const most = 100 * 1024 * 1024

export default {
  name: 'large answers',
  promise: 'loop held ≤ 100 ms, ≤ 100 MB more for any of them',
  async run({ quick }) {
    if (process.platform !== 'linux') return { notRun: 'the memory of a process is read from /proc' }
    const rows = quick ? 20_000 : 100_000
    const folder = newFolder('large')
    let server: Process | undefined
    try {
      server = await startProcess({ DATA_DIR: folder.path, NODE_OPTIONS: `--import=${join(import.meta.dirname, 'lib/loop-probe.ts')}` })
      const running = server
      const { url } = server
      const token = await server.signIn()
      const get = (path: string, as = token) =>
        fetch(`${url}/isb/admin${path}`, { headers: headersOf({ token: as }, undefined) }).then(async (reply) => {
          let size = 0
          for await (const piece of reply.body ?? []) size += (piece as Uint8Array).byteLength
          if (reply.status >= 500) throw new Error(`${path}: HTTP ${reply.status}`)
          return size
        })
      const found: Measured[] = []
      const measure = async (what: string, work: () => Promise<number>): Promise<Measured> => {
        // What earlier ones left behind is swept away, and room that they took is given back: each is measured by itself.
        await liveIn(running)
        await heldIn(running)
        let size = 0
        const more = await memoryFor(running, async () => void (size = await work()))
        return { what, size, more, held: await heldIn(running) }
      }
      const pathOf = (id: OperationId, ids: Readonly<Record<string, number>>) =>
        operationOf(id).path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name] ?? 1))

      // What is compiled and loaded with the first request is not of the answers.
      for (const id of reads) await get(pathOf(id, {}))
      const school = await plant(folder.path, rows)
      const { roleId, auditId, staffId } = school
      const named = { roleId, auditId, staffId }
      const input = { staffId: school.kioskId, name: 'All', expiresAt: nextYear, scopes: contractCodes }
      const limited = dataOf<{ secret: string }>(await call(url, 'staff.createToken', input, { token })).secret
      for (const [who, as] of [
        ['an administrator', token],
        ['a token', limited],
      ] as const)
        for (const id of reads)
          for (const query of mostOf(id)) {
            const read = () => measure(`${id}${query} by ${who}`, () => get(pathOf(id, named) + query, as))
            const once = await read()
            // When Node sweeps up is chance: what takes much takes it twice.
            found.push(once.more <= most ? once : await read())
          }
      const undone: string[] = []
      for (const [id, input] of writes(school))
        found.push(
          await measure(id, async () => {
            const reply: Reply = await call(url, id, input, { token })
            if (reply.envelope?.code !== 0 && id !== 'audit.undo') undone.push(`${id}: ${reply.text.slice(0, 200)}`)
            return reply.text.length
          }),
        )

      const longest = found.reduce((one, other) => (other.held > one.held ? other : one))
      const widest = found.reduce((one, other) => (other.more > one.more ? other : one))
      const mb = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`
      return {
        figure: `${rows} menus and accounts, ${found.length} requests: loop held ${longest.held.toFixed(0)} ms at worst (${longest.what}, ${mb(longest.size)}); +${mb(widest.more)} at most (${widest.what}, ${mb(widest.size)})${undone.length > 0 ? `; not done: ${undone.join('; ')}` : ''}`,
        kept: longest.held <= 100 && widest.more <= most && undone.length === 0,
      }
    } finally {
      await sweep(folder.path, [server])
      folder.remove()
    }
  },
} satisfies Check

interface School {
  readonly roleId: number
  readonly auditId: number
  /** The nodes that it has beside those of a new school, in their order. */
  readonly menuIds: readonly number[]
  /** What stands at the top in a new school. */
  readonly otherIds: readonly number[]
  readonly staffId: number
  /** A service account, which has the role as well. */
  readonly kioskId: number
}

async function plant(folder: string, rows: number): Promise<School> {
  const database = embeddedIn(folder)
  const idsOf = async (text: string) => (await ask<{ id: string }>(database, text)).map(({ id }) => Number(id))
  const oneOf = async (text: string) => (await idsOf(text))[0] ?? 0
  const many = `generate_series(1, ${rows}) n`
  await idsOf(
    `insert into menu (type, name, name_zh, code, sort) select 'MENU_DIR', 'Menu ' || n, '菜单 ' || n, 'large:' || n, n from ${many}`,
  )
  const menuIds = await idsOf(`select id from menu where code like 'large:%' order by sort, id`)
  const otherIds = await idsOf(`select id from menu where code not like 'large:%' and parent_id is null`)
  const staffId = await oneOf(`insert into staff (name, name_zh, email)
    select 'Person ' || n, '人' || n, 'person.' || n || '@school.example' from ${many} returning id`)
  const kioskId = await oneOf(`insert into staff (name, service) values ('Kiosk', true) returning id`)
  await idsOf(`insert into bike (number) select 'B' || n from ${many}`)
  const roleId = await oneOf(`with made as (insert into role (name) values ('Large') returning id),
    granted as (insert into role_menu (role_id, menu_id) select made.id, menu.id from made, menu) select id from made`)
  await idsOf(`insert into staff_role (staff_id, role_id) select id, ${roleId} from staff where email like 'person.%' or service`)
  const change = `jsonb_agg(jsonb_build_object('entity', 'staff', 'id', n, 'before', null, 'after', jsonb_build_object('name', 'Person ' || n)))`
  const auditId = await oneOf(`insert into audit (at, operation, rows) select now(), 'staff.import', ${change} from ${many} returning id`)
  await idsOf(`insert into audit (at, operation, rows)
    select now(), 'staff.import', (select ${change} from generate_series(k, k + 9) n) from generate_series(1, ${rows / 10}) k`)
  await idsOf('analyze')
  return { roleId, auditId, menuIds, otherIds, staffId, kioskId }
}
