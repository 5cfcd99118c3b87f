// What is done with several reservations of a series at once.
import type { Isb, Schema } from '@isb/sdk'
import { values } from '@isb/sdk/metadata'
import { listOf } from '@isb/words'
import type { Command, Given, Option } from '../../lib/command.ts'
import { needed } from '../../lib/line/given.ts'
import { idOf } from '../../lib/line/id.ts'
import { venueNamed } from './find.ts'
import { summaryOf } from '../../lib/resource/words.ts'

type Part = Schema<'SeriesPart'>

interface Deed {
  readonly name: 'approve' | 'reject' | 'cancel' | 'move'
  readonly example: string
  readonly options?: readonly Option[]
  readonly send: (isb: Isb, reservationId: number, which: Part, given: Given) => Promise<readonly Schema<'VenueReservation'>[]>
}

const command = ({ name, example, options = [], send }: Deed): Command => ({
  name: `${name}-series`,
  does: summaryOf(`venue.${name}Series`),
  asks: true,
  examples: [`isb venue ${name}-series 126 --which Following${example}`],
  args: [{ name: 'ID', does: 'venue.series.id' }],
  options: [{ flags: '--which <WHICH>', does: 'venue.series.which', choices: values.SeriesPart }, ...options],
  async run(context, given) {
    const which = needed(given, 'which')
    const rows = await send(await context.isb(), idOf(given.args[0]), which as Part, given)
    const days = listOf(
      context.locale,
      rows.map(({ day }) => day),
    )
    return { data: rows, said: context.say('venue.reserve.repeated', { count: rows.length, days }) }
  },
})

/** The new fields that a command line names. */
async function changes(isb: Isb, given: Given) {
  const [day, startsAt, endsAt, title, people, note, venue] = ['day', 'from', 'to', 'title', 'people', 'note', 'venue'].map(given.text)
  return {
    ...(day !== undefined && { day }),
    ...(startsAt !== undefined && { startsAt }),
    ...(endsAt !== undefined && { endsAt }),
    ...(title !== undefined && { title }),
    ...(people !== undefined && { people: Number(people) }),
    ...(note !== undefined && { note }),
    ...(venue !== undefined && { venueId: (await venueNamed(isb, venue)).id }),
  }
}

/** `isb venue approve-series`, `reject-series`, `cancel-series`, `move-series` */
export const series: readonly Command[] = [
  command({
    name: 'approve',
    example: '',
    send: (isb, reservationId, which) => isb.venue.approveSeries({ path: { reservationId }, body: { which } }),
  }),
  command({
    name: 'reject',
    example: ' --reason "The painters come"',
    options: [{ flags: '--reason <TEXT>', does: 'venue.series.reason' }],
    send: (isb, reservationId, which, given) => {
      const reason = needed(given, 'reason')
      return isb.venue.rejectSeries({ path: { reservationId }, body: { which, reason } })
    },
  }),
  command({
    name: 'cancel',
    example: '',
    send: (isb, reservationId, which) => isb.venue.cancelSeries({ path: { reservationId }, body: { which } }),
  }),
  command({
    name: 'move',
    example: ' --from 17:00 --to 18:30',
    options: [
      { flags: '--day <DAY>', does: 'venue.series.day' },
      { flags: '--from <TIME>', does: 'venue.reserve.from' },
      { flags: '--to <TIME>', does: 'venue.reserve.to' },
      { flags: '--venue <VENUE>', does: 'venue.name' },
      { flags: '--title <TEXT>', does: 'venue.reserve.title' },
      { flags: '--people <NUMBER>', does: 'venue.reserve.people' },
      { flags: '--note <TEXT>', does: 'venue.reserve.note' },
    ],
    send: async (isb, reservationId, which, given) =>
      isb.venue.moveSeries({ path: { reservationId }, body: { which, ...(await changes(isb, given)) } }),
  }),
]
