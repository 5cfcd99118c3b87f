import type { Isb, Schema } from '@isb/sdk'
import { word } from '@isb/words'
import type { Command, Given, Option } from '../../lib/command.ts'
import { forEach, outcomeColumn } from '../../lib/each.ts'
import { findBike, numbers, numbersOf } from './find.ts'

type Bike = Schema<'Bike'>

interface Step {
  readonly examples: readonly string[]
  readonly options?: readonly Option[]
  readonly act: (isb: Isb, bikeId: number, given: Given) => Promise<Bike>
}

const steps = {
  maintain: {
    examples: ["isb bike maintain B-012 --note 'Front wheel is bent'", 'isb bike maintain B-012 B-019'],
    options: [{ flags: '--note <TEXT>', does: 'bike.maintain.note' }],
    act: (isb, bikeId, given) => isb.bike.startMaintenance({ path: { bikeId }, body: { note: given.text('note') ?? '' } }),
  },
  release: {
    examples: ['isb bike release B-012', 'isb bike list --status under-maintenance --ndjson | isb bike release -'],
    act: (isb, bikeId) => isb.bike.endMaintenance({ path: { bikeId } }),
  },
  return: {
    examples: ['isb bike return B-012', 'isb bike list --status Returned --ndjson | isb bike return -'],
    act: (isb, bikeId) => isb.bike.return({ path: { bikeId } }),
  },
} as const satisfies Record<string, Step>

const commandOf = (name: keyof typeof steps): Command => {
  const { examples, act, options = [] }: Step = steps[name]
  return {
    name,
    does: `bike.${name}.does`,
    examples,
    options,
    args: [numbers],
    lists: true,
    async run(context, given) {
      const { locale, say, world } = context
      const client = await context.isb()
      const named = await numbersOf(given.args, world)
      const { rows: each, refusal } = await forEach(context, named, {
        nameOf: (one) => one,
        work: async (one) => act(client, (await findBike(client, one)).id, given),
      })
      const rows = each.map(({ answer, ...row }, at) => ({ number: answer?.number ?? named[at] ?? '', ...row, bike: answer }))
      return {
        data: rows,
        said: say(`bike.${name}.done`, { count: rows.filter(({ outcome }) => outcome === 'done').length }),
        refusal,
        table: {
          rows,
          columns: [
            { field: 'number', head: 'head.number', whole: true },
            outcomeColumn(say),
            {
              field: 'bike',
              head: 'head.status',
              cell: ({ bike }) => (bike ? word(locale, `value.BikeStatus.${(bike as Bike).status}`) : ''),
            },
          ],
        },
      }
    },
  }
}

/** `isb bike maintain` */
export const maintain = commandOf('maintain')
/** `isb bike release` */
export const release = commandOf('release')
/** `isb bike return` */
export const returnBike = commandOf('return')
