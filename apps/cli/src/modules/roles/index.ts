import type { CliModule } from '../../lib/resource/declared.ts'
import { members, permissions } from './contents.ts'
import { create, update } from './edit.ts'
import { get } from './get.ts'
import { grant, revoke } from './grants.ts'
import { impact } from './impact.ts'
import { list } from './list.ts'
import { allowWithoutSecondFactor, disable, enable, remove, requireSecondFactor } from './state.ts'

/** `isb roles …`: what people may do, under a name. */
const module: CliModule<'roles'> = {
  lists: { 'roles.list': list },
  commands: [
    get,
    create,
    update,
    permissions,
    members,
    grant,
    revoke,
    enable,
    disable,
    requireSecondFactor,
    allowWithoutSecondFactor,
    remove,
    impact,
  ],
}

export default module
