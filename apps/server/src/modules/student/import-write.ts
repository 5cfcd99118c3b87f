// Writes what an import comes to, a statement for each kind of row, however many there are.
import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'
import { insertRows as insert, updateRows as update } from '../../core/database/rows.ts'
import type { Importing } from '../../core/shared/import.ts'
import { searchTextOf } from '../../core/text/search.ts'
import type { GuardianAccount } from './import-people.ts'
import { accountFields, changedFields, isChanged, type Pupil } from './import-pupils.ts'
import { changedLinkFields, type Tie } from './import-ties.ts'
import type { Plan } from './import-plan.ts'

/** The ids of what an import tells of. */
export interface Ids {
  readonly pupil: (pupil: Pupil) => number
  readonly account: (account: GuardianAccount) => number
}

/** Writes a plan. Breaks on an address or a number that somebody else has taken since it was made. */
export async function write(plan: Plan, importing: Importing): Promise<Ids> {
  const { db, progress } = importing
  const ids = await newIds(db, plan)
  const touched = plan.pupils.filter(isChanged)
  await writeAccounts(plan, touched, ids, importing)
  progress(plan.pupils.length)
  await writePupils(touched, ids, importing)
  await writeTies(plan.ties, ids, importing)
  await writeContacts(plan.accounts.all, ids, db)
  note(plan, touched, ids, importing)
  return ids
}

/** Accounts that are to be made are numbered before, so that whatever names them is written beside them. */
async function newIds(db: Db, { pupils, accounts }: Plan): Promise<Ids> {
  const fresh = [...pupils.filter(({ before, accountId }) => !before && !accountId), ...accounts.all.filter(({ before }) => !before)]
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('staff', 'id')) as id from generate_series(1, ${fresh.length})`.execute(db)
  const numbers = new Map<Pupil | GuardianAccount, number>(fresh.map((each, at) => [each, rows[at]!.id]))
  return {
    pupil: (pupil) => pupil.before?.id ?? pupil.accountId ?? numbers.get(pupil)!,
    account: (account) => account.before?.id ?? numbers.get(account)!,
  }
}

const names = {
  name: 'text',
  name_zh: 'text',
  family_name: 'text',
  given_name: 'text',
  preferred_name: 'text',
  gender: 'text',
  email: 'text',
  search: 'text',
  updated_at: 'timestamptz',
} as const

async function writeAccounts({ accounts }: Plan, pupils: readonly Pupil[], ids: Ids, { db, now }: Importing): Promise<void> {
  const ofPupil = (pupil: Pupil) => {
    const { name, nameZh, familyName, givenName, preferredName, gender, email } = pupil.after
    const parts = { name_zh: nameZh, family_name: familyName, given_name: givenName, preferred_name: preferredName }
    return { id: ids.pupil(pupil), name, ...parts, gender, email, type: 'student', search: searchTextOf(pupil.after), ...times }
  }
  const ofGuardian = (account: GuardianAccount) => {
    const { name, nameZh, email } = account
    return { id: ids.account(account), name, name_zh: nameZh, email, type: 'parent', search: searchTextOf(account), ...blank, ...times }
  }
  const times = { created_at: now, updated_at: now }
  const blank = { family_name: '', given_name: '', preferred_name: '', gender: null }
  const freshPupils = pupils.filter(({ before, accountId }) => !before && !accountId)
  const freshGuardians = accounts.all.filter(({ before }) => !before)
  const types = { id: 'bigint', type: 'text', ...names, created_at: 'timestamptz' }
  await insert(db, 'staff', types, [...freshPupils.map(ofPupil), ...freshGuardians.map(ofGuardian)])
  await update(db, 'staff', names, pupils.filter((pupil) => pupil.accountId ?? hasNewAccount(pupil)).map(ofPupil))
  const { name, name_zh, email, search, updated_at } = names
  await update(db, 'staff', { name, name_zh, email, search, updated_at }, accounts.all.filter(isRenamed).map(ofGuardian))
}

const hasNewAccount = (pupil: Pupil): boolean => changedFields(pupil).some((field) => (accountFields as readonly string[]).includes(field))
const renamedFields = ['name', 'nameZh', 'email'] as const
const isRenamed = ({ before, ...account }: GuardianAccount): boolean =>
  before !== undefined && renamedFields.some((field) => before[field] !== account[field])

async function writePupils(pupils: readonly Pupil[], ids: Ids, { db, now }: Importing): Promise<void> {
  const rowOf = (pupil: Pupil) => {
    const { given, after } = pupil
    const { enteredOn, leftOn } = after
    const own = { entered_on: enteredOn, left_on: leftOn }
    return { id: ids.pupil(pupil), number: given.number, ...own, created_at: now, updated_at: now }
  }
  const own = { entered_on: 'date', left_on: 'date', updated_at: 'timestamptz' }
  const [fresh, old] = [pupils.filter(({ before }) => !before), pupils.filter(({ before }) => before)]
  await insert(db, 'student', { id: 'bigint', number: 'text', ...own, created_at: 'timestamptz' }, fresh.map(rowOf))
  await update(db, 'student', own, old.map(rowOf))
  const moved = pupils.filter(({ stays }) => stays)
  await sql`delete from student_stay where student_id = any(${moved.map(ids.pupil)}::bigint[])`.execute(db)
  await insert(
    db,
    'student_stay',
    {
      student_id: 'bigint',
      from_on: 'date',
      until_on: 'date',
      division: 'text',
      grade: 'text',
      homeroom_id: 'bigint',
      also_in_id: 'bigint',
    },
    moved.flatMap((pupil) =>
      (pupil.stays ?? []).map(({ from, until, division, grade, homeroomId, alsoInId }) => {
        const place = { division, grade: grade || null, homeroom_id: homeroomId, also_in_id: alsoInId }
        return { student_id: ids.pupil(pupil), from_on: from, until_on: until, ...place }
      }),
    ),
  )
}

const isTied = (tie: Tie): boolean => !tie.before || changedLinkFields(tie).length > 0

async function writeTies(ties: readonly Tie[], ids: Ids, { db }: Importing): Promise<void> {
  const types = {
    student_id: 'bigint',
    guardian_id: 'bigint',
    relation: 'text',
    contact_order: 'smallint',
    may_see: 'boolean',
    may_act: 'boolean',
    no_contact: 'boolean',
  }
  const set = Object.keys(types).slice(2)
  await insert(
    db,
    'guardian',
    types,
    ties.filter(isTied).map(({ pupil, account, after }) => ({
      student_id: ids.pupil(pupil),
      guardian_id: ids.account(account),
      relation: after.relation,
      contact_order: after.contactOrder,
      may_see: after.maySee,
      may_act: after.mayAct,
      no_contact: after.noContact,
    })),
    `on conflict (student_id, guardian_id) do update set ${set.map((column) => `${column} = excluded.${column}`).join(', ')}`,
  )
}

const writeContacts = (accounts: readonly GuardianAccount[], ids: Ids, db: Db): Promise<void> =>
  insert(
    db,
    'contact',
    { person_id: 'bigint', kind: 'text', value: 'text' },
    accounts.flatMap((account) => account.added.map(({ kind, value }) => ({ person_id: ids.account(account), kind, value }))),
    'on conflict do nothing',
  )

/** For the audit: of who is new everything, of the others what changed. */
function note({ ties, accounts }: Plan, pupils: readonly Pupil[], ids: Ids, { changed }: Importing): void {
  const part = (whole: object, fields: readonly string[]) =>
    Object.fromEntries(Object.entries(whole).filter(([field]) => fields.includes(field)))
  for (const pupil of pupils) {
    const { before, after, moved, given } = pupil
    const id = ids.pupil(pupil)
    if (!before) changed('student', id, null, { studentNumber: given.number, ...after, ...moved?.is })
    else {
      const fields = changedFields(pupil)
      const [was, is] = moved
        ? [
            { from: moved.from, ...moved.was },
            { from: moved.from, ...moved.is },
          ]
        : [{}, {}]
      changed('student', id, { ...part(before, fields), ...was }, { ...part(after, fields), ...is })
    }
  }
  for (const account of accounts.all) {
    const { before, name, nameZh, email } = account
    if (!before) changed('staff', ids.account(account), null, { name, nameZh, email, type: 'parent' })
    else if (isRenamed(account)) changed('staff', before.id, part(before, renamedFields), { name, nameZh, email })
  }
  const told = new Set<GuardianAccount>()
  for (const tie of ties) {
    const { pupil, account, before, after } = tie
    const [id, guardianId] = [ids.pupil(pupil), ids.account(account)]
    if (isTied(tie)) changed('student', id, { guardianId, ...(before && part(before, Object.keys(after))) }, { guardianId, ...after })
    if (account.added.length === 0 || told.has(account)) continue
    told.add(account)
    const contacts = account.before?.contacts ?? []
    changed('student', id, { personId: guardianId, contacts }, { personId: guardianId, contacts: [...contacts, ...account.added] })
  }
}
