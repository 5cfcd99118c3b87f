// The disk has come to its reserve: changes are refused with a plain reason, people sign in and read all the same.
import { expect, test } from 'vitest'
import { openHouse, refusal } from '../lib/house.ts'

const house = openHouse()

// S-40
test('while the disk is full people sign in, read and leave, and nothing is changed', async () => {
  house.server.fillDisk(true)
  const it = await house.person('it')
  expect((await it.menus.page()).total).toBeGreaterThan(0)
  expect(await refusal(it.menus.create({ body: { type: 'MENU_DIR', name: 'Too much' } }))).toMatchObject({
    status: 503,
    reason: 'DISK_FULL',
  })
  await it.auth.logout()
  house.server.fillDisk(false)
  const again = await house.person('it')
  expect((await again.menus.create({ body: { type: 'MENU_DIR', name: 'Room' } })).name).toBe('Room')
})
