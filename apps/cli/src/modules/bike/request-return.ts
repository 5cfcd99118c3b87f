import type { Isb } from '@isb/sdk'
import type { Command } from '../../lib/command.ts'
import { forEach } from '../../lib/each.ts'
import { idsOf } from '../../lib/each-id.ts'
import { Refusal } from '../../lib/refusal.ts'
import { notRents, requestRows } from './decide.ts'
import { findBike } from './find.ts'

/** What is to be returned: a rent by its id, or a bike by its number. */
type Named = { readonly rentId: number } | { readonly number: string }

const nameOf = (one: Named): string => ('number' in one ? one.number : String(one.rentId))

/** The rent of a bike that is out: one's own, or that of anybody where one may see the bikes. */
async function rentOf(isb: Isb, number: string): Promise<number> {
  const { open } = await isb.bike.allowance()
  const own = open.find(({ bikeNumber }) => bikeNumber.toLowerCase() === number.trim().toLowerCase())
  const rentId = own?.rentId ?? (await findBike(isb, number)).rent?.id
  if (rentId === undefined) throw new Refusal('refused.bikeNotOut', { number })
  return rentId
}

/** `isb bike request-return` */
export const requestReturn: Command = {
  name: 'request-return',
  does: 'bike.request-return.does',
  examples: [
    'isb bike request-return --bike B-012',
    "isb bike request-return 301 --note 'Left at the library rack'",
    'isb bike rents --overdue --ndjson | isb bike request-return -',
  ],
  args: [{ name: 'ID', does: 'bike.rentIds', many: true, optional: true }],
  options: [
    { flags: '--bike <NUMBER>', does: 'bike.request-return.bike', many: true },
    { flags: '--note <TEXT>', does: 'bike.rent.note' },
  ],
  lists: true,
  async run(context, given) {
    const bikes = given.texts('bike')
    const note = given.text('note')
    const client = await context.isb()
    const ids = given.args.length > 0 || bikes.length === 0 ? await idsOf(given.args, context.world, notRents) : []
    const named: Named[] = [...bikes.map((number) => ({ number })), ...ids.map((rentId) => ({ rentId }))]
    const { rows, refusal } = await forEach(context, named, {
      nameOf,
      work: async (one) => {
        const rentId = 'rentId' in one ? one.rentId : await rentOf(client, one.number)
        return client.bike.requestReturn({ body: { rentId, ...(note !== undefined && { note }) } })
      },
    })
    return requestRows(
      context,
      // The id is that of the return request, so that the rows can be handed on to what decides it.
      rows.map(({ answer, ...row }, at) => ({ id: answer?.id ?? null, named: nameOf(named[at] as Named), ...row, request: answer })),
      refusal,
    )
  },
}
