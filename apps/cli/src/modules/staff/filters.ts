import type { Input, Isb, Schema } from '@isb/sdk'
import type { Given, Option } from '../../lib/command.ts'
import { rolesNamed } from './find.ts'

/** The types of accounts, as the contract calls them. */
export const types = ['staff', 'parent', 'student', 'other'] as const satisfies readonly Schema<'StaffType'>[]
/** The genders that may be noted. */
export const genders = ['female', 'male', 'unspecified'] as const satisfies readonly Schema<'Gender'>[]
const sources = ['local', 'synced'] as const satisfies readonly Schema<'StaffSource'>[]

/** What narrows and orders the list, and a file of it. */
export const filters: readonly Option[] = [
  { flags: '--search <TEXT>', does: 'staff.list.search' },
  { flags: '--type <TYPE>', does: 'staff.list.type', choices: types },
  { flags: '--role <NAME>', does: 'staff.list.role' },
  { flags: '--enabled', does: 'list.enabled' },
  { flags: '--disabled', does: 'list.disabled' },
  { flags: '--gender <GENDER>', does: 'staff.list.gender', choices: genders },
  { flags: '--source <SOURCE>', does: 'staff.list.source', choices: sources },
  { flags: '--never-signed-in', does: 'staff.list.never' },
  { flags: '--service', does: 'staff.list.service' },
  { flags: '--people', does: 'staff.list.people' },
  { flags: '--sort <FIELDS>', does: 'menus.list.sort' },
]

type Query = Omit<Required<Input<'staff.list'>>['query'], 'pageNum' | 'pageSize'>

/** Two switches that are each other's opposite: with both or neither, nothing is asked. */
const either = (given: Given, yes: string, no: string): boolean | undefined =>
  (given.flag(yes) === true) === (given.flag(no) === true) ? undefined : given.flag(yes) === true

/** The query that the filters make. */
export async function queryOf(isb: Isb, given: Given): Promise<Query> {
  const role = given.text('role')
  const [named] = await rolesNamed(isb, role === undefined ? [] : [role])
  const asked = {
    search: given.text('search'),
    type: given.text('type'),
    gender: given.text('gender'),
    source: given.text('source'),
    sort: given.text('sort'),
    roleId: named?.id,
    enabled: either(given, 'enabled', 'disabled'),
    service: either(given, 'service', 'people'),
    neverSignedIn: given.flag('neverSignedIn'),
  }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
}
