// Fetches by the clock, in the name of whoever has set the time and with their rights; applies what is within the limits; mails when one
// stops. Every step goes by what stands, so that a server that was away goes on where it was.
import { addressesIn } from '@isb/domain'
import { word, type Both, type Locale } from '@isb/words'
import { sql } from 'kysely'
import type { App, Caller } from '../../../core/app/context.ts'
import type { Db } from '../../../core/database/database.ts'
import { holds } from '../../../core/access/access.ts'
import { rightsOf } from '../../../core/access/suspended.ts'
import type { Call } from '../../../core/http/perform.ts'
import { mail } from '../../../core/mail/mail.ts'
import { bundles } from '../lists.ts'
import { whatStops } from '../stops.ts'
import { isPaused } from './settings.ts'

/** The name that stands in the audit beside that of whoever has set the time. */
const byTheClock = 'schedule'

/** Whether the clock calls. An API token may have its name, and has scopes. */
export const isTheClock = ({ token, scopes }: Caller): boolean => token === byTheClock && scopes === null

/** What is due by now. */
export async function goBySchedule(db: Db, app: App, now: Date): Promise<void> {
  const caller = await setter(db, now)
  await begin(db, app, caller, now)
  await goOn(db, app, caller, now)
}

/** Whoever has set the time, with the rights that they have now. */
async function setter(db: Db, now: Date): Promise<Caller | undefined> {
  const { rows } = await sql<Pick<Caller, 'staffId' | 'name'>>`
    select a.id as staff_id, a.name from base_data_source s join staff a on a.id = s.set_by and a.enabled`.execute(db)
  return (
    rows[0] && {
      ...rows[0],
      ...(await rightsOf(db, rows[0].staffId, now)),
      sessionId: null,
      scopes: null,
      token: byTheClock,
      service: false,
      permitted: true,
      confirmedAt: null,
      own: true,
      program: null,
      run: null,
    }
  )
}

/** So often in a day a roster is fetched anew that broke off, as where the server was restarted. */
const tries = 3

/** What the clock has fetched last, within a day. */
async function newest(db: Db, now: Date) {
  const { rows } = await sql<{ id: number; tried: number }>`
    select id, count(*) over ()::int as tried from base_data_run
    where origin = 'Schedule' and made_at > ${now}::timestamptz - interval '1 day' order by id desc limit 1`.execute(db)
  const [last] = rows
  if (!last) return undefined
  const { state, questions } = await bundles.record({ db, now }, last.id)
  return { id: last.id, state, questions, isTriedAgain: state === 'Interrupted' && last.tried < tries }
}

/** The day whose time has come, unless it is kept already. */
const dueDay = (now: Date) => sql`
  select clock.day from base_data_source s,
    (select here::date as day, to_char(here, 'HH24:MI') as time
      from (select ${now}::timestamptz at time zone time_zone as here from setting) local) clock
  where s.address <> '' and s.pulls_at <> '' and clock.time >= s.pulls_at and s.pulled_on is distinct from clock.day and not ${isPaused}`

/** Keeps the day for whoever fetches now, in one transaction with what is fetched. False where nothing is due. */
export async function keepDay(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update base_data_source set pulled_on = due.day from (${dueDay(now)}) due returning due.day`.execute(db)
  return rows.length > 0 || ((await newest(db, now))?.isTriedAgain ?? false)
}

/** Once a day, when its time has come. It is due until whoever fetches has begun: a server that was killed in between begins later. */
async function begin(db: Db, app: App, caller: Caller | undefined, now: Date): Promise<void> {
  const { rows } = await sql<{ day: string }>`select due.day::text from (${dueDay(now)}) due`.execute(db)
  const day = rows[0]?.day
  if (day === undefined && !(await newest(db, now))?.isTriedAgain) return
  if (caller && (await holds(db, caller, 'base-data:preview')))
    return perform(app, { ...callBy(caller, day ?? 'again'), id: 'baseData.pull', path: {} }, true)
  if (day !== undefined && (await keepDay(db, now))) await tell(db, app, `nobody:${day}`, saidOf('Nobody'), 0)
}

/** What was fetched last: applied where it may be, told of where it waits for a person. */
async function goOn(db: Db, app: App, caller: Caller | undefined, now: Date): Promise<void> {
  const last = await newest(db, now)
  if (!last || last.isTriedAgain) return
  const { id, state, questions } = last
  if (state === 'Stopped') await tell(db, app, `${id}:${state}`, await whoWouldGo(db, id, now), id)
  if (state === 'Unanswered') await tell(db, app, `${id}:${state}`, askedOf(questions), id)
  if (state === 'Unmapped' || state === 'Unreadable' || state === 'Interrupted') await tell(db, app, `${id}:${state}`, saidOf(state), id)
  const { applies } = await db.selectFrom('baseDataSource').select('applies').executeTakeFirstOrThrow()
  if (state !== 'Ready' || !applies) return
  if (caller && (await holds(db, caller, 'base-data:apply')))
    perform(app, { ...callBy(caller, String(id)), id: 'baseData.apply', path: { runId: id } }, false)
  else await tell(db, app, `${id}:nobody`, saidOf('Nobody'), id)
}

const callBy = (caller: Caller, requestId: string): Omit<Call, 'id' | 'path'> => ({
  caller,
  requestId: `${byTheClock} ${requestId}`,
  locale: 'en',
  address: '',
  userAgent: '',
  token: undefined,
  idempotencyKey: undefined,
  device: undefined,
  query: {},
  body: {},
})

/** Has it done by a process of its own. */
const perform = ({ longWork, log }: App, call: Call, aside: boolean) =>
  void longWork.perform(call, undefined, aside).catch((error: unknown) => log.warn({ err: error }, byTheClock))

const saidOf = (why: 'Unmapped' | 'Unreadable' | 'Interrupted' | 'Nobody'): Both => ({
  en: word('en', `stopped.${why}`),
  zh: word('zh', `stopped.${why}`),
})

/** How many rows wait for somebody to say who they are. */
const askedOf = (count: number): Both => ({
  en: word('en', 'stopped.Unanswered', { count }),
  zh: word('zh', 'stopped.Unanswered', { count }),
})

/** What stops a bundle: who would go, of which grades, and what that looks like. */
async function whoWouldGo(db: Db, id: number, now: Date): Promise<Both> {
  const saidIn = async (locale: Locale) => {
    const { kinds, text } = await whatStops(db, id, now, locale)
    return [...kinds.map((each) => each.text), text].join(locale === 'zh' ? '' : ' ')
  }
  return { en: await saidIn('en'), zh: await saidIn('zh') }
}

/** Mails once why a roster is not applied. */
async function tell(db: Db, app: App, once: string, why: Both, id: number): Promise<void> {
  const { rows } = await sql<{ mailTo: string; email: string | null }>`
    select s.mail_to, a.email from base_data_source s left join staff a on a.id = s.set_by`.execute(db)
  const found = addressesIn(rows[0]?.mailTo ?? '')
  const readers = 'wrong' in found || found.length === 0 ? [rows[0]?.email ?? null] : found
  for (const to of readers)
    await mail(
      { app, db },
      'base-data-stopped',
      { to, about: { entity: 'base-data-run', id }, once: `base-data-stopped:${once}:${to}` },
      { why },
      { page: 'base-data' },
    )
}
