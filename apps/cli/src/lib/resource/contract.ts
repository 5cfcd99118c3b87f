// What the contract says of a module, where its name is known only at run time.
import { type OperationId, operationOf } from '@isb/sdk'
import { type FormField, type ListedId, type ListMetadata, modules } from '@isb/sdk/metadata'
import type { Described, ModuleName } from './declared.ts'

type Fields = Readonly<Record<string, FormField>>
interface Metadata {
  readonly lists: Readonly<Record<string, ListMetadata>>
  readonly forms: Readonly<Record<string, Fields>>
}

const all: Readonly<Record<ModuleName, Metadata>> = modules

/** The lists of a module. */
export const listsOf = (module: ModuleName): readonly Described[] =>
  Object.entries(all[module].lists).map(([id, metadata]) => ({ id: id as ListedId, module, metadata }))

/** A list by its name. */
export function described(id: ListedId): Described {
  const found = listsOf(id.slice(0, id.indexOf('.')) as ModuleName).find((list) => list.id === id)
  if (!found) throw new TypeError(`${id} is no list of the contract`)
  return found
}

/** The list that an operation's path lies at or below. */
export function listAbove(operation: OperationId): Described | undefined {
  const module = operation.slice(0, operation.indexOf('.'))
  const { path } = operationOf(operation)
  return Object.hasOwn(all, module)
    ? listsOf(module as ModuleName)
        .filter(({ id }) => `${path}/`.startsWith(`${operationOf(id).path}/`))
        .toSorted((one, other) => operationOf(other.id).path.length - operationOf(one.id).path.length)[0]
    : undefined
}

/** The fields of an operation's body; none where it takes none. */
export const formOf = (module: ModuleName, operation: string): Fields => all[module].forms[operation] ?? {}

/** How long a field may be, as any form of the module says it; undefined where none does. */
export const longestOf = (module: ModuleName, field: string): number | undefined =>
  Object.values(all[module].forms).find((form) => form[field]?.max !== undefined)?.[field]?.max
