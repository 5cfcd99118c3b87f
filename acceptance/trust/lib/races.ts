// Races through two servers on one database. Each tells what it saw, and whether that is what the rules allow.
import type { TestServer } from '@isb/server/testing'
import { call, dataOf, newKey, type Reply } from './call.ts'
import { until } from './check.ts'

/** Two servers side by side, and a session that both accept. */
export interface Ring {
  readonly one: TestServer
  readonly two: TestServer
  readonly token: string
}

export interface Raced {
  readonly figure: string
  readonly kept: boolean
}

interface Menu {
  id: number
  version: number
}

const host = ({ one, two }: Ring, index: number) => (index % 2 === 0 ? one : two).url
const ids = (replies: readonly Reply[]) => new Set(replies.map((reply) => (reply.envelope?.data as Menu | undefined)?.id))
export const fivexx = (replies: readonly Reply[]): number => replies.filter(({ status }) => status >= 500).length
const won = (replies: readonly Reply[]) => replies.filter(({ envelope }) => envelope?.code === 0)
const refusedFor = (replies: readonly Reply[], ...reasons: string[]) =>
  replies.filter(({ status, envelope }) => status === 200 && reasons.includes(envelope?.reason ?? ''))
/** Sends them all at the same moment, by turns to either server. */
const atOnce = (count: number, one: (index: number) => Promise<Reply>) =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)))

async function make(ring: Ring, name: string, parentId = 0, type = 'MENU_DIR', code = ''): Promise<Menu> {
  return dataOf<Menu>(await call(ring.one.url, 'menus.create', { type, name, parentId, code }, ring))
}

const childrenOf = async (ring: Ring, parentId: number) =>
  (await ring.one.pool.query<{ id: number }>('select id from menu where parent_id = $1 order by sort, id', [parentId])).rows.map(
    ({ id }) => id,
  )

/** Two people sort one tree at once: one order or the other holds, whole. */
export async function sorts(ring: Ring, rounds: number): Promise<Raced> {
  const home = await make(ring, 'Sorted')
  const children: number[] = []
  for (let child = 0; child < 12; child++) children.push((await make(ring, `Child ${child}`, home.id)).id)
  let mixed = 0
  let broke = 0
  for (let round = 0; round < rounds; round++) {
    const orders = [children.toSorted(() => Math.random() - 0.5), children.toSorted(() => Math.random() - 0.5)]
    const replies = await atOnce(2, (index) => call(host(ring, index), 'menus.sort', { parentId: home.id, ids: orders[index] }, ring))
    broke += fivexx(replies) + 2 - won(replies).length
    const held = (await childrenOf(ring, home.id)).join()
    if (!orders.some((order) => order.join() === held)) mixed++
  }
  return { figure: `${rounds} double sorts: ${mixed} mixed, ${broke} refused`, kept: mixed + broke === 0 }
}

/** Moves that would close rings, of two and of more: at least one in each ring must be refused, and the tree stays a forest. */
export async function rings(ring: Ring, moves: number): Promise<Raced> {
  let done = 0
  let circles = 0
  let untrue = 0
  let broke = 0
  for (let round = 0; done < moves; round++) {
    const length = [2, 2, 3, 5, 8][round % 5] ?? 2
    const nodes: Menu[] = []
    for (let node = 0; node < length; node++) nodes.push(await make(ring, `Ring ${round} ${node}`))
    const under = (index: number) => nodes[(index + 1) % length]?.id ?? 0
    const replies = await atOnce(length, (index) =>
      call(host(ring, index), 'menus.sort', { parentId: under(index), ids: [nodes[index]?.id] }, ring),
    )
    done += length
    broke += fivexx(replies)
    const { rows } = await ring.one.pool.query<{ id: number; parent_id: number | null }>('select id, parent_id from menu')
    const parents = new Map(rows.map(({ id, parent_id }) => [id, parent_id]))
    for (const { id } of nodes) {
      let steps = 0
      for (let at = parents.get(id); at != null && steps <= rows.length; at = parents.get(at)) steps++
      if (steps > rows.length) circles++
    }
    // An answer is true when it moved what it says it moved, and left alone what it refused.
    for (const [index, { envelope }] of replies.entries()) {
      const stands = parents.get(nodes[index]?.id ?? 0)
      if (envelope?.code === 0 ? stands !== under(index) : stands !== null || envelope?.reason !== 'MENU_CYCLE') untrue++
    }
    if (won(replies).length !== length - 1) untrue++
  }
  return {
    figure: `${done} ring moves: ${circles} in circles, ${untrue} untrue answers, ${broke} × 5xx`,
    kept: circles + untrue + broke === 0,
  }
}

/** Many edits of one menu from one version: the first wins, the others are stale. */
export async function edits(ring: Ring, count: number): Promise<Raced> {
  const menu = await make(ring, 'Edited')
  const replies = await atOnce(count, (index) =>
    call(host(ring, index), 'menus.update', { id: menu.id, parentId: 0, name: `Edit ${index}`, version: menu.version }, ring),
  )
  const { rows } = await ring.one.pool.query<{ version: number; name: string }>('select version, name from menu where id = $1', [menu.id])
  const winner = won(replies)[0]?.envelope?.data as { name: string } | undefined
  const [wins, stale] = [won(replies).length, refusedFor(replies, 'STALE').length]
  return {
    figure: `${count} edits: ${wins} won, ${stale} stale, ${fivexx(replies)} × 5xx`,
    kept: wins === 1 && stale === count - 1 && rows[0]?.version === menu.version + 1 && rows[0].name === winner?.name,
  }
}

/** Many nodes with one code: one is made. */
export async function codes(ring: Ring, count: number): Promise<Raced> {
  const code = `race:${newKey()}`
  const replies = await atOnce(count, (index) =>
    call(host(ring, index), 'menus.create', { type: 'MENU', name: `Code ${index}`, code }, ring),
  )
  const { rowCount } = await ring.one.pool.query('select 1 from menu where code = $1', [code])
  const [wins, taken] = [won(replies).length, refusedFor(replies, 'MENU_CODE_TAKEN').length]
  return {
    figure: `${count} creations of one code: ${wins} made, ${taken} taken, ${fivexx(replies)} × 5xx`,
    kept: wins === 1 && taken === count - 1 && rowCount === 1,
  }
}

/** One request under one key, many times at once: one effect, one answer. */
export async function keys(ring: Ring, count: number): Promise<Raced> {
  const key = newKey()
  const name = `Keyed ${key}`
  const replies = await atOnce(count, (index) => call(host(ring, index), 'menus.create', { type: 'MENU_DIR', name }, { ...ring, key }))
  const { rowCount } = await ring.one.pool.query('select 1 from menu where name = $1', [name])
  const answers = new Set(replies.map(({ status, text }) => `${status} ${text}`)).size
  return {
    figure: `one key ${count} times: ${rowCount} effects, ${answers} different answers`,
    kept: rowCount === 1 && answers === 1 && won(replies).length === count,
  }
}

/** Two imports of the same codes: one is done, the other refused, and nothing of it stays. */
export async function imports(ring: Ring, size: number): Promise<Raced> {
  const home = [await make(ring, 'Import one'), await make(ring, 'Import two')]
  const label = newKey()
  const nodes = Array.from({ length: size }, (_, node) => ({
    key: String(node),
    type: 'MENU',
    name: `Node ${node}`,
    code: `import:${label}:${node}`,
  }))
  const replies = await atOnce(2, (index) => call(host(ring, index), 'menus.import', { parentId: home[index]?.id, nodes }, ring))
  const runs = [...ids(replies)]
  const states = async () =>
    (await ring.one.pool.query<{ state: string }>('select state from run where id = any($1) order by state', [runs])).rows.map(
      ({ state }) => state,
    )
  await until('both imports end', async () => !(await states()).includes('Running'))
  const held = (await Promise.all(home.map(({ id }) => childrenOf(ring, id)))).map((children) => children.length).toSorted((a, b) => a - b)
  const ended = (await states()).join(', ')
  return {
    figure: `2 imports of ${size} codes: ${ended}, ${held.join(' and ')} nodes`,
    kept: ended === 'Done, Refused' && held.join() === `0,${size}`,
  }
}

/** Deleting a module while others put children into it: either it is gone and has none, or it stays with them. */
export async function orphans(ring: Ring, rounds: number): Promise<Raced> {
  let wrong = 0
  let removed = 0
  for (let round = 0; round < rounds; round++) {
    const home = await make(ring, `Doomed ${round}`)
    const [remove, ...adds] = await atOnce(4, (index) =>
      index === 0
        ? call(host(ring, round), 'menus.remove', { id: home.id }, ring)
        : call(host(ring, round + index), 'menus.create', { type: 'MENU', name: `Late ${index}`, parentId: home.id }, ring),
    )
    const gone = remove?.envelope?.code === 0
    if (gone) removed++
    const children = await childrenOf(ring, home.id)
    const consistent = gone
      ? refusedFor(adds, 'MENU_PARENT_NOT_FOUND').length === adds.length && children.length === 0
      : remove?.envelope?.reason === 'MENU_HAS_CHILDREN' && won(adds).length > 0
    if (!consistent || children.length !== won(adds).length) wrong++
  }
  return { figure: `${rounds} deletes against adds (${removed} deleted first): ${wrong} wrong`, kept: wrong === 0 }
}

/** What a role may do changes: both servers must say so at the very next request. */
export async function permissions(ring: Ring, reader: string, rounds: number): Promise<Raced> {
  const allowed = async (server: TestServer) => (await call(server.url, 'menus.page', { pageSize: 1 }, { token: reader })).envelope?.code
  const give =
    "insert into role_menu select r.id, m.id from role r, menu m where r.name = 'Menu reader' and m.code = 'upms:menu' on conflict do nothing"
  const take =
    "delete from role_menu using role r, menu m where r.id = role_id and m.id = menu_id and r.name = 'Menu reader' and m.code = 'upms:menu'"
  let late = 0
  for (let round = 0; round < rounds; round++) {
    for (const [sql, code] of [
      [take, 4],
      [give, 0],
    ] as const) {
      await ring.one.pool.query(sql)
      const seen = await Promise.all([allowed(ring.one), allowed(ring.two)])
      late += seen.filter((one) => one !== code).length
    }
  }
  return { figure: `${rounds * 2} changes of a permission: ${late} late`, kept: late === 0 }
}
