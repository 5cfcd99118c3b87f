// Who is told of an absence by mail, and of what happens to it later: to each office what it needs, in one thread.
import { createHash } from 'node:crypto'
import type { Data, Schema } from '@isb/contract'
import { routed, type AbsenceDays, type Routed } from '@isb/domain'
import { word, writtenDay, type Both, type WordKey } from '@isb/words'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import type { MailValue } from '../../core/mail/letter.ts'
import { composed, mail } from '../../core/mail/mail.ts'
import { tellModules } from '../../core/app/occasions.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { classNameSql } from '../../core/lists/class-name.ts'
import { settings } from './settings.ts'

/** An absence with what mails may tell of it. */
export interface Told extends AbsenceDays {
  readonly id: number
  readonly studentId: number
  readonly name: string
  readonly nameZh: string
  readonly studentNumber: string
  readonly className: string
  readonly homeroomId: number | null
  readonly division: Schema<'Division'> | null
  readonly leaveType: Schema<'LeaveType'>
  readonly days: number
  readonly leavesAt: string | null
  readonly returnsAt: string | null
  readonly note: string
  readonly symptom: string
  readonly submitter: string | null
  readonly submitterZh: string | null
}

/** A reader: whether they are told, and in that case where, in which language, and what beside name, class and days. */
interface Reader extends Omit<Routed, 'office'> {
  readonly office: Schema<'ToldReader'>
  readonly addresses: readonly string[]
  readonly language: Schema<'MailLanguage'>
  readonly details: readonly Schema<'MailDetail'>[]
}
type What = 'submitted' | 'changed' | 'deleted'

export async function readTold(db: Db, id: number): Promise<Told> {
  const { rows } = await sql<Told>`
    select a.id, a.student_id, p.name, p.name_zh, s.number as student_number, coalesce(${sql.raw(classNameSql())}, a.grade) as class_name, a.homeroom_id, a.division, a.leave_type, a.days,
      a.starts_on, a.starts_half, a.ends_on, a.ends_half, a.leaves_at, a.returns_at, a.note, a.symptom,
      b.name as submitter, b.name_zh as submitter_zh
    from absence a join staff p on p.id = a.student_id join student s on s.id = p.id left join homeroom h on h.id = a.homeroom_id
      left join staff b on b.id = a.submitted_by
    where a.id = ${id}`.execute(db)
  return rows[0]!
}

/** Everybody whom a rule could have told, with the answer of the rule. */
async function readersOf(context: SignedIn, absence: Told): Promise<Reader[]> {
  const { db } = context
  const set = await settings.get(undefined, context)
  const boxes = await db.selectFrom('mailbox').select(['office', 'addresses', 'language', 'details']).execute()
  const { studentId, startsOn, startsHalf, endsOn, endsHalf } = absence
  const addresses: string[] = []
  let rides = false
  await tellModules(context, 'absence.told', {
    studentId,
    startsOn,
    startsHalf,
    endsOn,
    endsHalf,
    alsoTo: (address) => void addresses.push(address),
    ridesBus: () => void (rides = true),
  })
  const offices = routed({ ...absence, ridesBus: rides }, set).map((one) => ({
    ...one,
    ...boxes.find(({ office }) => office === one.office)!,
  }))
  if (!set.homeroomCopy) return offices
  return [...offices, { office: 'Homeroom', rule: 'Homeroom', applies: true, addresses, language: 'both', details: [] }]
}

/**
 * Tells of a new absence, or has those told of a change to whom it matters only now. Whoever was told before is told what has become of
 * it.
 */
export async function tell(
  context: SignedIn,
  absence: Told,
  what: What,
  before: Told = absence,
  waiting: ReadonlySet<string> = new Set(),
): Promise<void> {
  const { db, now } = context
  const readers = await readersOf(context, absence)
  const told = await db.selectFrom('absenceTold').select(['office', 'address']).where('absenceId', '=', absence.id).execute()
  const known = new Set(told.flatMap(({ address }) => address ?? []))
  const detailsOf = (office: string) => readers.find((reader) => reader.office === office)
  for (const { office, address } of told) {
    const { language = 'both', details = [] } = detailsOf(office) ?? {}
    const same = what === 'changed' && JSON.stringify(factsOf(before, details)) === JSON.stringify(factsOf(absence, details))
    if (address !== null && !same && !waiting.has(address)) await send(context, absence, what, { address, language, details, opens: false })
  }
  if (what === 'deleted') return
  for (const { office, rule, addresses, language, details } of readers.filter((reader) => reader.applies)) {
    if (told.some((one) => one.office === office)) continue
    // An address that serves two offices gets one mail.
    const rows = addresses.length === 0 ? [null] : addresses.filter((address) => !known.has(address))
    if (rows.length === 0) continue
    await db
      .insertInto('absenceTold')
      .values(rows.map((address) => ({ absenceId: absence.id, office, rule, address, toldAt: now })))
      .execute()
    for (const address of rows.filter((each) => each !== null)) {
      known.add(address)
      await send(context, absence, 'submitted', { address, language, details, opens: true })
    }
  }
}

interface To extends Pick<Reader, 'language' | 'details'> {
  readonly address: string
  readonly opens: boolean
}

function send(context: SignedIn, absence: Told, what: What, { address, language, details, opens }: To): Promise<void> {
  const { kind, values, shows } = contentOf(absence, what, details)
  // Each reader has a thread of their own: nobody sees by it who else was told.
  const reader = createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 12)
  const thread = { id: `absence-${absence.id}-${reader}`, opens }
  const sent = { to: address, language, about: { entity: 'absence', id: absence.id }, thread, heldMs: context.app.heldMs } as const
  return mail(context, kind, sent, values, shows)
}

/** What a mail says, to a reader who needs these details. */
export function contentOf(absence: Told, what: What, details: Reader['details']) {
  const values = { student: { en: absence.name, zh: absence.nameZh || absence.name }, class: absence.className, when: whenOf(absence) }
  return { kind: `absence-${what}` as const, values, shows: { page: 'absence', facts: factsOf(absence, details) } }
}

/** What a mail tells beside its sentence, to a reader who needs these details. */
function factsOf(absence: Told, details: Reader['details']): Partial<Record<WordKey, MailValue>> {
  const { studentNumber, leaveType, note, symptom, leavesAt, returnsAt, days, submitter, submitterZh } = absence
  const only = <T>(detail: Schema<'MailDetail'>, value: T) => (details.includes(detail) ? value : null)
  return {
    'field.studentNumber': studentNumber,
    'field.absent': whenOf(absence),
    'field.days': days,
    'field.leavesAt': only('Times', leavesAt),
    'field.returnsAt': only('Times', returnsAt),
    'field.leaveType': only(
      'LeaveType',
      bothOf((locale) => word(locale, `value.LeaveType.${leaveType}`)),
    ),
    'field.symptom': only('Symptom', symptom),
    'field.note': only('Note', note),
    'field.submittedBy': submitter && { en: submitter, zh: submitterZh || submitter },
  }
}

const bothOf = (say: (locale: 'en' | 'zh') => string): Both => ({ en: say('en'), zh: say('zh') })

function whenOf({ startsOn, startsHalf, endsOn, endsHalf }: AbsenceDays): Both {
  return bothOf((locale) => {
    const half = (of: AbsenceDays['startsHalf']) =>
      word(locale, 'absence.half', { half: word(locale, `value.AbsenceHalf.${of}`).toLowerCase() })
    const [first, last] = [writtenDay(startsOn)[locale], writtenDay(endsOn)[locale]]
    if (startsOn === endsOn) return startsHalf === endsHalf ? first + half(startsHalf) : first
    return `${first}${startsHalf === 'Afternoon' ? half(startsHalf) : ''} – ${last}${endsHalf === 'Morning' ? half(endsHalf) : ''}`
  })
}

/** Who would be told of an absence that stands in the caller's transaction, with the very mail. */
export async function previewOf(context: SignedIn, absence: Told): Promise<Data<'absence.preview'>> {
  const readers = await readersOf(context, absence)
  return {
    days: absence.days,
    readers: await Promise.all(
      readers.map(async ({ office, rule, applies, addresses, language, details }) => {
        const [to] = applies ? addresses : []
        if (to === undefined) return { office, rule, applies, addresses: [...addresses], subject: '', text: '' }
        const { kind, values, shows } = contentOf(absence, 'submitted', details)
        const { subject, body } = await composed(
          context,
          kind,
          { to, language, about: { entity: 'absence', id: absence.id } },
          values,
          shows,
        )
        return { office, rule, applies, addresses: [...addresses], subject, text: body }
      }),
    ),
  }
}

/**
 * Tells everybody again who was told, as it stands now, and offices that have got a mailbox since. A mail that waits for its next try is
 * tried now: it is not written twice.
 */
export async function tellAgain(context: SignedIn, id: number, status: Schema<'AbsenceStatus'>): Promise<void> {
  const { app, db, now, afterCommit } = context
  const waiting = await db
    .updateTable('outbox')
    .set({ dueAt: now })
    .where('entity', '=', 'absence')
    .where('entityId', '=', id)
    .where('state', '=', 'Pending')
    .where('fault', 'is not', null)
    .returning('recipient')
    .execute()
  afterCommit(() => app.outbox.retry())
  await db.deleteFrom('absenceTold').where('absenceId', '=', id).where('address', 'is', null).execute()
  const absence = await readTold(db, id)
  const what = status === 'Deleted' ? 'deleted' : 'submitted'
  await tell(context, absence, what, absence, new Set(waiting.map(({ recipient }) => recipient)))
}

/** Sends the caller the mail that an office would get. */
export async function sendTest(context: SignedIn, absence: Told, office: Schema<'Office'>): Promise<void> {
  const { db, caller } = context
  const { email } = await db.selectFrom('staff').select('email').where('id', '=', caller.staffId).executeTakeFirstOrThrow()
  if (email === null) refuse(3, 'ACCOUNT_WITHOUT_ADDRESS')
  const { language, details } = await db
    .selectFrom('mailbox')
    .select(['language', 'details'])
    .where('office', '=', office)
    .executeTakeFirstOrThrow()
  const { kind, values, shows } = contentOf(absence, 'submitted', details)
  await mail(context, kind, { to: email, language, about: { entity: 'staff', id: caller.staffId }, own: true }, values, {
    ...shows,
    path: '/absence',
  })
}
