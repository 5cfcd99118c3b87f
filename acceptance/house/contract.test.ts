// What the contract says of its lists, and whether the server keeps it: each order, each filter, and no order besides.
import type { OperationId } from '@isb/contract'
import { values, type EnumName, type Kind, type ListMetadata } from '@isb/contract/metadata'
import * as modules from '@isb/contract/modules'
import document from '@isb/contract/openapi.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { openHouse, refusal } from '../lib/house.ts'

const house = openHouse()

/** Operations that answer several records at once and are no list that a page could show, with the reason. */
const noLists: Record<string, readonly OperationId[]> = {
  'choices of a form, short enough to be read whole': [
    'bike.locations',
    'bike.options',
    'bus.options',
    'bike.people',
    'busBooking.people',
    'homeroom.campuses',
    'homeroom.teachers',
    'absence.symptoms',
    'homeroom.years',
    'roles.menuOptions',
    'absence.students',
    'staff.roleOptions',
    'student.classOptions',
    'student.guardianOptions',
    'venue.options',
    'venue.typeOptions',
    'vehicle.people',
    'venue.people',
    'bus.people',
  ],
  'the days that are asked for, each once': ['calendar.days'],
  'few by nature': [
    'absence.mine',
    'bus.batch',
    'bus.mine',
    'bus.passes',
    'bus.trackers',
    'busBooking.freed',
    'busBooking.messages',
    'busBooking.mine',
    'busBooking.myMessages',
    'busBooking.riders',
    'messages.mine',
    'bike.myRents',
    'bike.myReturns',
    'vehicle.mine',
    'venue.find',
    'venue.hits',
    'venue.mine',
    'venue.feeds',
    'venue.reserveSeries',
    'venue.previewSeries',
    'venue.moveSeries',
    'venue.approveSeries',
    'venue.rejectSeries',
    'venue.cancelSeries',
    'attendance.days',
    'mailbox.list',
    'absence.told',
    'absence.latest',
    'absence.resend',
    'account.sessions',
    'account.tokens',
    'baseData.joins',
    'baseData.mapping',
    'baseData.oddities',
    'queues.list',
    'staff.tokens',
    'student.mine',
    'student.stays',
    'survey.calls',
    'survey.guardians',
    'survey.drafts',
    'survey.mine',
    'survey.said',
    'survey.versions',
  ],
  'a tree or a part of one, read whole and in its order': ['auth.menus', 'menus.sort', 'staff.menus'],
}

interface Schema {
  $ref?: string
  type?: string
  allOf?: Schema[]
  properties?: Record<string, Schema>
}
interface Operation {
  operationId: OperationId
  'x-list'?: object
  'x-history'?: OperationId
  responses: { 200: { $ref?: string; content?: Record<string, { schema: Schema }> } }
}
const operations = Object.values(document.paths as unknown as Record<string, Record<string, Operation>>).flatMap((item) =>
  Object.values(item),
)
const resolved = <Node extends { $ref?: string }>(node: Node): Node =>
  node.$ref
    ? (node.$ref
        .slice(2)
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document) as Node)
    : node

/** Whether the data of an answer are several records: a page of them, or an array. */
function answersSeveral({ responses }: Operation): boolean {
  const envelope = resolved(responses['200']).content?.['application/json']?.schema
  const data = envelope?.allOf?.find(({ properties }) => properties?.['data'])?.properties?.['data']
  const { type, properties } = data ? resolved(data) : {}
  return type === 'array' || properties?.['records'] !== undefined
}

test('whatever answers several records is a described list, the history of a record, or has a reason to be neither', () => {
  const plain = operations.filter((each) => answersSeveral(each) && !each['x-list'] && !each['x-history'])
  expect(plain.map(({ operationId }) => operationId).toSorted()).toEqual(Object.values(noLists).flat().toSorted())
})

const lists = Object.values(modules).flatMap((module) => Object.entries<ListMetadata>(module.lists)) as [OperationId, ListMetadata][]

test('each list is found among the modules', () => {
  const listed = operations.filter((each) => each['x-list']).map(({ operationId }) => operationId)
  expect(lists.map(([id]) => id).toSorted()).toEqual(listed.toSorted())
})

/** A value that a filter of the kind takes; as text the name of a module, for the audit knows operations by it. */
const sample = (kind: Kind) =>
  ({ id: 1, number: 1, boolean: true, day: '2026-11-17', text: 'staff' })[kind as string] ?? values[kind as EnumName][0]

let signedIn: Promise<unknown> | undefined
/** The administrator's client, by module and verb. */
const admin = () => (signedIn ??= house.person('admin')) as Promise<Record<string, Record<string, (input: object) => Promise<unknown>>>>

describe.each(lists)('%s', (id, { fields, filters, sort, export: file }) => {
  const [module = '', verb = ''] = id.split('.')
  const ask = async (query: object): Promise<unknown> => (await admin())[module]?.[verb]?.({ query: { pageSize: 1, ...query } })

  test('takes each order that the contract names', async () => {
    for (const field of sort)
      expect(await ask({ sort: field === 'id' ? '-id' : `-${field},id` })).toMatchObject({ pageNum: 1, pageSize: 1 })
    expect(await ask({ sort: ' ' }), 'none, in the usual order').toMatchObject({ pageNum: 1, pageSize: 1 })
  })

  test('takes each filter that the contract names', async () => {
    for (const [name, kind] of Object.entries(filters)) expect(await ask({ [name]: sample(kind) })).toMatchObject({ pageNum: 1 })
  })

  test('is exported by each of them, and the audit knows what the file was narrowed by', async () => {
    const [, exports = ''] = file?.split('.') ?? []
    for (const [name, kind] of file ? Object.entries(filters) : [])
      await expect((await admin())[module]?.[exports]?.({ query: { [name]: sample(kind) } }), name).resolves.toBeDefined()
  })

  test('is sorted by three fields at most, each once', async () => {
    const tooMany = [...sort, ...sort].slice(0, 4).join(',')
    for (const order of [tooMany, `${sort[0]},-${sort[0]}`])
      expect(await refusal(ask({ sort: order })), order).toMatchObject({ code: 1, errors: [{ path: '/query/sort' }] })
  })

  test('refuses to be sorted by anything else', async () => {
    const others = Object.keys(fields).filter((field) => !sort.includes(field))
    for (const field of [...others, 'nothing'])
      expect(await refusal(ask({ sort: field })), field).toMatchObject({ code: 1, errors: [{ path: '/query/sort' }] })
  })
})
