// A school's students: how long 2,000 with their families take to come in, and what a list of one's own classes costs beside one of all.
import type { Input, Isb } from '@isb/sdk'
import pg from 'pg'
import type { Figure } from './lib/figure.ts'
import { newFolder } from './lib/folder.ts'
import { memoryFor } from './lib/memory-for.ts'
import { inTurn } from './lib/rounds.ts'
import { bringIn, makeClasses, school } from './lib/school.ts'
import { demo, embeddedIn, signedIn, startServer } from './lib/server.ts'

type Rows = Input<'student.import'>['body']['rows']
const teacher = 'teacher@made-up.example'
const megabyte = 1024 * 1024

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

/** The same rows into a bare table, and nothing else. */
async function bareInsert(owner: pg.Client, rows: Rows): Promise<void> {
  await owner.query('create temp table bare (number text, name text, guardian text)')
  await owner.query(
    `insert into bare select "studentNumber", name, "guardianName"
     from json_to_recordset($1) as r ("studentNumber" text, name text, "guardianName" text)`,
    [JSON.stringify(rows)],
  )
  await owner.query('drop table bare')
}

/** A class teacher of three classes, signed in. */
async function teacherOf(url: string, admin: Isb, owner: pg.Client): Promise<Isb> {
  const menu = (await admin.roles.menuOptions()).find(({ code }) => code === 'student')
  const { id: roleId, version } = await admin.roles.create({ body: { name: 'Own classes', menuIds: [menu?.id ?? 0] } })
  const reaches = [{ module: 'student', reach: 'Homerooms' as const, divisions: [] }]
  await admin.roles.setReach({ path: { roleId }, body: { reaches, version } })
  await admin.staff.create({ body: { name: 'Teacher', email: teacher, roleIds: [roleId], invite: false } })
  await owner.query('update staff set password_hash = (select password_hash from staff where email = $1) where email = $2', [
    demo.email,
    teacher,
  ])
  await owner.query(`update homeroom set teacher_email = $1 where campus = 'Hill' and name like '5_' and name < '5D'`, [teacher])
  return (await signedIn(url, teacher)).isb
}

export default async function* student(): AsyncIterable<Figure> {
  using folder = newFolder('student')
  await using server = await startServer(folder.path)
  const { isb } = await signedIn(server.url)
  const owner = new pg.Client(embeddedIn(folder.path))
  await owner.connect()
  try {
    await makeClasses(owner)
    const size = `2,000 students and ${school.guardians.toLocaleString('en')} guardians`
    const rows = [...school.rows]
    const aim = { of: 'ours', most: 10 } as const
    const bare = await seconds(() => bareInsert(owner, rows))
    let taken = 0
    const first = await seconds(async () => (taken = await memoryFor(server.process, () => bringIn(isb, rows))))
    yield { name: `import of ${size}, new`, unit: 's', ours: first, baseline: bare, aim }
    yield { name: 'memory that it takes above idle', unit: 'MB', ours: taken / megabyte, aim: { of: 'ours', most: 120 } }
    yield { name: 'the same, unchanged', unit: 's', ours: await seconds(() => bringIn(isb, rows)), baseline: bare, aim }
    await owner.query('analyze')

    yield {
      name: `the plan of a roll-over of ${size}`,
      unit: 's',
      ours: await seconds(() => isb.homeroom.rollOver({ query: { fromYear: '2026-27' } })),
      baseline: await seconds(() => isb.student.list({ query: { pageSize: 1000 } })),
      aim: { of: 'ours', most: 1 },
    }

    const own = await teacherOf(server.url, isb, owner)
    const page = (who: Isb, query: object) => async () => {
      const asks = 40
      return (
        ((await seconds(async () => {
          for (let ask = 0; ask < asks; ask++) await who.student.list({ query: { pageSize: 50, ...query } })
        })) *
          1000) /
        asks
      )
    }
    const { total } = await own.student.list()
    if (total < 30 || total > 100) throw new Error(`A teacher of three classes sees ${total} students`)
    for (const [name, query] of [
      ['page of 50 students', {}],
      ['page of 50 students, searched', { search: 'wang' }],
      ['page of 50 students by class', { sort: 'homeroom' }],
    ] as const)
      yield {
        name: `${name}, own classes beside all`,
        unit: 'ms',
        ...(await inTurn(9, page(own, query), page(isb, query))),
        aim: { of: 'ratio', most: 1 },
      }
  } finally {
    await owner.end()
  }
}
