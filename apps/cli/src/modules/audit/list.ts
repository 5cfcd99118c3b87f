import type { Schema } from '@isb/sdk'
import type { Command } from '../../lib/command.ts'
import { usage } from '../../lib/failure/refusal.ts'
import type { Locale } from '../../lib/speech.ts'
import type { Column } from '../../lib/output/table.ts'
import { shownTime } from '../../lib/output/time.ts'
import { filters, queryOf } from './filters.ts'
import { didWhat, rowName } from '../../lib/output/audited.ts'

type Entry = Schema<'AuditEntry'>
const usual = 50

const columnsIn = (locale: Locale): readonly Column[] => [
  { field: 'id', head: 'head.id', whole: true },
  { field: 'at', head: 'head.at', cell: (row) => shownTime(row['at'] as string) },
  { field: 'staffName', head: 'head.who', cell: (row) => whoText(row as unknown as Entry) },
  { field: 'operation', head: 'head.did', cell: (row) => didWhat(locale, row as unknown as Entry) },
  { field: 'rows', head: 'head.rows', cell: (row) => rowsText(locale, row as unknown as Entry) },
]

const whoText = ({ staffName, token }: Entry): string => (token === null ? staffName : `${staffName} (${token})`)

function rowsText(locale: Locale, { rows, rowCount }: Entry): string {
  const [first] = rows
  if (!first) return ''
  return rowName(locale, first) + (rowCount > 1 ? ` (+${rowCount - 1})` : '')
}

/** `isb audit list` */
export const list: Command = {
  name: 'list',
  does: 'audit.list.does',
  examples: [
    'isb audit list',
    'isb audit list --who it@school.example --from 2026-11-01',
    'isb audit list --operation roles --limit 0 --ndjson',
    'isb audit list --entity menu --id 12',
  ],
  options: [...filters, { flags: '--limit <COUNT>', does: 'audit.limit' }],
  lists: true,
  async run({ isb, locale, say }, given) {
    const limit = given.text('limit') ?? String(usual)
    if (!/^\d{1,9}$/.test(limit)) throw usage('refused.limit', { value: limit })
    const most = Number(limit) || Infinity
    const client = await isb()
    const query = await queryOf(client, given)
    const pageSize = Math.min(most, 1000)
    const { records: rows, total } = await client.audit.list({ query: { ...query, pageSize } })
    for (let pageNum = 2; rows.length < Math.min(most, total); pageNum++) {
      const { records } = await client.audit.list({ query: { ...query, pageSize, pageNum } })
      if (records.length === 0) break
      rows.push(...records)
    }
    const shown = rows.slice(0, most)
    const missing = shown.length < total ? say('audit.list.more', { shown: shown.length, total }) : undefined
    return { data: shown, table: { rows: shown, columns: columnsIn(locale), empty: say('audit.list.none') }, missing }
  },
}
