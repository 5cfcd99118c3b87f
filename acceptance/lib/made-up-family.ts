// A student and a mother about whom the school keeps something everywhere.
import type { Isb } from '@isb/sdk'
import type pg from 'pg'
import { pixel } from './pixel.ts'

/** The mother has asked for a bike and been refused, has a pass with an image and a phone, and has been mailed. */
export async function madeUpFamily(
  admin: Isb,
  number: string,
  names = { mother: `Mother ${number}`, motherZh: `母${number}`, child: `Kid ${number}`, childZh: `孩${number}` },
) {
  const child = await admin.student.create({
    body: { studentNumber: number, name: names.child, nameZh: names.childZh, enteredOn: '2026-08-17' },
  })
  const mother = await admin.staff.create({
    body: { name: names.mother, nameZh: names.motherZh, email: `mother.${number.toLowerCase()}@family.example`, type: 'parent' },
  })
  const path = { studentId: child.id, guardianId: mother.id }
  await admin.student.setGuardian({ path, body: { relation: 'Mother', contactOrder: 1, maySee: true, mayAct: true, noContact: false } })
  await admin.student.setContacts({
    path: { studentId: child.id, personId: mother.id },
    body: { contacts: [{ kind: 'Phone', value: `+8613900${number.replaceAll(/\D/g, '').padStart(6, '0')}`, label: 'mobile' }] },
  })
  const plate = `沪A${number.replaceAll(/\D/g, '').padStart(5, '0')}`
  const { id: certificateId } = await admin.files.upload({ body: pixel })
  await admin.vehicle.create({
    body: {
      personId: mother.id,
      applicantName: mother.name,
      email: mother.email ?? '',
      type: 'parent',
      plate,
      studentName: child.name,
      certificateId,
    },
  })
  const [bike] = await admin.bike.options()
  const rent = await admin.bike.requestRent({ body: { bikeId: bike!.id, personId: mother.id, note: `${mother.name} is tall` } })
  await admin.bike.rejectRent({ path: { rentId: rent.id }, body: { reason: `${mother.name} has one already` } })
  const digits = number.replaceAll(/\D/g, '').padStart(6, '0')
  const words = [mother.name, mother.nameZh, mother.email ?? '', child.name, child.nameZh, number, `13900${digits}`, plate]
  return { child, mother, words, image: certificateId }
}

/** Every value of every table as text, in small letters: what a dump of the database holds. */
export async function bytesOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    "select c.oid::regclass::text as name from pg_class c where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace",
  )
  const tables = await Promise.all(rows.map(({ name }) => pool.query<{ row: string }>(`select row(t.*)::text as row from ${name} t`)))
  return tables
    .flatMap((table) => table.rows.map(({ row }) => row))
    .join('\n')
    .toLowerCase()
}
