import type { Isb, Schema } from '@isb/sdk'
import { word } from '@isb/words'
import type { Command, Given, Result } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { forEach, outcomeColumn } from '../../lib/each.ts'
import { lineName, type Piped, recordsIn } from '../../lib/records.ts'
import { Refusal, usage } from '../../lib/refusal.ts'
import { passView, statusOf } from './columns.ts'
import { fields, imagesIn, type Texts, textFields, types, uploaded } from './fields.ts'
import { applicant, passIdOf } from './find.ts'

type Pass = Schema<'Pass'>

/** A record that is piped in: the contract's fields, a person by address, last year's pass by id, images by their files. */
const kinds = {
  person: 'text',
  renewsId: 'id',
  certificate: 'text',
  signature: 'text',
  certificateId: 'id',
  signatureId: 'id',
  applicantName: 'text',
  email: 'text',
  phone: 'text',
  type: 'text',
  department: 'text',
  plate: 'text',
  brand: 'text',
  model: 'text',
  color: 'text',
  driverName: 'text',
  driverPhone: 'text',
  grade: 'text',
  studentName: 'text',
} as const
type Wanted = Omit<Piped<typeof kinds>['record'], 'type'> & { readonly type?: string }

const isType = (type: string | undefined): type is Schema<'PassType'> => (types as readonly (string | undefined)[]).includes(type)

/** What everybody who applies must say, from the record, from last year's pass, from who it is for; or a refusal that names what is missing. */
async function required(
  isb: Isb,
  wanted: Wanted,
): Promise<Pick<Schema<'PassCreate'>, 'applicantName' | 'email' | 'type' | 'plate' | 'personId'>> {
  const last = wanted.renewsId === undefined ? undefined : await isb.vehicle.get({ path: { passId: wanted.renewsId } })
  const person = wanted.person === undefined ? undefined : await applicant(isb, wanted.person)
  const knowsAll = last ?? (wanted.applicantName !== undefined && wanted.email !== undefined && wanted.type !== undefined)
  const who = person ?? (knowsAll ? undefined : await isb.auth.me())
  const found = {
    plate: wanted.plate ?? last?.plate,
    applicantName: wanted.applicantName ?? last?.applicantName ?? who?.name,
    email: wanted.email ?? last?.email ?? who?.email,
    type: wanted.type ?? last?.type ?? who?.type,
  }
  const { plate, applicantName, email, type } = found
  if (!plate) throw new Refusal('refused.noPlate')
  if (!isType(type)) throw new Refusal('refused.passType', { type: wanted.type ?? '', types: types.join(', ') })
  // Whose pass is renewed has the next one too.
  const personId = person?.id ?? last?.person?.id
  return { plate, applicantName: applicantName ?? '', email: email ?? '', type, ...(personId !== undefined && { personId }) }
}

async function submit({ world }: Context, isb: Isb, wanted: Wanted): Promise<Pass> {
  const { person: _, type: __, certificate, signature, ...rest } = wanted
  const must = await required(isb, wanted)
  return isb.vehicle.create({ body: { ...rest, ...must, ...(await uploaded(isb, world, { certificate, signature })) } })
}

/** `isb vehicles apply` */
export const apply: Command = {
  name: 'apply',
  does: 'vehicles.apply.does',
  examples: [
    'isb vehicles apply --plate 沪A·12345 --type staff --brand Volvo --model XC60 --color white',
    'isb vehicles apply --for zhou.lin@family.example --plate 沪A·12345 --certificate licence.jpg --signature signed.png',
    'isb vehicles apply --renews 77',
    'isb vehicles apply - --type visitor < guests.ndjson',
  ],
  args: [{ name: '-', does: 'records.piped', optional: true }],
  options: [{ flags: '--for <EMAIL>', does: 'vehicles.apply.for' }, { flags: '--renews <PASS>', does: 'vehicles.apply.renews' }, ...fields],
  more: (say) => say('vehicles.apply.more', { fields: Object.keys(kinds).join(', ') }),
  lists: true,
  async run(context, given) {
    const [input] = given.args
    if (input !== undefined && input !== '-') throw usage('refused.tooMany', { names: input })
    return input === '-' ? many(context, given) : one(context, given)
  },
}

/** What the options say: of one application, or of every one whose record does not say it. */
async function usualOf(isb: Isb, given: Given): Promise<Wanted> {
  const [person, renews] = ['for', 'renews'].map(given.text)
  const texts: Texts = textFields(given)
  return {
    ...texts,
    ...(person !== undefined && { person }),
    ...(renews !== undefined && { renewsId: await passIdOf(isb, renews) }),
  }
}

async function one(context: Context, given: Given): Promise<Result> {
  if (given.text('plate') === undefined && given.text('renews') === undefined) throw usage('refused.missingOption', { name: '--plate' })
  const client = await context.isb()
  const { certificate, signature } = imagesIn(given)
  const wanted = await usualOf(client, given)
  const made = await submit(context, client, {
    ...wanted,
    ...(certificate !== undefined && { certificate }),
    ...(signature !== undefined && { signature }),
  })
  return { data: made, text: passView(context, made), said: context.say('vehicles.apply.done', { id: made.id, plate: made.plate }) }
}

async function many(context: Context, given: Given): Promise<Result> {
  const { locale, say, world } = context
  const images = imagesIn(given)
  if (images.certificate !== undefined || images.signature !== undefined) throw usage('refused.imagesPiped')
  const records = await recordsIn(world, kinds)
  const client = await context.isb()
  const usual = await usualOf(client, given)
  const { rows: each, refusal } = await forEach(context, records, {
    // One after the other: a queue is worked in the order in which it came.
    inOrder: true,
    nameOf: ({ line, record }) => lineName(context, line, record.plate),
    work: ({ record }) => submit(context, client, { ...usual, ...record }),
  })
  const rows = each.map(({ answer, ...row }, at) => ({ line: records[at]?.line ?? 0, id: answer?.id ?? null, ...row, pass: answer }))
  const of = (show: (made: Pass) => string) => (row: Readonly<Record<string, unknown>>) => (row['pass'] ? show(row['pass'] as Pass) : '')
  return {
    data: rows,
    said: say('vehicles.apply.many', { count: rows.filter(({ outcome }) => outcome === 'done').length }),
    refusal,
    table: {
      rows,
      columns: [
        { field: 'line', head: 'head.line', whole: true },
        outcomeColumn(say),
        { field: 'id', head: 'head.id', whole: true, cell: of(({ id }) => String(id)) },
        { field: 'plate', head: 'head.plate', whole: true, cell: of(({ plate }) => plate) },
        { field: 'type', head: 'head.type', cell: of(({ type }) => word(locale, `value.PassType.${type}`)) },
        { field: 'name', head: 'head.applicant', cell: of(({ applicantName }) => applicantName) },
        { field: 'status', head: 'head.status', cell: of(({ status }) => statusOf(context, status)) },
      ],
    },
  }
}
