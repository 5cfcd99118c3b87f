import type { Command } from '../../lib/command.ts'
import { members, permissions } from './contents.ts'
import { create, update } from './edit.ts'
import { grant, revoke } from './grants.ts'
import { impact } from './impact.ts'
import { exportRoles, get, list } from './list.ts'
import { disable, enable, remove } from './state.ts'

/** `isb roles …`: what people may do, under a name. */
const commands: readonly Command[] = [
  list,
  get,
  create,
  update,
  permissions,
  members,
  grant,
  revoke,
  enable,
  disable,
  remove,
  impact,
  exportRoles,
]

export default commands
