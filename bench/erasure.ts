// The question before an erasure, beside an audit of a million lines: what may still name the person in texts of others.
import pg from 'pg'
import type { Figure } from './lib/figure.ts'
import { newFolder } from './lib/folder.ts'
import { inTurn } from './lib/rounds.ts'
import { embeddedIn, signedIn, startServer } from './lib/server.ts'

const lines = 1_000_000
/** One line in a hundred names somebody of the person's family, and one in two thousand the person. */
const named = 100

export default async function* erasure(): AsyncIterable<Figure> {
  using folder = newFolder('erasure')
  await using server = await startServer(folder.path)
  const owner = new pg.Client(embeddedIn(folder.path))
  owner.on('error', () => {})
  await owner.connect()
  await owner.query('drop index audit_rows')
  await owner.query(
    `insert into audit (at, staff_id, staff_name, address, request_id, operation, rows)
     select now() - n * interval '10 seconds', 3, 'Desk', '10.0.0.1', 'req_' || n, 'bike.update', jsonb_build_array(jsonb_build_object(
       'entity', 'bike', 'id', 1 + n % 2000,
       'before', jsonb_build_object('number', 'B-' || n % 2000, 'brand', 'Giant', 'location', 'Stand ' || n % 40, 'status', 'Available'),
       'after', jsonb_build_object('number', 'B-' || n % 2000, 'brand', 'Giant', 'status', 'Rented', 'location', case
         when n % ($2::int * 20) = 0 then 'Ottoline wants it'
         when n % $2::int = 0 then 'Given to Leopold Featherby at the desk'
         else 'Stand ' || n % 41 || ' in front of the sports hall' end)))
     from generate_series(1, $1::int) n`,
    [lines, named],
  )
  await owner.query('create index audit_rows on audit using gin (rows jsonb_path_ops)')
  await owner.query('vacuum analyze audit')
  const { isb } = await signedIn(server.url)
  const { id } = await isb.staff.create({ body: { name: 'Ottoline Featherby', nameZh: '上官听雨', type: 'parent' } })
  await isb.staff.create({ body: { name: 'Leopold Featherby', type: 'parent' } })

  const timed = async (work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    return (performance.now() - began) / 1000
  }
  const asked = async () => {
    const { search, mentions, moreMentions } = await isb.staff.erasure({ path: { staffId: id } })
    if (search !== 'Done' || mentions.length + moreMentions !== lines / named / 20)
      throw new Error(`Found ${mentions.length + moreMentions} mentions`)
  }
  yield {
    name: 'mentions in 1,000,000 lines, beside reading them',
    unit: 's',
    ...(await inTurn(
      3,
      () => timed(asked),
      () => timed(() => owner.query("select count(*) from audit where rows::text like '%Ottoline%'")),
    )),
    aim: { of: 'ratio', most: 8 },
  }
  await owner.end()
}
