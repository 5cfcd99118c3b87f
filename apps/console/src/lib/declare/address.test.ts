import { describe, expect, test } from 'vitest'
import { addressOf, compact, nonsenseIn, placeOf, tabAddress, tabOf, valuesOf } from './address.ts'
import type { ListFilter, ListTabs } from './list.ts'

const yesNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]
const filters: ListFilter[] = [
  { kind: 'choice', id: 'enabled', name: 'Status', options: yesNo },
  {
    kind: 'choices',
    id: 'kind',
    name: 'Kind',
    options: [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ],
  },
  { kind: 'look-up', id: 'roleId', name: 'Role', load: () => Promise.resolve([]) },
  { kind: 'days', id: 'day', name: 'Day', query: ['from', 'to'] },
]
const tabs: ListTabs = {
  id: 'type',
  label: 'Kinds',
  tabs: [
    { id: '', label: 'All' },
    { id: 'staff', label: 'Staff' },
  ],
}

describe('an address', () => {
  test('tells what is filtered by, whatever the router made of it', () => {
    expect(valuesOf(filters, { enabled: false, kind: ['b', 'a'], roleId: 3, from: '2026-11-01', type: 'staff' })).toEqual({
      enabled: 'false',
      kind: ['b', 'a'],
      roleId: '3',
      day: ['2026-11-01', ''],
    })
  })

  test('with nonsense in it filters by nothing', () => {
    expect(valuesOf(filters, { enabled: 'perhaps', kind: ['c', 7], roleId: {}, from: 'yesterday', to: 7 })).toEqual({})
    expect(tabOf(tabs, { type: 'robot' })).toBe('')
    expect(placeOf({ pageNum: -1, pageSize: 5000, sort: 'name; drop', id: 'x', tab: 3 })).toEqual({
      pageNum: 1,
      pageSize: 20,
      sort: undefined,
      id: undefined,
      tab: undefined,
    })
  })

  test('is written as the contract names it: yes and no, numbers, two days', () => {
    const values = { enabled: 'true', kind: ['a'], roleId: '12', day: ['', '2026-11-30'] }
    expect(compact(addressOf(filters, values))).toEqual({ enabled: true, kind: ['a'], roleId: 12, to: '2026-11-30' })
    expect(valuesOf(filters, addressOf(filters, values))).toEqual(values)
  })

  test('names every filter when nothing is on, so that a saved view can take all of them off', () => {
    expect(addressOf(filters, {})).toEqual({ enabled: undefined, kind: undefined, roleId: undefined, from: undefined, to: undefined })
  })

  test('names what is set to something that is not offered, once it is known what is', () => {
    expect(nonsenseIn(filters, tabs, { enabled: 'maybe', kind: ['a', 'z'], roleId: 'anything', day: 'no day', type: 'robot' })).toEqual([
      { id: 'type', name: tabs.label, value: 'robot' },
      { id: 'enabled', name: 'Status', value: 'maybe' },
    ])
    expect(nonsenseIn(filters, tabs, { type: 'all' })).toEqual([])
    const later: ListFilter = { kind: 'choice', id: 'classId', name: 'Class', options: [] }
    expect(nonsenseIn([later], undefined, { classId: '7' })).toEqual([])
    expect(valuesOf([later], { classId: 7 })).toEqual({ classId: '7' })
  })

  test('holds order, page, record and tab', () => {
    expect(placeOf({ pageNum: 3, pageSize: 1000, sort: 'name,-createdAt', id: 7, tab: 'history' })).toEqual({
      pageNum: 3,
      pageSize: 1000,
      sort: 'name,-createdAt',
      id: 7,
      tab: 'history',
    })
    expect(tabOf(tabs, { type: 'staff' })).toBe('staff')
  })

  test('says a tab where it is not the usual one, and all by a word where that is not', () => {
    const queue = { ...tabs, usual: 'staff' }
    expect(['', 'staff'].map((tab) => tabAddress(tabs, tab))).toEqual([undefined, 'staff'])
    expect(['', 'staff'].map((tab) => tabAddress(queue, tab))).toEqual(['all', undefined])
    expect([{}, { type: 'all' }, { type: 'robot' }].map((address) => tabOf(queue, address))).toEqual(['staff', '', 'staff'])
  })
})
