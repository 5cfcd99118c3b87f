// Applications: what stands in them, how they come, how they are corrected until they are decided.
import type { Input, Schema } from '@isb/contract'
import { normalEmail, plateKey, whyNotMovePass } from '@isb/domain'
import type { WordKey } from '@isb/words'
import { sql } from 'kysely'
import { submitter, requestedFor, requireOnBehalf, visibleTo, refuseDecided } from '../../core/shared/requests.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { claimFile } from '../../core/files/index.ts'
import { startUpdate } from '../../core/shared/stale.ts'
import { refuseField } from '../../core/ground/refuse.ts'
import { passes, searchTextOf } from './lists.ts'

type Pass = Schema<'Pass'>
type Given = Omit<Schema<'PassUpdate'>, 'version'>
type Fields = Required<Given>

const texts = ['phone', 'department', 'brand', 'model', 'color', 'driverName', 'driverPhone', 'grade', 'studentName'] as const

/** What stands in an application. */
function fieldsOf(given: Given & Pick<Fields, 'applicantName' | 'email' | 'type' | 'plate'>): Fields {
  const { applicantName, email, type, plate, certificateId = null, signatureId = null } = given
  return {
    applicantName: applicantName.trim(),
    email: normalEmail(email),
    type,
    plate: plate.trim(),
    ...(Object.fromEntries(texts.map((name) => [name, (given[name] ?? '').trim()])) as Record<(typeof texts)[number], string>),
    certificateId,
    signatureId,
  }
}

/** A row of a pass: its fields, and what follows from them. Images that it names for the first time are its own from now on. */
async function rowOf({ db, caller }: SignedIn, fields: Fields, before: Pick<Given, 'certificateId' | 'signatureId'> = {}) {
  const key = plateKey(fields.plate)
  if (!key) refuseField('/plate', 'PLATE_EMPTY')
  await claimFile(db, caller, fields.certificateId, before.certificateId)
  await claimFile(db, caller, fields.signatureId, before.signatureId)
  return { ...fields, plateKey: key, search: searchTextOf(fields) }
}

/** What has been decided about a pass already. */
export const decided = ({ status }: Pick<Pass, 'status'>): WordKey =>
  status === 'Pending' ? 'value.PassStatus.Pending' : `pass.decided.${status}`

/** The person of a pass stands in each line of the audit, so that an erasure finds it. */
export const about = ({ person, plate }: Pick<Pass, 'person' | 'plate'>) => ({ plate, ...(person && { staffId: person.id }) })

/** Whose account an application belongs to; null for somebody without one. */
async function applicantOf(context: SignedIn, personId: number | null | undefined): Promise<number | null> {
  if (personId !== null) return requestedFor(context, personId, 'vehicle:on-behalf')
  await requireOnBehalf(context, 'vehicle:on-behalf')
  return null
}

export async function create({ body }: Input<'vehicle.create'>, context: SignedIn): Promise<Pass> {
  const { db, now, caller, changed } = context
  const { personId: applicantId, renewsId, ...application } = body
  const personId = await applicantOf(context, applicantId)
  const last = renewsId === undefined ? undefined : await visible(context, renewsId)
  const fields = fieldsOf({ ...last, ...application })
  const row = await rowOf(context, fields, last)
  const { id } = await db
    .insertInto('vehiclePass')
    .values({ ...row, personId, ...submitter(caller, personId), submittedAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  changed('vehicle-pass', id, null, { ...fields, staffId: personId, status: 'Pending' })
  return passes.record({ db, now }, id)
}

export async function update({ path, body: { version, ...given } }: Input<'vehicle.update'>, context: SignedIn): Promise<Pass> {
  const { db, now, changed } = context
  const before = await passes.locked({ db, now }, path.passId)
  if (whyNotMovePass(before, 'update')) refuseDecided(context, before.decidedBy, decided(before))
  await startUpdate(context, 'vehicle-pass', before, version)
  const fields = fieldsOf({ ...before, ...given })
  const row = await rowOf(context, fields, before)
  await db
    .updateTable('vehiclePass')
    .set({ ...row, version: sql<number>`version + 1`, updatedAt: now })
    .where('id', '=', before.id)
    .execute()
  changed('vehicle-pass', before.id, { ...fieldsOf(before), ...about(before) }, { ...fields, ...about({ ...before, ...fields }) })
  return passes.record({ db, now }, before.id)
}

/** A pass that the caller may see: any with the code, else their own or one that they submitted. */
const visible = async (context: SignedIn, id: number) =>
  visibleTo(context, 'vehiclePass', await passes.record(context, id), 'vehicle', 'PASS_NOT_FOUND')
