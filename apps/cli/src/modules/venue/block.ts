import type { Input, Isb, Schema } from '@isb/sdk'
import { values } from '@isb/sdk/metadata'
import { movesOfAll, writtenSpan } from '@isb/sdk/rules'
import { nameIn, personIn } from '@isb/words'
import { confirm } from '../../lib/ask/confirm.ts'
import { yes } from '../../lib/ask/options.ts'
import type { Command, Given, Option } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { Exit } from '../../lib/failure/exit.ts'
import { Refusal, usage } from '../../lib/failure/refusal.ts'
import { tableLines } from '../../lib/output/table.ts'
import { headOf } from '../../lib/resource/words.ts'
import { textOf } from '../../lib/speech.ts'
import { venueNamed } from './find.ts'

type Hit = Schema<'VenueHit'>
type Block = Input<'venue.createBlock'>['body']
type Move = NonNullable<Block['moves']>[number]

const options: readonly Option[] = [
  { flags: '--kind <KIND>', does: 'venue.block.kind', choices: values.BlockKind },
  { flags: '--venue <NAME>', does: 'venue.block.venue' },
  { flags: '--starts-on <DAY>', does: 'venue.block.startsOn' },
  { flags: '--ends-on <DAY>', does: 'venue.block.endsOn' },
  { flags: '--reason-zh <TEXT>', does: 'venue.block.reasonZh' },
  { flags: '--move-all', does: 'venue.block.moveAll' },
  { flags: '--move <ID=VENUE>', does: 'venue.block.move', many: true },
  { flags: '--cancel-reservations', does: 'venue.block.cancel' },
  { flags: '--dry-run', does: 'venue.block.dryRun' },
  yes,
]

async function blockIn(isb: Isb, given: Given): Promise<Block> {
  const [kind = 'Blocked', venue, startsOn, endsOn, reasonZh] = ['kind', 'venue', 'startsOn', 'endsOn', 'reasonZh'].map(given.text)
  if (startsOn === undefined) throw usage('refused.missingOption', { name: '--starts-on' })
  return {
    kind: kind as Block['kind'],
    venueId: venue === undefined ? null : (await venueNamed(isb, venue)).id,
    startsOn,
    reason: given.args[0] ?? '',
    ...(endsOn !== undefined && { endsOn }),
    ...(reasonZh !== undefined && { reasonZh }),
  }
}

/** `71=West Gym`: one of the reservations that are hit, and where it goes. */
async function moveIn(isb: Isb, text: string, hits: readonly Hit[]): Promise<Move> {
  const [, id = '', venue = ''] = /^(\d+)=(.+)$/.exec(text) ?? []
  const hit = hits.find(({ reservation }) => String(reservation.id) === id)
  if (!hit) throw usage('refused.noHit', { text })
  return { reservationId: hit.reservation.id, venueId: (await venueNamed(isb, venue)).id }
}

/** A line for each reservation: where it goes, or could go. */
const rowsOf = (hits: readonly Hit[], moves: readonly Move[], { locale, say }: Pick<Context, 'locale' | 'say'>) =>
  hits.map(({ reservation, venues }) => {
    const move = moves.find(({ reservationId }) => reservationId === reservation.id)
    const names = (move ? venues.filter(({ id }) => id === move.venueId) : venues).map((each) => nameIn(locale, each)).join(', ')
    return {
      id: reservation.id,
      day: reservation.day,
      time: writtenSpan(reservation),
      venue: nameIn(locale, reservation.venue),
      title: reservation.title,
      person: reservation.person ? personIn(locale, reservation.person) : '',
      to: move ? `→ ${names || `#${move.venueId}`}` : names || say('venue.block.nowhere'),
    }
  })
const columns = ['id', 'day', 'time', 'venue', 'title', 'person', 'to'].map((field) => ({
  field,
  head: field === 'to' ? ('venue.block.to' as const) : headOf(field),
  ...(field === 'id' && { whole: true as const }),
}))

/** Asks for each that is not moved yet: a venue by its number, or a cancellation. Whoever answers nothing leaves all as it is. */
async function askEach(context: Context, hits: readonly Hit[], moves: readonly Move[]): Promise<{ moves: Move[]; cancels: boolean }> {
  const { ask, locale, say } = context
  const chosen = [...moves]
  let cancels = false
  for (const { reservation, venues } of hits) {
    if (chosen.some(({ reservationId }) => reservationId === reservation.id)) continue
    const places = venues.map((each, at) => `${at + 1} ${nameIn(locale, each)}`).join(', ')
    const { title, day } = reservation
    const question = say(places === '' ? 'venue.block.askNone' : 'venue.block.ask', { title, day, time: writtenSpan(reservation), places })
    const answer = (await ask({ text: `${question} ` })).trim()
    const venue = venues[Number(answer) - 1]
    if (venue) chosen.push({ reservationId: reservation.id, venueId: venue.id })
    else if (/^(c|取消)$/i.test(answer)) cancels = true
    else throw new Refusal('refused.notConfirmed')
  }
  return { moves: chosen, cancels }
}

/** `isb venue block` */
export const block: Command = {
  name: 'create-block',
  does: 'venue.block.does',
  examples: [
    'isb venue block "Exam week" --kind Blocked --venue "East Gym" --starts-on 2026-12-07 --ends-on 2026-12-11',
    'isb venue block "Exam week" --venue "East Gym" --starts-on 2026-12-07 --ends-on 2026-12-11 --dry-run',
    'isb venue block "Exam week" --venue "East Gym" --starts-on 2026-12-07 --move-all --move "71=West Gym" --cancel-reservations',
  ],
  args: [{ name: 'REASON', does: 'venue.block.reason' }],
  options,
  async run(context, given) {
    const { json, say, tell } = context
    const isb = await context.isb()
    const body = await blockIn(isb, given)
    const hits = await isb.venue.hits({ body })
    const named = await Promise.all(given.texts('move').map((text) => moveIn(isb, text, hits)))
    let moves = given.flag('moveAll') === true ? movesOfAll(hits, named) : named
    let cancels = given.flag('cancelReservations') === true
    if (given.flag('dryRun') === true)
      return {
        data: hits.map((hit) => ({
          ...hit,
          moveTo: moves.find(({ reservationId }) => reservationId === hit.reservation.id)?.venueId ?? null,
        })),
        table: { rows: rowsOf(hits, moves, context), columns, empty: say('venue.block.none') },
      }
    if (hits.length > 0 && !json) {
      const titled = columns.map((column) => ({ ...column, title: textOf(column.head, context).toUpperCase() }))
      tell(tableLines(rowsOf(hits, moves, context), titled).join('\n'))
    }
    if (moves.length < hits.length && !cancels) {
      if (!context.interactive)
        throw new Refusal('refused.hits', { count: hits.length - moves.length }, { exit: Exit.refused, hint: `${context.typed} --dry-run` })
      ;({ moves, cancels } = await askEach(context, hits, moves))
    }
    if (hits.length > 0)
      await confirm(context, { question: say('venue.block.sure', { moved: moves.length, cancelled: hits.length - moves.length }) })
    else context.effects.allow()
    const made = await isb.venue.createBlock({ body: { ...body, moves, cancelReservations: cancels } })
    const gone = hits.map(({ reservation }) => reservation.id).filter((id) => !moves.some(({ reservationId }) => reservationId === id))
    return {
      data: { ...made, moved: moves, cancelled: gone },
      said: say('venue.block.done', { reason: made.reason, moved: moves.length, cancelled: gone.length }),
    }
  },
}
