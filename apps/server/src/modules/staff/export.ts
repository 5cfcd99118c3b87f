import { enabledCell, timeCell, wordCell, yesCell, type Cell, type Column } from '../../core/download/export.ts'

const rolesCell = (roles: { name: string }[]): Cell => roles.map(({ name }) => name).join('; ')

/** The columns of the file; names, address, type, gender and roles are those that an import reads. */
export const exported: readonly Column[] = [
  { field: 'name', head: 'field.name' },
  { field: 'nameZh', head: 'field.nameZh' },
  { field: 'email', head: 'field.email' },
  { field: 'type', head: 'field.type', cell: wordCell('value.StaffType.') },
  { field: 'gender', head: 'field.gender', cell: wordCell('value.Gender.') },
  { field: 'roles', head: 'field.roles', cell: rolesCell },
  { field: 'enabled', head: 'field.enabled', cell: enabledCell },
  { field: 'service', head: 'field.service', cell: yesCell },
  { field: 'source', head: 'field.source', cell: wordCell('value.StaffSource.') },
  { field: 'lastLoginAt', head: 'field.lastLoginAt', cell: timeCell },
  { field: 'syncedAt', head: 'field.syncedAt', cell: timeCell },
]
