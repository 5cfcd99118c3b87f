import type { Command } from '../../lib/command.ts'
import { idOf } from '../../lib/line/id.ts'
import type { Column } from '../../lib/output/table.ts'
import { timeColumn } from '../../lib/output/time.ts'
import { summaryOf } from '../../lib/resource/words.ts'

const columns: readonly Column[] = [
  { field: 'current', head: 'head.current', cell: (row) => (row['current'] ? '*' : '') },
  { field: 'id', head: 'head.id', whole: true },
  timeColumn('startedAt', 'head.startedAt'),
  timeColumn('lastSeenAt', 'head.lastSeenAt'),
  { field: 'address', head: 'head.address' },
  { field: 'userAgent', head: 'head.userAgent' },
]

/** `isb account sessions` */
export const sessions: Command = {
  name: 'sessions',
  does: summaryOf('account.sessions'),
  examples: ['isb account sessions'],
  lists: true,
  async run({ isb }) {
    const rows = await (await isb()).account.sessions()
    return { data: rows, table: { rows, columns } }
  },
}

/** `isb account end-session` */
export const endSession: Command = {
  name: 'end-session',
  does: summaryOf('account.endSession'),
  asks: true,
  examples: ['isb account end-session 12'],
  args: [{ name: 'ID', does: 'account.sessionId' }],
  async run({ isb, say }, given) {
    const sessionId = idOf(given.args[0])
    await (await isb()).account.endSession({ path: { sessionId } })
    return { data: { ended: sessionId }, said: say('account.endSession.done') }
  },
}

/** `isb account end-other-sessions` */
export const endOtherSessions: Command = {
  name: 'end-other-sessions',
  does: summaryOf('account.endOtherSessions'),
  examples: ['isb account end-other-sessions', 'isb account end-other-sessions --keep-tokens'],
  options: [{ flags: '--keep-tokens', does: 'account.endOtherSessions.keepTokens' }],
  async run({ isb, say }, given) {
    const query = { keepTokens: given.flag('keepTokens') === true }
    const data = await (await isb()).account.endOtherSessions({ query })
    return { data, said: say('account.ended', { count: data.ended, tokens: data.tokensRevoked }) }
  },
}
