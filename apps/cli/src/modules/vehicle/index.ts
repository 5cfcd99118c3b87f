import type { Command } from '../../lib/command.ts'
import { apply } from './apply.ts'
import { check } from './check.ts'
import { decide } from './decide.ts'
import { code, exportPasses, get, history, list } from './list.ts'
import { update } from './update.ts'

/** `isb vehicles …`: who may drive in with which plate, and until when. */
const commands: readonly Command[] = [list, get, apply, update, ...decide, check, code, history, exportPasses]

export default commands
