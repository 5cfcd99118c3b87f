import type { Isb, Schema } from '@isb/sdk'
import type { Command, Given, Result } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { forEach, outcomeColumn } from '../../lib/each.ts'
import { usage } from '../../lib/refusal.ts'
import { lineName, recordsIn, type Piped } from '../../lib/records.ts'
import { word } from '@isb/words'
import { bikeToRent, renter } from './find.ts'
import { nameOf, requestView } from './request-columns.ts'

type Rent = Schema<'Rent'>
/** A rent as it is asked for: a bike by number, a person by address; who is signed in where there is none. */
const kinds = { bike: 'text', person: 'text', note: 'text' } as const
type Wanted = Piped<typeof kinds>['record']

/** Asks for a bike. */
async function submit(isb: Isb, { bike, person, note }: Wanted): Promise<Rent> {
  if (!bike) throw usage('refused.missingOption', { name: '--bike' })
  const bikeId = await bikeToRent(isb, bike)
  return isb.bike.requestRent({
    body: { bikeId, ...(person && { personId: (await renter(isb, person)).id }), ...(note !== undefined && { note }) },
  })
}

const handOver = (isb: Isb, { id: rentId }: Rent): Promise<Rent> => isb.bike.confirmRent({ path: { rentId } })

/** `isb bike rent` */
export const rent: Command = {
  name: 'rent',
  does: 'bike.rent.does',
  examples: [
    'isb bike rent --bike B-012',
    'isb bike rent --bike B-012 --for li.na@school.example --confirm',
    "isb bike rent --bike B-012 --for li.na@school.example --note 'Until the sports day'",
    'isb bike rent - --confirm < wanted.ndjson',
  ],
  args: [{ name: '-', does: 'records.piped', optional: true }],
  options: [
    { flags: '--bike <NUMBER>', does: 'bike.rent.bike' },
    { flags: '--for <EMAIL>', does: 'bike.rent.for' },
    { flags: '--note <TEXT>', does: 'bike.rent.note' },
    { flags: '--confirm', does: 'bike.rent.confirm' },
  ],
  more: (say) => say('bike.rent.more'),
  lists: true,
  async run(context, given) {
    const [input] = given.args
    if (input !== undefined && input !== '-') throw usage('refused.tooMany', { names: input })
    const usual = usualOf(given)
    const confirms = given.flag('confirm') === true
    return input === '-' ? many(context, usual, confirms) : one(context, usual, confirms)
  },
}

/** What the options say: of one rent, or of every one whose record does not say it. */
function usualOf(given: Given): Wanted {
  const [bike, person, note] = ['bike', 'for', 'note'].map(given.text)
  return { ...(bike !== undefined && { bike }), ...(person !== undefined && { person }), ...(note !== undefined && { note }) }
}

async function one(context: Context, wanted: Wanted, confirms: boolean): Promise<Result> {
  const { isb, say } = context
  if (wanted.bike === undefined) throw usage('refused.missingOption', { name: '--bike' })
  const client = await isb()
  const asked = await submit(client, wanted)
  const values = { id: asked.id, number: asked.bike.number, name: nameOf(context, asked.person) }
  if (!confirms) return { data: asked, text: requestView(context, asked), said: say('bike.rent.done', values) }
  try {
    const given = await handOver(client, asked)
    return { data: given, text: requestView(context, given), said: say('bike.rent.confirmed', { ...values, day: given.dueOn ?? '' }) }
  } catch (refusal) {
    // It has been asked for, and stays so.
    return { data: asked, text: requestView(context, asked), said: say('bike.rent.done', values), refusal }
  }
}

async function many(context: Context, usual: Wanted, confirms: boolean): Promise<Result> {
  const { isb, locale, say, world } = context
  const records = await recordsIn(world, kinds)
  const client = await isb()
  const asked = new Map<number, Rent>()
  const { rows: each, refusal } = await forEach(context, records, {
    // One after the other: the first record has the first right to a bike.
    inOrder: true,
    nameOf: ({ line, record }) => lineName(context, line, record.bike ?? usual.bike),
    async work({ line, record }) {
      const made = await submit(client, { ...usual, ...record })
      asked.set(line, made)
      return confirms ? handOver(client, made) : made
    },
  })
  const rows = each.map(({ answer, ...row }, at) => {
    const line = records[at]?.line ?? 0
    const made = answer ?? asked.get(line) ?? null
    return { line, id: made?.id ?? null, ...row, rent: made }
  })
  const of = (show: (made: Rent) => string | number) => (row: Readonly<Record<string, unknown>>) =>
    row['rent'] ? String(show(row['rent'] as Rent)) : ''
  return {
    data: rows,
    said: say('bike.rent.many', { count: rows.filter(({ outcome }) => outcome === 'done').length }),
    refusal,
    table: {
      rows,
      columns: [
        { field: 'line', head: 'head.line', whole: true },
        outcomeColumn(say),
        { field: 'id', head: 'head.id', whole: true, cell: of(({ id }) => id) },
        { field: 'bike', head: 'head.bike', whole: true, cell: of(({ bike }) => bike.number) },
        { field: 'person', head: 'head.person', cell: of(({ person }) => nameOf(context, person)) },
        {
          field: 'confirmation',
          head: 'head.confirmation',
          cell: of(({ confirmation }) => word(locale, `value.Confirmation.${confirmation}`)),
        },
        { field: 'dueOn', head: 'head.dueOn', cell: of(({ dueOn }) => dueOn ?? '') },
      ],
    },
  }
}
