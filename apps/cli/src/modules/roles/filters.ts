import type { Input, Isb } from '@isb/sdk'
import type { Given, Option } from '../../lib/command.ts'
import { choiceOf } from './codes.ts'

/** What narrows and orders the list, and a file of it. */
export const filters: readonly Option[] = [
  { flags: '--search <TEXT>', does: 'roles.list.search' },
  { flags: '--enabled', does: 'list.enabled' },
  { flags: '--disabled', does: 'list.disabled' },
  { flags: '--empty', does: 'roles.list.empty' },
  { flags: '--grants <CODE>', does: 'roles.list.grants' },
  { flags: '--sort <FIELDS>', does: 'menus.list.sort' },
]

type Query = Omit<Required<Input<'roles.list'>>['query'], 'pageNum' | 'pageSize'>

/** The query that the filters make. */
export async function queryOf(isb: Isb, given: Given): Promise<Query> {
  const [search, grants, sort] = ['search', 'grants', 'sort'].map(given.text)
  const [enabled, disabled, empty] = ['enabled', 'disabled', 'empty'].map((name) => given.flag(name) === true)
  return {
    ...(search === undefined ? {} : { search }),
    ...(enabled === disabled ? {} : { enabled: enabled === true }),
    ...(empty ? { empty: true } : {}),
    ...(grants === undefined ? {} : { menuId: (await choiceOf(isb)).node(grants).id }),
    ...(sort === undefined ? {} : { sort }),
  }
}
