import { askTwice, refusedLines, SessionError, type OperationId, type Schema } from '@isb/sdk'
import { fileNameOf, type CellValue } from '@isb/sdk/rules'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { loadSchemas, problemsBy } from '../../declare/check.ts'
import { isb } from '../../base/connection/isb.ts'
import { longWorkMs } from '../../base/connection/long-work.ts'
import { newKey } from '../../base/connection/query.ts'
import { textOf } from '../../base/connection/report.ts'
import { brokenText, follow, readAnew, useSignal } from './follow.ts'
import type { Import, Told } from '../../declare/import.ts'

type Run = Schema<'Run'>
type Row = Readonly<Record<string, CellValue>>
type Call = (
  operation: OperationId,
  input: { body: { rows: readonly Row[]; dryRun: boolean; fileName?: string } },
  options: { idempotencyKey: string; timeout: number; signal: AbortSignal },
) => Promise<Run>

/** How far an import has come. */
export type Stage =
  | {
      at: 'choose'
      problem?: string | undefined
      /** Goes on without the columns that nobody knows. */
      skip?: () => void
    }
  /** The file is read and tried out, or brought in. */
  | { at: 'checking' | 'bringing'; name: string; run?: Run }
  | {
      at: 'preview'
      name: string
      rows: readonly Row[]
      files: readonly string[]
      told: readonly Told[]
      counts: Run['counts']
      leftOut: readonly string[]
      /** Why it did not come in. */
      problem?: string | undefined
    }
  | { at: 'over'; run: Run }

interface FileRows {
  readonly rows: readonly Row[]
  readonly faults: readonly Told[]
  readonly leftOut: readonly string[]
  readonly unknown: readonly string[]
}

type Brought = Pick<Extract<Stage, { at: 'preview' }>, 'rows' | 'files'>
/** Where a row stands, of a file or of several. */
const placeOf = ({ file, line }: { readonly file?: unknown; readonly line?: unknown }): string => `${String(file)}:${String(line)}`

/** An import from its files to what came of it: read here, tried out on the server, then brought in, all of it or nothing. */
export function useImport<Column extends string>(config: Import<Column>) {
  const { t } = useLingui()
  const [stage, setStage] = useState<Stage>({ at: 'choose' })
  const whileHere = useSignal()
  const columns = Object.keys(config.file.headings) as [Column, ...Column[]]

  const fail = (problem: string) => setStage({ at: 'choose', problem })
  /** @param back where one was, to try again */
  const failed = (error: unknown, back: Stage = { at: 'choose' }) => {
    if (whileHere().aborted || error instanceof SessionError) return
    setStage({ ...back, problem: textOf(error) } as Stage)
  }

  /** Sends the rows and waits for the run to end. */
  async function send({ rows, files }: Brought, dryRun: boolean, onProgress: (run: Run) => void): Promise<Run> {
    const signal = whileHere()
    const options = { idempotencyKey: newKey(), timeout: longWorkMs, signal }
    const body = { ...config.more?.body, ...fileNameOf(files), rows, dryRun }
    const run = await askTwice(() => (isb.call as unknown as Call)(config.operation, { body }, options), { signal })
    return follow(run, signal, onProgress)
  }

  /** The lines that the rows were refused for; throws what is about anything else. */
  function linesOf(error: unknown, rows: readonly Row[]): readonly Told[] {
    const [key] = columns
    const lines = refusedLines(error, rows as readonly (Row & Pick<Told, 'line' | 'file'>)[], {
      keyOf: (row) => String(row[key] ?? ''),
      columnOf: (field) => (field in config.file.headings ? config.name(field as Column) : field),
    })
    if (!lines) throw error
    return lines
  }

  const wrongCell = (heading: string, text: string) => t`${heading}: “${text}” cannot be used`

  /** What a file holds; a text where it is none to bring in. Of several files each row says which one it stands in. */
  async function read(file: File, place: { readonly file?: string }): Promise<FileRows | string> {
    const { name } = file
    const [{ decoded, readTable }, bytes] = await Promise.all([import('@isb/tables'), file.arrayBuffer(), loadSchemas()])
    const text = decoded(new Uint8Array(bytes))
    if (text === undefined || text.includes('\0')) return t`${name} is not a CSV file`
    const sheet = readTable(text, config.file)
    const [key] = columns
    const keyName = config.name(key)
    const twice = sheet.twice.join(t({ message: ', ', comment: 'between headings' }))
    if (!sheet.columns.has(key)) return t`${name} has no column “${keyName}”`
    if (twice) return t`These columns appear more than once: ${twice}`
    if (sheet.rows.length + sheet.broken.length === 0) return t`${name} has a header row but no data`
    const own = sheet.broken.map(({ line, why }): Told => ({
      ...place,
      line,
      outcome: 'refused',
      message: why === 'quotes' ? t`A quotation mark is not closed` : t`It has more cells than the header row`,
    }))
    // The schema says what is wrong with a text that its column cannot hold.
    const rows = sheet.rows.map(({ line, cells, values }): Row => ({ ...cells, ...values, ...place, line }))
    const wrong = rows.flatMap((row, at): Told[] => {
      const { line, cells, values } = sheet.rows[at]!
      const [problem] = Object.values(problemsBy<Column>(config.schema, row as never, config.name)) as string[]
      const unusable = columns.find((column) => cells[column] !== undefined && values[column] === undefined)
      const message = problem ?? (unusable && wrongCell(config.name(unusable), cells[unusable] ?? ''))
      return message ? [{ ...place, line, key: cells[key], outcome: 'refused', message }] : []
    })
    return { rows, faults: [...own, ...wrong], leftOut: sheet.leftOut, unknown: sheet.unknown }
  }

  async function check(files: readonly [File, ...File[]], skipping = false): Promise<void> {
    const name = files.map((file) => file.name).join(t({ message: ', ', comment: 'between files' }))
    setStage({ at: 'checking', name })
    const sheets: FileRows[] = []
    for (const file of files) {
      const sheet = await read(file, files.length > 1 ? { file: file.name } : {})
      if (typeof sheet === 'string') return fail(sheet)
      sheets.push(sheet)
    }
    const unknown = [...new Set(sheets.flatMap((sheet) => sheet.unknown))]
    if (unknown.length > 0 && !skipping) {
      const headings = unknown.join(t({ message: ', ', comment: 'between headings' }))
      const problem = t`${plural(unknown.length, { one: 'Unknown column', other: '# unknown columns' })}: ${headings}. Fix the headings, or skip them.`
      return setStage({ at: 'choose', problem, skip: () => choose(files, true) })
    }
    const rows = sheets.flatMap((sheet) => sheet.rows)
    if (rows.length > config.most) {
      const { most } = config
      return fail(t`${name} has more than ${most} rows`)
    }
    const brought = { rows, files: files.map((file) => file.name) }
    const at = { at: 'preview', name, ...brought, leftOut: [...new Set(sheets.flatMap(({ leftOut }) => leftOut)), ...unknown] } as const
    const faults = sheets.flatMap((sheet) => sheet.faults)
    // The server says what is wrong with the others, so that all of it is mended at once.
    const faulty = new Set(faults.map(placeOf))
    const right = rows.filter((row) => !faulty.has(placeOf(row)))
    if (right.length === 0) return setStage({ ...at, told: sorted(faults), counts: { refused: faults.length } })
    const run = await send({ ...brought, rows: right }, true, (now) => setStage({ at: 'checking', name, run: now })).catch(
      (error: unknown) => linesOf(error, right),
    )
    if (!('id' in run)) {
      const told = sorted([...faults, ...run])
      return setStage({ ...at, told, counts: { refused: told.length } })
    }
    const broken = brokenText(run)
    if (broken) return fail(broken)
    if (faults.length === 0) return setStage({ ...at, told: sorted(run.results), counts: run.counts })
    const refused = [...faults, ...run.results.filter(({ outcome }) => outcome === 'refused')]
    setStage({ ...at, told: sorted(refused), counts: { refused: faults.length + (run.counts['refused'] ?? 0) } })
  }

  async function bringIn(preview: Extract<Stage, { at: 'preview' }>): Promise<void> {
    const { name } = preview
    setStage({ at: 'bringing', name })
    const run = await send(preview, false, (now) => setStage({ at: 'bringing', name, run: now })).catch((error: unknown) =>
      linesOf(error, preview.rows),
    )
    if (!('id' in run)) return setStage({ ...preview, problem: undefined, told: sorted(run), counts: { refused: run.length } })
    const broken = brokenText(run)
    if (broken) return fail(broken)
    // Somebody has changed something since it was tried out.
    if (run.state === 'Refused') return setStage({ ...preview, problem: undefined, told: sorted(run.results), counts: run.counts })
    setStage({ at: 'over', run })
    await readAnew(config.operation)
  }

  const choose = (files: readonly [File, ...File[]], skipping = false) =>
    void check(files, skipping).catch((error: unknown) => failed(error))

  return {
    stage,
    choose,
    bringIn: () => stage.at === 'preview' && void bringIn(stage).catch((error: unknown) => failed(error, stage)),
    again: () => setStage({ at: 'choose' }),
    fail,
  }
}

const sorted = (told: readonly Told[]): readonly Told[] =>
  told.toSorted((a, b) => (a.file ?? '').localeCompare(b.file ?? '') || (a.line ?? 0) - (b.line ?? 0))
