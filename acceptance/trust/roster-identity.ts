// Who the rows of a roster are: cases written by hand with the expected answer, then generated rosters of a school. A row must never become
// somebody else's record without a question, and few rows of children who are here may need one.
import { randomInt } from 'node:crypto'
import { startTestCluster, startTestServer } from '@isb/server/testing'
import type { Check } from './lib/check.ts'
import { identityCases } from './lib/roster-identity-cases.ts'
import { IdentityServer, playCases, playRosters } from './lib/roster-identity-run.ts'

export default {
  name: 'roster identity',
  promise: 'every case as expected, 0 records change person without a question, at least 98 % of true matches need none',
  async run({ quick, seed = randomInt(1_000_000) }) {
    const cluster = await startTestCluster()
    const server = await startTestServer(cluster.connection)
    try {
      const school = await IdentityServer.open(server)
      const wrong = await playCases(school)
      const rosters = quick ? 25 : 500
      const { matches, asked, changed } = await playRosters(school, rosters, 120, seed)
      const share = (100 * (matches - asked)) / matches
      const [first] = [...wrong, ...changed]
      return {
        figure: `${identityCases.length} cases, ${wrong.length} otherwise than expected; ${rosters} rosters from seed ${seed}, ${matches} true matches, ${share.toFixed(2)} % without a question, ${changed.length} records changed person${first ? ` (${first})` : ''}`,
        kept: wrong.length === 0 && changed.length === 0 && matches > rosters * 50 && share >= 98,
      }
    } finally {
      await server.stop()
      await cluster.stop()
    }
  },
} satisfies Check
