import { normalEmail } from '@isb/sdk/rules'
import { namesOf } from '../../lib/line/named.ts'
import type { World } from '../../lib/world.ts'

/** The addresses that a command line names, each once; `-` stands for a line each on standard input. */
export const addressesOf = (named: readonly string[], world: World): Promise<string[]> =>
  namesOf(named, world, {
    ofText: normalEmail,
    ofRecord: ({ email }) => (typeof email === 'string' ? normalEmail(email) : undefined),
    none: 'refused.noAddresses',
    typed: 'refused.notAddress',
    piped: 'refused.notAddress',
  })
