import type { CliModule } from '../../lib/resource/declared.ts'
import { get } from './get.ts'
import { list } from './list.ts'
import { undo } from './undo.ts'

/** `isb audit …`: what was changed by whom. */
const module: CliModule<'audit'> = { lists: { 'audit.list': list }, commands: [get, undo] }

export default module
