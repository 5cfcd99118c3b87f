// What stories of accounts do over and over.
import { createIsb, memorySession, type Isb, type Schema } from '@isb/sdk'
import type { TestServer } from '@isb/server/testing'
import { password, type House, type Person } from './clients.ts'
import { account } from './people.ts'

/** An address at the school. */
export const at = (name: string) => `${name}@school.example`

/** The same for every file, with the administrator that it has by then. */
export function staffing(house: House, admin: () => Person) {
  const roleNamed = async (name: string): Promise<number> => {
    const role = (await admin().staff.roleOptions()).find((one) => one.name === name)
    if (!role) throw new Error(`no role ${name}`)
    return role.id
  }
  return {
    roleNamed,
    account: (email: string, isb: Isb = admin()) => account(isb, email),
    everyone: async (query: Parameters<Isb['staff']['list']>[0] = {}) => {
      const all: Schema<'Staff'>[] = []
      for await (const one of admin().staff.list.each(query)) all.push(one)
      return all
    },
    /** Somebody new who can sign in with the demo's password. */
    newcomer: async (name: string, roles: string[] = [], server: TestServer = house.server): Promise<{ id: number; person: Person }> => {
      const roleIds = await Promise.all(roles.map(roleNamed))
      const { id } = await admin().staff.create({ body: { name, email: at(name), invite: false, roleIds } })
      await house.server.pool.query(
        "update staff set password_hash = (select password_hash from staff where email = 'admin@school.example') where id = $1",
        [id],
      )
      const session = memorySession()
      const person = Object.assign(createIsb({ host: server.url, session }), { session: () => session.get() })
      await person.auth.login({ body: { email: at(name), password } })
      return { id, person }
    },
  }
}
