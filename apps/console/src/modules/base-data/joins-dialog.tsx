// What a row has in common with another row, or with somebody who is here, and the person who says whether they are one.
import type { Schema } from '@isb/sdk'
import { Select } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SendDialog } from '../../lib/engine/form/send-dialog.tsx'
import { useOperation } from '../../lib/base/connection/query.ts'
import { enumWord } from '../../lib/engine/record/values.tsx'
import { fieldName } from './fields.tsx'

type Join = Schema<'BaseDataJoin'>
const keyOf = ({ source, target, recordId }: Join) => `${source} ${target} ${recordId ?? ''}`
const nobody = 'nobody'
/** From so many questions on, all of them can be answered at once. */
const many = 3

interface JoinsDialogProps {
  run: Schema<'BaseDataRun'>
  joins: readonly Join[]
  onClose: () => void
}

export default function JoinsDialog({ run: { id }, joins, onClose }: JoinsDialogProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const join = useOperation('baseData.join', t`Confirmed`)
  const said = joins.flatMap((each) => {
    const choice = chosen[keyOf(each)]
    if (choice === undefined || choice === nobody) return []
    const { source, target, recordId } = each
    return [{ source, ...(recordId === null ? { target } : { recordId }), joined: choice === 'true' }]
  })
  const options = [
    { value: nobody, label: t`Not answered` },
    { value: 'true', label: t`One person` },
    { value: 'false', label: t`Two people` },
  ]
  const asked = joins.filter(({ recordId, joined }) => recordId !== null && joined === null)
  const select = (each: Join) => (
    <Select
      aria-label={t`${each.name} and ${each.targetName}`}
      options={options}
      value={chosen[keyOf(each)] ?? (each.joined === null ? nobody : String(each.joined))}
      onValueChange={(value) => setChosen({ ...chosen, [keyOf(each)]: value })}
    />
  )
  return (
    <SendDialog
      title={t`One person or two?`}
      text={t`One person keeps one account, with all that belongs to it. Two people stay apart. The answers are kept for future bundles.`}
      verb={t`Confirm`}
      disabled={said.length === 0}
      send={() => join.mutateAsync({ path: { runId: id }, body: { joins: said } })}
      onClose={onClose}
      className="sm:max-w-3xl"
    >
      {asked.length >= many && (
        <div className="grid items-center gap-x-4 gap-y-1 pb-2 sm:grid-cols-[1fr_14rem]">
          <p className="text-fg-2">{t`All ${asked.length} rows that may be people who are here`}</p>
          <Select
            aria-label={t`Answer all of them`}
            options={options}
            value={nobody}
            onValueChange={(value) => setChosen({ ...chosen, ...Object.fromEntries(asked.map((each) => [keyOf(each), value])) })}
          />
        </div>
      )}
      {joins.map((each) => (
        <div
          key={keyOf(each)}
          className="grid items-start gap-x-4 gap-y-1 border-t border-line py-2 first:border-0 sm:grid-cols-[1fr_14rem]"
        >
          <div className="min-w-0">
            <p className="font-bold break-words">
              {each.name} <span className="font-normal text-fg-2">{enumWord('BaseDataPersonKind', each.kind)}</span> = {each.targetName}{' '}
              <span className="font-normal text-fg-2">{enumWord('BaseDataPersonKind', each.targetKind)}</span>
            </p>
            <p className="text-xs break-all text-fg-2">
              {enumWord('BaseDataJoinBy', each.by)} · {each.value}
              {each.recordId === null && (
                <>
                  {' '}
                  · <code>{each.source}</code> = <code>{each.target}</code>
                </>
              )}
            </p>
            {each.recordId !== null && <Compared join={each} />}
          </div>
          {select(each)}
        </div>
      ))}
    </SendDialog>
  )
}

/** What is known of somebody who is here, beside what the row says. */
function Compared({ join: { fields } }: { join: Join }) {
  const { t } = useLingui()
  const known = fields.filter(({ was, is }) => was !== '' || is !== '')
  return (
    <table className="mt-1 w-full table-fixed text-left text-xs">
      <thead className="text-fg-2">
        <tr>
          <th scope="col" className="w-28 py-0.5 font-normal">{t`Field`}</th>
          <th scope="col" className="py-0.5 pr-3 font-bold">{t`Here`}</th>
          <th scope="col" className="py-0.5 font-bold">{t`In the roster`}</th>
        </tr>
      </thead>
      <tbody>
        {known.map(({ field, was, is }) => (
          <tr key={field} className="align-top">
            <th scope="row" className="py-0.5 pr-3 font-normal text-fg-2">
              {fieldName(field)}
            </th>
            <td className="py-0.5 pr-3 break-words">{was || '–'}</td>
            <td className="py-0.5 break-words">{is || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
