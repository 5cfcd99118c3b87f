// What changes an account itself: its fields, whether it may sign in, its end.
import { normalEmail, whyNotErase, whyNotStaff } from '@isb/domain'
import type { Data, Input } from '@isb/contract'
import { sql } from 'kysely'
import { requireCodes, requireNotAbove } from '../../core/access/access.ts'
import { requireConfirmation } from '../../core/access/confirmation.ts'
import type { Confirmed, SignedIn } from '../../core/app/context.ts'
import { invite } from '../../core/session/invite.ts'
import { tellOwner } from '../../core/mail/tell-owner.ts'
import { unchanged } from '../../core/shared/stale.ts'
import { refuse, refuseField, refuseBroken } from '../../core/ground/refuse.ts'
import { endSessionsOf, shutOut } from '../../core/session/session.ts'
import { isEnrolled } from './erase.ts'
import { emailIsFree, staffList } from './lists.ts'
import { giveRoles } from './roles.ts'
import { searchTextOf } from '../../core/text/search.ts'

type Staff = Data<'staff.get'>

/** The address as it is kept; none for who does not sign in. */
const addressOf = (email: string | null | undefined) => (email ? normalEmail(email) : null)

const emailTaken = refuseBroken('staff_email_key', '/email', 'EMAIL_TAKEN')
const staysStudent = refuseBroken('student_account', '/type', 'STUDENT_TYPE')

export async function create({ body }: Input<'staff.create'>, context: Confirmed): Promise<Staff> {
  const { db, now, caller, changed } = context
  const { name, nameZh = '', type = 'staff', gender = null, service = false, roleIds = [], invite: mailed = true } = body
  const email = addressOf(body.email)
  if (!(await emailIsFree(db, email))) refuseField('/email', 'EMAIL_TAKEN')
  if (roleIds.length > 0) await requireCodes(db, caller, ['upms:staff:assign'])
  // The holder of the address can sign in with a code by mail, invited or not.
  if (email !== null) requireConfirmation(context)
  const fields = { name: name.trim(), nameZh: nameZh.trim(), email, type, gender, service }
  const { id } = await db
    .insertInto('staff')
    .values({ ...fields, search: searchTextOf(fields), createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(emailTaken)
  changed('staff', id, null, fields)
  if (roleIds.length > 0) await giveRoles(id, roleIds, context)
  if (mailed && !service && email !== null) await invite(db, { ...fields, id, email }, context)
  return staffList.record({ db, now }, id)
}

export async function update({ path, body: { version, ...given } }: Input<'staff.update'>, context: Confirmed): Promise<Staff> {
  const { db, now, caller, changed } = context
  const before = await unchanged(staffList, context, path.staffId, version)
  const fields = {
    name: given.name?.trim() ?? before.name,
    nameZh: given.nameZh?.trim() ?? before.nameZh,
    email: given.email === undefined ? before.email : addressOf(given.email),
    type: given.type ?? before.type,
    gender: given.gender === undefined ? before.gender : given.gender,
  }
  const moved = fields.email !== before.email
  if (moved) {
    // The holder of the address can set the password.
    requireConfirmation(context)
    await requireNotAbove(db, caller, before.id)
    if (!(await emailIsFree(db, fields.email, before.id))) refuseField('/email', 'EMAIL_TAKEN')
    await shutOut(context, before.id)
    if (before.lastLoginAt !== null && !before.service) await tellOwner(context, 'address-changed', before.id, before.email ?? undefined)
  }
  // Somebody else may be at the new address: they set a password of their own.
  const another = moved && (before.id !== caller.staffId || fields.email === null)
  await db
    .updateTable('staff')
    .set({
      ...fields,
      ...(another && { passwordHash: null }),
      search: searchTextOf(fields),
      version: before.version + 1,
      updatedAt: now,
    })
    .where('id', '=', before.id)
    .execute()
    .catch(staysStudent)
    .catch(emailTaken)
  const { name, nameZh, email, type, gender } = before
  changed('staff', before.id, { name, nameZh, email, type, gender }, fields)
  const enters = before.lastLoginAt !== null || before.invitedUntil !== null
  if (another && enters && before.enabled && !before.service && fields.email !== null)
    await invite(db, { ...fields, id: before.id, email: fields.email }, context)
  return staffList.record({ db, now }, before.id)
}

export async function remove({ path }: Input<'staff.remove'>, { db, now, caller, changed }: SignedIn): Promise<Data<'staff.remove'>> {
  // The whole row at once: taken for a change first, it would wait for whoever names it, who may be waiting for it.
  // One's own is refused below, and is named by each of one's own requests under way: two of them would wait for each other.
  if (path.staffId !== caller.staffId) await sql`select from staff where id = ${path.staffId} for update`.execute(db)
  const before = await staffList.record({ db, now }, path.staffId)
  const why = whyNotErase({ id: before.id, enrolled: await isEnrolled(db, now, before.id) }, caller.staffId)
  if (why) refuse(3, why)
  await requireNotAbove(db, caller, before.id)
  await db.deleteFrom('staff').where('id', '=', before.id).execute()
  const { name, nameZh, email, type, gender, roles } = before
  changed('staff', before.id, { name, nameZh, email, type, gender, roles: roles.map((role) => role.name) }, null)
  return {}
}

/** Lets an account in, or out from the next request on: its sessions and tokens are looked up with it. */
export async function setEnabled(id: number, enabled: boolean, context: SignedIn): Promise<Staff> {
  const { db, now, caller, changed } = context
  const before = await staffList.locked({ db, now }, id)
  const why = enabled ? null : whyNotStaff('disable', before, caller.staffId)
  if (why) refuse(3, why)
  await requireNotAbove(db, caller, id)
  if (before.enabled === enabled) return before
  await db
    .updateTable('staff')
    .set({ enabled, version: sql<number>`version + 1`, updatedAt: now })
    .where('id', '=', id)
    .execute()
  if (!enabled) await endSessionsOf(db, id, now)
  changed('staff', id, { enabled: before.enabled }, { enabled })
  return staffList.record({ db, now }, id)
}
