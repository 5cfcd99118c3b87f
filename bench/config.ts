// The configuration as code and the import of accounts, over HTTP with everything that a request passes: from the call to the end of the
// run.
import type { Input, Isb, Schema } from '@isb/sdk'
import pg from 'pg'
import type { Figure } from './lib/figure.ts'
import { newFolder } from './lib/folder.ts'
import { importMenus, menusToImport } from './lib/menus.ts'
import { embeddedIn, signedIn, startServer } from './lib/server.ts'

type Rows = Input<'staff.import'>['body']['rows']
const [menus, roles, staff, rows] = [10_000, 200, 5000, 100_000]
const surnames = '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗'.split('')
const given = '伟芳娜秀英敏静丽强磊军洋勇艳杰娟涛明超兰霞平刚桂'.split('')

/** A person of a school by their number; the Chinese names come again, as they do. */
const person = (index: number) => ({
  name: `Person ${index}`,
  nameZh: `${surnames[index % 20] ?? ''}${given[(index >> 3) % 24] ?? ''}${given[(index >> 7) % 24] ?? ''}`,
  email: `person${index}@bench.example`,
  type: index % 3 === 0 ? ('student' as const) : ('parent' as const),
})

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

async function ended(isb: Isb, begun: Promise<Schema<'Run'>>): Promise<void> {
  let run = await begun
  while (run.state === 'Running') {
    await new Promise((resolve) => void setTimeout(resolve, 20))
    run = await isb.runs.get({ path: { runId: run.id } })
  }
  if (run.state !== 'Done') throw new Error(`The run ended as ${run.state}: ${JSON.stringify(run.results.slice(0, 3))}`)
}

function configuration(): Schema<'Configuration'> {
  const nodes = menusToImport(menus)
  const codeOf = new Map(nodes.map(({ key, code }) => [key, code ?? '']))
  return {
    menus: nodes.map(({ key: _, parentKey, code, ...menu }) => ({ ...menu, code: code ?? '', parent: codeOf.get(parentKey ?? '') ?? '' })),
    roles: Array.from({ length: roles }, (_, at) => ({
      name: `Role ${at}`,
      permissions: Array.from({ length: 100 }, (__, step) => `bench:${(at * 37 + step * 89) % menus}`).toSorted(),
    })),
    staff: Array.from({ length: staff }, (_, at) => ({
      email: person(at).email,
      roles: [`Role ${at % roles}`, `Role ${(at * 7 + 1) % roles}`],
    })),
  }
}

/** The same rows into a table with the same columns and its one key, and nothing else: no server, no checks, no search. */
async function bareUpsert(client: pg.Client, people: Rows): Promise<void> {
  await client.query('create temp table bare (email text primary key, name text, name_zh text, type text)')
  for (let at = 0; at < people.length; at += 10_000)
    await client.query(
      `insert into bare select email, name, "nameZh", type from json_to_recordset($1) as r (email text, name text, "nameZh" text, type text)
       on conflict (email) do update set name = excluded.name`,
      [JSON.stringify(people.slice(at, at + 10_000))],
    )
  await client.query('drop table bare')
}

export default async function* config(): AsyncIterable<Figure> {
  using folder = newFolder('config')
  await using server = await startServer(folder.path)
  const { isb } = await signedIn(server.url)
  const client = new pg.Client(embeddedIn(folder.path))
  await client.connect()
  try {
    const people: Rows = Array.from({ length: rows }, (_, at) => person(at))
    const bare = await seconds(() => bareUpsert(client, people))
    const bring = (some: Rows) => seconds(() => ended(isb, isb.staff.import({ body: { rows: some, dryRun: false } })))
    const of = (what: string) => `staff import, ${rows.toLocaleString('en')} rows ${what}`
    const aim = { of: 'ours', most: rows / 50_000 } as const
    yield { name: of('new'), unit: 's', ours: await bring(people), baseline: bare, aim }
    yield { name: of('that change nothing'), unit: 's', ours: await bring(people), baseline: bare, aim }
    const half = people.map((row, at) => (at % 2 ? row : { ...row, name: `${row.name}a` }))
    yield { name: of('half of which change'), unit: 's', ours: await bring(half), baseline: bare, aim }

    const wanted = configuration()
    let plan: Schema<'Plan'> | undefined
    const planned = await seconds(async () => (plan = await isb.config.plan({ body: { configuration: wanted, prune: false } })))
    if (!plan || plan.problems.length > 0) throw new Error(`There are problems: ${JSON.stringify(plan?.problems.slice(0, 3))}`)
    const body = { plan }
    const applied = await seconds(() => ended(isb, isb.config.apply({ body })))
    const size = `${menus.toLocaleString('en')} menus + ${roles} roles + ${staff.toLocaleString('en')} staff`
    const read = await seconds(() => isb.config.read())
    yield { name: `plan: ${size}`, unit: 's', ours: planned, baseline: read, aim: { of: 'ours', most: 3 } }
    const left = await isb.config.plan({ body: { configuration: wanted, prune: false } })
    if (left.steps.length > 0) throw new Error(`${left.steps.length} steps are left after the plan was applied`)
    const { rows: counted } = await client.query<{ count: string }>("select count(*) from menu where code like 'bench:%'")
    if (Number(counted[0]?.count) !== menus) throw new Error(`There are ${counted[0]?.count} menus`)
    await client.query("delete from menu where code like 'bench:%'")
    const imported = (await importMenus(isb, menus)) / 1000
    yield { name: 'its run, beside importing the menus alone', unit: 's', ours: applied, baseline: imported, aim: { of: 'ours', most: 10 } }
  } finally {
    await client.end()
  }
}
