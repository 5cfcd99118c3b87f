import type { CliModule } from '../../lib/resource/declared.ts'
import { create, remove, update } from './edit.ts'
import { importStaff } from './import.ts'
import { list } from './list.ts'
import { menus } from './menus.ts'
import { erase, exportPerson } from './person.ts'
import { give, roles, take } from './roles.ts'
import { disable, enable, endSessions, invite, resetSecondFactor } from './state.ts'
import { createToken, revokeToken, tokens } from './tokens.ts'

/** `isb staff …`: accounts, of whatever type. */
const module: CliModule<'staff'> = {
  lists: { 'staff.list': list },
  commands: [
    create,
    update,
    remove,
    enable,
    disable,
    invite,
    endSessions,
    resetSecondFactor,
    roles,
    give,
    take,
    menus,
    tokens,
    createToken,
    revokeToken,
    importStaff,
    exportPerson,
    erase,
  ],
}

export default module
