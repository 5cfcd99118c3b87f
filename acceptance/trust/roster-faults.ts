// Rosters with one fault each. Read, something is said of each of them, and the reader never breaks. Brought into a server, a roster is
// refused, or what was shown is what is applied: the same bundle comes to nothing afterwards.
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { school } from '../lib/roster.ts'
import type { Check } from './lib/check.ts'
import { Dice } from './lib/dice.ts'
import { faulty } from './lib/roster-faults.ts'
import { readFaults } from './lib/roster-faults-run.ts'
import { beginToApply, differences, packed, preview, settled } from './lib/roster-server.ts'
import { newFolder, startProcess, sweep, type Process } from './lib/server.ts'

export default {
  name: 'roster faults',
  promise: 'an oddity or a refusal each time, 0 crashes, 0 half applied',
  async run({ quick, seed = randomInt(1_000_000) }) {
    const folder = newFolder('roster-faults')
    let server: Process | undefined
    try {
      const many = quick ? 200 : 2000
      const { refused, silent } = await readFaults(join(folder.path, 'faulty.zip'), many, seed)
      server = await startProcess({ DATA_DIR: join(folder.path, 'data') })
      const signed = { url: server.url, token: await server.signIn() }
      const good = school(40)
      const first = await preview(signed, packed(good))
      await beginToApply(signed, first)
      await settled(signed, first.id)
      const dice = new Dice(seed)
      const sum = { sent: 0, unread: 0, applied: 0 }
      const bad = silent ? [silent] : []
      for (let at = 0; at < (quick ? 20 : 120); at++) {
        const { name, bytes } = faulty(good, at, dice)
        const shown = await preview(signed, bytes)
        sum.sent++
        if (shown.state === 'Unreadable') sum.unread++
        else if (shown.state !== 'Ready' && shown.state !== 'Stopped') bad.push(`${name}: ${shown.state}`)
        else {
          await beginToApply(signed, shown)
          const { state } = await settled(signed, shown.id)
          const again = await preview(signed, bytes)
          if (state === 'Applied') sum.applied++
          if (state !== 'Applied' || differences(again) > 0) bad.push(`${name}: ${state}, then ${differences(again)} differences`)
        }
      }
      return {
        figure: `${many} read from seed ${seed}, ${refused} refused, of each other something was said; ${sum.sent} sent to a server: ${sum.unread} refused, ${sum.applied} applied, ${bad.length} silent, broken or half applied${bad[0] ? ` (${bad[0]})` : ''}`,
        kept: bad.length === 0 && sum.applied > sum.sent / 2 && sum.unread > 0,
      }
    } finally {
      await sweep(join(folder.path, 'data'), [server])
      folder.remove()
    }
  },
} satisfies Check
