import type { RecordOf } from '@isb/sdk'
import { word } from '@isb/words'
import type { CliList, OwnCell } from '../../lib/resource/declared.ts'
import { choiceOf } from './codes.ts'

/** That of the built-in role is ours, in the reader's language. */
const description: OwnCell<RecordOf<'roles.list'>> = {
  field: 'description',
  cell: ({ builtin, description }, { locale }) => (builtin ? word(locale, 'role.administrator.text') : description),
}

/** `isb roles list` and what reads one. */
export const list: CliList<'roles.list'> = {
  by: 'name',
  example: "'Front office'",
  examples: {
    list: ['isb roles list', 'isb roles list --grants upms:staff', 'isb roles list --empty --json'],
    export: ['isb roles export -o roles.xlsx', 'isb roles export --empty > empty.csv'],
  },
  columns: ['id', 'name', 'enabled', 'members', 'permissions', description],
  view: ['id', 'name', description, 'enabled', 'members', 'permissions', 'updatedAt'],
  filters: {
    menuId: {
      flags: '--grants <CODE>',
      does: 'roles.list.grants',
      find: async (isb, code) => (await choiceOf(isb)).node(code).id,
    },
  },
}
