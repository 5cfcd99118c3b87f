// The handlers that follow from a module's lists: the page, the file, the history of a record, and the record itself where whoever may
// read the list may read it.
import { operations, operationOf, type Data, type OperationId } from '@isb/contract'
import type { ListedId, MetadataOf } from '@isb/contract/metadata'
import type { SignedIn } from '../app/context.ts'
import { reachOf } from '../access/reach.ts'
import { historyOf } from '../shared/history.ts'
import type { RecordOf, ServerList } from '../lists/list.ts'

type Table = typeof operations
type Permission<Id extends OperationId> = Table[Id]['permission']
type Named<Id extends ListedId, Part extends string> =
  MetadataOf<Id> extends { readonly [P in Part]: infer Operation extends OperationId } ? Operation : never
/** The operation that answers one record: not for others than may read the list, and with no more fields. */
type RecordIn<Id extends ListedId, Get extends OperationId> = Get extends unknown
  ? [Permission<Get>, RecordOf<Id>] extends [Permission<Id>, Data<Get>]
    ? Get
    : never
  : never

/** The operations that a list answers by itself. */
export type DerivedId<Id extends ListedId> = Id extends unknown
  ? Id | Named<Id, 'export'> | Named<Id, 'history'> | RecordIn<Id, Named<Id, 'get'>>
  : never

/** A list when it does not matter of what. */
export type AnyList = Pick<ServerList<ListedId>, 'id' | 'metadata' | 'names'> & {
  page(context: SignedIn, query: object): Promise<object>
  file(context: SignedIn, query: object): Promise<object>
  record(context: SignedIn, id: number): Promise<object>
}
interface Asked {
  readonly path: Readonly<Record<string, number>>
  readonly query?: object
}

/** The handlers that follow from a list, by the operation's verb. */
export function derivedHandlers(list: AnyList): Record<string, (input: Asked, context: SignedIn) => Promise<object>> {
  const { id, metadata } = list
  const { key = '', entity = '', get, export: file, history } = metadata
  const idIn = ({ path }: Asked) => path[key] ?? 0
  return {
    [verbOf(id)]: ({ query = {} }, context) => list.page(context, query),
    ...(file && { [verbOf(file)]: ({ query = {} }, context) => list.file(context, query) }),
    ...(history && {
      async [verbOf(history)](input, context) {
        // What is gone has a history too, but for who reaches some students alone.
        if ((metadata.student ?? metadata.class) !== undefined && (await reachOf(context.db, context)) !== 'all')
          await list.record(context, idIn(input))
        return historyOf(context, entity, idIn(input), input.query)
      },
    }),
    ...(get &&
      operationOf(get).permission === operationOf(id).permission && {
        [verbOf(get)]: (input, context) => list.record(context, idIn(input)),
      }),
  }
}

const verbOf = (id: OperationId): string => id.slice(id.indexOf('.') + 1)
