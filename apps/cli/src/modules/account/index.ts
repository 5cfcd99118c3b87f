import type { Command } from '../../lib/command.ts'
import { changePassword } from './password.ts'
import { endOtherSessions, endSession, sessions } from './sessions.ts'
import { recoveryCodes, removeApp, secondFactor, setUpApp } from './second-factor.ts'
import { createToken, keepOwnData, revokeToken, tokens } from './tokens.ts'

/** `isb account …`: one's own password, sessions and API tokens. */
const commands: readonly Command[] = [
  changePassword,
  secondFactor,
  setUpApp,
  removeApp,
  recoveryCodes,
  sessions,
  endSession,
  endOtherSessions,
  tokens,
  createToken,
  keepOwnData,
  revokeToken,
]

export default commands
