import { type Isb, nextYearEnd, type Schema } from '@isb/sdk'
import type { Command, Given, Option } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { forEach, outcomeColumn } from '../../lib/each.ts'
import { reasonIn, reasonOption } from '../../lib/reason.ts'
import { daysOf, statusOf } from './columns.ts'
import { passes, passesOf, passIdOf } from './find.ts'

type Pass = Schema<'Pass'>
type Days = Schema<'PassDays'>

const dayOptions: readonly Option[] = [
  { flags: '--until <DAY>', does: 'vehicles.until' },
  { flags: '--from <DAY>', does: 'vehicles.validFrom' },
]

/** The days that were given; until the end of the school year where nobody says. */
async function daysIn(isb: Isb, given: Given): Promise<Days> {
  const [until, from] = ['until', 'from'].map(given.text)
  return { expiresOn: until ?? (await yearEnd(isb)), ...(from !== undefined && { validFrom: from }) }
}

/** The next end of a school year, by the school's clock. */
async function yearEnd(isb: Isb): Promise<string> {
  const [{ yearEnds }, { school }] = await Promise.all([isb.vehicle.settings(), isb.auth.config()])
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: school.timeZone })
  return nextYearEnd(yearEnds, today)
}

interface Decision {
  readonly examples: readonly string[]
  readonly options: readonly Option[]
  /** Reads what all of them are decided with, and hands back what does it to one. */
  readonly begin: (isb: Isb, given: Given) => Promise<(passId: number) => Promise<Pass>>
}

const decisions = {
  confirm: {
    examples: [
      'isb vehicles confirm 77',
      'isb vehicles confirm 沪A12345 --until 2027-07-31',
      'isb vehicles list --status Pending --ndjson | isb vehicles confirm -',
    ],
    options: dayOptions,
    async begin(isb, given) {
      const body = await daysIn(isb, given)
      return (passId) => isb.vehicle.confirm({ path: { passId }, body })
    },
  },
  reject: {
    examples: ["isb vehicles reject 77 --reason 'The certificate cannot be read'"],
    options: [reasonOption],
    async begin(isb, given) {
      const reason = reasonIn(given)
      return (passId) => isb.vehicle.reject({ path: { passId }, body: { reason } })
    },
  },
  void: {
    examples: ["isb vehicles void 沪A12345 --reason 'The car was sold'"],
    options: [reasonOption],
    async begin(isb, given) {
      const reason = reasonIn(given)
      return (passId) => isb.vehicle.void({ path: { passId }, body: { reason } })
    },
  },
  renew: {
    examples: [
      'isb vehicles renew 61 --until 2027-07-31',
      'isb vehicles list --status Expired --type staff --ndjson | isb vehicles renew -',
    ],
    options: dayOptions,
    async begin(isb, given) {
      const body = await daysIn(isb, given)
      return (passId) => isb.vehicle.renew({ path: { passId }, body })
    },
  },
} as const satisfies Record<string, Decision>

const commandOf = (name: keyof typeof decisions): Command => {
  const { examples, options, begin }: Decision = decisions[name]
  return {
    name,
    does: `vehicles.${name}.does`,
    examples,
    args: [passes],
    options,
    lists: true,
    async run(context: Context, given) {
      const { say, world } = context
      const client = await context.isb()
      const act = await begin(client, given)
      const named = await passesOf(given.args, world)
      const { rows: each, refusal } = await forEach(context, named, {
        nameOf: (one) => one,
        work: async (one) => act(await passIdOf(client, one, name)),
      })
      const rows = each.map(({ answer, ...row }, at) => ({ pass: answer, id: answer?.id ?? null, named: named[at] ?? '', ...row }))
      const of = (show: (pass: Pass) => string) => (row: Readonly<Record<string, unknown>>) =>
        row['pass'] ? show(row['pass'] as Pass) : ''
      return {
        data: rows.map(({ pass, id, named: as, ...row }) => ({ id, named: as, ...row, pass })),
        said: say('vehicles.decided', { count: rows.filter(({ outcome }) => outcome === 'done').length }),
        refusal,
        table: {
          rows,
          columns: [
            { field: 'named', head: 'head.pass', whole: true },
            outcomeColumn(say),
            { field: 'plate', head: 'head.plate', whole: true, cell: of(({ plate }) => plate) },
            { field: 'name', head: 'head.applicant', cell: of(({ applicantName }) => applicantName) },
            { field: 'status', head: 'head.status', cell: of(({ status }) => statusOf(context, status)) },
            { field: 'valid', head: 'head.valid', cell: of(daysOf) },
          ],
        },
      }
    },
  }
}

/** `isb vehicles confirm`, `reject`, `void` and `renew`: each takes passes by id or plate, or what `list` prints. */
export const decide: readonly Command[] = (Object.keys(decisions) as (keyof typeof decisions)[]).map(commandOf)
