// What is done to records: one is added, changed or deleted; the same is done to many. All of it follows from the contract's paths.
import { type OperationId, operationIds, operationOf } from '@isb/sdk'
import { bodies } from '@isb/sdk/bodies'
import { isWord, word } from '@isb/words'
import { oneWord, type Command, type Option } from '../command.ts'
import { askAbout } from '../ask/asking.ts'
import { forEach } from '../many/each.ts'
import { usage } from '../failure/refusal.ts'
import { commandOf } from './names.ts'
import { doesOf, headOf, kindOf, lowerFirst, ofKind } from './words.ts'
import type { Text } from '../speech.ts'
import type { Column } from '../output/table.ts'
import { viewOf } from './cells.ts'
import { formOf } from './contract.ts'
import type { Listed, Row } from './declared.ts'
import { isAnyGiven } from './filters.ts'
import { bodyIn, isSayable, readersOf } from './forms.ts'
import { argumentOf, findRecord, idOfRecord, recordNames } from './naming.ts'
import { outcomesOf } from './outcomes.ts'
import { exampleOf, examplesOf, narrowed, typedOf } from './reading.ts'
import { untyped } from './untyped.ts'

const text = (record: Row, field: string | undefined): string => String(record[field ?? ''] ?? record['id'])

/** The word of an operation's button. */
const buttonOf =
  (operation: OperationId): Text =>
  ({ locale }) => {
    const button = `do.${operation}`
    return isWord(button) ? lowerFirst(word(locale, button)) : operation
  }

/** Whether the command of an operation may ask first. */
const asksOf = (operation: OperationId): Pick<Command, 'asks'> => (operationOf(operation).asks ? { asks: true } : {})

const bodiesByName: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>> = bodies

/** A value as a shell takes it. */
const quoted = (value: string | number | boolean): string => (/^[\w@.:/·+-]+$/u.test(String(value)) ? String(value) : `"${value}"`)

/** The value of a field, from the contract's own example of the body. */
const valueOf = (operation: OperationId, name: string): string => quoted(bodiesByName[operation]?.[name] ?? '')

/** An option as an example has it: with a value of the contract's, or the name of a record. */
function asExample(listed: Listed, operation: OperationId, name: string, { flags, choices }: Option): string {
  const value = bodiesByName[operation]?.[name]
  const chosen = choices && oneWord(choices.find((choice) => choice === value) ?? choices[0] ?? '')
  const sibling = listed.siblings().find(({ metadata }) => metadata.key === name)
  const named = sibling ? quoted(exampleOf(sibling).replaceAll('"', '')) : undefined
  return flags
    .replace('<FILE>', 'photo.jpg')
    .replace('<EMAIL>', 'office@school.example')
    .replace(/<.+>/, () => chosen ?? named ?? valueOf(operation, name))
}

/** The options that must be given, as an example has them. */
const examplesOfForm = (listed: Listed, operation: OperationId, but?: string): string =>
  readersOf(listed, operation)
    .filter(([name]) => formOf(listed.module, operation)[name]?.required && name !== but)
    .map(([name, { options }]) => ` ${asExample(listed, operation, name, options[0])}`)
    .join('')

function create(listed: Listed, operation: OperationId): Command {
  const form = formOf(listed.module, operation)
  const { by } = listed.spec
  // What a record is called by stands first, without an option.
  const first = [typeof by === 'string' ? by : listed.metadata.name].find((name) => name !== undefined && form[name]?.required)
  const readers = readersOf(listed, operation).filter(([name]) => name !== first)
  return {
    name: commandOf(operation, listed.spec.verbs),
    does: doesOf(operation, ofKind('resource.create', listed)),
    examples: examplesOf(listed, operation, [
      `${typedOf(listed, operation)}${first === undefined ? '' : ` ${valueOf(operation, first)}`}${examplesOfForm(listed, operation, first)}`,
    ]),
    args: first === undefined ? [] : [{ name: first.toUpperCase(), does: ofKind('resource.new', listed) }],
    options: readers.flatMap(([, { options }]) => options),
    ...asksOf(operation),
    async run(context, given) {
      const isb = await context.isb()
      const body = { ...(first !== undefined && { [first]: given.args[0] }), ...(await bodyIn(readers, form, context, isb, given)) }
      const made = (await untyped(isb).call(operation, { body })) as Row
      const said = context.say('resource.created', { kind: kindOf(listed, context), name: text(made, listed.metadata.name) })
      return { data: made, text: viewOf(listed, made, context), said }
    },
  }
}

function update(listed: Listed, operation: OperationId): Command {
  const readers = readersOf(listed, operation, true)
  const options = readers.flatMap(([, reader]) => reader.options)
  // The first field is often what a record is called by: an example that changes it would rename a record.
  const [changed = '', { options: [example] } = { options: [] }] = readers[1] ?? readers[0] ?? []
  const [some = ''] = /--[\w-]+/.exec(options[0]?.flags ?? '') ?? []
  return {
    name: commandOf(operation, listed.spec.verbs),
    does: doesOf(operation, ofKind('resource.update', listed)),
    examples: examplesOf(listed, operation, [
      `${typedOf(listed, operation)} ${exampleOf(listed)} ${example ? asExample(listed, operation, changed, example) : ''}`,
    ]),
    args: [argumentOf(listed)],
    options,
    ...asksOf(operation),
    async run(context, given) {
      if (!isAnyGiven(options, given)) throw usage('refused.nothingToChangeHere', { example: some })
      const isb = await context.isb()
      const { id, version } = await findRecord(listed, context, isb, given.args[0] ?? '', commandOf(operation))
      const changes = await bodyIn(readers, {}, context, isb, given)
      const path = { [listed.metadata.key ?? '']: id }
      const now = (await untyped(isb).call(operation, { path, body: { ...changes, version } })) as Row
      const said = context.say('resource.updated', { kind: kindOf(listed, context), name: text(now, listed.metadata.name) })
      return { data: now, text: viewOf(listed, now, context), said }
    },
  }
}

const remove = (listed: Listed, operation: OperationId): Command => ({
  name: commandOf(operation, listed.spec.verbs),
  does: doesOf(operation, ofKind('resource.remove', listed)),
  examples: examplesOf(
    listed,
    operation,
    ['', ' --yes'].map((more) => `${typedOf(listed, operation)} ${exampleOf(listed)}${more}`),
  ),
  args: [argumentOf(listed)],
  ...asksOf(operation),
  async run(context, given) {
    const isb = await context.isb()
    const record = await findRecord(listed, context, isb, given.args[0] ?? '', commandOf(operation))
    const values = { kind: kindOf(listed, context), name: text(record, listed.metadata.name) }
    const work = () => untyped(isb).call(operation, { path: { [listed.metadata.key ?? '']: record['id'] } })
    const question = (mails: string) => `${mails && `${mails}. `}${context.say('resource.askRemove', values)}`
    await askAbout(context, { operation, count: 1, work, question })
    context.effects.allow()
    await work()
    return { data: record, said: context.say('resource.removed', values) }
  },
})

/** The same is done to each that is named: decided, sent again, taken out of use. One that fails holds up nobody. */
function decide(listed: Listed, operation: OperationId): Command {
  const { spec, metadata } = listed
  const verb = operation.slice(operation.indexOf('.') + 1)
  const own = spec.bodies?.[verb]
  const form = formOf(listed.module, operation)
  const readers = readersOf(listed, operation)
  const example = `${typedOf(listed, operation)} ${exampleOf(listed)}${own ? '' : examplesOfForm(listed, operation)}`
  const piped = `${typedOf(listed, listed.id)}${narrowed(listed)} --ndjson | ${typedOf(listed, operation)} -`
  return {
    name: commandOf(operation, listed.spec.verbs),
    does: doesOf(operation, buttonOf(operation)),
    examples: examplesOf(listed, operation, [example, piped + (own ? '' : examplesOfForm(listed, operation))]),
    args: [argumentOf(listed, true)],
    options: own?.options ?? readers.flatMap(([, { options }]) => options),
    asks: true,
    lists: true,
    async run(context, given) {
      const isb = await context.isb()
      const body = own ? await own.read(context, isb, given) : await bodyIn(readers, form, context, isb, given)
      const named = await recordNames(listed, context, given)
      const doEach = () =>
        forEach(context, named, {
          nameOf: (name) => name,
          async work(name) {
            const record = 'version' in form ? await findRecord(listed, context, isb, name, verb) : undefined
            const path = { [metadata.key ?? '']: record?.['id'] ?? (await idOfRecord(listed, context, isb, name, verb)) }
            const sent = record ? { ...body, version: record['version'] } : body
            return (await untyped(isb).call(operation, { path, ...(Object.keys(form).length > 0 && { body: sent }) })) as Row
          },
        })
      await askAbout(context, { operation, count: named.length, work: doEach })
      context.effects.allow()
      const each = await doEach()
      return outcomesOf(context, listed, each, {
        first: nameColumn(spec.by),
        key: (at, record) => nameIn(listed, named[at] ?? '', record),
      })
    },
  }
}

/** The column of it. */
const nameColumn = (by: Listed['spec']['by']): Column =>
  typeof by === 'object' ? { field: 'named', head: headOf(by.argument.toLowerCase()) } : { field: by ?? 'id', head: headOf(by ?? 'id') }

/** How a row says which record it is about. */
function nameIn({ spec: { by } }: Listed, named: string, answer: Row | null): Row {
  if (typeof by === 'string') return { [by]: answer?.[by] ?? named }
  return by ? { id: answer?.['id'] ?? null, named } : { id: Number(named) }
}

/** What one does to the records of a list. What is beside or below its path belongs to it. */
export function writing(listed: Listed): Command[] {
  const { path } = operationOf(listed.id)
  const one = `${path}/{${listed.metadata.key}}`
  return operationIds.flatMap((operation): Command[] => {
    const { method, path: at, body, answers } = operationOf(operation)
    if (body === 'bytes' || answers || !isSayable(formOf(listed.module, operation))) return []
    if (method === 'POST' && at === path) return [create(listed, operation)]
    if (method === 'PUT' && at === one) return [update(listed, operation)]
    if (method === 'DELETE' && at === one) return [remove(listed, operation)]
    return method === 'POST' && at.startsWith(`${one}/`) && !at.slice(one.length).includes('{') ? [decide(listed, operation)] : []
  })
}
