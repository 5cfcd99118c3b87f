// A school for stories of absences: a school year in 2030 with a week off and a make-up Saturday, students and their guardians.
import { createIsb, memorySession, type Isb } from '@isb/sdk'
import type { House, Person } from './clients.ts'
import { password } from './clients.ts'

export const yearOf2030 = {
  years: [
    {
      name: '2030-31',
      startsOn: '2030-08-01',
      endsOn: '2031-07-31',
      terms: [{ name: 'Term 1', nameZh: '第一学期', startsOn: '2030-08-19', endsOn: '2031-06-20' }],
    },
  ],
  days: [
    { kind: 'Holiday', startsOn: '2030-10-01', endsOn: '2030-10-07', name: 'National Day', nameZh: '国庆节' },
    {
      kind: 'MakeUp',
      startsOn: '2030-10-12',
      endsOn: '2030-10-12',
      part: 'Morning',
      runsAs: 'Monday',
      name: 'Make-up morning',
      nameZh: '补课',
    },
    { kind: 'Conferences', startsOn: '2030-11-15', endsOn: '2030-11-15', name: 'Conferences', nameZh: '家长会', divisions: ['Elementary'] },
  ],
} as const

/** These days are school days, whatever the calendar says of them. */
export const lessonsOn = (admin: Isb, ...days: string[]) =>
  admin.calendar.change({
    body: {
      days: days.map((day) => ({ kind: 'MakeUp' as const, startsOn: day, endsOn: day, runsAs: 'Monday' as const, name: 'Lessons' })),
    },
  })

export type Office = Parameters<Isb['mailbox']['update']>[0]['path']['office']
/** Sets the mailbox of an office, whatever it was. */
export async function setMailboxOf(admin: Isb, office: Office, addresses: string, more: object = {}) {
  const { version } = (await admin.mailbox.list()).find((one) => one.office === office)!
  return admin.mailbox.update({ path: { office }, body: { addresses, version, ...more } })
}

let made = 0
/** A student of a class that the demo has. */
export async function pupil(admin: Isb, className: string, more: { name?: string; division?: 'Elementary' | 'High' } = {}) {
  const { id: homeroomId, grade } = (await admin.student.classOptions()).find(({ name }) => name === className)!
  const { name = `Pupil ${String((made += 1)).padStart(3, '0')}`, division = 'Elementary' } = more
  return admin.student.create({
    body: { studentNumber: `ABS-${(made += 1)}`, name, enteredOn: '2026-08-17', homeroomId, grade, division },
  })
}

/** Somebody with an account who may act for these students. */
export async function guardianOf(house: House, admin: Isb, ...studentIds: number[]): Promise<Person & { readonly staffId: number }> {
  const email = `guardian.${(made += 1)}@families.example`
  const { id } = await admin.staff.create({ body: { name: 'Guardian', email, type: 'parent', invite: false } })
  for (const studentId of studentIds) await admin.student.setGuardian({ path: { studentId, guardianId: id }, body: { relation: 'Mother' } })
  return Object.assign(await signedInAs(house, email), { staffId: id })
}

/** An administrator of a school whose year of 2030 is known. */
export async function adminOf2030(house: Pick<House, 'person'>): Promise<Person> {
  const admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
  return admin
}

/** Somebody with these codes of absence, who reaches this much. */
export async function colleague(
  house: House,
  admin: Isb,
  codes: readonly string[],
  reach?: { reach: 'Homerooms' | 'Divisions' | 'Runs' | 'Children'; divisions: 'High'[]; module?: string },
): Promise<Person & { readonly email: string }> {
  const menus = (await admin.roles.menuOptions()).filter(({ code }) => codes.includes(code))
  const { id: roleId, version } = await admin.roles.create({ body: { name: `Role ${(made += 1)}`, menuIds: menus.map(({ id }) => id) } })
  if (reach) await admin.roles.setReach({ path: { roleId }, body: { reaches: [{ module: 'absence', ...reach }], version } })
  const email = `colleague.${(made += 1)}@school.example`
  await admin.staff.create({ body: { name: 'Colleague', email, roleIds: [roleId], invite: false } })
  return Object.assign(await signedInAs(house, email), { email })
}

async function signedInAs(house: House, email: string): Promise<Person> {
  await house.server.pool.query(
    "update staff set password_hash = (select password_hash from staff where email = 'admin@school.example') where email = $1",
    [email],
  )
  const person = house.stranger()
  await person.auth.login({ body: { email, password } })
  return person
}

/** The school's app, which acts for somebody. */
export async function appFor(house: House, admin: Isb, actingPerson: number): Promise<Isb> {
  const email = `app.${(made += 1)}@school.example`
  const menus = (await admin.roles.menuOptions()).filter(({ code }) => code === 'absence')
  const { id: roleId } = await admin.roles.create({ body: { name: `App ${made}`, menuIds: menus.map(({ id }) => id) } })
  const app = await admin.staff.create({ body: { name: 'School app', email, service: true } })
  await admin.staff.setRoles({ path: { staffId: app.id }, body: { roleIds: [roleId], version: app.version } })
  const token = { name: 'App', scopes: ['absence'], acts: true, expiresAt: '2027-11-01T00:00:00.000Z' }
  const { secret } = await admin.staff.createToken({ path: { staffId: app.id }, body: token })
  return createIsb({ host: house.server.url, session: memorySession({ token: secret, authHeaderSchema: 'Bearer' }), actingPerson })
}
