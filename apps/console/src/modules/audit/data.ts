// What the audit speaks of: changes, the operations that made them, the kinds of things they touched.
import { operationIds, type OperationId, type Schema } from '@isb/sdk'
import type { WordKey } from '@isb/words/speak'
import { sharedWord, wordOr } from '../../lib/base/words/i18n.ts'
import type { ConsoleModule } from '../../lib/declare/module.ts'
import { operationName } from '../../lib/base/words/operation-name.ts'

export type Entry = Schema<'AuditEntry'>
export type Row = Schema<'AuditedRow'>

type Kind = Extract<WordKey, `audit.entity.${string}`> extends `audit.entity.${infer Name}` ? Name : never

/** The same for a line, which says of a refusal that it is one. */
export const whatWasDone = ({ operation, refused }: Entry): string =>
  refused ? sharedWord('audit.refused', { what: operationName(operation) }) : operationName(operation)

/** What kind of thing was touched. */
export const kindName = (entity: string): string => wordOr(`audit.entity.${entity}`, entity)

/** The kinds that one may ask for: those that a page opens, and two that none does. A file or a change is asked for by its operation. */
const withoutPage = ['token', 'session'] as const satisfies readonly Kind[]
export const kindsOf = (modules: readonly ConsoleModule[]): readonly string[] => [
  ...modules.flatMap(({ pages }) => pages.flatMap(({ opens = [] }) => opens)),
  ...withoutPage,
]

/** The operations of the contract by their modules, in its order. */
export const operationsByModule: ReadonlyMap<string, readonly OperationId[]> = Map.groupBy(operationIds, (id) =>
  id.slice(0, id.indexOf('.')),
)

/** Rows that a line names: not the change that an undo took back, and not the account of whoever did something with the own one. */
export const touched = ({ rows, staffId, operation }: Entry): Row[] => {
  const isOwn = /^(auth|account)\./.test(operation)
  return rows.filter(({ entity, id }) => entity !== 'audit' && !(isOwn && entity === 'staff' && id === staffId))
}

/** What a row is called: by its name, else by what it is. */
export const rowName = ({ entity, label }: Row): string => label || kindName(entity)
