// Secrets and names that are easy to find again, sent wherever a careless log could take them from.
import type pg from 'pg'
import { call, clientHeaders, dataOf, send, type Reply } from './call.ts'
import { until } from './check.ts'

const name = 'CanaryName7f3a'
const word = (what: string) => `canary-${what}-9d41c7`

/** Where the canaries are let go. */
export interface Cage {
  readonly host: string
  /** The database as its owner sees it. */
  readonly owner: Pick<pg.Pool, 'query'>
  /** An account whose password may be changed. */
  readonly email: string
  /** The code in the last mail to an address. */
  code(email: string): Promise<string | undefined>
}

/** What must not be found: `secrets` neither in a log nor in any table, `names` not in a log. */
export interface Canaries {
  readonly secrets: string[]
  readonly names: string[]
}

/** Lets them go. */
export async function letGo({ host, owner, email, code }: Cage): Promise<Canaries> {
  const [password, wrong, garbage, stranger] = [word('password'), word('wrong'), word('garbage'), `${word('stranger')}@school.example`]
  await call(host, 'auth.sendResetCode', { email })
  let mailed: string | undefined
  await until('the code is mailed', async () => (mailed = await code(email)) !== undefined)
  await call(host, 'auth.resetPassword', { email, code: mailed === '00000000' ? '11111111' : '00000000', password: wrong })
  dataOf(await call(host, 'auth.resetPassword', { email, code: mailed, password }))
  const { token } = dataOf<{ token: string }>(await call(host, 'auth.login', { email, password }))
  await call(host, 'auth.login', { email, password: wrong })
  await call(host, 'auth.login', { email: stranger, password: wrong })
  await call(host, 'auth.sendResetCode', { email: stranger })

  const api = `${host}/isb/admin`
  const headers = { ...clientHeaders, 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
  const post = (path: string, body: string, more = {}) => send(api + path, { method: 'POST', headers: { ...headers, ...more }, body })
  await call(host, 'menus.page', { search: name }, { token })
  for (const path of [
    `/menus/page?search=${name}&sort=${name}`,
    `/nothing?name=${name}`,
    `/menus/%ff?search=${name}`,
    `/menus/page?access_token=${token}`,
    `/menus/999999?name=${name}`,
  ]) {
    await send(api + path, { headers })
    await send(api + path, { method: 'DELETE', headers: { ...clientHeaders, Authorization: `Bearer ${token}` } })
  }
  await send(`${api}/auth/me`, { headers: { ...clientHeaders, Authorization: `Basic ${garbage}`, Cookie: garbage } })
  await post('/auth/login', `{"password":"${wrong}"`)
  await post('/auth/login', JSON.stringify({ email: name, password: wrong, extra: garbage }))
  await post('/menus', JSON.stringify({ type: 'MENU_DIR', name }))
  await post('/menus', 'x', { 'Content-Type': garbage })
  await breakTheDatabase(owner, () => post('/menus', JSON.stringify({ type: 'MENU_DIR', name })))
  const made = await call(
    host,
    'account.createToken',
    { name: 'Nightly', scopes: ['upms:menu'], expiresAt: new Date(Date.now() + 86_400_000).toISOString() },
    { token, key: 'canary' },
  )
  const { secret } = dataOf<{ secret: string }>(made)
  dataOf(await call(host, 'menus.page', { search: name }, { token: secret }))
  await call(host, 'menus.page', {}, { token: `${secret}x` })
  await call(host, 'staff.list', { search: name }, { token })
  await call(host, 'staff.export', { search: name }, { token })
  const later = word('later')
  await call(host, 'account.changePassword', { current: wrong, password: later }, { token, key: 'canary 2' })
  dataOf(await call(host, 'account.changePassword', { current: password, password: later }, { token, key: 'canary 3' }))
  await call(host, 'auth.acceptInvite', { token: garbage, password: wrong })
  await call(host, 'auth.microsoft', { idToken: `${garbage}.${garbage}.${garbage}` })
  await call(host, 'auth.logout', {}, { token })
  return {
    secrets: [password, later, wrong, garbage, token, secret],
    names: [stranger, email, name, ...(mailed === undefined ? [] : [mailed])],
  }
}

/** The secrets that stand in some table as they are. */
export async function stored(owner: Cage['owner'], secrets: readonly string[]): Promise<string[]> {
  const { rows: tables } = await owner.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  )
  const hits: string[] = []
  for (const { name: table } of tables)
    for (const secret of secrets) {
      const { rows } = await owner.query(`select from ${table} t where t::text like $1 limit 1`, [`%${secret}%`])
      if (rows.length > 0) hits.push(`${secret} in ${table}`)
    }
  return hits
}

/** Errors of the database carry rows and values in their details: one of a broken constraint, one of a value that does not fit. */
async function breakTheDatabase(owner: Cage['owner'], write: () => Promise<Reply>): Promise<void> {
  await owner.query(`create unique index canary on menu (name) where name = '${name}'`)
  const conflict = await write()
  await owner.query('drop index canary')
  await owner.query(
    "create function canary() returns trigger language plpgsql as $$ begin raise exception 'invalid input: %', new.name using errcode = '22P02', detail = new.name, hint = new.name; end $$",
  )
  await owner.query('create trigger canary before insert on menu for each row execute function canary()')
  const refused = await write()
  await owner.query('drop trigger canary on menu')
  if (conflict.envelope?.reason !== 'STALE' || refused.status !== 500)
    throw new Error(`the database was not broken as meant: ${conflict.text} ${refused.text}`)
}

/** The canaries that are in a log. A code of eight digits counts only where it stands alone: times and ids are full of digits. */
export const found = (log: string, canaries: readonly string[]): string[] =>
  canaries.filter((canary) => (/^\d{8}$/.test(canary) ? new RegExp(`(?<![\\w.])${canary}(?!\\w)`).test(log) : log.includes(canary)))
