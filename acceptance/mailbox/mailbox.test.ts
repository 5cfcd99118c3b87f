// Where the offices are told of absences: addresses as people paste them, and what stays where one of them is none.
import { beforeAll, describe, expect, test } from 'vitest'
import { setMailboxOf, type Office } from '../lib/absence.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})
const setMailbox = (office: Office, addresses: string) => setMailboxOf(admin, office, addresses)

describe('a mailbox', () => {
  test('takes several addresses however they are pasted, and marks those outside the school', async () => {
    const { version } = await admin.absence.settings()
    await admin.absence.updateSettings({ body: { ownDomains: 'school.example', version } })
    const set = await setMailbox('Bus', ' "Zhao; Li" <Zhao.Li@School.example>；dispatch@river-bus.example; ')
    expect(set).toMatchObject({
      addresses: ['Zhao.Li@school.example', 'dispatch@river-bus.example'],
      foreign: ['dispatch@river-bus.example'],
    })
  })

  test('refuses what is no address, names it, and keeps what was there', async () => {
    for (const wrong of ['bus@school.example; late.bus@school', 'a@school.example\r\nBcc: b@evil.example', 'a@school.example\0'])
      expect(await refusal(setMailbox('Bus', wrong))).toMatchObject({ code: 1, errors: [{ path: '/addresses' }] })
    const { message } = await refusal(setMailbox('Bus', 'late.bus@school'))
    expect(message).toBe('Please enter a valid email address: late.bus@school')
    expect((await admin.mailbox.list()).find(({ office }) => office === 'Bus')!.addresses).toHaveLength(2)
  })
})

test('whoever changed it first is named to whoever comes second, who writes nothing over', async () => {
  const [nurses] = (await admin.mailbox.list()).filter(({ office }) => office === 'Nurses')
  const change = (addresses: string) => admin.mailbox.update({ path: { office: 'Nurses' }, body: { addresses, version: nurses!.version } })
  await change('first@school.example')
  expect(await refusal(change('second@school.example'))).toMatchObject({ code: 3, reason: 'STALE' })
  expect((await admin.mailbox.list()).find(({ office }) => office === 'Nurses')).toMatchObject({ addresses: ['first@school.example'] })
})

test('who records absences without the settings sees no mailbox', async () => {
  const office = await house.person('office')
  expect(await refusal(office.mailbox.list())).toMatchObject({ code: 4 })
})
