// An integrator's script beside the desks: it asks for people with a token, and sees what was decided.
import { execFile } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createIsb, memorySession } from '@isb/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { openHouse, type Person, type Said } from '../lib/house.ts'
import { unencumbered } from '../lib/people.ts'
import { openFolder, signIn } from '../lib/terminal.ts'

const house = openHouse()
const { folder } = openFolder()
let admin: Person
let students: string[]
let parents: string[]
beforeAll(async () => {
  admin = await house.person('admin')
  ;[students, parents] = [await unencumbered(house, 'student'), await unencumbered(house, 'parent')]
})

describe('an integrator', () => {
  const script = `import { createIsb, memorySession } from '@isb/sdk'
const [host, token, student, parent, bike, plate] = process.argv.slice(2)
const isb = createIsb({ host, session: memorySession({ token, authHeaderSchema: 'Bearer' }) })
const [rider] = await isb.bike.people({ query: { search: student } })
const [driver] = await isb.vehicle.people({ query: { search: parent } })
const [free] = await isb.bike.options({ query: { search: bike } })
const rent = await isb.bike.requestRent({ body: { bikeId: free.id, personId: rider.id } })
const pass = await isb.vehicle.create({ body: { personId: driver.id, applicantName: driver.name, email: driver.email, type: 'parent', plate } })
for await (const _ of process.stdin); // Until it is told that somebody has decided.
console.log(JSON.stringify([await isb.bike.getRent({ path: { rentId: rent.id } }), await isb.vehicle.get({ path: { passId: pass.id } })]))
`
  const scopes = ['bike:rent:create', 'bike:rent:on-behalf', 'vehicle:create', 'vehicle:on-behalf']

  test('asks for people with ten lines and a token, and sees what the desks decided', async () => {
    const { id: roleId } = await admin.roles.create({
      body: {
        name: 'Kiosk',
        menuIds: (await admin.roles.menuOptions()).filter(({ code }) => scopes.includes(code)).map(({ id }) => id),
      },
    })
    const { id: staffId } = await admin.staff.create({
      body: { name: 'Kiosk', email: 'kiosk@school.example', type: 'other', service: true, roleIds: [roleId] },
    })
    const expiresAt = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString()
    const { secret } = await admin.staff.createToken({ path: { staffId }, body: { name: 'Kiosk', scopes, expiresAt } })
    const { number } = await admin.bike.create({ body: { number: 'K-1' } })
    const [student = '', parent = '', plate] = [students[8], parents[8], '沪Z·80001']

    const home = join(folder, 'integrator')
    mkdirSync(join(home, 'node_modules/@isb'), { recursive: true })
    symlinkSync(join(import.meta.dirname, '../../packages/sdk'), join(home, 'node_modules/@isb/sdk'))
    writeFileSync(join(home, 'kiosk.mjs'), script)
    let child: ReturnType<typeof execFile> | undefined
    const ended = new Promise<Said>((resolve) => {
      child = execFile(
        process.execPath,
        [join(home, 'kiosk.mjs'), house.server.url, secret, student, parent, number, plate],
        { cwd: home, encoding: 'utf8' },
        (error, out, err) => resolve({ code: error ? 1 : 0, out, err }),
      )
    })

    const desk = createIsb({ host: house.server.url, session: memorySession(admin.session()) })
    const rentId = await expect
      .poll(async () => (await desk.bike.listRents({ query: { search: number } })).records[0]?.id)
      .toBeGreaterThan(0)
      .then(async () => (await desk.bike.listRents({ query: { search: number } })).records[0]?.id)
    await expect.poll(async () => (await desk.vehicle.list({ query: { search: plate } })).total).toBe(1)
    await signIn(house, 'admin')
    await house.isb(['bike', 'confirm-rent', String(rentId)])
    await house.isb(['vehicles', 'reject', plate, '--reason', 'The certificate is missing'])
    child?.stdin?.end()

    const said = await ended
    expect(said).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(said.out)).toMatchObject([
      { bike: { number }, confirmation: 'Confirmed', decidedBy: { name: 'He Jing' }, submittedBy: { name: 'Kiosk' } },
      { plate, status: 'Rejected', reason: 'The certificate is missing', email: parent, submittedBy: { name: 'Kiosk' } },
    ])
    expect(script.trim().split('\n')).toHaveLength(10)

    // What it has submitted it lists without holding the desks' codes; the people themselves list it too, and nobody else does.
    const holding = (token: string) => memorySession({ token, authHeaderSchema: 'Bearer' })
    const kiosk = createIsb({ host: house.server.url, session: holding(secret) })
    const rents = await kiosk.bike.myRents()
    expect(rents).toMatchObject([{ id: rentId, confirmation: 'Confirmed' }])
    expect(await kiosk.bike.myRents({ query: { before: rents[0]!.id } })).toEqual([])
    expect(await kiosk.vehicle.mine()).toMatchObject([{ plate, status: 'Rejected' }])
    const acting = await admin.staff.createToken({ path: { staffId }, body: { name: 'App', scopes, expiresAt, acts: true } })
    const rider = createIsb({ host: house.server.url, session: holding(acting.secret), actingPerson: rents[0]!.person!.id })
    expect(await rider.bike.myRents()).toMatchObject([{ id: rentId }])
    expect(await rider.vehicle.mine()).toEqual([])
    expect(await rider.bike.myReturns()).toEqual([])
    const back = await admin.bike.requestReturn({ body: { rentId: rents[0]!.id } })
    expect([await rider.bike.myReturns(), await admin.bike.myReturns()]).toMatchObject([[{ id: back.id }], [{ id: back.id }]])
    expect(await kiosk.bike.myReturns()).toEqual([])
  })

  test('may name its writes by keys as long as it likes, each of which stands for one write', async () => {
    const key = 'k'.repeat(300)
    const make = (number: string, idempotencyKey: string) => admin.bike.create({ body: { number } }, { idempotencyKey })
    const made = await make('KEY-1', `${key}1`)
    expect(await make('KEY-1', `${key}1`)).toEqual(made)
    expect((await make('KEY-2', `${key}2`)).id).not.toBe(made.id)
  })
})
