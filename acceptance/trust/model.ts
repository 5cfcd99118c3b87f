/*
 * Two administrators work on one tree and on the grants of the same roles at once, each through a server of their own, by random
 * operations. Afterwards their work is replayed on a model, in the order of the audit's ids: the audit is written under the tree's lock,
 * so that is the order in which it happened. Divergences are: an acknowledged operation that the model would have refused at its place; a
 * refusal whose reason held at no moment between its question and its answer; an order that contradicts the clock (an operation answered
 * before another was asked must come before it); a tree that differs in the end.
 */
import { randomInt } from 'node:crypto'
import type { TestServer } from '@isb/server/testing'
import { call, dataOf, type Reply } from './lib/call.ts'
import type { Check } from './lib/check.ts'
import { openPair, sessionOf } from './lib/pair.ts'
import { grantsLine, lineOf, TreeModel, type Kind, type Operation } from './lib/tree-model.ts'

/** An operation with its answer, and its times by a clock that counts questions and answers. */
interface Done {
  readonly asked: Operation
  readonly reply: Reply
  readonly from: number
  readonly to: number
}
interface Known {
  id: number
  parentId: number
  version: number
  code: string
  type: Kind
}

interface Seen {
  readonly menus: readonly Known[]
  readonly roles: readonly { id: number; version: number }[]
}

const pick = <T>(from: readonly T[]): T | undefined => from[randomInt(Math.max(1, from.length))]
const codes = ['', '', '', ...Array.from({ length: 12 }, (_, at) => `model:${at}`)]
const kinds: readonly Kind[] = ['MENU_DIR', 'MENU_DIR', 'MENU', 'MENU_PERM_RESOURCE']

/** A random operation by what somebody saw last, which the other may have changed since. Some aim wrong on purpose. */
function invent({ menus: seen, roles }: Seen, name: string): Operation {
  const role = pick(roles)
  if (role && randomInt(5) === 0) {
    const menuIds = seen.filter(() => randomInt(4) === 0).map(({ id }) => id)
    return { does: 'assign', roleId: role.id, version: randomInt(8) === 0 ? role.version + 1 : role.version, menuIds }
  }
  const anywhere = () => (randomInt(4) === 0 ? 0 : (pick(seen)?.id ?? 0))
  const node = pick(seen)
  const dice = randomInt(100)
  if (!node || dice < 45) return { does: 'create', type: pick(kinds) ?? 'MENU_DIR', parentId: anywhere(), code: pick(codes) ?? '', name }
  if (dice < 67) {
    const { id, version } = node
    return {
      does: 'update',
      id,
      version: randomInt(8) === 0 ? version + 1 : version,
      parentId: dice < 58 ? node.parentId : anywhere(),
      code: randomInt(3) === 0 ? (pick(codes) ?? '') : node.code,
      name,
    }
  }
  if (dice < 92) {
    const parentId = anywhere()
    const children = seen.filter((other) => other.parentId === parentId).map(({ id }) => id)
    const guests = randomInt(3) === 0 ? [node.id] : []
    const ids = [...new Set([...children, ...guests])].toSorted(() => randomInt(3) - 1)
    return { does: 'sort', parentId, ids: ids.length > 0 ? ids : [node.id] }
  }
  return { does: 'remove', id: node.id }
}

function ask(server: TestServer, token: string, asked: Operation): Promise<Reply> {
  const { does, ...input } = asked
  return call(server.url, does === 'assign' ? 'roles.assign' : `menus.${does}`, input, { token })
}

async function look(server: TestServer, token: string): Promise<Seen> {
  const { records: menus } = dataOf<{ records: Known[] }>(await call(server.url, 'menus.page', {}, { token }))
  const { records: roles } = dataOf<{ records: { id: number; version: number; builtin: boolean }[] }>(
    await call(server.url, 'roles.list', {}, { token }),
  )
  return { menus, roles: roles.filter(({ builtin }) => !builtin).slice(0, 3) }
}

const grantsIn = async ({ pool }: TestServer) =>
  (
    await pool.query<{ id: number; version: number; granted: number[] }>(
      `select id, version, (select coalesce(array_agg(menu_id::int), '{}') from role_menu where role_id = role.id) as granted from role where not builtin`,
    )
  ).rows

const rowsOf = async ({ pool }: TestServer) =>
  (
    await pool.query<{ id: number; type: Kind; parentId: number; code: string; name: string; version: number }>(
      'select id, type, coalesce(parent_id, 0) as "parentId", code, name, version from menu order by sort, id',
    )
  ).rows

const madeId = ({ envelope }: Reply) => (envelope?.data as { id?: number } | undefined)?.id ?? 0

/** Replays the work on the model and says everything that cannot have been. */
function replay(model: TreeModel, done: readonly Done[], order: ReadonlyMap<string, number>): string[] {
  const wrong: string[] = []
  const requestOf = ({ reply }: Done) => reply.headers.get('x-request-id') ?? ''
  const acknowledged = done
    .filter((one) => one.reply.envelope?.code === 0 && order.has(requestOf(one)))
    .toSorted((a, b) => (order.get(requestOf(a)) ?? 0) - (order.get(requestOf(b)) ?? 0))
  // What has no audit row changed nothing, and must be allowed to have changed nothing at some moment of its time: all refusals, and
  // sorts into the order that was there.
  const idle = new Set(done.filter((one) => !acknowledged.includes(one)))
  for (const { reply } of idle) if (reply.status !== 200) wrong.push(`HTTP ${reply.status} ${reply.text}`)
  let latest = 0
  for (let at = 0; at <= acknowledged.length; at++) {
    const next = acknowledged[at]
    // The state before `next` held from the last question that led to it until the first answer after it.
    const end = Math.min(...acknowledged.slice(at).map(({ to }) => to), Infinity)
    for (const one of idle) {
      if (one.to < latest || one.from > end) continue
      const reasons = model.reasons(one.asked)
      const { code, reason = '' } = one.reply.envelope ?? { code: 99 }
      if (code === 0 ? reasons.size === 0 && isOrder(model, one.asked) : reasons.has(reason)) idle.delete(one)
    }
    if (!next) break
    if (next.to < latest) wrong.push(`against the clock: ${JSON.stringify(next.asked)}`)
    latest = Math.max(latest, next.from)
    const reasons = model.reasons(next.asked)
    if (reasons.size > 0) wrong.push(`acknowledged, against ${[...reasons].join()}: ${JSON.stringify(next.asked)}`)
    model.apply(next.asked, madeId(next.reply))
  }
  for (const { asked, reply } of idle) wrong.push(`never true: ${JSON.stringify(asked)} answered ${reply.text.slice(0, 120)}`)
  return wrong
}

const isOrder = (model: TreeModel, asked: Operation) =>
  asked.does === 'sort' && model.childrenOf(asked.parentId).join() === asked.ids.join()

export default {
  name: 'model',
  promise: '0 divergences',
  async run({ quick }) {
    const each = (quick ? 300 : 1000) / 2
    const pair = await openPair()
    try {
      const model = new TreeModel()
      for (const { id, ...node } of await rowsOf(pair.one)) model.plant(id, node)
      for (const { id, version, granted } of await grantsIn(pair.one)) model.roles.set(id, { version, granted: new Set(granted) })
      const done: Done[] = []
      let clock = 0
      let together = 0
      let busy = 0
      const work = async (server: TestServer, who: string) => {
        const token = await sessionOf(pair.one, 'admin')
        let seen: Seen = { menus: [], roles: [] }
        for (let count = 0; count < each; count++) {
          if (count % 4 === 0) seen = await look(server, token)
          const asked = invent(seen, `${who} ${count}`)
          const from = ++clock
          if (++busy > 1) together++
          const reply = await ask(server, token, asked)
          busy--
          done.push({ asked, reply, from, to: ++clock })
        }
      }
      await Promise.all([work(pair.one, 'first'), work(pair.two, 'second')])
      const { rows } = await pair.one.pool.query<{ id: number; request_id: string }>('select id, request_id from audit')
      const wrong = replay(model, done, new Map(rows.map((row) => [row.request_id, row.id])))
      const places = new Map<number, number>()
      const held = (await rowsOf(pair.two)).map(({ id, ...node }) => {
        const place = places.get(node.parentId) ?? 0
        places.set(node.parentId, place + 1)
        return lineOf(id, { ...node, place })
      })
      const grants = (await grantsIn(pair.two)).map(({ id, version, granted }) => grantsLine(id, version, granted))
      const differs = new Set(model.lines()).symmetricDifference(new Set([...held, ...grants]))
      const acknowledged = done.filter(({ reply }) => reply.envelope?.code === 0).length
      const first = wrong[0] ?? [...differs][0]
      return {
        figure: `${done.length} operations, ${together} while another was under way, ${acknowledged} acknowledged, ${done.length - acknowledged} refused: ${wrong.length + differs.size} divergences${first ? ` (${first})` : ''}, ${held.length} nodes in the end`,
        kept: wrong.length + differs.size === 0 && together > each / 4 && acknowledged > each / 2,
      }
    } finally {
      await pair.stop()
    }
  },
} satisfies Check
