// Who plays: two desks, an administrator, an integrator's token that asks for others, people who ask for themselves, one who may do
// nothing.
import { createHash, randomBytes } from 'node:crypto'
import { contractCodes } from '@isb/contract'
import type { TestServer } from '@isb/server/testing'
import { sessionOf } from './pair.ts'
import type { Caller, World } from './queue-model-world.ts'

const own = ['bike:rent:create', 'bike:return:create', 'vehicle:create']
const forOthers = [...own, 'bike:rent:on-behalf', 'bike:return:on-behalf', 'vehicle:on-behalf']

/** Everybody in a run. */
export interface Cast {
  readonly admin: Caller
  readonly bikes: Caller
  readonly security: Caller
  /** Its account may confirm, the token may not. */
  readonly app: Caller
  readonly riders: readonly Caller[]
  readonly stranger: Caller
  readonly all: readonly Caller[]
  /** Whom one can ask for: the riders, somebody disabled, and nobody's number. */
  readonly forWhom: readonly number[]
  readonly people: World['people']
}

/** Gives everybody an account, and a session or token that outlives any clock of the run. */
export async function castIn(server: TestServer): Promise<Cast> {
  const { pool } = server
  const role = async (name: string, codes: readonly string[]) => {
    const { rows } = await pool.query<{ id: number }>('insert into role (name) values ($1) returning id', [name])
    const roleId = rows[0]?.id ?? 0
    await pool.query('insert into role_menu (role_id, menu_id) select $1, id from menu where code = any($2)', [roleId, codes])
    return roleId
  }
  const account = async (name: string, roleId: number | null, more: { enabled?: boolean; service?: boolean } = {}) => {
    const { rows } = await pool.query<{ id: string }>(
      'insert into staff (name, email, enabled, service) values ($1, $2, $3, $4) returning id',
      [name, `${name.toLowerCase().replaceAll(' ', '.')}@school.example`, more.enabled ?? true, more.service ?? false],
    )
    const staffId = Number(rows[0]?.id)
    if (roleId !== null) await pool.query('insert into staff_role (staff_id, role_id) values ($1, $2)', [staffId, roleId])
    return staffId
  }
  const someone = async (address: string, codes: readonly string[] | null): Promise<Caller> => {
    const { rows } = await pool.query<{ id: string; name: string; codes: string[] }>(
      `select p.id, p.name, array(select distinct m.code from staff_role sr join role_menu rm on rm.role_id = sr.role_id
        join menu m on m.id = rm.menu_id where sr.staff_id = p.id and m.code <> '') as codes from staff p where email = $1`,
      [`${address}@school.example`],
    )
    const { id = '0', name = '', codes: granted = [] } = rows[0] ?? {}
    return { name, staffId: Number(id), codes: new Set(codes ?? granted), token: await sessionOf(server, address) }
  }

  const riding = await role('Rider', own)
  const names = ['Rider One', 'Rider Two', 'Rider Three', 'Rider Four']
  for (const name of names) await account(name, riding)
  const gone = await account('Rider Gone', riding, { enabled: false })
  const appId = await account('School app', await role('App', [...forOthers, 'bike:rent:confirm', 'vehicle:confirm']), { service: true })
  const secret = `isb_${randomBytes(32).toString('base64url')}`
  await pool.query(
    `insert into api_token (staff_id, token_hash, name, start, scopes, created_at, expires_at)
    values ($1, $2, 'School app', 'isb_', $3, now(), now() + interval '50 years')`,
    [appId, createHash('sha256').update(secret).digest(), forOthers],
  )
  const admin = await someone('admin', contractCodes)
  const bikes = await someone('bikes', null)
  const security = await someone('security', null)
  const stranger = await someone('nobody', null)
  const riders: Caller[] = []
  for (const name of names) riders.push(await someone(name.toLowerCase().replaceAll(' ', '.'), null))
  const app = { name: 'School app', staffId: appId, token: secret, codes: new Set(forOthers) }
  await pool.query("update session set last_seen_at = now() + interval '50 years', expires_at = now() + interval '51 years'")
  const all = [admin, bikes, security, app, ...riders, stranger]
  return {
    admin,
    bikes,
    security,
    app,
    riders,
    stranger,
    all,
    forWhom: [...riders, ...riders].map(({ staffId }) => staffId).concat(gone, 999_999),
    people: new Map(
      [...all, { staffId: gone, name: 'Rider Gone' }].map(({ staffId, name }) => [staffId, { name, enabled: staffId !== gone }]),
    ),
  }
}

/** Empties the bike room and the desk, as on a first day. */
export async function emptyWorld({ pool }: TestServer, people: World['people'], now: number): Promise<World> {
  await pool.query('truncate bike_return, bike_rent, bike, vehicle_pass restart identity')
  await pool.query('delete from outbox')
  await pool.query('update bike_setting set max_rents = 1, rental_days = 7, version = 1')
  const nothing = { bikes: new Map(), rents: new Map(), returns: new Map(), passes: new Map(), mails: [] }
  return { now, limit: 1, rentalDays: 7, settingsVersion: 1, people, ...nothing }
}
