// Everything kept on one person: taken along as one file that a parent can read.
import { beforeAll, describe, expect, test } from 'vitest'
import { readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openHouse, refusal, type Person } from './lib/house.ts'
import { pixel } from './lib/pixel.ts'
import { signIn } from './lib/terminal.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})

/** A student and a mother who has rented a bike, asked for a pass with an image, and been mailed. */
async function family(number: string) {
  const child = await admin.student.create({
    body: { studentNumber: number, name: `Kid ${number}`, nameZh: `孩${number}`, enteredOn: '2026-08-17' },
  })
  const mother = await admin.staff.create({
    body: { name: `Mother ${number}`, nameZh: `母${number}`, email: `mother.${number.toLowerCase()}@family.example`, type: 'parent' },
  })
  const path = { studentId: child.id, guardianId: mother.id }
  await admin.student.setGuardian({ path, body: { relation: 'Mother', contactOrder: 1, maySee: true, mayAct: true, noContact: false } })
  await admin.student.setContacts({
    path: { studentId: child.id, personId: mother.id },
    body: { contacts: [{ kind: 'Phone', value: `+8613900${number.replaceAll(/\D/g, '').padStart(6, '0')}`, label: 'mobile' }] },
  })
  const { id: certificateId } = await admin.files.upload({ body: pixel })
  await admin.vehicle.create({
    body: {
      personId: mother.id,
      applicantName: mother.name,
      email: mother.email ?? '',
      type: 'parent',
      plate: `沪A${number.replaceAll(/\D/g, '').padStart(5, '0')}`,
      studentName: child.name,
      certificateId,
    },
  })
  const [bike] = await admin.bike.options()
  const rent = await admin.bike.requestRent({ body: { bikeId: bike!.id, personId: mother.id, note: `${mother.name} is tall` } })
  await admin.bike.rejectRent({ path: { rentId: rent.id }, body: { reason: `${mother.name} has one already` } })
  return { child, mother }
}

describe('everything kept on a person', () => {
  test('leaves as one page that tells a parent what there is, images in it, and the audit notes who took it', async () => {
    const { child, mother } = await family('P-1001')
    const page = await (await admin.staff.exportPerson({ path: { staffId: mother.id } })).text()
    for (const text of [
      'Mother P-1001',
      'mother.p-1001@family.example',
      '+8613900001001',
      '沪A01001',
      'Kid P-1001',
      'is tall',
      'has one already',
    ])
      expect(page, text).toContain(text)
    expect(page).toMatch(/<img alt="" src="data:image\/png;base64,\w/)
    expect(page).toContain('<h2>Vehicle passes</h2>')
    expect(page, 'a mail that signs somebody in').not.toContain('#invite=')
    expect(page).not.toMatch(/argon2/)
    const chinese = await house.person('admin', 'zh')
    expect(await (await chinese.staff.exportPerson({ path: { staffId: child.id } })).text()).toMatch(/<h2>家庭<\/h2>[^]*母P-1001[^]*母亲/)
    const { records } = await admin.audit.list({ query: { operation: 'staff.exportPerson' } })
    expect(records.at(-1)?.rows).toMatchObject([{ entity: 'export', after: { staffId: 'Mother P-1001' } }])
  })

  test('leaves for programs, from the terminal, in a file that is nobody else’s', async () => {
    await family('P-1002')
    await signIn(house, 'admin')
    const file = join(tmpdir(), `person-${process.pid}.json`)
    const { code, err } = await house.isb(['staff', 'export-person', 'p-1002', '-o', file])
    expect([code, err]).toEqual([0, expect.stringContaining('Everything kept on Kid P-1002')])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const { tables } = JSON.parse(await readFile(file, 'utf8')) as { tables: { table: string; rows: Record<string, string>[] }[] }
    expect(tables.find(({ table }) => table === 'guardian')?.rows).toMatchObject([{ guardianId: 'Mother P-1002', relation: 'Mother' }])
  })

  test('needs its own permission', async () => {
    const it = await house.person('it')
    expect(await refusal(it.staff.exportPerson({ path: { staffId: 1 } }))).toMatchObject({ code: 4, reason: 'NO_PERMISSION' })
  })
})
