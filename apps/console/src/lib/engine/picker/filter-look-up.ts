// Filters by the id of another record: looked up by name, and named where the address came with an id.
import type { Data, Input, OperationId, Schema } from '@isb/sdk'
import type { ListedId, MetadataOf } from '@isb/sdk/metadata'
import type { LoadOptions } from '@isb/ui'
import { useQuery } from '@tanstack/react-query'
import { bareName, personApart, personName } from '../record/person-name.tsx'
import { personHint, type ToldApart } from '../record/person-hint.ts'
import { useAddress } from '../rows/page-address.tsx'
import { query, queryClient } from '../../base/connection/query.ts'
import { useCaller } from '../../base/connection/session.ts'
import type { DeclaredFilter } from '../../declare/screen.ts'
import type { RowOf } from '../../declare/list.ts'
import { read } from '../rows/use-rows.ts'

interface LookUp<Id extends ListedId> {
  /** The list that is narrowed, and its filter. */
  list: Id
  filter: keyof MetadataOf<Id>['filters'] & string
  /** The operation that one must be allowed to look records up. Others are shown what a link has narrowed the list by. */
  needs?: OperationId
  /** Without it links alone narrow the list. */
  load?: LoadOptions
  /** What the record is called, as a row of the narrowed list tells it. */
  nameIn: (row: RowOf<Id>) => string | null | undefined
}

/** A filter by the record that the rows of a list have to do with. */
export const lookUp =
  <Id extends ListedId>({ list, filter, needs, load, nameIn }: LookUp<Id>): DeclaredFilter =>
  () => {
    const { may } = useCaller()
    const offers = load !== undefined && (needs === undefined || may(needs))
    const id = useAddress()[filter]
    const { data } = useQuery({
      ...read<{ records: readonly RowOf<Id>[] }>(list, { query: { [filter]: id, pageSize: 1 } }),
      enabled: Number.isInteger(id),
    })
    const [first] = data?.records ?? []
    if (!offers && id === undefined) return null
    return {
      kind: 'look-up',
      load: async (text, signal) => (offers ? load(text, signal) : []),
      labelOf: (value) => (first && String(id) === value ? (nameIn(first) ?? undefined) : undefined),
    }
  }

/** An operation that looks people up. */
export type PeopleId = {
  [Id in OperationId]: Data<Id> extends readonly Omit<Schema<'PersonOption'>, ToldApart>[]
    ? Input<Id> extends { query?: unknown }
      ? Id
      : never
    : never
}[OperationId]
type ListOfPeople = { [Id in ListedId]: RowOf<Id> extends { person: Schema<'PersonRef'> | null } ? Id : never }[ListedId]
type ListOfStudents = { [Id in ListedId]: RowOf<Id> extends { student: Schema<'PersonRef'> | null } ? Id : never }[ListedId]

/** The records of one person, `personId`. @param people looks people up by name */
export const personFilter = (list: ListOfPeople, people: PeopleId): DeclaredFilter =>
  lookUp({ list, filter: 'personId', needs: people, load: loading(people), nameIn: ({ person }) => person && personName(person) })

/** The records of one student, `studentId`. */
export const studentFilter = (list: ListOfStudents, students: PeopleId): DeclaredFilter =>
  lookUp({ list, filter: 'studentId', needs: students, load: loading(students), nameIn: ({ student }) => student && personName(student) })

function loading(people: PeopleId): LoadOptions {
  return async (text) => {
    if (text.trim() === '') return []
    const found = await queryClient.fetchQuery(query<PeopleId>(people, { query: { search: text } }))
    const hintOf = (person: (typeof found)[number]) => ('studentNumber' in person ? personApart(person) : personHint(person))
    return found.map((person) => ({ value: String(person.id), label: bareName(person), hint: hintOf(person) }))
  }
}
