// The commands of a module: those that follow from the contract, and its own.
import { operationIds } from '@isb/sdk'
import type { Command } from '../command.ts'
import { listsOf } from './contract.ts'
import type { AnyModule, Listed, ModuleName } from './declared.ts'
import { reading } from './reading.ts'
import { settings } from './settings.ts'
import { writing } from './writing.ts'

/** Older words that every module understands. */
const everywhere: Readonly<Record<string, readonly string[]>> = { remove: ['delete'] }

/** The lists of a module, with what it says of them. */
function listsIn(module: ModuleName, specs: NonNullable<AnyModule['lists']>): readonly Listed[] {
  const lists: readonly Listed[] = listsOf(module).map((list) => ({
    ...list,
    spec: specs[list.id] ?? {},
    siblings: () => lists.filter(({ id }) => id !== list.id),
  }))
  return lists
}

/** Every command of a module. Without anything said, what the contract's lists, forms and settings give. */
export function commandsOf(module: ModuleName, { lists = {}, commands = [], aliases = {} }: AnyModule = {}): Command[] {
  const hasSettings = operationIds.some((id) => id === `${module}.updateSettings`)
  const derived = [
    ...listsIn(module, lists).flatMap((listed) => [...reading(listed), ...writing(listed)]),
    ...(hasSettings ? [settings(module)] : []),
  ].filter(({ name }) => !commands.some((own) => own.name === name))
  return [...derived, ...commands].map((command) => {
    const older = [...(aliases[command.name] ?? []), ...(everywhere[command.name] ?? [])]
    return older.length > 0 ? { ...command, aliases: older } : command
  })
}
