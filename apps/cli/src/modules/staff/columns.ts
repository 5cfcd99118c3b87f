import type { Schema } from '@isb/sdk'
import { type Locale, word } from '@isb/words'
import type { Account } from '../../lib/line/accounts.ts'
import { fieldLines } from '../../lib/output/fields.ts'
import { stateName } from '../../lib/output/names.ts'
import type { Say } from '../../lib/speech.ts'
import type { Column } from '../../lib/output/table.ts'
import { shownTime } from '../../lib/output/time.ts'

const rolesOf = (roles: readonly Schema<'RoleRef'>[]): string => roles.map((role) => role.name).join(', ')

/** The columns of accounts. */
export const columnsIn = (locale: Locale): readonly Column[] => [
  { field: 'email', head: 'head.email', whole: true },
  { field: 'name', head: 'head.name' },
  { field: 'nameZh', head: 'head.nameZh' },
  { field: 'type', head: 'head.type', cell: ({ type }) => word(locale, `value.StaffType.${type as Schema<'StaffType'>}`) },
  { field: 'enabled', head: 'head.state', cell: ({ enabled }) => stateName(locale, enabled === true) },
  { field: 'roles', head: 'head.roles', cell: ({ roles }) => rolesOf(roles as Account['roles']) },
  { field: 'lastLoginAt', head: 'head.lastLogin', cell: ({ lastLoginAt }) => shownTime(lastLoginAt as string | null) },
]

/** One account for people. */
export const view = (one: Account, locale: Locale, say: Say): string =>
  fieldLines([
    [say('head.email'), one.email],
    [say('head.name'), one.name],
    [say('head.nameZh'), one.nameZh],
    [say('head.type'), word(locale, `value.StaffType.${one.type}`)],
    [say('head.gender'), one.gender && word(locale, `value.Gender.${one.gender}`)],
    [say('head.state'), stateName(locale, one.enabled)],
    [say('head.service'), one.service ? say('said.yes') : ''],
    [say('head.roles'), rolesOf(one.roles)],
    [say('head.lastLogin'), shownTime(one.lastLoginAt)],
    [say('head.invitedUntil'), shownTime(one.invitedUntil)],
    [say('head.source'), word(locale, `value.StaffSource.${one.source}`)],
    [say('head.syncedAt'), shownTime(one.syncedAt)],
    [say('head.updatedAt'), shownTime(one.updatedAt)],
  ])
