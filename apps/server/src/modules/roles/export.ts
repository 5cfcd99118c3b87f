import { enabledCell, timeCell, type Column } from '../../core/download/export.ts'

/** The columns of the file. */
export const exported: readonly Column[] = [
  { field: 'name', head: 'field.name' },
  { field: 'description', head: 'field.description' },
  { field: 'enabled', head: 'field.enabled', cell: enabledCell },
  { field: 'members', head: 'field.members' },
  { field: 'permissions', head: 'field.permissions' },
  { field: 'updatedAt', head: 'field.updatedAt', cell: timeCell },
]
