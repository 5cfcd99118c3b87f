import { findAccount } from '../../lib/line/accounts.ts'
import type { CliList } from '../../lib/resource/declared.ts'
import { rolesNamed } from './find.ts'

/** `isb staff list` and what reads one. */
export const list: CliList<'staff.list'> = {
  by: { argument: 'EMAIL', one: 'staff.email', find: findAccount },
  example: 'office@school.example',
  examples: {
    list: [
      'isb staff list --search zhang',
      'isb staff list --search 张 --type parent --sort -lastLoginAt',
      "isb staff list --role 'Front office' --disabled",
      'isb staff list --never-signed-in --ndjson | isb staff invite -',
    ],
    export: ['isb staff export -o staff.xlsx', 'isb staff export --type parent --disabled > parents.csv'],
  },
  columns: [{ field: 'email', whole: true, cell: ({ email }) => email }, 'name', 'nameZh', 'type', 'enabled', 'roles', 'lastLoginAt'],
  view: [
    'email',
    'name',
    'nameZh',
    'type',
    'gender',
    'enabled',
    { field: 'service', cell: ({ service }, { say }) => (service ? say('said.yes') : '') },
    'roles',
    'lastLoginAt',
    'secondFactor',
    'secondFactorDueAt',
    'invitedUntil',
    'source',
    'syncedAt',
    'updatedAt',
  ],
  filters: {
    roleId: {
      flags: '--role <NAME>',
      does: 'staff.list.role',
      async find(isb, name) {
        const [role] = await rolesNamed(isb, [name])
        return role?.id ?? 0
      },
    },
    service: { not: 'people', does: 'staff.list.people' },
  },
}
