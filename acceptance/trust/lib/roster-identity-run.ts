// Holds a server's answer to each row of a roster against the answer that is expected.
import { createIsb, memorySession, type Isb } from '@isb/sdk'
import type { TestServer } from '@isb/server/testing'
import { password } from '../../lib/clients.ts'
import { call, dataOf } from './call.ts'
import { Dice } from './dice.ts'
import { identityCases, type Here, type IdentityCase, type Row } from './roster-identity-cases.ts'
import { parentName, rosterFiles } from './roster-identity-files.ts'
import { rosterOf, schoolOf } from './roster-identity-rosters.ts'
import { beginToApply, packed, preview, settled, type Bundle } from './roster-server.ts'

/** What came of the rows, by their ids: a record, `asked`, `new`, or why a row is refused. */
export type Answers = ReadonlyMap<string, number | string>

const fullName = (name: string): string => {
  const [given = '', family = ''] = name.split('|')
  return /\p{Script=Han}/u.test(name) ? family + given : `${given} ${family}`.trim()
}

/** A school on a server, into which rosters are read. */
export class IdentityServer {
  readonly #server: TestServer
  readonly #token: string
  readonly #admin: Isb
  /** The newest account of the demo. */
  #last = 0

  private constructor(server: TestServer, admin: Isb, token: string) {
    this.#server = server
    this.#admin = admin
    this.#token = token
  }

  static async open(server: TestServer): Promise<IdentityServer> {
    const session = memorySession()
    const admin = createIsb({ host: server.url, locale: 'en', session, timeout: 60_000 })
    await admin.auth.login({ body: { email: 'admin@school.example', password } })
    const school = new IdentityServer(server, admin, session.get()!.token)
    await server.pool.query(`update setting set phone_code = '86'`)
    school.#last = (await server.pool.query<{ id: number }>('select max(id)::int as id from staff')).rows[0]!.id
    return school
  }

  get #signed() {
    return { url: this.#server.url, token: this.#token }
  }

  /** Leaves nothing of what was planted and read. */
  async clear(): Promise<void> {
    for (const table of ['base_data_run', 'base_data_origin', 'base_data_identity', 'base_data_join'])
      await this.#server.pool.query(`delete from ${table}`)
    await this.#server.pool.query(`delete from homeroom where name = 'I5'`)
    await this.#server.pool.query('delete from staff where id > $1', [this.#last])
  }

  /** Makes somebody by hand. */
  async make({ kind = 'Student', name, nameZh = '', preferredName = '', number = '', email, parents = [] }: Here): Promise<number> {
    const named = { name: fullName(name), nameZh: nameZh || (/\p{Script=Han}/u.test(name) ? fullName(name) : '') }
    if (kind !== 'Student')
      return (
        await this.#admin.staff.create({ body: { ...named, email: email!, type: kind === 'Staff' ? 'staff' : 'parent', invite: false } })
      ).id
    const { id } = await this.#admin.student.create({
      body: { ...named, preferredName, studentNumber: number, enteredOn: '2026-08-17', grade: 'G5', ...(email && { email }) },
    })
    for (const parent of parents) {
      const guardianId = await this.#parent(parent.email, fullName(parentName(parent)))
      await this.#admin.student.setGuardian({ path: { studentId: id, guardianId }, body: { relation: 'Guardian' } })
      if (parent.phone)
        await this.#admin.student.setContacts({
          path: { studentId: id, personId: guardianId },
          body: { contacts: [{ kind: 'Phone', value: parent.phone }] },
        })
    }
    return id
  }

  async #parent(email: string | undefined, name: string): Promise<number> {
    const { rows } = await this.#server.pool.query<{ id: number }>('select id::int from staff where email = $1', [email])
    if (rows[0]) return rows[0].id
    const made = await this.#server.pool.query<{ id: number }>(
      `insert into staff (type, name, email, search, enabled) values ('parent', $1, $2, lower($1), true) returning id::int`,
      [name, email ?? null],
    )
    return made.rows[0]!.id
  }

  /** Brings people in by a roster. */
  async bringIn(rows: readonly Row[]): Promise<void> {
    const shown = await preview(this.#signed, packed(rosterFiles(rows, false)))
    await beginToApply(this.#signed, shown)
    const { state } = await settled(this.#signed, shown.id)
    if (state !== 'Applied') throw new Error(`the first roster is ${state}`)
  }

  async rename(id: number, name: string): Promise<void> {
    const { version } = await this.#admin.student.get({ path: { studentId: id } })
    await this.#admin.student.update({ path: { studentId: id }, body: { version, name, familyName: '', givenName: '' } })
  }

  /** The records that rosters made, by the ids of their rows. */
  async made(): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.#server.pool.query<{ source: string; record: number }>(
      `select source_id as source, record_id::int as record from base_data_origin where kind in ('Student', 'Staff', 'Guardian')`,
    )
    return new Map(rows.map(({ source, record }) => [source, record]))
  }

  /** Reads a roster, and answers what comes of its rows. */
  async read(rows: readonly Row[]): Promise<{ bundle: Bundle; answers: Answers }> {
    const bundle = await preview(this.#signed, packed(rosterFiles(rows, true)))
    const asked = dataOf<{ source: string; recordId: number | null; joined: boolean | null }[]>(
      await call(this.#server.url, 'baseData.joins', { runId: bundle.id }, { token: this.#token }),
    ).filter(({ recordId, joined }) => recordId !== null && joined === null)
    const { rows: changes } = await this.#server.pool.query<{ source: string; record: number | null; outcome: string; reason: string }>(
      `select source_id as source, record_id::int as record, outcome, reason from base_data_change
       where run_id = $1 and file <> '' and kind in ('Student', 'Staff', 'Guardian')`,
      [bundle.id],
    )
    const answers = new Map<string, number | string>(
      changes.map(({ source, record, outcome, reason }) => [
        source,
        outcome === 'Refused' ? reason : outcome === 'Created' ? 'new' : (record ?? 'nobody'),
      ]),
    )
    for (const { source } of asked) answers.set(source, 'asked')
    if (asked.length > 0 !== (bundle.state === 'Unanswered'))
      throw new Error(`${asked.length} are asked about, and the bundle is ${bundle.state}`)
    return { bundle, answers }
  }

  async forget({ id }: Bundle): Promise<void> {
    await this.#server.pool.query('delete from base_data_run where id = $1', [id])
  }
}

const unchangedRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: `u${at}`, name: `Filler${at}|Unchanged`, number: `U${at}` }))

/** Plays one case. Answers what came otherwise than expected. */
async function play(school: IdentityServer, { title, here, rows, unchanged = 0, expected }: IdentityCase): Promise<string[]> {
  await school.clear()
  const records = new Map<string, number>()
  const others = unchangedRows(unchanged)
  const byRoster = Object.values(here).filter(({ roster }) => roster !== undefined)
  if (byRoster.length + others.length > 0) await school.bringIn([...byRoster.map((each) => ({ ...each, id: each.roster! })), ...others])
  const made = await school.made()
  for (const [key, each] of Object.entries(here)) {
    const id = each.roster === undefined ? await school.make(each) : made.get(each.roster)!
    records.set(key, id)
    if (each.edited !== undefined) await school.rename(id, each.edited)
  }
  const { answers } = await school.read([...rows, ...others])
  return Object.entries(expected).flatMap(([row, wanted]) => {
    const came = answers.get(row)
    const key = [...records].find(([, id]) => id === came)?.[0] ?? String(came)
    return key === wanted ? [] : [`${title}: row ${row} is ${key}, expected ${wanted}`]
  })
}

/** Plays the cases that were written by hand. Answers what came otherwise than expected. */
export async function playCases(school: IdentityServer): Promise<string[]> {
  const wrong: string[] = []
  for (const each of identityCases) wrong.push(...(await play(school, each)))
  await school.clear()
  return wrong
}

/** What came of generated rosters. */
export interface Generated {
  /** Rows of children who are here, under their own number or id. */
  readonly matches: number
  /** How many of these somebody was asked about. */
  readonly asked: number
  /** Rows that led to somebody else, of which nobody was asked. */
  readonly changed: readonly string[]
}

/** Reads rosters of a school that was made partly by hand and partly by a roster. */
export async function playRosters(school: IdentityServer, count: number, children: number, seed: number): Promise<Generated> {
  const dice = new Dice(seed)
  await school.clear()
  const all = schoolOf(children, dice)
  await school.bringIn(all.flatMap((child) => (child.roster === undefined ? [] : [{ ...child, id: child.roster }])))
  const made = await school.made()
  const records: number[] = []
  for (const child of all) records.push(child.roster === undefined ? await school.make(child) : made.get(child.roster)!)
  const sum = { matches: 0, asked: 0, changed: [] as string[] }
  for (let at = 0; at < count; at++) {
    const rows = rosterOf(all, at, dice)
    const { bundle, answers } = await school.read(rows.map(({ row }) => row))
    for (const { row, child, misled } of rows) {
      const answer = answers.get(row.id)
      const own = child === undefined ? undefined : records[child]
      if (typeof answer === 'number' && answer !== own)
        sum.changed.push(`roster ${at}: ${row.name} (${row.number}) is taken for ${all[records.indexOf(answer)]?.name}`)
      if (own === undefined || misled) continue
      sum.matches++
      if (answer !== own) sum.asked++
    }
    await school.forget(bundle)
  }
  await school.clear()
  return sum
}
