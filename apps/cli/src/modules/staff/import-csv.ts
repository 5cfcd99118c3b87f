// A file of accounts: headings in either language.
import { type Input } from '@isb/sdk'
import { isEmail, isNone } from '@isb/sdk/rules'
import { oneLine, plainWord, type Read, readTable, type Wrong } from '../../lib/input/csv.ts'
import { columnOf, enabledWords, genderWords, typeWords, type Column } from './import-words.ts'

/** A row as the server takes it; it always knows its line. */
export type Row = Input<'staff.import'>['body']['rows'][number] & { readonly line: number }

/** Reads a file of accounts. */
export const readCsv = (text: string): Read<Row> => readTable<Column, Row>(text, { columnsOf, key: 'email', rowOf })

function columnsOf(heads: readonly string[]) {
  const found = heads.map(columnOf)
  // 姓名 is the Chinese name where the other has a column too, and else the name.
  const plainName: Column = found.includes('name') ? 'nameZh' : 'name'
  return found.map((column) => (column === '姓名' ? plainName : column))
}

function rowOf(cell: (column: Column) => string | undefined, line: number, fault: Wrong): Row | undefined {
  const email = cell('email')
  const zh = oneLine(cell('nameZh'))
  const nameZh = zh !== undefined && isNone(zh) ? '' : zh
  const name = oneLine(cell('name')) ?? (nameZh || undefined)
  let good = true
  const wrong = (...said: Parameters<typeof fault>) => {
    good = false
    fault(...said)
  }
  const oneOf = <Value>(column: Column, words: ReadonlyMap<string, Value>): Value | undefined => {
    const text = cell(column)
    const value = text === undefined ? undefined : words.get(plainWord(text))
    if (text !== undefined && value === undefined) wrong('staff.import.value', { column: text, field: column })
    return value
  }
  if (email !== undefined && !isEmail(email)) wrong('staff.import.email', { email })
  if (name === undefined) wrong('staff.import.noName')
  for (const text of [name ?? '', nameZh ?? '']) if (text.length > 100) wrong('staff.import.long', { count: 100 })
  const type = oneOf('type', typeWords)
  const gender = oneOf('gender', genderWords)
  const enabled = oneOf('enabled', enabledWords)
  const listed = cell('roles')
  const roles =
    listed === undefined
      ? undefined
      : isNone(listed)
        ? []
        : [...new Set(listed.split(/[;；\n]/).map((role) => role.trim()))].filter(Boolean)
  if (roles && (roles.length > 50 || roles.some((role) => role.length > 100))) wrong('staff.import.long', { count: 100 })
  if (!good || name === undefined) return undefined
  return {
    ...(email !== undefined && { email }),
    name,
    line,
    ...(nameZh !== undefined && { nameZh }),
    ...(type && { type }),
    ...(gender && { gender }),
    ...(enabled && { enabled: enabled === 'yes' }),
    ...(roles && { roles }),
  }
}
