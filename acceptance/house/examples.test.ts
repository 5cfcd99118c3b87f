// The programs of examples/, each run as an integrator runs it: with a token of its own, against the real server.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openHouse, type Person } from '../lib/house.ts'
import { unencumbered } from '../lib/people.ts'
import { signIn } from '../lib/terminal.ts'

const house = openHouse()
const folder = join(import.meta.dirname, '../../examples')
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
  await signIn(house, 'admin')
})

/** What ends with a test. */
const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

/** Starts a program of the folder. `lines` are those that it has printed. */
function run(name: string, token: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(folder, name), ...args], { env: { PATH: process.env['PATH'], ISB_TOKEN: token } })
  ends.push(() => child.kill())
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  return { lines: () => printed.split('\n').filter(Boolean), type: (line: string) => child.stdin.write(`${line}\n`) }
}

/** Account, role and token in one step, as docs/integrators.md has it. */
async function tokenFor(name: string, scopes: string, ...more: string[]): Promise<string> {
  const account = [`${name}@school.example`, '--name', name, '--service', '--scopes', scopes, ...more]
  const { code, out, err } = await house.isb(['staff', 'create', ...account, '--yes'])
  expect({ code, err }).toMatchObject({ code: 0 })
  return out.trim()
}

/** A line to the server that can be cut. */
async function cuttable(): Promise<{ url: string; cut: () => void }> {
  const { port, hostname } = new URL(house.server.url)
  const open = new Set<Socket>()
  const line = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy()).pipe(other)
    }
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    line.close()
    for (const socket of open) socket.destroy()
  }
  ends.push(cut)
  return { url: `http://127.0.0.1:${(line.address() as { port: number }).port}`, cut }
}

test.each(['kiosk.ts', 'app.ts', 'gate.ts'])('%s has fewer than 60 lines', (name) =>
  expect(readFileSync(join(folder, name), 'utf8').split('\n').length).toBeLessThan(60),
)

test('the kiosk requests bikes, and says what the bike room decides', async () => {
  const [student = '', other = ''] = await unencumbered(house, 'student')
  const kiosk = run('kiosk.ts', await tokenFor('kiosk', 'bike:rent:create,bike:rent:on-behalf'), house.server.url)
  kiosk.type('nobody.at.all@school.example')
  await expect.poll(kiosk.lines).toContain('nobody.at.all@school.example: nobody has this address')
  kiosk.type(student)
  kiosk.type(other)
  await expect.poll(() => kiosk.lines().filter((line) => line.endsWith('is requested')).length).toBe(2)
  kiosk.type(student)
  await expect.poll(() => kiosk.lines().at(-1)).toContain('1 of 1')
  const requested = kiosk.lines().filter((line) => line.endsWith('is requested'))
  const decided = async (line = '') => {
    const { records } = await admin.bike.listRents({ query: { confirmation: 'Pending', pageSize: 1000 } })
    return records.find(({ submittedBy, person }) => submittedBy?.name === 'kiosk' && line.startsWith(`${person?.name}: `))!
  }
  const [first, second] = await Promise.all([decided(requested[0]), decided(requested[1])])
  const { dueOn } = await admin.bike.confirmRent({ path: { rentId: first.id } })
  await admin.bike.rejectRent({ path: { rentId: second.id }, body: { reason: 'The brakes are worn' } })
  await expect.poll(kiosk.lines).toContain(`${first.person?.name}: ${first.bike.number} is yours until ${dueOn}`)
  await expect.poll(kiosk.lines).toContain(`${second.person?.name}: ${second.bike.number} was refused: The brakes are worn`)
})

test('a parent submits an absence through the app, once, and takes it back; another parent sees nothing of it', async () => {
  const { id: studentId } = await admin.student.create({ body: { studentNumber: 'E-1', name: 'Own Child', enteredOn: '2026-08-17' } })
  const [parent = 0, stranger = 0] = await Promise.all(
    ['Parent Of One', 'Parent Of None'].map(async (name) => (await admin.staff.create({ body: { name, type: 'parent' } })).id),
  )
  await admin.student.setGuardian({ path: { studentId, guardianId: parent }, body: { relation: 'Mother' } })
  const app = run('app.ts', await tokenFor('own.app', 'student', '--acts'), house.server.url, '0')
  await expect.poll(app.lines).toHaveLength(1)
  const [url] = app.lines()
  const ask = async (person: number, method: string, path: string, body?: object) => {
    const headers = {
      'X-Parent': String(person),
      'Accept-Language': 'zh-CN',
      'Idempotency-Key': 'form-1',
      'Content-Type': 'application/json',
    }
    const answer = await fetch(`${url}/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & { id?: number }[] }
  }
  expect((await ask(parent, 'GET', 'children')).body).toMatchObject([{ studentNumber: 'E-1', name: 'Own Child' }])
  expect((await ask(stranger, 'GET', 'children')).body).toEqual([])
  const day = await nextSchoolDay()
  const leave = { studentId, leaveType: 'Personal', startsOn: day, note: 'Wedding' }
  // Pressed twice.
  const twice = await Promise.all([ask(parent, 'POST', 'absences', leave), ask(parent, 'POST', 'absences', leave)])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  const { body: own } = await ask(parent, 'GET', 'absences')
  expect(own).toMatchObject([{ startsOn: day, status: 'Normal' }])
  expect((await ask(stranger, 'GET', 'absences')).body).toEqual([])
  expect(await ask(stranger, 'POST', 'absences', leave)).toMatchObject({ status: 422, body: { message: expect.stringMatching(/学生/) } })
  expect((await ask(parent, 'DELETE', `absences/${own[0]?.id}`)).status).toBe(200)
  expect((await ask(parent, 'GET', 'elsewhere')).status).toBe(404)
})

/** The next day with lessons that has not begun. */
async function nextSchoolDay(): Promise<string> {
  const day = (later: number) => new Date(Date.now() + later * 24 * 60 * 60_000).toISOString().slice(0, 10)
  const days = await admin.calendar.days({ query: { from: day(2), to: day(120) } })
  return days.find(({ morning }) => morning.lessons.yes)!.day
}

test('the barrier opens for printed passes also without a connection, and stays closed for all that nobody can vouch for', async () => {
  const { url, cut } = await cuttable()
  const gate = run('gate.ts', await tokenFor('barrier', 'vehicle:gate'), url)
  const pass = async (plate: string) => {
    const fields = { applicantName: 'Driver', email: 'driver@family.example', type: 'visitor', plate, personId: null } as const
    const { id: passId } = await admin.vehicle.create({ body: fields })
    await admin.vehicle.confirm({ path: { passId }, body: { expiresOn: '2099-07-31' } })
    return { passId, code: (await admin.vehicle.code({ path: { passId } })).text }
  }
  const [good, taken] = [await pass('沪E·10001'), await pass('沪E·10002')]
  const says = async (line: string, answer: string) => {
    const before = gate.lines().length
    gate.type(line)
    await expect.poll(() => gate.lines().slice(before)).toEqual([answer])
  }
  await says('沪e 10001', 'OPEN 沪E10001')
  await says('沪E·99999', 'CLOSED 沪E99999 PLATE_UNKNOWN')
  await says(good.code, 'OPEN 沪E·10001')
  await says(`${good.code.slice(0, -4)}AAAA`, 'CLOSED forged')
  await admin.vehicle.void({ path: { passId: taken.passId }, body: { reason: 'The car was sold' } })
  await expect
    .poll(async () => {
      gate.type(taken.code)
      return gate.lines().at(-1)
    })
    .toBe('CLOSED 沪E·10002 PASS_CANCELLED')
  cut()
  const heard = gate.lines().length
  gate.type(good.code)
  await expect.poll(() => gate.lines().slice(heard)).toContain('OPEN 沪E·10001')
  gate.type('沪E·10001')
  await expect.poll(() => gate.lines().at(-1)).toMatch(/^CLOSED (?!.*OPEN)/)
})
