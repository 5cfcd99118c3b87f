import type { Command } from '../../lib/command.ts'
import { get, list } from './list.ts'
import { resend } from './resend.ts'

/** `isb outbox …`: mails that leave, have left, or could not. */
const commands: readonly Command[] = [list, get, resend]

export default commands
