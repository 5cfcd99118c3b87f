import type { Isb } from '@isb/sdk'
import { findAccount } from '../../lib/line/accounts.ts'
import type { Given, Option } from '../../lib/command.ts'
import { idOf } from '../../lib/line/id.ts'

type Query = NonNullable<NonNullable<Parameters<Isb['audit']['list']>[0]>['query']>

/** What the audit is narrowed by. */
export const filters: readonly Option[] = [
  { flags: '--who <ADDRESS>', does: 'audit.who' },
  { flags: '--operation <NAME>', does: 'audit.operation' },
  { flags: '--entity <KIND>', does: 'audit.entity' },
  { flags: '--id <ID>', does: 'audit.id' },
  { flags: '--from <DAY>', does: 'audit.from' },
  { flags: '--to <DAY>', does: 'audit.to' },
  { flags: '--sort <FIELDS>', does: 'menus.list.sort' },
]

/** The query that the options make. A person is named by address. */
export async function queryOf(isb: Isb, given: Given): Promise<Omit<Query, 'pageNum' | 'pageSize'>> {
  const [who, id] = [given.text('who'), given.text('id')]
  const said = (['operation', 'entity', 'from', 'to', 'sort'] as const).flatMap((name) =>
    given.text(name) === undefined ? [] : [[name, given.text(name)] as const],
  )
  return {
    ...Object.fromEntries(said),
    ...(who === undefined ? {} : { staffId: (await findAccount(isb, who)).id }),
    ...(id === undefined ? {} : { entityId: idOf(id) }),
  }
}
