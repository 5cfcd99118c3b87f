import type { Schema } from '@isb/sdk'
import { word } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { renter } from './find.ts'

type Open = Schema<'BikeAllowance'>['open'][number]

/** `isb bike allowance` */
export const allowance: Command = {
  name: 'allowance',
  does: 'bike.allowance.does',
  examples: ['isb bike allowance', 'isb bike allowance li.na@school.example'],
  args: [{ name: 'EMAIL', does: 'bike.allowance.email', optional: true }],
  async run({ isb, locale, say }, given) {
    const [email] = given.args
    const client = await isb()
    const found = await client.bike.allowance(email === undefined ? {} : { query: { personId: (await renter(client, email)).id } })
    const dueText = ({ dueOn, overdue }: Open): string => (dueOn === null ? '' : overdue ? say('bike.overdue', { day: dueOn }) : dueOn)
    return {
      data: found,
      said: say('bike.allowance.said', { count: found.open.length, limit: found.limit }),
      table: {
        rows: found.open,
        columns: [
          { field: 'rentId', head: 'head.rent', whole: true },
          { field: 'bikeNumber', head: 'head.bike', whole: true },
          {
            field: 'confirmation',
            head: 'head.confirmation',
            cell: ({ confirmation }) => word(locale, `value.Confirmation.${confirmation as Open['confirmation']}`),
          },
          { field: 'dueOn', head: 'head.dueOn', cell: (row) => dueText(row as unknown as Open) },
        ],
      },
    }
  },
}
