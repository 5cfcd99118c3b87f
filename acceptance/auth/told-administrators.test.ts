// Administrators are told by mail of what they should ask about: each thing once, and nobody of what they did themselves.
import { expect, test } from 'vitest'
import { openHouse, password, refusal } from '../lib/house.ts'

const house = openHouse()
/** The subjects of what was written to somebody, whether it has left or not. */
const told = async (email: string) => {
  await house.server.remind()
  const { rows } = await house.server.pool.query<{ subject: string }>('select subject from outbox where recipient = $1 order by id', [
    email,
  ])
  return rows.map(({ subject }) => subject)
}
const admin = 'admin@school.example'

test('the demo begins with nothing to tell', async () => {
  await house.person('admin')
  expect(await told(admin)).toEqual([])
})

test('an account that was locked, once a day', async () => {
  const guess = () => refusal(house.stranger().auth.login({ body: { email: 'office@school.example', password: 'not this one' } }))
  for (let time = 0; time < 4; time++) await guess()
  expect(await told(admin)).toEqual([])
  await guess()
  expect(await told(admin)).toEqual(['The account of Li Na was locked'])
  for (let time = 0; time < 3; time++) await guess()
  expect(await told(admin)).toHaveLength(1)
  await expect.poll(() => house.server.mails.find(({ to }) => to === admin)?.body).toMatch(/\/audit\?kind=refused&staffId=\d+/)
})

test('a new administrator, by whoever was one before', async () => {
  const { staff, roles } = await house.person('admin')
  const [it] = (await staff.list({ query: { search: 'it@school.example' } })).records
  const role = (await roles.list()).records.find(({ builtin }) => builtin)
  await staff.addRole({ path: { staffId: it?.id ?? 0, roleId: role?.id ?? 0 } })
  expect(await told(admin)).toContain(`${it?.name} is an administrator now`)
  expect((await told(admin)).filter((subject) => subject.includes('administrator'))).toHaveLength(1)
  expect((await told('it@school.example')).filter((subject) => subject.includes('administrator'))).toEqual([])
})

test('twenty exports within an hour', async () => {
  const desk = await house.person('bikes')
  for (let time = 0; time < 19; time++) await (await desk.bike.export()).text()
  expect((await told(admin)).filter((subject) => subject.includes('exported'))).toEqual([])
  await (await desk.bike.export()).text()
  const { name } = await desk.auth.me()
  expect(await told(admin)).toContain(`${name} exported many files`)
})

test('nobody of a password mistyped once', async () => {
  await refusal(house.stranger().auth.login({ body: { email: 'front@school.example', password: `${password}!` } }))
  expect((await told(admin)).filter((subject) => subject.includes('locked'))).toHaveLength(1)
})
