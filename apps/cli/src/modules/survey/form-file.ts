import { randomUUID } from 'node:crypto'
import type { Schema } from '@isb/sdk'
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Scalar, stringify } from 'yaml'
import { type Fault, Refusal } from '../../lib/failure/refusal.ts'

/** What the first line of a survey's file says. */
const format = 'isb-survey/1'

/** A survey as a file has it: whatever next year's begins from. */
export type SurveyFile = Pick<
  Schema<'Survey'>,
  'title' | 'titleZh' | 'admissionYear' | 'startsOn' | 'endsOn' | 'divisions' | 'grades' | 'studentNumbers' | 'seats' | 'remindHours'
> &
  Schema<'SurveyContent'>

/** What stands at a place of the file: a value, a list of such, or fields in their order. What is left out is as it is usually. */
type Shape = 'text' | 'day' | 'flag' | 'number' | 'key' | readonly [Shape] | { readonly [field: string]: Shape }
const usual = { text: () => '', day: () => null, flag: () => false, number: () => 0, key: () => randomUUID().slice(0, 24) } as const

const words = { en: 'text', zh: 'text' } as const
const subitem = { key: 'key', text: words, kind: 'text', required: 'flag', options: [{ key: 'key', text: words }] } as const
const question = { ...subitem, options: [{ key: 'key', text: words, subitems: [subitem] }] } as const
const part = { key: 'key', name: words, description: words, protocolLabel: words, protocol: words, questions: [question] } as const
const form = { tips: words, modules: [part] } as const
const survey = {
  title: 'text',
  titleZh: 'text',
  admissionYear: 'text',
  startsOn: 'day',
  endsOn: 'day',
  divisions: ['text'],
  grades: ['text'],
  studentNumbers: ['text'],
  seats: [{ grade: 'text', seats: 'number' }],
  remindHours: 'number',
  yes: form,
  no: form,
} as const satisfies Record<keyof SurveyFile, Shape>

const isBlank = (value: unknown): boolean =>
  value === '' || value === false || value === null || (typeof value === 'object' && Object.keys(value).length === 0)

/** Always the same order of fields, and nothing that is as it would be anyway. */
function plain(value: unknown, shape: Shape): unknown {
  if (typeof shape === 'string') return value
  if (isList(shape)) return (value as unknown[]).map((each) => plain(each, shape[0]))
  const fields = Object.entries(shape).map(([name, inner]) => [name, plain((value as Record<string, unknown>)[name], inner)] as const)
  return Object.fromEntries(fields.filter(([, each]) => !isBlank(each)))
}
const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape)

/** A survey as plain data, and as a file: the same survey always gives the same bytes. */
export const surveyData = (given: SurveyFile): object => ({ format, ...(plain(given, survey) as object) })
export const surveyText = (given: SurveyFile): string =>
  stringify(surveyData(given), { lineWidth: 0, aliasDuplicateObjects: false, compat: 'yaml-1.1' })

/** Reads a survey's file, YAML or JSON. Throws a Refusal that names every line it cannot read. What a text may hold the server says. */
export function readSurvey(text: string, file: string): SurveyFile {
  const lines = new LineCounter()
  const document = parseDocument(text.replace(/^\uFEFF/, ''), { lineCounter: lines })
  const faults: Fault[] = document.errors.map((error) => ({
    line: error.linePos?.[0].line ?? 1,
    key: 'config.fault.text',
    values: { file, text: (error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '') },
  }))
  const fault = (node: unknown, key: Fault['key'], field: string): void => {
    const range = node && typeof node === 'object' && 'range' in node ? (node.range as readonly number[] | null) : null
    faults.push({ line: lines.linePos(range?.[0] ?? 0).line, key, values: { file, field } })
  }

  function read(node: unknown, shape: Shape, field: string): unknown {
    const none = node === undefined || node === null || (isScalar(node) && node.value === null)
    if (typeof shape === 'string') {
      if (none) return usual[shape]()
      const value = isScalar(node) ? valueOf(node, shape) : undefined
      if (value === undefined) fault(node, 'config.fault.value', field)
      return value
    }
    if (isList(shape)) {
      if (!none && !isSeq(node)) fault(node, 'config.fault.value', field)
      return isSeq(node) ? node.items.map((item) => read(item, shape[0], field)) : []
    }
    if (!none && !isMap(node)) fault(node, 'config.fault.value', field)
    const items = isMap(node) ? node.items : []
    for (const { key } of items)
      if (!Object.hasOwn(shape, nameOf(key)) && !(shape === survey && nameOf(key) === 'format'))
        fault(key, 'config.fault.unknown', nameOf(key))
    const valueIn = (name: string) => items.find(({ key }) => nameOf(key) === name)?.value
    return Object.fromEntries(Object.entries(shape).map(([name, inner]) => [name, read(valueIn(name), inner, name)]))
  }

  const top = document.contents
  if (faults.length === 0 && (!isMap(top) || String(top.get('format') ?? '') !== format))
    throw new Refusal('refused.notSurvey', { name: file, format })
  const found = read(top, survey, 'format') as SurveyFile
  if (faults.length > 0)
    throw new Refusal(
      'refused.surveyFaults',
      { count: faults.length },
      { faults: faults.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)) },
    )
  return { ...found, remindHours: found.remindHours || 24 }
}

const nameOf = (key: unknown): string => (isScalar(key) ? String(key.value) : '')

/** A name such as 2026 is text as it is written. */
function valueOf({ value, source }: Scalar, kind: keyof typeof usual): unknown {
  const written = typeof value === 'string' ? value : (source ?? String(value))
  if (kind === 'flag') return /^(true|false)$/.test(written) ? written === 'true' : undefined
  if (kind === 'number') return /^\d{1,9}$/.test(written) ? Number(written) : undefined
  return written
}
