// Writers who never give up: each makes menus under fresh keys, and asks again under the same key until an answer came.
import type pg from 'pg'
import { call, newKey, type Reply } from './call.ts'
import { wait } from './check.ts'
import { ask } from './server.ts'

interface Asked {
  readonly key: string
  readonly name: string
}

/** Many writers at one server, which may go away under them. */
export interface Writers {
  /** What was acknowledged: the menu's id by its name. */
  readonly acknowledged: ReadonlyMap<string, number>
  /** Tries that found nobody there, tries that were cut off, answers by status, and answers that should not have been. */
  readonly seen: { refused: number; cut: number; statuses: Map<number, number>; odd: string[] }
  /** Lets nobody begin anything new, and waits until everything begun is acknowledged. */
  finish(): Promise<void>
}

/** Sets them to work. `url` is read at every try: the server may come back elsewhere. */
export function setToWork(count: number, url: () => string, token: string, label = newKey().slice(0, 6)): Writers {
  const acknowledged = new Map<string, number>()
  const seen: Writers['seen'] = { refused: 0, cut: 0, statuses: new Map(), odd: [] }
  const work = { over: false }
  let made = 0

  const once = async ({ key, name }: Asked): Promise<boolean> => {
    const reply = await call(url(), 'menus.create', { type: 'MENU_DIR', name }, { token, key }).catch((error: unknown) => error as Error)
    if (reply instanceof Error) {
      if ((reply.cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED') seen.refused++
      else seen.cut++
      await wait(20)
      return false
    }
    seen.statuses.set(reply.status, (seen.statuses.get(reply.status) ?? 0) + 1)
    if (reply.status === 200 && reply.envelope?.code === 0) {
      acknowledged.set(name, (reply.envelope.data as { id: number }).id)
      return true
    }
    if (!isAway(reply)) seen.odd.push(`${reply.status} ${reply.text.slice(0, 160)}`)
    await wait(50)
    return false
  }
  const works = Array.from({ length: count }, async (_, writer) => {
    while (!work.over) {
      const asked = { key: newKey(), name: `${label} ${writer} ${made++}` }
      while (!(await once(asked))) if (seen.odd.length > 1000) throw new Error(`the server never answers well: ${seen.odd[0]}`)
    }
  })
  return {
    acknowledged,
    seen,
    finish: async () => {
      work.over = true
      await Promise.all(works)
    },
  }
}

/** The one refusal that is allowed while the database is away: 503 with an envelope and a time to come back. */
export const isAway = ({ status, envelope, headers }: Reply): boolean =>
  status === 503 && envelope?.code === 99 && Boolean(envelope.message) && /^\d+$/.test(headers.get('retry-after') ?? '')

/** How what was acknowledged differs from what the database holds. */
export interface Differences {
  lost: number
  doubled: number
  /** Rows that nobody was told of. */
  extra: number
  /** Menus whose audit is not exactly one row that says they were created. */
  audit: number
}

/** Compares the acknowledged menus with the menus and the audit, looking past the server. */
export async function compare(connection: pg.ClientConfig, acknowledged: ReadonlyMap<string, number>, label: string): Promise<Differences> {
  const rows = await ask<{ id: string; name: string }>(connection, 'select id, name from menu where name like $1', [`${label} %`])
  const audits = await ask<{ id: string; times: string }>(
    connection,
    `select r ->> 'id' as id, count(*) as times from audit, jsonb_array_elements(rows) r where operation = 'menus.create' and r ->> 'entity' = 'menu' and r -> 'after' ->> 'name' like $1 group by 1`,
    [`${label} %`],
  )
  const ids = Map.groupBy(rows, (row) => row.name)
  const audited = new Map(audits.map(({ id, times }) => [Number(id), Number(times)]))
  return {
    lost: [...acknowledged].filter(([name, id]) => !ids.get(name)?.some((row) => Number(row.id) === id)).length,
    doubled: [...ids.values()].filter((same) => same.length > 1).length,
    extra: [...ids.keys()].filter((name) => !acknowledged.has(name)).length,
    audit:
      rows.filter((row) => audited.get(Number(row.id)) !== 1).length +
      audits.filter(({ id }) => !rows.some((row) => Number(row.id) === Number(id))).length,
  }
}
