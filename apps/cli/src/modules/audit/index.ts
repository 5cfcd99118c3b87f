import type { Command } from '../../lib/command.ts'
import { exportAudit } from './export.ts'
import { get } from './get.ts'
import { list } from './list.ts'
import { undo } from './undo.ts'

/** `isb audit …`: what was changed by whom. */
const commands: readonly Command[] = [list, get, undo, exportAudit]

export default commands
