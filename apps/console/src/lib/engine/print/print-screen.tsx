import './sheets.css'
import type { OperationId, Schema } from '@isb/sdk'
import { Note, Segmented, Skeleton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import type { FunctionComponent } from 'react'
import { say, separator, type Text } from '../../base/words/i18n.ts'
import { read } from '../rows/use-rows.ts'
import { useAddress, useChangeAddress } from '../rows/page-address.tsx'
import type { PagePath } from '../../base/address/place.ts'
import { usePublicConfig } from '../../base/connection/public-config.ts'
import { textOf } from '../../base/connection/report.ts'
import { useBothWords, type BothWords } from '../../base/words/use-both-words.ts'
import { idsIn, mostPrinted } from './ids.ts'
import { Paper } from './paper.tsx'

/** What a card on paper is made of. */
export interface CardProps<Row> {
  row: Row
  /** The signed text of its code. */
  code: string
  school: Schema<'AuthConfig'>['school'] | undefined
  both: BothWords
}

/** Records that are printed as cards, each with a code that can be verified. */
interface Cards<Row> {
  title: Text
  /** Where they are chosen: the list that leads here, and what to do there. */
  up: PagePath
  choose: Text
  /** The operations that answer a record and its code, and what both call its id. */
  get: OperationId
  code: OperationId
  key: string
  nameOf: (row: Row) => string
  /** Says how many are not printed. */
  missing: (count: number) => string
  Card: FunctionComponent<CardProps<Row>>
}

/** The sheets as they come out of the printer: four cards on an A4 page, or one on an A6. The address has the ids: `?ids=12,7`. */
export const printScreen = <Row,>(cards: Cards<Row>): FunctionComponent =>
  function PrintScreen() {
    const { t } = useLingui()
    const { title, up, choose, get, code, key, nameOf, missing, Card } = cards
    const address = useAddress()
    const changeAddress = useChangeAddress()
    const chosen = idsIn(address['ids'])
    const ids = chosen.slice(0, mostPrinted)
    const paper = address['paper'] === 'a6' ? 'a6' : 'a4'
    const school = usePublicConfig()?.school
    const both = useBothWords()
    const asked = { staleTime: 60_000 }
    const rows = useQueries({ queries: ids.map((id) => ({ ...read<Row>(get, { path: { [key]: id } }), ...asked })) })
    const codes = useQueries({ queries: ids.map((id) => ({ ...read<{ text: string }>(code, { path: { [key]: id } }), ...asked })) })
    const ready = ids.flatMap((id, at) => {
      const [row, signed] = [rows[at]?.data, codes[at]?.data]
      return row && signed ? [{ id, row, code: signed.text }] : []
    })
    const failed = ids.flatMap((id, at) => {
      const error = rows[at]?.error ?? codes[at]?.error
      const row = rows[at]?.data
      return error ? [{ name: row ? nameOf(row) : String(id), text: textOf(error) }] : []
    })
    const loading = ready.length + failed.length < ids.length || !both
    return (
      <Paper
        title={say(title)}
        up={up}
        loading={loading}
        empty={ids.length === 0 ? { title: t`Nothing to print`, text: say(choose) } : undefined}
        skeleton={<Skeleton className="sheet-card h-auto" />}
        above={
          (failed.length > 0 || chosen.length > ids.length) && (
            <Note tone="bad" role="alert">
              {chosen.length > ids.length && (
                <p>{t`Only the first ${mostPrinted} of ${chosen.length} are printed. Choose fewer at once.`}</p>
              )}
              {failed.length > 0 && <p>{missing(failed.length)}</p>}
              {[...new Set(failed.map(({ text }) => text))].map((why) => (
                <p key={why}>{`${why}: ${failed.flatMap(({ name, text }) => (text === why ? name : [])).join(separator())}`}</p>
              ))}
            </Note>
          )
        }
        choices={
          <Segmented
            label={t`Paper`}
            options={[
              { value: 'a4', label: t`Four on A4` },
              { value: 'a6', label: t`A6` },
            ]}
            value={paper}
            onValueChange={(next) => changeAddress({ paper: next === 'a6' ? next : undefined })}
            className="max-sm:hidden"
          />
        }
        paper={paper}
        className="sheets"
        sheets={both ? ready.map(({ id, ...card }) => <Card key={id} {...card} school={school} both={both} />) : []}
      />
    )
  }
