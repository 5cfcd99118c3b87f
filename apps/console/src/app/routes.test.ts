import { createMemoryHistory, createRouter, linkOptions } from '@tanstack/react-router'
import { afterAll, describe, expect, expectTypeOf, test, vi } from 'vitest'
import type { PagePath, Place, SearchAt } from '../lib/base/address/place.ts'
import type { SearchSchema } from '../lib/base/address/search.ts'

// What the console reads of the browser while it loads. No page is drawn here.
vi.stubGlobal('document', { querySelector: () => null, documentElement: {}, addEventListener: () => {} })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('self', globalThis)
const { routeTree } = await import('./routes.tsx')
const { modules } = await import('./modules.ts')
afterAll(() => vi.unstubAllGlobals())

const router = createRouter({ routeTree, history: createMemoryHistory(), origin: 'http://console' })
const withSearch = Object.values(router.routesByPath).flatMap(({ fullPath, options }) => {
  if (!('validateSearch' in options) || !options.validateSearch) return []
  const { validate } = (options.validateSearch as SearchSchema<object, object>)['~standard']
  return [{ path: fullPath, read: (address: object) => validate(address).value }]
})
/** What a page reads, without what is undefined. */
const readAt = (path: string, address: object) =>
  JSON.parse(JSON.stringify(withSearch.find((route) => route.path === path)?.read(address))) as unknown

describe('the table of routes', () => {
  test('has each page that a module declares, and no others', () => {
    const declared = modules.flatMap(({ pages }) => pages.map(({ path }) => path))
    const pages = withSearch.map(({ path }) => path).filter((path) => !path.endsWith('/login'))
    expect(pages.toSorted()).toEqual(declared.toSorted())
  })
})

const nonsense = {
  pageNum: 'abc',
  pageSize: -1,
  sort: 'name; drop',
  id: 'x',
  tab: {},
  day: 'yesterday',
  from: 7,
  to: null,
  surveyId: [],
  routeId: {},
  ids: {},
  view: 'decade',
  type: { a: 1 },
  paper: 'a0',
  redirect: 'https://evil.example/',
}

describe.each(withSearch)('$path', ({ path, read }) => {
  test('opens with wrong values in its address, and drops them', () => {
    const values = Object.entries(read(nonsense)).filter(([, value]) => value !== undefined)
    expect(values, path).toEqual([])
  })

  test('reads what it writes', () => {
    const good = {
      pageNum: 2,
      id: 7,
      tab: 'history',
      day: '2026-11-24',
      surveyId: 3,
      routeId: 4,
      ids: '1,2',
      from: '2026-11-01',
      year: '2026',
    }
    const written = read(good)
    expect(read(written)).toEqual(written)
  })
})

describe('an address', () => {
  test('with one wrong value keeps the others', () => {
    expect(readAt('/bike/rent', { pageNum: 'abc', pageSize: 50, id: '7', tab: 'history' })).toEqual({ pageSize: 50, id: 7, tab: 'history' })
    expect(readAt('/venue/statistics', { from: '2026-02-30', to: '2026-11-30', typeId: 3, as: 'pictures' })).toEqual({
      to: '2026-11-30',
      typeId: 3,
    })
  })

  test('calls a survey surveyId on every page, and still answers to the id of older links to its form', () => {
    for (const path of ['/admission/form', '/admission/list/remind', '/admission/list/calls'])
      expect(readAt(path, { surveyId: 7 })).toEqual({ surveyId: 7 })
    expect(readAt('/admission/form', { id: 7 })).toEqual({ surveyId: 7 })
    expect(readAt('/admission/form', { id: 'x', surveyId: 8 })).toEqual({ surveyId: 8 })
  })

  test('calls a bus route routeId on every page, and still answers to older links', () => {
    for (const path of ['/bus', '/bus/replay']) {
      expect(readAt(path, { routeId: 4 })).toEqual({ routeId: 4 })
      expect(readAt(path, { route: 4 })).toEqual({ routeId: 4 })
    }
    expect(readAt('/admission/list/remind', { surveyId: 7, asked: '1,2' })).toEqual({ surveyId: 7, ids: '1,2' })
  })

  test('leads on after signing in only to a page of the console', () => {
    expect(readAt('/login', { redirect: '/bike/rent?id=3' })).toEqual({ redirect: '/bike/rent?id=3' })
    expect(readAt('/login', { redirect: '//evil.example' })).toEqual({})
  })
})

test('a link that names no page, a wrong name or a wrong value does not compile', () => {
  linkOptions({ to: '/bike/rent', search: { confirmation: 'Pending', bikeId: 3, id: 7, from: '2026-11-01' } })
  linkOptions({ to: '/bike/rent', search: { confirmation: 'all' } })
  linkOptions({ to: '/absence', search: { day: '2026-11-24' } })
  // @ts-expect-error -- there is no such page
  linkOptions({ to: '/bike/rents' })
  // @ts-expect-error -- the list has no such filter
  linkOptions({ to: '/bike/rent', search: { confirmed: 'Pending' } })
  // @ts-expect-error -- no request has this state
  linkOptions({ to: '/bike/rent', search: { confirmation: 'Waiting' } })
  // @ts-expect-error -- an id is a number
  linkOptions({ to: '/admission/form', search: { surveyId: '7' } })
  // @ts-expect-error -- no name belongs in an address
  linkOptions({ to: '/student', search: { search: 'Yang' } })
  // @ts-expect-error -- this page reads nothing
  linkOptions({ to: '/account', search: { id: 7 } })
  const places: Place[] = [
    { to: '/admission/form', search: { surveyId: 7 } },
    // @ts-expect-error -- the old name
    { to: '/admission/form', search: { id: 7 } },
  ]
  expect(places).toHaveLength(2)

  expectTypeOf<'/bike/rent'>().toExtend<PagePath>()
  expectTypeOf<'/bike/rents'>().not.toExtend<PagePath>()
  expectTypeOf<SearchAt<'/admission/form'>['surveyId']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<SearchAt<'/vehicle/print'>['paper']>().toEqualTypeOf<'a6' | undefined>()
})
