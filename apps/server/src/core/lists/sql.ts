// Pieces of SQL that lists are made of.
import pg from 'pg'
import type { Bind } from './statements.ts'

/** The column of a field, by its name. */
export const snakeCase = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A number, or a list of words of the contract, where a statement has no place for a parameter. */
export const literal: Bind = (value) => pg.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value))

/** A time as the contract says it. */
export const timeSql = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The moment at which a day begins at the school. */
export const dayStart = (day: string): string => `(${day})::date::timestamp at time zone (select time_zone from setting)`

/** A person in a record, from the alias of a left join on staff; null where there is none. */
export const personSql = (alias: string): string =>
  `case when ${alias}.id is not null then
    json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'nameZh', ${alias}.name_zh, 'type', ${alias}.type) end`

/** The words of a search, each as a pattern for columns that hold small letters; all of them must be found. */
const patternsOf = (search: string): string[] => {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10)
  return words.map((part) => `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`)
}

/** Every word of a search stands somewhere in the column. */
export const containsAll = (column: string, search: string, bind: Bind): string =>
  everyWord(search, bind, (like) => `${column} like ${like}`)

/** Every word of a search is found by the condition, which is told the placeholder of its pattern. */
export const everyWord = (search: string, bind: Bind, found: (like: string) => string): string =>
  patternsOf(search)
    .map((pattern) => `(${found(bind(pattern))})`)
    .join(' and ')
