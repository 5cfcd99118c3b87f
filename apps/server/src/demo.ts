// Demo data: a small school's accounts, roles and menus. Only ever in an embedded database on loopback.
import { sql, type Kysely } from 'kysely'
import type { Db } from './core/database.ts'
import { hashSecret } from './core/password.ts'
import type { Drawings } from './core/files/planted.ts'
import type { Tables } from './core/tables.ts'
import { plantBikes } from './modules/bike/seed.ts'
import { plantMenus } from './modules/menus/plant.ts'
import { demoMenus } from './modules/menus/seed.ts'
import { plantMails } from './modules/outbox/seed.ts'
import { searchTextOf } from './modules/staff/search.ts'
import { demoPeople } from './modules/staff/seed.ts'
import { certificates, signatures } from './modules/vehicle/drawings.ts'
import { plantPasses } from './modules/vehicle/seed.ts'

/** The password of every demo account. */
export const demoPassword = 'demo-console-1'

/** Who can sign in to the demo, and what for. */
export const demoAccounts = [
  { email: 'admin@school.example', name: 'He Jing', nameZh: '何静', role: 'Administrator', gender: 'female' },
  { email: 'it@school.example', name: 'Marcus Keller', nameZh: '', role: 'Menu editor', gender: 'male' },
  { email: 'office@school.example', name: 'Li Na', nameZh: '李娜', role: 'Menu reader', gender: 'female' },
  { email: 'front@school.example', name: 'Sun Yue', nameZh: '孙悦', role: 'Front office', gender: 'female' },
  { email: 'bikes@school.example', name: 'Zheng Rui', nameZh: '郑锐', role: 'Bike room', gender: 'male' },
  { email: 'security@school.example', name: 'Guo Qiang', nameZh: '郭强', role: 'Security desk', gender: 'male' },
  { email: 'nobody@school.example', name: 'Tom Baker', nameZh: '', role: null, gender: 'male' },
] as const

const roles: { name: string; description: string; codes: string[] }[] = [
  {
    name: 'Menu editor',
    description: 'Keeps the menus, but deletes none',
    codes: ['links', 'links:website', 'upms', 'upms:menu', 'upms:menu:create', 'upms:menu:edit', 'upms:menu:sort'],
  },
  { name: 'Menu reader', description: 'Looks at the menus', codes: ['upms', 'upms:menu'] },
  { name: 'Front office', description: 'The links of the front desk', codes: ['links', 'links:website', 'links:calendar'] },
  {
    name: 'Account desk',
    description: 'Makes accounts, invites, helps who cannot sign in',
    codes: ['upms', 'upms:staff', 'upms:staff:create', 'upms:staff:edit', 'upms:staff:invite', 'upms:staff:sessions'],
  },
  {
    name: 'Bike room',
    description: 'Works the requests for bikes, looks after the bikes',
    codes: [
      'bike',
      'bike:list',
      'bike:list:create',
      'bike:list:edit',
      'bike:list:import',
      'bike:list:maintain',
      'bike:list:return',
      'bike:rent',
      'bike:rent:create',
      'bike:rent:on-behalf',
      'bike:rent:confirm',
      'bike:rent:reject',
      'bike:return',
      'bike:return:create',
      'bike:return:on-behalf',
      'bike:return:confirm',
      'bike:return:reject',
    ],
  },
  {
    name: 'Security desk',
    description: 'Decides on vehicle passes, checks plates at the gate',
    codes: [
      'vehicles',
      'vehicle',
      'vehicle:create',
      'vehicle:on-behalf',
      'vehicle:edit',
      'vehicle:confirm',
      'vehicle:reject',
      'vehicle:void',
      'vehicle:renew',
      'vehicle:gate',
    ],
  },
  { name: 'Auditor', description: 'Reads what was changed', codes: ['upms', 'audit'] },
  { name: 'Summer school', description: 'Nobody has it until June', codes: ['links', 'links:calendar'] },
]

/** The images that the demo's records name. */
export const demoDrawings: Drawings = { ...certificates, ...signatures }

/** Fills an empty database; does nothing where anybody has an account already. */
export async function seedDemo(db: Kysely<Tables>): Promise<void> {
  const passwordHash = await hashSecret(demoPassword)
  await db.transaction().execute(async (change) => {
    await sql`select pg_advisory_xact_lock(8017003)`.execute(change)
    if (await change.selectFrom('staff').select('id').executeTakeFirst()) return
    await change
      .updateTable('setting')
      .set({
        schoolName: 'Riverside International School',
        schoolNameZh: '河滨国际学校',
        help: 'Trouble signing in? IT help desk, ext. 2100',
        helpZh: '登录遇到问题？信息技术服务台，分机 2100',
      })
      .execute()
    await plantMenus(change, demoMenus)
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
    await plantPeople(change)
    await plantMails(change)
    await plantBikes(change)
    await plantPasses(change)
  })
}

/** The rest of the school. Some have a role, so that roles have members; nobody of them has a password. */
async function plantPeople(change: Db): Promise<void> {
  const now = Date.now()
  const day = 24 * 60 * 60_000
  const people = await change
    .insertInto('staff')
    .values(
      demoPeople.map(({ seenDaysAgo, ...person }, at) => ({
        ...person,
        createdAt: new Date(now - (45 + (at % 60)) * day),
        search: searchTextOf(person),
        ...(person.source === 'synced' && { syncedAt: new Date(now - day / 2) }),
        ...(seenDaysAgo !== null && { lastLoginAt: new Date(now - seenDaysAgo * day) }),
      })),
    )
    .returning(['id', 'type'])
    .execute()
  const staff = people.filter(({ type }) => type === 'staff')
  const roleIds = await change
    .selectFrom('role')
    .select(['id', 'name'])
    .where('name', 'in', ['Front office', 'Account desk', 'Auditor'])
    .orderBy('id')
    .execute()
  await change
    .insertInto('staffRole')
    .values(staff.slice(0, 18).map(({ id }, at) => ({ staffId: id, roleId: roleIds[at % 9 < 6 ? 0 : at % 9 < 8 ? 1 : 2]?.id ?? 0 })))
    .execute()
}
