import type { Isb, Schema } from '@isb/sdk'
import { values } from '@isb/sdk/metadata'
import type { Context } from '../../lib/context.ts'
import { findPerson } from '../../lib/line/people.ts'
import { Refusal, usage } from '../../lib/failure/refusal.ts'
import { described, formOf } from '../../lib/resource/contract.ts'
import { definedOf, readAll } from '../../lib/resource/filters.ts'
import { readersOf } from '../../lib/resource/forms.ts'
import { requesting } from '../../lib/resource/requesting.ts'
import { uploadImage } from '../../lib/files/upload.ts'
import { findPass } from './find.ts'
import { lists } from './lists.ts'
import { summaryOf } from '../../lib/resource/words.ts'

type Pass = Schema<'Pass'>
type Body = Schema<'PassCreate'>
/** What an application says. A person is named by address, an image by its file. */
type Wanted = Partial<Omit<Body, 'type' | 'personId'>> & {
  readonly type?: string
  readonly person?: string
  readonly outsider?: true
  readonly certificate?: string
  readonly signature?: string
}

const list = {
  ...described('vehicle.list'),
  spec: { ...lists['vehicle.list'], decided: ['id', 'plate', 'type', 'applicantName', 'status'] },
  siblings: () => [],
}
const images = ['certificate', 'signature'] as const
/** Fields that are looked up have options of their own. */
const readers = readersOf(list, 'vehicle.create').filter(([name]) => name !== 'personId' && name !== 'renewsId')
/** What a record that is piped in may hold. */
const { personId: _, ...fields } = formOf('vehicle', 'vehicle.create')
const kinds: Readonly<Record<string, 'text' | 'id'>> = Object.fromEntries([
  ...['person', ...images].map((name) => [name, 'text']),
  ...Object.entries(fields).map(([name, { kind }]) => [name, kind === 'id' ? 'id' : 'text']),
])

const isType = (type: string | undefined): type is Body['type'] => (values.PassType as readonly (string | undefined)[]).includes(type)

/**
 * What everybody who applies must say, from the record, from last year's pass, from who it is for; or a refusal that names what is
 * missing.
 */
async function required(isb: Isb, wanted: Wanted): Promise<Pick<Body, 'applicantName' | 'email' | 'type' | 'plate' | 'personId'>> {
  const last = wanted.renewsId === undefined ? undefined : await isb.vehicle.get({ path: { passId: wanted.renewsId } })
  const person = wanted.person === undefined ? undefined : await findPerson(isb, wanted.person, 'vehicle')
  const knowsAll = last ?? (wanted.applicantName !== undefined && wanted.email !== undefined && wanted.type !== undefined)
  const who = person ?? (knowsAll || wanted.outsider ? undefined : await isb.auth.me())
  const plate = wanted.plate ?? last?.plate
  const type = wanted.type ?? last?.type ?? who?.type
  if (!plate) throw new Refusal('refused.noPlate')
  if (!isType(type)) throw new Refusal('refused.passType', { type: wanted.type ?? '', types: values.PassType.join(', ') })
  // Whose pass is renewed has the next one too.
  const personId = person?.id ?? (wanted.outsider || last?.person === null ? null : last?.person?.id)
  const applicantName = wanted.applicantName ?? last?.applicantName ?? who?.name ?? ''
  return { plate, applicantName, email: wanted.email ?? last?.email ?? who?.email ?? '', type, ...(personId !== undefined && { personId }) }
}

async function submit({ world }: Context, isb: Isb, wanted: Wanted): Promise<Pass> {
  const { person: _, outsider: __, type: ___, certificate, signature, ...rest } = wanted
  const must = await required(isb, wanted)
  const certificateId = certificate && (await uploadImage(isb, world, certificate))
  const signatureId = signature && (await uploadImage(isb, world, signature))
  return isb.vehicle.create({ body: { ...rest, ...must, ...(certificateId && { certificateId }), ...(signatureId && { signatureId }) } })
}

/** `isb vehicle create` */
export const create = requesting<Wanted, Pass>({
  name: 'create',
  does: summaryOf('vehicle.create'),
  examples: [
    'isb vehicle create --plate 沪A·12345 --type staff --brand Volvo --model XC60 --color white',
    'isb vehicle create --for zhou.lin@family.example --plate 沪A·12345 --certificate licence.jpg --signature signed.png',
    'isb vehicle create --renews 77',
    'isb vehicle create - --outsider --type visitor < guests.ndjson',
  ],
  options: [
    { flags: '--for <EMAIL>', does: 'vehicle.create.for' },
    { flags: '--outsider', does: 'vehicle.create.outsider' },
    { flags: '--renews <PASS>', does: 'vehicle.create.renews' },
    ...readers.flatMap(([, { options }]) => options),
  ],
  more: (say) => say('vehicle.create.more', { fields: Object.keys(kinds).join(', ') }),
  list,
  kinds,
  check(given, piped) {
    if (piped && images.some((name) => given.text(name) !== undefined)) throw usage('refused.imagesPiped')
    if (!piped && given.text('plate') === undefined && given.text('renews') === undefined)
      throw usage('refused.missingOption', { name: '--plate' })
  },
  async read(context, isb, given) {
    const renews = given.text('renews')
    const renewsId = renews === undefined ? undefined : (await findPass(isb, renews, 'get')).id
    return definedOf([
      ['person', given.text('for')],
      ['outsider', given.flag('outsider') || undefined],
      ['renewsId', renewsId],
      ...(await readAll(readers, context, isb, given)),
    ])
  },
  nameOf: ({ plate }) => plate,
  submit,
  report: ({ say }, { id, plate }) => say('vehicle.create.done', { id, plate }),
})
