// Nobody rises by a plan: each step takes what it takes by hand, and a plan that somebody wrote is held against what is true.
import type { Data, Input } from '@isb/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { ended, menuId, roleId } from '../lib/config.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { account } from '../lib/people.ts'

const house = openHouse()

type Plan = Data<'config.plan'>
type Configuration = Input<'config.plan'>['body']['configuration']
const plan = (person: Person, configuration: Configuration, prune = false) => person.config.plan({ body: { configuration, prune } })
const apply = (person: Person, made: Plan) => ended(person, person.config.apply({ body: { plan: made } }))

describe('nobody rises by a plan', () => {
  let admin: Person
  let before: Data<'config.read'>
  /** Tom Baker, with these codes and the right to plan and apply. */
  async function keeper(...codes: string[]): Promise<Person> {
    const menuIds = await Promise.all(['config:read', 'config:apply', ...codes].map((code) => menuId(admin, code)))
    expect(
      menuIds.every((id) => id > 0),
      codes.join(' '),
    ).toBe(true)
    const id = await roleId(admin, 'Keeper')
    const { version } = await admin.roles.get({ path: { roleId: id } })
    await admin.roles.assign({ path: { roleId: id }, body: { menuIds, version } })
    before = await admin.config.read()
    return house.person('nobody')
  }
  beforeAll(async () => {
    admin = await house.person('admin')
    const { id } = await admin.roles.create({ body: { name: 'Keeper', menuIds: [] } })
    await admin.staff.addRole({ path: { staffId: (await account(admin, 'nobody@school.example')).id, roleId: id } })
    const { id: strong } = await admin.roles.create({
      body: { name: 'Strong', menuIds: [await menuId(admin, 'upms:menu:delete')] },
    })
    await admin.roles.disable({ path: { roleId: strong } })
  })

  const all = [
    'upms:role:assign',
    'upms:role:create',
    'upms:role:edit',
    'upms:role:enable',
    'upms:staff:assign',
    'upms:menu:create',
    'upms:menu:edit',
    'upms:menu:sort',
  ]
  test.each<[string, Configuration, string]>([
    [
      'granting the own role',
      { roles: [{ name: 'Keeper', permissions: [...all, 'config:apply', 'config:read', 'upms:menu:delete'] }] },
      'GRANT_NOT_HELD',
    ],
    ['a new role that grants more', { roles: [{ name: 'Mine', permissions: ['upms:menu:delete'] }] }, 'GRANT_NOT_HELD'],
    ['switching on a role that grants more', { roles: [{ name: 'Strong', permissions: ['upms:menu:delete'] }] }, 'GRANT_NOT_HELD'],
    ['how far a role reaches', { roles: [{ name: 'Strong', reach: ['student Homerooms'] }] }, 'REACH_NOT_HELD'],
    ['hours of a venue', { venues: [{ name: 'East Gym', hours: ['Mon 08:00–09:00'] }] }, 'CONFIG_STEP_CODE'],
    ['a type of venue', { venueTypes: [{ name: 'Mine', color: 'Teal' }] }, 'CONFIG_STEP_CODE'],
    ['a mailbox', { mailboxes: [{ office: 'Nurses', addresses: ['mine@school.example'] }] }, 'CONFIG_STEP_CODE'],
    ['a class', { homerooms: [{ schoolYear: '2026-27', name: 'Mine' }] }, 'CONFIG_STEP_CODE'],
    [
      'taking the Administrator role',
      { staff: [{ email: 'nobody@school.example', roles: ['Administrator', 'Keeper'] }] },
      'ADMINISTRATOR_ONLY',
    ],
    ['taking the Administrator role from another', { staff: [{ email: 'admin@school.example', roles: [] }] }, 'ADMINISTRATOR_ONLY'],
    [
      'giving oneself a role that grants more',
      { staff: [{ email: 'nobody@school.example', roles: ['Keeper', 'Front office'] }] },
      'ROLE_NOT_HELD',
    ],
    ['deleting without the permission to', { menus: [] }, 'CONFIG_STEP_CODE'],
  ])('%s is refused, and nothing is changed', async (_, configuration, reason) => {
    const tom = await keeper(...all)
    const made = await plan(tom, configuration, 'menus' in configuration)
    expect(made).toMatchObject({ problems: [] })
    expect(made.steps.length).toBeGreaterThan(0)
    expect(made.remarks.map((remark) => remark.reason)).toContain(reason)
    const run = await apply(tom, made)
    expect(run).toMatchObject({ state: 'Refused' })
    expect(run.results.map((result) => result.reason)).toContain(reason)
    expect(await admin.config.read()).toEqual(before)
  })

  test('each step takes the permission that it takes by itself', async () => {
    const tom = await keeper('upms:menu:edit')
    const { configuration } = await tom.config.read()
    const menus = (configuration.menus ?? []).map((menu) => (menu.code === 'links' ? { ...menu, name: 'Our links' } : menu))
    const moved = menus.map((menu) => (menu.code === 'links:website' ? { ...menu, parent: '' } : menu))
    const refused = await apply(tom, await plan(tom, { menus: moved, roles: [{ name: 'New' }] }))
    expect(refused.results.map(({ key, reason }) => [key, reason])).toEqual([
      ['upms:menu:sort', 'CONFIG_STEP_CODE'],
      ['upms:role:create', 'CONFIG_STEP_CODE'],
    ])
    expect(await apply(tom, await plan(tom, { menus }))).toMatchObject({ state: 'Done', counts: { changed: 1 } })
  })

  test('a node with a code of the contract is made by who holds it, and moving one hands out nothing by the way', async () => {
    const tom = await keeper('upms:menu:create', 'upms:menu:sort')
    const settings = await menuId(admin, 'settings:edit')
    await admin.menus.remove({ path: { id: settings } })
    const node: NonNullable<Configuration['menus']>[number] = {
      code: 'settings:edit',
      parent: 'upms:menu',
      type: 'MENU_PERM_RESOURCE',
      name: 'Edit',
    }
    const made = await apply(tom, await plan(tom, { menus: [node] }))
    expect(made.results).toMatchObject([{ key: 'settings:edit', reason: 'MENU_CODE_NOT_HELD' }])
    // The button that Tom holds, put under the audit's menu, would let him read the audit.
    const sort = (await tom.config.read()).configuration.menus?.find(({ code }) => code === 'upms:menu:sort')
    const move = await apply(tom, await plan(tom, { menus: [{ ...sort!, parent: 'audit' }] }))
    expect(move.results).toContainEqual(expect.objectContaining({ key: 'Keeper', reason: 'CODE_NOT_HELD' }))
    expect(move.state).toBe('Refused')
    expect((await refusal(tom.audit.list())).code).toBe(4)
  })

  test('a plan written by hand is followed only where it is true', async () => {
    const tom = await keeper('upms:role:create')
    const step = (more: object) =>
      ({
        kind: 'role',
        key: 'Keeper',
        action: 'change',
        before: {},
        after: { permissions: ['upms:menu:delete'] },
        ...more,
      }) as Plan['steps'][number]
    const hand = (...steps: Plan['steps']): Plan => ({
      format: 1,
      madeAt: new Date().toISOString(),
      steps,
      problems: [],
      remarks: [],
      counts: { create: 0, change: 0, remove: 0 },
    })
    const results = async (made: Plan) => (await apply(tom, made)).results.map(({ reason }) => reason)
    expect(await results(hand(step({})))).toContain('CONFIG_STEP_CODE')
    expect(await results(hand(step({ action: 'create', before: null })))).toEqual(['CONFIG_MOVED'])
    expect(await results(hand(step({ key: 'Administrator', after: { description: 'Mine' } })))).toEqual(['CONFIG_BUILTIN_ROLE'])
    expect(await results(hand(step({ key: 'Other', action: 'create', before: null, after: { permissions: ['#1'] } })))).toEqual([
      'CONFIG_NO_SUCH_CODE',
    ])
    expect(
      (await refusal(tom.config.apply({ body: { plan: hand(step({ kind: 'menu', key: '#1', action: 'create', before: null })) } }))).reason,
    ).toBe('CONFIG_PLAN_BROKEN')
    expect(
      (
        await refusal(
          tom.config.apply({ body: { plan: { ...hand(), problems: [{ kind: 'role', key: 'x', reason: 'X', message: 'x' }] } } }),
        )
      ).reason,
    ).toBe('CONFIG_PLAN_PROBLEMS')
    expect(await admin.config.read()).toEqual(before)
  })

  test('the last administrator stays', async () => {
    const run = await apply(admin, await plan(admin, { staff: [{ email: 'admin@school.example', roles: [] }] }))
    expect(run).toMatchObject({ state: 'Refused', results: [{ key: 'admin@school.example', reason: 'LAST_ADMINISTRATOR' }] })
    expect((await account(admin, 'admin@school.example')).roles.map(({ name }) => name)).toEqual(['Administrator'])
  })
})
