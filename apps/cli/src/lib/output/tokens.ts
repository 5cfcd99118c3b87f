import type { Schema } from '@isb/sdk'
import { word } from '@isb/words'
import type { Result } from '../command.ts'
import type { Speaker } from '../speech.ts'
import { timeColumn } from './time.ts'

/** API tokens as a table: one's own, or an account's. */
export const tokenTable = (rows: readonly Schema<'ApiToken'>[], { locale, say }: Speaker): Result => ({
  data: rows,
  table: {
    rows,
    columns: [
      { field: 'id', head: 'head.id', whole: true },
      { field: 'name', head: 'head.name' },
      { field: 'start', head: 'head.start', whole: true },
      { field: 'state', head: 'head.state', cell: ({ state }) => word(locale, `value.TokenState.${state as Schema<'TokenState'>}`) },
      timeColumn('expiresAt', 'head.expiresAt'),
      timeColumn('lastUsedAt', 'head.lastUsedAt'),
      // Of tokens from before, for which nobody has chosen own data.
      ...(rows.some(({ ownUntil }) => ownUntil) ? [timeColumn('ownUntil', 'head.ownUntil')] : []),
      { field: 'scopes', head: 'head.scopes', cell: ({ scopes }) => (scopes as string[]).join(' ') },
    ],
    empty: say('account.tokens.none'),
  },
})
