// What stories of the audit do over and over: change the tree, look at the newest line, take it back.
import type { Isb } from '@isb/sdk'
import { password, type House, type Person } from './clients.ts'
import { roleNamed } from './people.ts'

/** The same for every file, with the administrator that it has by then. */
export function auditing(house: House, admin: () => Person) {
  let made = 0
  return {
    newest: async (query: { operation?: string; entity?: string; entityId?: number } = {}) => {
      const [entry] = (await admin().audit.list({ query: { pageSize: 1, ...query } })).records
      if (!entry) throw new Error('the audit is empty')
      return entry
    },
    module_: (name: string, parentId = 0, isb: Isb = admin()) => isb.menus.create({ body: { type: 'MENU_DIR', name, parentId } }),
    menu: (name: string, parentId: number, code = '') => admin().menus.create({ body: { type: 'MENU', name, parentId, code } }),
    menuById: async (id: number) => (await admin().menus.page()).records.find((one) => one.id === id),
    rename: (person: Isb, { id, parentId }: { id: number; parentId: number }, name: string) =>
      person.menus.update({ body: { id, parentId, name } }),
    undo: (entry: { id: number }, person: Isb = admin()) => person.audit.undo({ path: { auditId: entry.id } }),
    roleNamed: (name: string) => roleNamed(admin(), name),
    /** An account that holds exactly these codes, signed in. */
    somebody: async (...codes: string[]): Promise<Person> => {
      const email = `somebody${++made}@school.example`
      await house.server.pool.query(
        `with who as (insert into staff (name, email, password_hash) select 'Somebody ${made}', $1, password_hash from staff where email = 'admin@school.example' returning id),
         what as (insert into role (name) values ($1) returning id), granted as (insert into role_menu select what.id, menu.id from what, menu where code = any($2))
         insert into staff_role select who.id, what.id from who, what`,
        [email, codes],
      )
      const person = house.stranger()
      await person.auth.login({ body: { email, password } })
      return person
    },
  }
}
