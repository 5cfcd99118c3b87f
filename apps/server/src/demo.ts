// The demo school: accounts to sign in with, and what each module adds. Only ever in an embedded database on loopback.
import { sql, type Kysely } from 'kysely'
import { hashSecret } from './core/session/password.ts'
import type { Drawings } from './core/files/planted.ts'
import { lockStart } from './core/database/locks.ts'
import { codesOf, treeOf } from './core/shared/menus.ts'
import type { DemoAccount } from './core/declare/module.ts'
import type { Tables } from './core/database/tables.ts'
import { allModules, menuTree } from './modules.ts'
import { plantMenus } from './modules/menus/plant.ts'
import { searchTextOf } from './core/text/search.ts'

const demos = allModules.flatMap(({ demo }) => demo ?? [])

/** The password of every demo account. */
export const demoPassword = 'demo-console-1'

/** Who can sign in to the demo, and what for. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'admin@school.example', name: 'He Jing', nameZh: '何静', role: 'Administrator', gender: 'female' },
  { email: 'it@school.example', name: 'Marcus Keller', nameZh: '', role: 'Menu editor', gender: 'male' },
  { email: 'office@school.example', name: 'Li Na', nameZh: '李娜', role: 'Menu reader', gender: 'female' },
  { email: 'front@school.example', name: 'Sun Yue', nameZh: '孙悦', role: 'Front office', gender: 'female' },
  ...demos.flatMap(({ accounts = [] }) => accounts),
  { email: 'nobody@school.example', name: 'Tom Baker', nameZh: '', role: null, gender: 'male' },
]

const roles: readonly { readonly name: string; readonly description: string; readonly codes: readonly string[] }[] = [
  {
    name: 'Menu editor',
    description: 'Edits menus, but deletes none',
    codes: ['links', 'links:website', 'upms', 'upms:menu', 'upms:menu:create', 'upms:menu:edit', 'upms:menu:sort'],
  },
  { name: 'Menu reader', description: 'Looks at the menus', codes: ['upms', 'upms:menu'] },
  { name: 'Front office', description: 'Links for the front desk', codes: ['links', 'links:website', 'links:calendar'] },
  {
    name: 'Account desk',
    description: 'Creates and invites accounts, helps people sign in',
    codes: ['upms', 'upms:staff', 'upms:staff:create', 'upms:staff:edit', 'upms:staff:invite', 'upms:staff:sessions'],
  },
  { name: 'Auditor', description: 'Reads the audit', codes: ['upms', 'audit'] },
  { name: 'Summer school', description: 'Nobody has it until June', codes: ['links', 'links:calendar'] },
  {
    name: 'Registrar',
    description: 'Maintains the school year, students, families and classes',
    codes: ['upms', 'settings', ...codesOf(menuTree).filter((code) => /^(settings:calendar|homeroom|student)(:|$)/.test(code))],
  },
  ...allModules.flatMap(({ menus = [], demo }) =>
    (demo?.roles ?? []).map(({ except, also = [], ...role }) => ({
      ...role,
      codes: [...codesOf(treeOf(menus)).filter((code) => !except.includes(code)), ...also],
    })),
  ),
]

/** Milliseconds between two looks at what goes on. */
const goesOnMs = 3000

/** Has things go on in the demo until it is stopped. */
export function liveDemo(db: Kysely<Tables>, onError: (error: unknown) => void, now = () => new Date()): () => void {
  let busy = false
  const look = async () => {
    if (busy) return
    busy = true
    try {
      for (const { goOn } of demos) await db.transaction().execute(async (change) => goOn?.({ db: change, now: now() }))
    } catch (error) {
      onError(error)
    } finally {
      busy = false
    }
  }
  const timer = setInterval(() => void look(), goesOnMs).unref()
  return () => clearInterval(timer)
}

/** The images that the demo's records name. */
export const demoDrawings: Drawings = Object.assign({}, ...demos.map(({ drawings }) => drawings))

/** Fills an empty database as the school stands at a moment; does nothing where anybody has an account already. */
export async function seedDemo(db: Kysely<Tables>, now = new Date()): Promise<void> {
  const passwordHash = await hashSecret(demoPassword)
  await db.transaction().execute(async (change) => {
    await lockStart(change)
    if (await change.selectFrom('staff').select('id').executeTakeFirst()) return
    await change
      .updateTable('setting')
      .set({
        demo: true,
        schoolName: 'Riverside International School',
        schoolNameZh: '河滨国际学校',
        phoneCode: '86',
        help: 'Trouble signing in? IT help desk, ext. 2100',
        helpZh: '登录遇到问题？信息技术服务台，分机 2100',
      })
      .execute()
    // Whoever tries the demo out signs in by a password that it shows.
    await change.updateTable('role').set({ secondFactor: false }).where('builtin', '=', true).execute()
    await plantMenus(change, [...menuTree, ...demos.flatMap(({ menus = [] }) => menus)])
    for (const { name, description, codes } of roles) {
      const { id } = await change.insertInto('role').values({ name, description }).returning('id').executeTakeFirstOrThrow()
      await change
        .insertInto('roleMenu')
        .columns(['roleId', 'menuId'])
        .expression(
          change
            .selectFrom('menu')
            .select([sql<number>`${id}::bigint`.as('roleId'), 'id'])
            .where('code', 'in', codes),
        )
        .execute()
    }
    for (const { role, ...person } of demoAccounts) {
      const { id } = await change
        .insertInto('staff')
        .values({ ...person, search: searchTextOf(person), passwordHash })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (role)
        await change
          .insertInto('staffRole')
          .columns(['staffId', 'roleId'])
          .expression(
            change
              .selectFrom('role')
              .select([sql<number>`${id}::bigint`.as('staffId'), 'id'])
              .where('name', '=', role),
          )
          .execute()
    }
    for (const { people } of demos) await people?.(change, now)
    for (const { plant } of demos) await plant?.(change, now)
  })
}
