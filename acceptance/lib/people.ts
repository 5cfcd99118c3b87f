// Accounts and roles for stories: found by name, hired, at work.
import type { Isb, Schema } from '@isb/sdk'
import { password, type House, type Person } from './clients.ts'

/** The account with this address. */
export async function account(isb: Isb, email: string): Promise<Schema<'Staff'>> {
  const found = (await isb.staff.list({ query: { search: email } })).records.find((one) => one.email === email)
  if (!found) throw new Error(`no account ${email}`)
  return found
}

/** The role with exactly this name. */
export async function roleNamed(isb: Isb, name: string): Promise<Schema<'Role'>> {
  const found = (await isb.roles.list({ query: { search: name } })).records.find((role) => role.name === name)
  if (!found) throw new Error(`no role ${name}`)
  return found
}

/** An account with these roles. */
export const hire = (admin: Isb, name: string, roleIds: number[]) =>
  admin.staff.create({ body: { name, email: `${name.toLowerCase()}@school.example`, roleIds, invite: false } })

/** The same account at work: it gets the password that all demo accounts have. */
export async function atWork(house: House, name: string): Promise<Person> {
  const email = `${name.toLowerCase()}@school.example`
  await house.server.pool.query(
    "update staff set password_hash = (select password_hash from staff where email = 'admin@school.example') where email = $1",
    [email],
  )
  const person = house.stranger()
  await person.auth.login({ body: { email, password } })
  return person
}

/** What somebody sees in the menu. */
export const sees = async (person: Isb) => (await person.auth.menus()).map(({ name }) => name)

/** The addresses of who has neither a bike nor a pass, nor ever had. */
export async function unencumbered(house: House, type: string): Promise<string[]> {
  const { rows } = await house.server.pool.query<{ email: string }>(
    `select email from staff s where type = $1 and enabled
      and not exists (select from bike_rent r where r.person_id = s.id) and not exists (select from vehicle_pass v where v.person_id = s.id) order by id`,
    [type],
  )
  return rows.map(({ email }) => email)
}
