import type { Isb, Schema } from '@isb/sdk'
import type { Command, Option, Result } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { outcomeColumn } from '../../lib/each.ts'
import { forEachId, idsOf, type IdRow } from '../../lib/each-id.ts'
import { reasonIn, reasonOption } from '../../lib/reason.ts'
import { word } from '@isb/words'
import { nameOf } from './request-columns.ts'

type Request = Schema<'Rent'> | Schema<'BikeReturn'>

/** By what records of another kind are known: bikes, passes, and of rents and returns the other. */
export const notRents = ['number', 'plate', 'rentId']
const notReturns = ['number', 'plate', 'returnedAt', 'rent']

interface Decision {
  readonly examples: readonly string[]
  /** It is told why. */
  readonly needsReason?: true
  readonly act: (isb: Isb, id: number, reason: string) => Promise<Request>
}

const decisions = {
  'confirm-rent': {
    examples: ['isb bike confirm-rent 301 302', 'isb bike rents --confirmation Pending --ndjson | isb bike confirm-rent -'],
    act: (isb, rentId) => isb.bike.confirmRent({ path: { rentId } }),
  },
  'reject-rent': {
    examples: ["isb bike reject-rent 301 --reason 'The bike has a flat tyre'"],
    needsReason: true,
    act: (isb, rentId, reason) => isb.bike.rejectRent({ path: { rentId }, body: { reason } }),
  },
  'cancel-rent': {
    examples: ['isb bike cancel-rent 301'],
    act: (isb, rentId) => isb.bike.cancelRent({ path: { rentId } }),
  },
  'confirm-return': {
    examples: ['isb bike confirm-return 88', 'isb bike returns --confirmation Pending --ndjson | isb bike confirm-return -'],
    act: (isb, returnId) => isb.bike.confirmReturn({ path: { returnId } }),
  },
  'reject-return': {
    examples: ["isb bike reject-return 88 --reason 'It is not in the rack'"],
    needsReason: true,
    act: (isb, returnId, reason) => isb.bike.rejectReturn({ path: { returnId }, body: { reason } }),
  },
  'cancel-return': {
    examples: ['isb bike cancel-return 88'],
    act: (isb, returnId) => isb.bike.cancelReturn({ path: { returnId } }),
  },
} as const satisfies Record<string, Decision>

/** What became of one request. */
type Row = Omit<IdRow<Request>, 'answer' | 'id'> & { readonly id: number | null; readonly request: Request | null }

/** What became of requests: a row each. */
export function requestRows(context: Context, rows: readonly Row[], refusal: unknown): Result {
  const { locale, say } = context
  const of = (show: (request: Request) => string) => (row: Readonly<Record<string, unknown>>) =>
    row['request'] ? show(row['request'] as Request) : ''
  return {
    data: rows,
    said: say('bike.decided', { count: rows.filter(({ outcome }) => outcome === 'done').length }),
    refusal,
    table: {
      rows,
      columns: [
        { field: 'id', head: 'head.id', whole: true },
        outcomeColumn(say),
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

const commandOf = (name: keyof typeof decisions): Command => {
  const { examples, act, needsReason }: Decision = decisions[name]
  const ofRents = name.endsWith('rent')
  const options: readonly Option[] = needsReason ? [reasonOption] : []
  return {
    name,
    does: `bike.${name}.does`,
    examples,
    args: [{ name: 'ID', does: ofRents ? 'bike.rentIds' : 'bike.returnIds', many: true }],
    options,
    lists: true,
    async run(context, given) {
      const reason = needsReason ? reasonIn(given) : ''
      const client = await context.isb()
      const ids = await idsOf(given.args, context.world, ofRents ? notRents : notReturns)
      const { rows, refusal } = await forEachId(context, ids, (id) => act(client, id, reason))
      return requestRows(
        context,
        rows.map(({ answer, ...row }) => ({ ...row, request: answer })),
        refusal,
      )
    },
  }
}

/** `isb bike confirm-rent` and the others: each takes ids, or what a queue prints. */
export const decide: readonly Command[] = (Object.keys(decisions) as (keyof typeof decisions)[]).map(commandOf)
