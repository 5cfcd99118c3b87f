import type { Isb } from '@isb/sdk'
import type { Command } from '../../lib/command.ts'
import { forEach } from '../../lib/many/each.ts'
import { Refusal } from '../../lib/failure/refusal.ts'
import { described } from '../../lib/resource/contract.ts'
import { recordNames } from '../../lib/resource/naming.ts'
import { outcomesOf } from '../../lib/resource/outcomes.ts'
import { headOf, summaryOf } from '../../lib/resource/words.ts'
import type { Speaker } from '../../lib/speech.ts'
import { findBike } from './find.ts'
import { requests } from './lists.ts'

/** The rent of a bike that is out: one's own, or that of anybody where one may see the bikes. */
async function rentOf(isb: Isb, number: string, speaker: Speaker): Promise<number> {
  const { open } = await isb.bike.allowance()
  const own = open.find(({ bikeNumber }) => bikeNumber.toLowerCase() === number.trim().toLowerCase())
  const rentId = own?.rentId ?? (await findBike(isb, number, speaker)).rent?.id
  if (rentId === undefined) throw new Refusal('refused.bikeNotOut', { number })
  return rentId
}

/** `isb bike request-return` */
export const requestReturn: Command = {
  name: 'request-return',
  does: summaryOf('bike.requestReturn'),
  examples: [
    'isb bike request-return --bike B-012',
    "isb bike request-return 5 --note 'Left at the library rack'",
    'isb bike list-rents --overdue --ndjson | isb bike request-return -',
  ],
  args: [{ name: 'ID', does: 'bike.rentIds', many: true, optional: true }],
  options: [
    { flags: '--bike <NUMBER>', does: 'bike.requestReturn.bike', many: true },
    { flags: '--note <TEXT>', does: 'bike.note' },
  ],
  lists: true,
  async run(context, given) {
    const [bikes, note] = [given.texts('bike'), given.text('note')]
    const isb = await context.isb()
    const ids = given.args.length > 0 || bikes.length === 0 ? await recordNames(described('bike.listRents'), context, given) : []
    const named = [
      ...bikes.map((name) => ({ name, rentId: () => rentOf(isb, name, context) })),
      ...ids.map((name) => ({ name, rentId: async () => Number(name) })),
    ]
    const each = await forEach(context, named, {
      nameOf: ({ name }) => name,
      work: async ({ rentId }) => isb.bike.requestReturn({ body: { rentId: await rentId(), ...(note !== undefined && { note }) } }),
    })
    return outcomesOf(context, { ...described('bike.listReturns'), spec: requests }, each, {
      first: { field: 'id', head: headOf('id'), cell: ({ id, named: asked }) => String(id ?? asked) },
      // The id is that of the return request, so that the rows can be handed on to what decides it.
      key: (at, record) => ({ id: record?.['id'] ?? null, named: named[at]?.name }),
    })
  },
}
