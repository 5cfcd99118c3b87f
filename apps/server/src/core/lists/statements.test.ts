import type pg from 'pg'
import { expect, test } from 'vitest'
import { readPage, type Query } from './statements.ts'

/** The names under which statements of a list would be prepared; undefined for one that is not. */
async function namesOf(asked: readonly { from: string; query: Query }[]): Promise<(string | undefined)[]> {
  const names: (string | undefined)[] = []
  const pool = {
    query: async ({ name }: pg.QueryConfig) => {
      names.push(name)
      return { rows: [] }
    },
  } as unknown as pg.Pool
  for (const { from, query } of asked) {
    const sortable = { name: 'thing.name', code: 'thing.code' }
    await readPage(
      pool,
      { from, people: {}, key: 'thing.id', fields: {}, filters: {}, sortable, names: [], order: ['thing.id'] },
      query,
      new Date(),
    )
  }
  return names
}

// S-10
test('an order by several fields is not prepared, however often it is asked: there are too many', async () => {
  const queries = [{}, { sort: 'name' }, { sort: 'name,code' }].map((query) => ({ from: 'thing', query }))
  await namesOf(queries)
  expect(await namesOf(queries)).toEqual([expect.any(String), expect.any(String), undefined])
})

test('what is joined for its fields alone is not joined to count; what a filter asks or leaves rows out is', async () => {
  const countedFrom = async (from: string, condition = '') => {
    let counted = ''
    const pool = {
      query: async ({ text }: pg.QueryConfig) => {
        counted = /select count\(\*\) from (.*?)\) as total/s.exec(text)?.[1] ?? ''
        return { rows: [] }
      },
    } as unknown as pg.Pool
    const list = {
      from,
      people: {},
      key: 'a.id',
      fields: {},
      filters: { asked: () => condition },
      sortable: {},
      names: [],
      order: ['a.id'],
    }
    await readPage(pool, list, { asked: true }, new Date())
    return counted
  }
  const [one, two, inner] = ['left join one o on o.id = a.one', 'left join two t on t.id = a.two', 'join third x on x.id = a.third']
  expect(await countedFrom(`thing a ${one} ${two}`)).toBe('thing a')
  expect(await countedFrom(`thing a ${one} ${two}`, 'a.kind = 1')).toBe('thing a where (a.kind = 1)')
  expect(await countedFrom(`thing a ${one} ${two}`, 'o.name = 1')).toBe(`thing a ${one} where (o.name = 1)`)
  expect(await countedFrom(`thing a ${one} ${two}`, 't.name = 1')).toBe(`thing a ${one} ${two} where (t.name = 1)`)
  expect(await countedFrom(`thing a ${one} ${inner}`)).toBe(`thing a ${one} ${inner}`)
  const nested = `thing a left join (select p.id from part p ${two}) q on q.id = a.part`
  expect(await countedFrom(nested)).toBe(nested)
})
