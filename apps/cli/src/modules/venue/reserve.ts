import { listOf, nameIn, word } from '@isb/words'
import { type Isb, type Schema } from '@isb/sdk'
import { writtenSpan } from '@isb/sdk/rules'
import type { Command, Result } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { usage } from '../../lib/failure/refusal.ts'
import { findPerson } from '../../lib/line/people.ts'
import { venueNamed } from './find.ts'
import { summaryOf } from '../../lib/resource/words.ts'

/** An extra as it is asked for: `30 Chairs`, or `Projector` for one. */
function extraOf(text: string): Schema<'VenueExtraWish'> {
  const [, count = '1', name = text] = /^(\d{1,5})\s+(.+)$/.exec(text.trim()) ?? []
  return { name: name.trim(), count: Number(count) }
}

/** `isb venue reserve` */
export const reserve: Command = {
  name: 'reserve',
  does: summaryOf('venue.reserve'),
  asks: true,
  examples: [
    'isb venue reserve "Music Room 1" 2026-11-26 15:30 16:30 --title "String quartet"',
    'isb venue reserve "East Gym" 2026-11-26 16:00 17:30 --title Badminton --people 12 --for office@school.example',
    'isb venue reserve "Main Theatre" 2026-11-26 16:00 17:30 --title Debate --extra "30 Chairs" --extra Projector --set-up "Two rows"',
    'isb venue reserve "East Gym" 2026-11-26 16:00 17:30 --title Badminton --repeat "FREQ=WEEKLY;COUNT=10" --preview',
  ],
  args: [
    { name: 'VENUE', does: 'venue.name' },
    { name: 'DAY', does: 'venue.day' },
    { name: 'FROM', does: 'venue.reserve.from' },
    { name: 'TO', does: 'venue.reserve.to' },
  ],
  options: [
    { flags: '--title <TEXT>', does: 'venue.reserve.title' },
    { flags: '--people <NUMBER>', does: 'venue.reserve.people' },
    { flags: '--note <TEXT>', does: 'venue.reserve.note' },
    { flags: '--extra <EXTRA>', does: 'venue.reserve.extra', many: true },
    { flags: '--set-up <TEXT>', does: 'venue.reserve.setUp' },
    { flags: '--for <EMAIL>', does: 'venue.reserve.for' },
    { flags: '--repeat <RULE>', does: 'venue.reserve.repeat' },
    { flags: '--skip <DAY>', does: 'venue.reserve.skip', many: true },
    { flags: '--preview', does: 'venue.reserve.preview' },
  ],
  async run(context, given) {
    const [name = '', day = '', startsAt = '', endsAt = ''] = given.args
    const [title, people, note, email, rule, setUp] = ['title', 'people', 'note', 'for', 'repeat', 'setUp'].map(given.text)
    const extras = given.texts('extra').map(extraOf)
    if (title === undefined) throw usage('refused.missingOption', { name: '--title' })
    const isb = await context.isb()
    const { id: venueId } = await venueNamed(isb, name)
    const person = email === undefined ? undefined : await findPerson(isb, email, 'venue')
    const body = {
      venueId,
      title,
      day,
      startsAt,
      endsAt,
      ...(people !== undefined && { people: Number(people) }),
      ...(note !== undefined && { note }),
      ...(extras.length > 0 && { extras }),
      ...(setUp !== undefined && { setUp }),
      ...(person && { personId: person.id }),
    }
    if (rule !== undefined) return repeat(context, isb, { ...body, rule, skip: [...given.texts('skip')] }, given.flag('preview') === true)
    const made = await isb.venue.reserve({ body })
    const status = word(context.locale, `value.ReservationStatus.${made.status}`)
    const values = { id: made.id, venue: nameIn(context.locale, made.venue), day, time: writtenSpan(made), status }
    return { data: made, said: context.say('venue.reserve.done', values) }
  },
}

/** Reserves the days of a rule, or shows them with what is in the way of each. */
async function repeat(context: Context, isb: Isb, body: Schema<'VenueSeriesRequest'>, preview: boolean): Promise<Result> {
  if (!preview) {
    const made = await isb.venue.reserveSeries({ body })
    return {
      data: made,
      said: context.say('venue.reserve.repeated', {
        count: made.length,
        days: listOf(
          context.locale,
          made.map(({ day }) => day),
        ),
      }),
    }
  }
  const days = await isb.venue.previewSeries({ body })
  const lines = days.map(({ day, off, why }) =>
    context.say('venue.reserve.looked', { day, state: off ? 'off' : why ? 'clash' : 'free', why }),
  )
  return { data: days, text: lines.map((line) => `${line}\n`).join('') }
}
