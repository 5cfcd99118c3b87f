/*
 * Two people of an office edit one survey, each in a browser of their own, with the code of the console that keeps drafts and the real
 * server. They type, add, remove, move and undo; networks are gone for up to a minute by a clock in hand, before a save or between a save
 * and its answer; pages are loaded again, closed, or die. Every keystroke leaves a mark of its own. In the end each mark is in the forms,
 * unless its writer took it back or somebody saw it and decided against it.
 */
import { randomInt } from 'node:crypto'
import { side, type Check } from './lib/check.ts'
import { Dice } from './lib/dice.ts'
import { EditingRound } from './lib/draft-editor-run.ts'
import { openPair, sessionOf } from './lib/pair.ts'

/** Rounds side by side: each has a survey and a clock of its own. */
const atOnce = 4

export default {
  name: 'draft editor',
  promise: '0 keystrokes older than 200 ms lost (none at all where the page could say that it goes), 0 fields silently overwritten',
  async run({ quick, seed = randomInt(1_000_000) }) {
    const rounds = quick ? 10 : 200
    const pair = await openPair()
    try {
      const people = [
        { url: pair.one.url, token: await sessionOf(pair.one, 'admin') },
        { url: pair.two.url, token: await sessionOf(pair.one, 'admissions') },
      ] as const
      const sum = { keystrokes: 0, saves: 0, overtaken: 0, drops: 0, lostAnswers: 0, clashes: 0, gone: 0, died: 0, lost: 0, overwritten: 0 }
      let first = ''
      await side(rounds, atOnce, async (nth) => {
        const round = await EditingRound.open(people, new Dice(seed + nth))
        await round.go(quick ? 40 : 60)
        for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += round.counts[name]
        if (round.wrong[0]) first ||= `the round of seed ${seed + nth}: ${round.wrong[0]}`
      })
      const { keystrokes, saves, overtaken, drops, lostAnswers, clashes, gone, died, lost, overwritten } = sum
      return {
        figure: `${rounds} rounds from seed ${seed}: ${keystrokes} keystrokes, ${saves} saves, ${overtaken} overtaken, ${drops} networks gone, ${lostAnswers} answers lost, ${gone} pages left and ${died} died, ${clashes} clashes decided: ${lost} keystrokes lost, ${overwritten} overwritten${first ? ` (${first})` : ''}`,
        // A run in which nobody was in another's way has shown nothing.
        kept:
          lost + overwritten === 0 && !first && [overtaken, drops, lostAnswers, clashes, gone, died].every((count) => count >= rounds / 5),
      }
    } finally {
      await pair.stop()
    }
  },
} satisfies Check
