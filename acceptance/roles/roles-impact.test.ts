// Who a change of roles or of the tree would reach: who loses, who gains, who keeps it through another role.
import { describe, expect, test } from 'vitest'
import { openHouse, type Person } from '../lib/house.ts'
import { atWork, hire, sees } from '../lib/people.ts'
import { button, menu, module_ } from '../lib/tree.ts'

const house = openHouse()

/** Bikes with one screen of two buttons, two roles over them, five people. */
async function bikeRoom(admin: Person, mark: string) {
  const bikes = await module_(admin, `Bikes ${mark}`)
  const rents = await menu(admin, `Rents ${mark}`, bikes.id)
  const confirm = await button(admin, `Confirm ${mark}`, rents.id)
  const reject = await button(admin, `Reject ${mark}`, rents.id)
  const room = await admin.roles.create({ body: { name: `Bike room ${mark}`, menuIds: [confirm.id, reject.id] } })
  const front = await admin.roles.create({ body: { name: `Front desk ${mark}`, menuIds: [reject.id] } })
  await hire(admin, `Ann-${mark}`, [room.id])
  await hire(admin, `Ben-${mark}`, [room.id])
  await hire(admin, `Cai-${mark}`, [room.id, front.id])
  await hire(admin, `Dan-${mark}`, [front.id])
  const eva = await hire(admin, `Eva-${mark}`, [room.id])
  await admin.staff.disable({ path: { staffId: eva.id } })
  return { bikes, rents, confirm, reject, room, front }
}

/** What an Impact says, in short: `lose Reject: Ann, Ben; 1 by Front desk`. */
type Impact = Awaited<ReturnType<Person['roles']['assignImpact']>>
const told = ({ lose, gain, total, roles, changes }: Impact) => ({
  lose,
  gain,
  total,
  roles: roles.map(({ name, members }) => `${name} ${members}`).toSorted(),
  changes: changes
    .map(
      ({ effect, menu, people, names, kept, keptThrough }) =>
        `${effect} ${menu.name}: ${people} (${names.map(({ name }) => name).join(', ')}), kept ${kept} (${keptThrough.map(({ name }) => name).join(', ')})`,
    )
    .toSorted(),
})

describe('before it is done, one is told who', () => {
  test('loses a button, and who keeps it through another role', async () => {
    const admin = await house.person('admin')
    const { room, confirm } = await bikeRoom(admin, 'i')
    const path = { roleId: room.id }
    expect(told(await admin.roles.assignImpact({ path, body: { menuIds: [confirm.id] } }))).toEqual({
      lose: 2,
      gain: 0,
      total: 1,
      roles: ['Bike room i 4'],
      changes: ['lose Reject i: 2 (Ann-i, Ben-i), kept 1 (Front desk i)'],
    })
    // Asking changes nothing.
    expect(await admin.roles.get({ path })).toMatchObject({ version: 1, permissions: 4 })
  })

  test('gains one, and who has it already', async () => {
    const admin = await house.person('admin')
    const { front, confirm, reject } = await bikeRoom(admin, 'j')
    const body = { menuIds: [confirm.id, reject.id] }
    expect(told(await admin.roles.assignImpact({ path: { roleId: front.id }, body }))).toEqual({
      lose: 0,
      gain: 1,
      total: 1,
      roles: ['Front desk j 2'],
      changes: ['gain Confirm j: 1 (Dan-j), kept 1 (Bike room j)'],
    })
  })

  test('loses what when a role is disabled, gains it when it is enabled, and loses it for good when it is deleted', async () => {
    const admin = await house.person('admin')
    const { room, front } = await bikeRoom(admin, 'k')
    const path = { roleId: room.id }
    const disabled = {
      lose: 3,
      gain: 0,
      total: 4,
      roles: ['Bike room k 4'],
      changes: [
        'lose Bikes k: 2 (Ann-k, Ben-k), kept 1 (Front desk k)',
        'lose Confirm k: 3 (Ann-k, Ben-k, Cai-k), kept 0 ()',
        'lose Reject k: 2 (Ann-k, Ben-k), kept 1 (Front desk k)',
        'lose Rents k: 2 (Ann-k, Ben-k), kept 1 (Front desk k)',
      ],
    }
    expect(told(await admin.roles.enableImpact({ path }))).toEqual(disabled)
    expect(told(await admin.roles.removeImpact({ path }))).toEqual(disabled)
    await admin.roles.disable({ path })
    expect(told(await admin.roles.enableImpact({ path }))).toMatchObject({ lose: 0, gain: 3, total: 4 })
    // What is disabled grants nothing: nobody keeps anything through it, and deleting it takes nothing.
    expect(told(await admin.roles.removeImpact({ path }))).toMatchObject({ lose: 0, gain: 0, total: 0, changes: [] })
    expect(told(await admin.roles.removeImpact({ path: { roleId: front.id } }))).toMatchObject({
      lose: 2,
      changes: [
        'lose Bikes k: 2 (Cai-k, Dan-k), kept 0 ()',
        'lose Reject k: 2 (Cai-k, Dan-k), kept 0 ()',
        'lose Rents k: 2 (Cai-k, Dan-k), kept 0 ()',
      ],
    })
  })

  test('loses a button that is deleted from the tree, administrators too', async () => {
    const admin = await house.person('admin')
    const { reject } = await bikeRoom(admin, 'l')
    expect(told(await admin.menus.removeImpact({ path: { id: reject.id } }))).toEqual({
      lose: 5,
      gain: 0,
      total: 1,
      roles: ['Bike room l 4', 'Front desk l 2'],
      changes: ['lose Reject l: 5 (Ann-l, Ben-l, Cai-l, Dan-l, He Jing), kept 0 ()'],
    })
  })

  test('comes to see a module that a screen moves into; the move then carries their sight of it', async () => {
    const admin = await house.person('admin')
    const { bikes, rents, room, front } = await bikeRoom(admin, 'm')
    const yard = await module_(admin, 'Yard m')
    const body = { parentId: yard.id, ids: [rents.id] }
    expect(told(await admin.menus.moveImpact({ body }))).toEqual({
      lose: 0,
      gain: 4,
      total: 1,
      roles: ['Bike room m 4', 'Front desk m 2'],
      changes: ['gain Yard m: 4 (Ann-m, Ben-m, Cai-m, Dan-m), kept 0 ()'],
    })
    // Back to where it stands nobody gains anything: such a move needs no question.
    expect(told(await admin.menus.moveImpact({ body: { parentId: bikes.id, ids: [rents.id] } }))).toMatchObject({
      lose: 0,
      gain: 0,
      changes: [],
    })
    await admin.menus.sort({ body })
    const dan = await atWork(house, 'Dan-m')
    expect((await sees(dan)).toSorted()).toEqual(['Bikes m', 'Reject m', 'Rents m', 'Yard m'])
    for (const { id } of [room, front]) expect((await admin.roles.get({ path: { roleId: id } })).menuIds).toContain(yard.id)
  })
})
