import { whyNotStaff } from '@isb/domain'
import type { Schema } from '@isb/contract'
import { nameIn } from '@isb/words'
import { sql } from 'kysely'
import { grantableBy, requireNotAbove } from '../../core/access/access.ts'
import { requireConfirmation } from '../../core/access/confirmation.ts'
import { availableMenus } from '../../core/access/available-menus.ts'
import { rightsOf } from '../../core/access/suspended.ts'
import { hasMoreNodesThan } from '../../core/access/tree.ts'
import type { ServerModule } from '../../core/declare/module.ts'
import { personFile } from '../../core/person/export.ts'
import type { KeptTables } from '../../core/person/kept.ts'
import type { Db } from '../../core/database/database.ts'
import { tellOwner } from '../../core/mail/tell-owner.ts'
import { peopleById } from '../../core/shared/people.ts'
import { removeSecondFactor } from '../../core/session/second-factor.ts'
import { invite } from '../../core/session/invite.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { forgetTokens } from '../../core/session/api-tokens.ts'
import { endSessionsOf, revokeTokensOf } from '../../core/session/session.ts'
import { create, remove, setEnabled, update } from './edit.ts'
import { erase, erasure } from './erase.ts'
import { importStaff } from './import.ts'
import { staffList } from './lists.ts'
import { addRole, removeRole, rolesImpact, setRoles } from './roles.ts'
import { createToken, revokeToken, tokens } from './tokens.ts'
import { plantPeople } from './demo.ts'

const handlers: ServerModule<'staff'>['handlers'] = {
  create,
  erasure,
  erase,
  update,
  remove,
  import: ({ body }, context) => importStaff(body, context),
  async enable({ path }, context) {
    requireConfirmation(context)
    return setEnabled(path.staffId, true, context)
  },
  disable: ({ path }, context) => setEnabled(path.staffId, false, context),
  setRoles,
  addRole,
  removeRole,
  rolesImpact,
  tokens,
  createToken,
  revokeToken,

  async exportPerson({ path, query = {} }, context) {
    const { id, name, nameZh } = await staffList.record(context, path.staffId)
    return personFile(context, { id, name: nameIn(context.locale, { name, nameZh }) }, query.format ?? 'html')
  },

  async counts(_input, { db }) {
    const rows = await db
      .selectFrom('staff')
      .select(({ fn }) => ['type', fn.countAll<number>().as('count')])
      .groupBy('type')
      .execute()
    const of = (type: Schema<'StaffType'>) => rows.find((row) => row.type === type)?.count ?? 0
    const all = rows.reduce((sum, { count }) => sum + count, 0)
    return { all, staff: of('staff'), parent: of('parent'), student: of('student'), other: of('other') }
  },

  async roleOptions(_input, { db, caller }) {
    const { rows } = await sql<Schema<'RoleOption'>>`
      select r.id, r.name, r.enabled, r.builtin,
        case when r.builtin then ${caller.administrator && !caller.scopes}
          else not exists (select from role_menu rm where rm.role_id = r.id and rm.menu_id not in (${grantableBy(caller)})) end as may_give
      from role r order by r.builtin desc, lower(r.name)`.execute(db)
    return rows
  },

  async signInFailures(_input, context) {
    const { db, now } = context
    const since = new Date(now.getTime() - 24 * 60 * 60_000)
    const { rows } = await sql<{ staffId: number | null; failures: number; lastAt: Date }>`
      select staff_id, sum(times) as failures, max(at) as last_at from sign_in_failure
      where at > ${since} and kind <> 'reset-request' group by staff_id order by failures desc, last_at desc`.execute(db)
    const known = rows.filter(({ staffId }) => staffId !== null).slice(0, 20)
    const people = await peopleById(
      context,
      known.map(({ staffId }) => staffId!),
    )
    const accounts = known.flatMap(({ staffId, failures, lastAt }) => {
      const person = people.get(staffId!)
      return person ? { staff: person, failures, lastAt: lastAt.toISOString() } : []
    })
    const unknown = rows.find(({ staffId }) => staffId === null)?.failures ?? 0
    return { total: rows.reduce((sum, { failures }) => sum + failures, 0), unknown, accounts }
  },

  async invite({ path }, context) {
    const person = await staffList.locked(context, path.staffId)
    const why = whyNotStaff('invite', person, context.caller.staffId)
    if (why) refuse(3, why)
    await requireNotAbove(context.db, context.caller, person.id)
    // Domain has refused who has no address.
    if (person.email !== null) await invite(context.db, { ...person, email: person.email }, context)
    return staffList.record(context, person.id)
  },

  async endSessions({ path, query: { keepTokens = false } = {} }, { db, now, caller, changed }) {
    const person = await staffList.locked({ db, now }, path.staffId)
    await requireNotAbove(db, caller, person.id)
    const ended = await endSessionsOf(db, person.id, now)
    const revoked = keepTokens ? 0 : await revokeTokensOf(db, person.id, now)
    // The browser may be in other hands: it has no tries of its own any more.
    await db.deleteFrom('signInDevice').where('staffId', '=', person.id).execute()
    changed('staff', person.id, {}, { sessionsEnded: ended, ...(revoked > 0 && { tokensRevoked: revoked }) })
    return { ended, tokensRevoked: revoked }
  },

  async resetSecondFactor({ path }, context) {
    const { db, now, caller, changed } = context
    const person = await staffList.locked(context, path.staffId)
    if (person.id === caller.staffId) refuse(3, 'STAFF_SELF')
    await requireNotAbove(db, caller, person.id)
    // Two administrators could otherwise take each other's accounts over, by taking the role away for a moment too.
    if ((await isAdministrator(db, person.id)) || (await wasAdministrator(db, person.id, now))) refuse(3, 'SECOND_FACTOR_ON_SERVER')
    if (!(await removeSecondFactor(context, person.id))) refuse(3, 'SECOND_FACTOR_GONE')
    const ended = await endSessionsOf(db, person.id, now)
    await tellOwner(context, 'second-factor-changed', person.id)
    changed('staff', person.id, {}, { secondFactor: { reset: true }, ...(ended > 0 && { sessionsEnded: ended }) })
    return staffList.record(context, person.id)
  },

  async menus({ path }, { db, now }) {
    await staffList.record({ db, now }, path.staffId)
    return availableMenus(db, { ...(await rightsOf(db, path.staffId, now)), staffId: path.staffId, scopes: null })
  },
}

async function isAdministrator(db: Db, staffId: number): Promise<boolean> {
  const { rows } = await sql`
    select from staff_role sr join role r on r.id = sr.role_id where sr.staff_id = ${staffId} and r.builtin`.execute(db)
  return rows.length > 0
}

/** Whether an account has lost the built-in role within the last seven days. */
async function wasAdministrator(db: Db, staffId: number, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - 7 * 24 * 60 * 60_000)
  const { rows } = await sql`
    select from audit, jsonb_array_elements(rows) row, role r
    where at > ${since} and rows @> ${JSON.stringify([{ entity: 'staff', id: staffId }])}::jsonb and r.builtin
      and row->>'entity' = 'staff' and (row->>'id')::bigint = ${staffId}
      and row->'before'->'roleIds' @> to_jsonb(r.id) and not coalesce(row->'after'->'roleIds' @> to_jsonb(r.id), false) limit 1`.execute(db)
  return rows.length > 0
}

const entities = {
  staff: {
    named: true,
    label: 'email',
    person: 'id',
    keep: [
      'enabled',
      'erasure',
      'invitation',
      'password',
      'resetCode',
      'roleIds',
      'roles',
      'secondFactor',
      'service',
      'sessionsEnded',
      'signedIn',
      'source',
      'tokensRevoked',
      'type',
    ],
  },
} as const

/** The account goes, and with it every row that hangs on it. */
const keeps: KeptTables = {
  staff: { whose: 'id = $1', hidden: ['microsoft_id', 'erasure_id', 'roster_id', 'last_login_confirmed'] },
  staff_role: { whose: 'staff_id = $1' },
  invitation: { whose: 'staff_id = $1' },
  erasure_request: { whose: 'person_id = $1', by: ['asked_by'], hidden: ['mentions'] },
}

export const staff: ServerModule<'staff'> = {
  entities,
  keeps,
  lists: { 'staff.list': staffList },
  retention: { signInDays: { deleted: 'apiTokens', deleteOlder: forgetTokens } },
  handlers,
  menus: [{ code: 'upms:staff', under: 'upms', path: '/upms/staff', icon: 'users' }],
  constraints: { last_administrator: 'LAST_ADMINISTRATOR', staff_email_key: 'EMAIL_TAKEN' },
  heavy: { rolesImpact: hasMoreNodesThan(20_000) },
  demo: { people: plantPeople },
}
