// Demo passes: every state can be seen, and the queue has work in it. Who applies has an account in the demo school.
import type { Schema } from '@isb/contract'
import { addDays, nextYearEnd, plateKey } from '@isb/domain'
import { sql, type Insertable } from 'kysely'
import { schoolDay } from '../../core/database/clock.ts'
import type { Db } from '../../core/database/database.ts'
import { plantImages } from '../../core/files/planted.ts'
import type { Tables } from '../../core/database/tables.ts'
import { certificates, signatures } from './drawings.ts'
import { searchTextOf } from './lists.ts'

type Row = Insertable<Tables['vehiclePass']>
type Type = Schema<'PassType'>
type Person = Pick<Schema<'Staff'>, 'id' | 'name' | 'nameZh' | 'type'> & { readonly email: string }

const cars = ['Volvo/XC60', 'Volkswagen/Passat', 'Toyota/Sienna', 'Buick/GL8', 'Mercedes-Benz/V 260', 'BMW/X3', 'Honda/Odyssey', '红旗/H5']
const electric = ['BYD/Han', 'Tesla/Model Y', 'NIO/ES6', 'XPeng/G9', '小米/SU7']
const colours = ['white', 'black', '银色', 'blue', 'grey', '白色']
const departments: Readonly<Record<Type, readonly string[]>> = {
  staff: ['Primary School', '中学部', 'Admissions', '后勤部'],
  parent: [''],
  visitor: ['University fair', '招生参观'],
  contractor: ['Kitchen deliveries', 'Facilities and grounds maintenance, east campus and sports fields', '电梯维保'],
}
/** Whose accounts apply for which type. */
const accounts = { staff: 'staff', parent: 'parent', visitor: 'other', contractor: 'other' } as const
const hourMs = 60 * 60_000
/** One after the other, over and over. */
const nth = <Each>(list: readonly Each[], at: number): Each | undefined => list[at % list.length]

/** How a pass stands: when it was applied for, and if it was decided the days that it is good for, counted from today. */
interface Standing {
  readonly hoursAgo: number
  readonly status?: 'Valid' | 'Cancelled' | 'Rejected'
  readonly days?: readonly [from: number, to: number | 'year']
  readonly reason?: string
  readonly type?: Type
  /** Where it is not an ordinary one of the school's city. */
  readonly plate?: string
  /** The application for the next year, which waits beside it. */
  readonly nextHoursAgo?: number
}
const many = (count: number, standingOf: (index: number) => Standing) => Array.from({ length: count }, (_, index) => standingOf(index))
type More = Omit<Standing, 'hoursAgo'>
const given = (ago: number, to: number | 'year', more: More = {}): Standing => {
  return { status: 'Valid', hoursAgo: ago * 24 + 7, days: [-ago, to], ...more }
}
const rejected = (ago: number, reason: string, more: More = {}): Standing => ({ ...more, status: 'Rejected', hoursAgo: ago * 24, reason })
const cancelled = (ago: number, reason: string, more: More = {}) => given(ago, 'year', { ...more, status: 'Cancelled', reason })

const standings: readonly Standing[] = [
  { hoursAgo: 97, type: 'staff' },
  { hoursAgo: 76, type: 'contractor', plate: '皖P·7T052' },
  { hoursAgo: 51, plate: 'M-AB 1234' },
  { hoursAgo: 27, plate: '沪A·D52081' },
  { hoursAgo: 22, type: 'visitor', plate: '苏E·0X3K8' },
  ...many(9, (at) => ({ hoursAgo: 19 - at * 2.1 })),
  ...many(3, (at) => given(290 + at * 11, 26 - at * 3, { nextHoursAgo: 40 - at * 13 })),
  ...many(6, (at) => given(230 + at * 9, [1, 4, 9, 15, 22, 29][at] ?? 1)),
  ...many(48, (at) => given(3 + ((at * 5) % 83), 'year')),
  ...many(16, (at) => given(4 + ((at * 7) % 79), 'year', { type: 'staff', ...(at % 4 === 3 && { plate: `沪B·F${10_473 + at * 611}` }) })),
  given(0, 0, { type: 'visitor', plate: '浙B·8Q215' }),
  given(2, 5, { type: 'visitor', plate: '京N·4A770' }),
  given(30, 150, { type: 'contractor', plate: '沪C·86302挂' }),
  given(12, 120, { type: 'contractor' }),
  given(1, 'year', { plate: '使014·578', days: [6, 'year'] }),
  ...many(20, (at) => given(400 + at * 8, -(9 + at * 6))),
  ...many(5, (at) => given(14 + at * 9, -(2 + at * 8), { type: at % 2 ? 'contractor' : 'visitor' })),
  cancelled(60, 'The car was sold'),
  cancelled(48, '车辆已转让', { type: 'staff' }),
  cancelled(41, 'The family has left the school'),
  cancelled(33, 'Lent to somebody who does not belong to the school'),
  cancelled(21, '合同已终止', { type: 'contractor' }),
  cancelled(9, 'Parked in the fire lane three times'),
  rejected(70, 'The certificate cannot be read'),
  rejected(52, '行驶证与车牌不一致'),
  rejected(37, 'The certificate is another family’s. Please ask its owner to apply'),
  rejected(24, 'Please use the drop-off zone for a single visit', { type: 'visitor' }),
  rejected(16, '申请信息不完整，请补充学生姓名和年级'),
  rejected(6, 'The plate is not the one on the certificate', { plate: 'HK·AB 1234' }),
  rejected(2, 'Two passes a family are given already'),
]

/** Plants passes, applied for by the accounts that are there. */
export async function plantPasses(db: Db, now: Date): Promise<void> {
  const today = await schoolDay(db, now)
  const { yearEnds } = await db.selectFrom('vehicleSetting').select('yearEnds').executeTakeFirstOrThrow()
  const { rows: people } = await sql<Person>`
    select id, name, name_zh, email, type from staff where enabled and email is not null order by id`.execute(db)
  const desk = people.find(({ email }) => email === 'security@school.example')
  const peopleOf = (type: Schema<'StaffType'>) => people.filter((person) => person.type === type && person.id !== desk?.id)
  const students = peopleOf('student')
  const [papers, names] = [await plantImages(db, certificates), await plantImages(db, signatures)]
  const day = (later: number) => addDays(today, later)
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)

  const rows = standings.flatMap((standing, at): Row[] => {
    const { hoursAgo, status = 'Pending', days, reason = '', type = 'parent', nextHoursAgo } = standing
    const list = peopleOf(accounts[type])
    const person = nth(list, at)
    if (!person) return []
    const student = nth(students, at * 3)
    const plate = standing.plate ?? `沪${'ABCDEFGHJK'[at % 10]}·${String((at * 7919 + 10_241) % 100_000).padStart(5, '0')}`
    const [brand = '', model = ''] = nth(plateKey(plate).length === 8 ? electric : cars, at)?.split('/') ?? []
    const own = at % 3 === 0 && person.nameZh ? person.nameZh : person.name
    const fields = {
      personId: person.id,
      applicantName: own,
      email: person.email,
      phone: `1380013${8000 + at}`,
      type,
      department: nth(departments[type], at) ?? '',
      plate,
      plateKey: plateKey(plate),
      brand,
      model,
      color: nth(colours, at) ?? '',
      driverName: at % 4 === 1 ? (nth(list, at + 1)?.name ?? own) : own,
      driverPhone: at % 4 === 1 ? `1380013${8500 + at}` : '',
      grade: type === 'parent' ? `Grade ${1 + (at % 12)}` : '',
      studentName: type === 'parent' ? (at % 2 && student?.nameZh) || (student?.name ?? '') : '',
      certificateId: type === 'visitor' ? null : (nth(papers, at) ?? null),
      signatureId: type === 'visitor' ? null : (nth(names, at) ?? null),
    }
    const row = { ...fields, search: searchTextOf(fields), submittedAt: ago(hoursAgo), updatedAt: ago(hoursAgo) }
    const decidedAt = ago(Math.max(0, hoursAgo - 5))
    return [
      {
        ...row,
        status,
        reason,
        version: status === 'Pending' ? 1 : status === 'Cancelled' ? 3 : 2,
        ...(status !== 'Pending' && { decidedAt, updatedAt: decidedAt, decidedBy: desk?.id ?? null }),
        ...(days && {
          validFrom: day(days[0]),
          expiresOn: days[1] === 'year' ? nextYearEnd(yearEnds, day(Math.max(0, days[0]))) : day(days[1]),
        }),
      },
      ...(nextHoursAgo === undefined ? [] : [{ ...row, submittedAt: ago(nextHoursAgo), updatedAt: ago(nextHoursAgo) }]),
    ]
  })
  await db.insertInto('vehiclePass').values(rows).execute()
}
