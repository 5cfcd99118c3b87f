// What a command sends: options from the fields of the contract's form, each as its kind is given.
import type { Isb } from '@isb/sdk'
import type { FormField } from '@isb/sdk/metadata'
import type { Given } from '../command.ts'
import type { Context } from '../context.ts'
import { kindOfSetting, readSetting } from '../line/pairs.ts'
import { usage } from '../failure/refusal.ts'
import type { Text } from '../speech.ts'
import { uploadImage } from '../files/upload.ts'
import { formOf } from './contract.ts'
import type { Listed } from './declared.ts'
import { byAddress, choicesOf, definedOf, lookedUp, type Reader, readAll } from './filters.ts'
import { idOfRecord } from './naming.ts'
import { kebab } from './names.ts'
import { fieldIn, ownOr } from './words.ts'

/** Whether a command line can say all that a body needs. */
export const isSayable = (form: Readonly<Record<string, FormField>>): boolean =>
  Object.values(form).every(({ kind, required }) => !required || !['list', 'object'].includes(kind))

/** An image of this machine that a field names; with `nullable` also none. */
const image = (flag: string, nullable: boolean): Reader => ({
  options: [
    { flags: `--${flag} <FILE>`, does: 'resource.image' },
    ...(nullable ? [{ flags: `--no-${flag}`, does: 'resource.noImage' as const }] : []),
  ],
  async read({ world }, isb, given) {
    const file = given.text(flag)
    if (file !== undefined) return uploadImage(isb, world, file)
    return given.flag(flag) === false ? null : undefined
  },
})

const onOff = (flag: string, does: Text): Reader => ({
  options: [
    { flags: `--${flag}`, does },
    { flags: `--no-${flag}`, does },
  ],
  read: async (_, __, given) => given.flag(flag),
})

function readerOf(listed: Listed, name: string, field: FormField, changes: boolean): Reader {
  const flag = listed.spec.flags?.[name] ?? kebab(name)
  const plain = flag.replace(/-id$/, '')
  const does = ownOr(`${listed.module}.field.${name}`, (speaker) => fieldIn(name, speaker))
  if (listed.spec.images?.includes(name)) return image(plain, changes && field.nullable === true)
  if (field.kind === 'boolean') return onOff(flag, does)
  if (name === 'personId') return byAddress('person', does, listed)
  const sibling = listed.siblings().find(({ metadata }) => metadata.key === name)
  if (sibling) {
    const { by = 'id' } = sibling.spec
    const term = (typeof by === 'string' ? by : by.argument).toUpperCase()
    return lookedUp(`--${plain} <${term}>`, does, (context, isb, typed) => idOfRecord(sibling, context, isb, typed, 'get'))
  }
  const isNumber = field.kind === 'number' || field.kind === 'id'
  const choices = choicesOf(field.kind)
  const term = choices ? flag.toUpperCase() : isNumber ? 'NUMBER' : field.kind === 'day' ? 'DAY' : 'TEXT'
  const { options, read } = lookedUp(`--${flag} <${term}>`, does, async (_, __, typed) =>
    isNumber ? readSetting(kindOfSetting({ ...field, kind: 'number' }), name, typed) : typed,
  )
  return { options: [{ ...options[0], ...(choices && { choices }) }], read }
}

/** The options of a form, by its fields: not those that a command line cannot say, and not the version, which is read with the record. */
export const readersOf = (listed: Listed, operation: string, changes = false): readonly (readonly [string, Reader])[] =>
  Object.entries(formOf(listed.module, operation))
    .filter(([name, { kind }]) => name !== 'version' && !['list', 'object'].includes(kind))
    .map(([name, field]) => [name, readerOf(listed, name, field, changes)])

/** What was given, by the names of the contract. Refuses a command line that lacks what is required, or holds nothing but spaces there. */
export async function bodyIn(
  readers: readonly (readonly [string, Reader])[],
  form: Readonly<Record<string, FormField>>,
  context: Context,
  isb: Isb,
  given: Given,
): Promise<Record<string, unknown>> {
  const body = definedOf(await readAll(readers, context, isb, given))
  for (const [name, { options }] of readers) {
    const value = body[name]
    const isMissing = value === undefined || (typeof value === 'string' && value.trim() === '')
    if (form[name]?.required && isMissing)
      throw usage('refused.missingOption', { name: /--[\w-]+/.exec(options[0]?.flags ?? '')?.[0] ?? '' })
  }
  return body
}
