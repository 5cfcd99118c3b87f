import type { CliModule } from '../../lib/resource/declared.ts'
import { check } from './check.ts'
import { code } from './code.ts'
import { create } from './create.ts'
import { lists } from './lists.ts'

/** `isb vehicle …`: who may drive in with which plate, and until when. */
const module: CliModule<'vehicle'> = { lists, commands: [create, check, code], aliases: { create: ['apply'] } }

export default module
