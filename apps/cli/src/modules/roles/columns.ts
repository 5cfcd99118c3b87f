import type { Locale } from '@isb/words'
import { fieldLines } from '../../lib/output/fields.ts'
import { stateName } from '../../lib/output/names.ts'
import type { Say } from '../../lib/speech.ts'
import type { Column } from '../../lib/output/table.ts'
import { shownTime } from '../../lib/output/time.ts'
import type { Role } from './find.ts'

/** The columns of roles. */
export const columnsIn = (locale: Locale): readonly Column[] => [
  { field: 'id', head: 'head.id', whole: true },
  { field: 'name', head: 'head.name', whole: true },
  { field: 'enabled', head: 'head.state', cell: ({ enabled }) => stateName(locale, enabled === true) },
  { field: 'members', head: 'head.members' },
  { field: 'permissions', head: 'head.permissions' },
  { field: 'description', head: 'head.description' },
]

/** One role for people. */
export const view = (role: Role, codes: readonly string[] | undefined, locale: Locale, say: Say): string =>
  fieldLines([
    [say('head.id'), role.id],
    [say('head.name'), role.name],
    [say('head.description'), role.description],
    [say('head.state'), stateName(locale, role.enabled)],
    [say('head.members'), role.members],
    [say('head.permissions'), codes?.join(' ') || role.permissions],
    [say('head.updatedAt'), shownTime(role.updatedAt)],
  ])
