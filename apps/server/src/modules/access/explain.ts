// Why somebody may or may not: the same look-up that lets a request pass, told link by link.
import { contractCodes, operationIds, operationOf, type Data, type Input, type OperationId, type Schema } from '@isb/contract'
import { missingLink } from '@isb/domain'
import { listOf, nameIn, personIn, word, type Locale } from '@isb/words'
import { sql } from 'kysely'
import { rightsOf, type Rights } from '../../core/access/suspended.ts'
import type { SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { peopleById } from '../../core/shared/people.ts'
import { refuse, refuseField } from '../../core/ground/refuse.ts'

type Explanation = Data<'access.explain'>
type Role = Schema<'ExplainedRole'>

export async function explain({ query }: Input<'access.explain'>, context: SignedIn): Promise<Explanation> {
  const { db, locale } = context
  const staff = (await peopleById(context, [query.staffId])).get(query.staffId) ?? refuse(2, 'STAFF_NOT_FOUND')
  const { enabled } = await db.selectFrom('staff').select('enabled').where('id', '=', staff.id).executeTakeFirstOrThrow()
  const { code, menu, operation } = await targetOf(db, query)
  const rights = await rightsOf(db, staff.id, context.now)
  const { administrator } = rights
  const roles = await rolesOf(db, staff.id, menu?.id ?? null, rights)
  const open = operation !== null && (code === 'session' || code === 'public')
  const known = menu !== null || contractCodes.includes(code)
  const missing =
    open && (code === 'public' || enabled) ? null : missingLink({ enabled, administrator, roles, inTree: menu !== null, known })
  const wouldGrant = missing === null || menu === null ? [] : await rolesThatGrant(db, menu.id, staff.id)
  const answer = {
    staff,
    code: open ? '' : code,
    menu: menu && refTo(menu),
    operation,
    allowed: missing === null,
    administrator,
    missing,
    roles,
    wouldGrant,
  }
  return { ...answer, message: sentence(locale, answer, open ? code : null) }
}

interface Asked {
  code: string
  menu: Schema<'MenuRef'> | null
  operation: string | null
}

/** The code and the node that a question is about. */
async function targetOf(db: Db, { code, menuId, path, operation }: Input<'access.explain'>['query']): Promise<Asked> {
  if ([code, menuId, path, operation].filter((one) => one !== undefined).length !== 1) refuseField('/query/code', 'EXPLAIN_ONE')
  if (operation !== undefined) {
    if (!operationIds.includes(operation as OperationId)) refuse(2, 'OPERATION_UNKNOWN')
    const { permission } = operationOf(operation as OperationId)
    return { code: permission, operation, menu: await nodeWhere(db, sql`code = ${permission}`) }
  }
  if (code !== undefined) return { code, operation: null, menu: await nodeWhere(db, sql`code = ${code}`) }
  const menu = await nodeWhere(db, menuId === undefined ? sql`path = ${path} and type <> 'MENU_PERM_RESOURCE'` : sql`id = ${menuId}`)
  return menu ? { code: menu.code, operation: null, menu } : refuse(2, path === undefined ? 'MENU_NOT_FOUND' : 'ROUTE_UNKNOWN')
}

const refTo = ({ id, name, nameZh, type, path }: Schema<'MenuRef'>) => ({ id, name, nameZh, type, path })

async function nodeWhere(db: Db, condition: ReturnType<typeof sql>): Promise<(Schema<'MenuRef'> & { code: string }) | null> {
  const { rows } = await sql<Schema<'MenuRef'> & { code: string }>`
    select id, name, name_zh, type, path, code from menu where ${condition} order by type = 'MENU_DIR', id limit 1`.execute(db)
  return rows[0] ?? null
}

async function rolesOf(db: Db, staffId: number, menuId: number | null, { suspendedRoles }: Rights): Promise<Role[]> {
  const { rows } = await sql<Role>`
    select r.id, r.name, r.enabled or r.builtin as enabled, r.id = any(${suspendedRoles}::bigint[]) as suspended,
      r.builtin or exists (select from role_menu rm where rm.role_id = r.id and rm.menu_id = ${menuId}) as grants
    from staff_role sr join role r on r.id = sr.role_id where sr.staff_id = ${staffId} order by lower(r.name)`.execute(db)
  return rows
}

/** Other roles that would do: enabled ones first, those that grant least before those that grant more. */
async function rolesThatGrant(db: Db, menuId: number, staffId: number): Promise<Role[]> {
  const { rows } = await sql<Role>`
    select r.id, r.name, r.enabled, false as suspended, true as grants from role r join role_menu rm on rm.role_id = r.id and rm.menu_id = ${menuId}
    where not exists (select from staff_role sr where sr.staff_id = ${staffId} and sr.role_id = r.id)
    order by r.enabled desc, (select count(*) from role_menu of_it where of_it.role_id = r.id), lower(r.name) limit 20`.execute(db)
  return rows
}

function sentence(
  locale: Locale,
  { staff, menu, code, operation, administrator, missing, roles, wouldGrant }: Omit<Explanation, 'message'>,
  open: string | null,
): string {
  const name = personIn(locale, staff)
  const what = menu ? nameIn(locale, menu) : code || (operation ?? '')
  const said = (which: (role: Role) => boolean) => {
    const some = roles.filter(which)
    return {
      name,
      what,
      roles: listOf(
        locale,
        some.map((role) => role.name),
      ),
      count: some.length,
    }
  }
  if (missing === null) {
    if (open) return word(locale, open === 'public' ? 'explain.public' : 'explain.everyone', { name })
    return administrator
      ? word(locale, 'explain.administrator', { name })
      : word(
          locale,
          'explain.allowed',
          said((role) => role.enabled && !role.suspended && role.grants),
        )
  }
  const why = word(
    locale,
    `explain.${missing}`,
    said((role) => missing === 'NOT_GRANTED' || role.grants),
  )
  const ask = wouldGrant.filter((role) => role.enabled).slice(0, 3)
  if (ask.length === 0 || missing === 'ACCOUNT_DISABLED' || missing === 'ROLES_SUSPENDED') return why
  return (
    why +
    (locale === 'zh' ? '' : ' ') +
    word(locale, 'explain.tree', {
      roles: listOf(
        locale,
        ask.map((role) => role.name),
      ),
    })
  )
}
