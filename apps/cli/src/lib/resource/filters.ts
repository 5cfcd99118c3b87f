// What narrows and orders a list, and a file of it: options from the contract's filters, each as its kind is given.
import type { Isb } from '@isb/sdk'
import { type EnumName, type Kind, values } from '@isb/sdk/metadata'
import type { Given, Option } from '../command.ts'
import type { Context } from '../context.ts'
import { findPerson, mayNot } from '../line/people.ts'
import type { Text, WordKey } from '../speech.ts'
import type { Listed, Opposite, Row } from './declared.ts'
import { idOfRecord, noRecord } from './naming.ts'
import { recordsOf, untyped } from './untyped.ts'
import { kebab } from './names.ts'
import { fieldIn, ownOr } from './words.ts'

/** A filter or a field as options of a command line, and the value that they give. */
export interface Reader {
  readonly options: readonly [Option, ...Option[]]
  /** Undefined where none of them is given. */
  read(context: Context, isb: Isb, given: Given): Promise<unknown>
}

/** The name by which an option's value is read: that of `--no-picture` is `picture`. */
const nameOf = (flags: string): string => camel(/--(?:no-)?([\w-]+)/.exec(flags)?.[1] ?? '')
/** Whether a command line gives any of these options. */
export const isAnyGiven = (options: readonly Option[], given: Given): boolean =>
  options.map(({ flags }) => nameOf(flags)).some((name) => given.text(name) !== undefined || given.flag(name) !== undefined)

const camel = (flag: string): string => flag.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
/** The choices of an enum; none for any other kind. */
export const choicesOf = (kind: Kind): readonly string[] | undefined => (kind in values ? values[kind as EnumName] : undefined)

const saysField =
  (key: WordKey, field: string): Text =>
  (speaker) =>
    speaker.say(key, { field: fieldIn(field, speaker) })

const opposites: Readonly<Record<string, Opposite>> = { enabled: { not: 'disabled', does: 'list.disabled' } }

/** A switch for a filter that is on or off, and one for its opposite where there is such a word. */
function switches(flag: string, does: Text, opposite: Opposite | undefined): Reader {
  return {
    options: [{ flags: `--${flag}`, does }, ...(opposite ? [{ flags: `--${opposite.not}`, does: opposite.does }] : [])],
    async read(_, __, given) {
      const [on, off] = [given.flag(camel(flag)) === true, opposite !== undefined && given.flag(opposite.not) === true]
      return on === off ? undefined : on
    },
  }
}

/** An option whose value is looked up. */
export const lookedUp = (flags: string, does: Text, find: (context: Context, isb: Isb, typed: string) => Promise<unknown>): Reader => ({
  options: [{ flags, does }],
  async read(context, isb, given) {
    const typed = given.text(nameOf(flags))
    return typed === undefined ? undefined : find(context, isb, typed)
  },
})

/** Somebody by address, as far as the module lets one look people up. */
export const byAddress = (flag: string, does: Text, { module }: Listed): Reader =>
  lookedUp(`--${flag} <EMAIL>`, does, async (_, isb, typed) => (await findPerson(isb, typed, module)).id)

/** A record of another list of the module, by its name. Of who may not see that list, as far as the records of this one name it. */
const bySibling = (listed: Listed, sibling: Listed, name: string, filter: string, does: Text): Reader =>
  lookedUp(`--${kebab(filter).replace(/-id$/, '')} <${name.toUpperCase()}>`, does, async (context, isb, typed) => {
    try {
      return await idOfRecord(sibling, context, isb, typed, 'get')
    } catch (error) {
      if (!mayNot(error)) throw error
      for await (const row of recordsOf(untyped(isb), listed.id, { query: { search: typed.trim() } }) as AsyncIterable<Row>) {
        const { id, [name]: called } = row[filter.replace(/Id$/, '')] as Row
        if (typeof called === 'string' && called.toLowerCase() === typed.trim().toLowerCase()) return id
      }
      throw noRecord(sibling, typed, context)
    }
  })

/** A filter as its kind is given. */
function readerOf(listed: Listed, filter: string, kind: Kind): Reader {
  const special = listed.spec.filters?.[filter]
  const flag = kebab(filter)
  const does = (otherwise: WordKey): Text => ownOr(`${listed.id}.${filter}`, ownOr(`list.${filter}`, saysField(otherwise, filter)))
  if (special && 'find' in special) return lookedUp(special.flags, special.does, (_, isb, typed) => special.find(isb, typed))
  if (kind === 'boolean') return switches(flag, does('list.switch'), special && 'not' in special ? special : opposites[filter])
  if (filter === 'personId') return byAddress('person', does('list.person'), listed)
  const sibling = listed.siblings().find(({ metadata }) => metadata.key === filter)
  if (typeof sibling?.spec.by === 'string') return bySibling(listed, sibling, sibling.spec.by, filter, does('list.value'))
  const choices = special && 'choices' in special ? special.choices : choicesOf(kind)
  const term = kind === 'id' ? 'ID' : kind === 'day' ? 'DAY' : choices ? filter.toUpperCase() : 'TEXT'
  return {
    options: [{ flags: `--${flag} <${term}>`, does: does(choices ? 'list.choice' : 'list.value'), ...(choices && { choices }) }],
    read: async (_, __, given) => given.text(filter),
  }
}

const readersOf = (listed: Listed): (readonly [string, Reader])[] =>
  Object.entries(listed.metadata.filters).map(([filter, kind]) => [filter, readerOf(listed, filter, kind)])

/** The options that narrow and order a list. */
export const filterOptions = (listed: Listed): readonly Option[] => [
  ...readersOf(listed).flatMap(([, { options }]) => options),
  { flags: '--sort <FIELDS>', does: ({ say }) => say('list.sort', { fields: listed.metadata.sort.join(', ') }) },
]

/** The query that they make. */
export const queryOf = async (listed: Listed, context: Context, isb: Isb, given: Given): Promise<object> =>
  definedOf([['sort', given.text('sort')], ...(await readAll(readersOf(listed), context, isb, given))])

/** What was given, by the names of the contract. */
export const readAll = (readers: readonly (readonly [string, Reader])[], context: Context, isb: Isb, given: Given) =>
  Promise.all(readers.map(async ([name, { read }]) => [name, await read(context, isb, given)] as const))

/** Names and values without those that nobody gave. */
export const definedOf = (pairs: readonly (readonly [string, unknown])[]): Record<string, unknown> =>
  Object.fromEntries(pairs.filter(([, value]) => value !== undefined))
