import type { Isb, Schema } from '@isb/sdk'
import { nameIn } from '@isb/words'
import type { Command, Given, Result } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { forEach } from '../../lib/many/each.ts'
import { findPerson } from '../../lib/line/people.ts'
import { usage } from '../../lib/failure/refusal.ts'
import { lineName, recordsIn, type Piped } from '../../lib/input/records.ts'
import { viewOf } from '../../lib/resource/cells.ts'
import { described } from '../../lib/resource/contract.ts'
import { outcomesOf } from '../../lib/resource/outcomes.ts'
import { headOf } from '../../lib/resource/words.ts'
import { bikeToRent } from './find.ts'
import { rents } from './lists.ts'

type Rent = Schema<'Rent'>
/** A rent as it is asked for: a bike by number, a person by address; who is signed in where there is none. */
const kinds = { bike: 'text', person: 'text', note: 'text' } as const
type Wanted = Piped<typeof kinds>['record']

const list = { ...described('bike.listRents'), spec: rents }

async function submit(context: Context, isb: Isb, { bike, person, note }: Wanted): Promise<Rent> {
  if (!bike) throw usage('refused.missingOption', { name: '--bike' })
  const bikeId = await bikeToRent(isb, bike, context)
  const personId = person ? (await findPerson(isb, person, 'bike')).id : undefined
  return isb.bike.requestRent({ body: { bikeId, ...(personId && { personId }), ...(note !== undefined && { note }) } })
}

const handOver = (isb: Isb, { id: rentId }: Rent): Promise<Rent> => isb.bike.confirmRent({ path: { rentId } })

/** `isb bike request-rent` */
export const requestRent: Command = {
  name: 'request-rent',
  does: 'bike.requestRent.does',
  examples: [
    'isb bike request-rent --bike B-012',
    'isb bike request-rent --bike B-012 --for li.na@school.example --confirm',
    "isb bike request-rent --bike B-012 --for li.na@school.example --note 'Until the sports day'",
    'isb bike request-rent - --confirm < wanted.ndjson',
  ],
  args: [{ name: '-', does: 'records.piped', optional: true }],
  options: [
    { flags: '--bike <NUMBER>', does: 'bike.requestRent.bike' },
    { flags: '--for <EMAIL>', does: 'bike.requestRent.for' },
    { flags: '--note <TEXT>', does: 'bike.note' },
    { flags: '--confirm', does: 'bike.requestRent.confirm' },
  ],
  more: (say) => say('bike.requestRent.more'),
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
  const { locale, say } = context
  if (wanted.bike === undefined) throw usage('refused.missingOption', { name: '--bike' })
  const isb = await context.isb()
  const requested = await submit(context, isb, wanted)
  const shown = (rent: Rent, key: 'bike.requestRent.done' | 'bike.requestRent.confirmed'): Result => {
    const values = { id: rent.id, number: rent.bike.number, name: rent.person ? nameIn(locale, rent.person) : '', day: rent.dueOn ?? '' }
    return { data: rent, text: viewOf(list, rent, context), said: say(key, values) }
  }
  if (!confirms) return shown(requested, 'bike.requestRent.done')
  try {
    return shown(await handOver(isb, requested), 'bike.requestRent.confirmed')
  } catch (refusal) {
    // It has been asked for, and stays so.
    return { ...shown(requested, 'bike.requestRent.done'), refusal }
  }
}

async function many(context: Context, usual: Wanted, confirms: boolean): Promise<Result> {
  const records = await recordsIn(context.world, kinds)
  const isb = await context.isb()
  const requested = new Map<number, Rent>()
  const each = await forEach(context, records, {
    // One after the other: the first record has the first right to a bike.
    inOrder: true,
    nameOf: ({ line, record }) => lineName(context, line, record.bike ?? usual.bike),
    async work({ line, record }) {
      const rent = await submit(context, isb, { ...usual, ...record })
      requested.set(line, rent)
      return confirms ? handOver(isb, rent) : rent
    },
  })
  const lineAt = (at: number): number => records[at]?.line ?? 0
  const rows = each.rows.map((row, at) => ({ ...row, answer: row.answer ?? requested.get(lineAt(at)) ?? null }))
  return outcomesOf(
    context,
    list,
    { ...each, rows },
    {
      first: { field: 'line', head: headOf('line') },
      key: (at, rent) => ({ line: lineAt(at), id: rent?.['id'] ?? null }),
    },
  )
}
