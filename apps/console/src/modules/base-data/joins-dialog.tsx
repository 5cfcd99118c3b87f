// What two rows that look like one person have in common, and the person who says whether they are.
import type { Schema } from '@isb/sdk'
import { Select } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SendDialog } from '../../lib/form/send-dialog.tsx'
import { useOperation } from '../../lib/query.ts'
import { enumWord } from '../../lib/record/values.tsx'

type Join = Schema<'BaseDataJoin'>
const keyOf = ({ source, target }: Pick<Join, 'source' | 'target'>) => `${source} ${target}`
const nobody = 'nobody'

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
    return choice === undefined || choice === nobody ? [] : [{ source: each.source, target: each.target, joined: choice === 'true' }]
  })
  const options = [
    { value: nobody, label: t`Nobody has said` },
    { value: 'true', label: t`One person: join` },
    { value: 'false', label: t`Two people` },
  ]
  return (
    <SendDialog
      title={t`One person or two?`}
      text={t`Joined people have one account, with the children and the work of both. Kept for future bundles.`}
      verb={t`Confirm`}
      disabled={said.length === 0}
      send={() => join.mutateAsync({ path: { runId: id }, body: { joins: said } })}
      onClose={onClose}
      className="sm:max-w-3xl"
    >
      {joins.map((each) => (
        <div
          key={keyOf(each)}
          className="grid items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-0 sm:grid-cols-[1fr_14rem]"
        >
          <div className="min-w-0">
            <p className="font-bold break-words">
              {each.name} <span className="font-normal text-fg-2">{enumWord('BaseDataPersonKind', each.kind)}</span> = {each.targetName}{' '}
              <span className="font-normal text-fg-2">{enumWord('BaseDataPersonKind', each.targetKind)}</span>
            </p>
            <p className="text-xs break-all text-fg-2">
              {enumWord('BaseDataJoinBy', each.by)} · {each.value} · <code>{each.source}</code> = <code>{each.target}</code>
            </p>
          </div>
          <Select
            aria-label={t`${each.name} and ${each.targetName}`}
            options={options}
            value={chosen[keyOf(each)] ?? (each.joined === null ? nobody : String(each.joined))}
            onValueChange={(value) => setChosen({ ...chosen, [keyOf(each)]: value })}
          />
        </div>
      ))}
    </SendDialog>
  )
}
