import type { Data } from '@isb/sdk'
import { Field, Input, Note, Skeleton } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SendDialog } from '../form/send-dialog.tsx'
import { sharedWord } from '../i18n.ts'
import { query, useOperation } from '../query.ts'
import { toasts } from '../report.ts'
import type { DialogProps } from '../screen/declared-actions.ts'
import type { PersonRow } from './actions.ts'
import { bareName, personName } from '../person-name.tsx'

type Erasure = Data<'staff.erasure'>

/** Says what an erasure deletes and what stays, by number, and has the name typed before it is done. */
export default function ErasePerson({ row, onClose, onGone }: DialogProps<PersonRow>) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const { data } = useQuery({ ...query('staff.erasure', { path: { staffId: row.id } }), staleTime: 0 })
  const erase = useOperation('staff.erase', false)
  const name = personName(row)
  const same = [row.name, row.nameZh].includes(typed.trim())
  const first = data?.twoPeople === true && data.requestedBy === null
  const send = async () => {
    const { state } = await erase.mutateAsync({ path: { staffId: row.id }, body: { name: typed } })
    if (state === 'Erased') onGone()
    toasts.toast(state === 'Erased' ? t`${name} is erased` : t`Erasure requested: somebody else has to confirm it`)
  }
  return (
    <SendDialog
      title={t`Erase everything kept on ${name}?`}
      text={t`This cannot be undone, and a restored backup erases it again. The audit keeps what happened, without who it happened to.`}
      verb={first ? t`Request erasure` : t`Erase for good`}
      disabled={!same || data === undefined || data.enrolled}
      send={send}
      problem={data?.enrolled ? sharedWord('reason.STUDENT_ENROLLED') : undefined}
      onClose={onClose}
    >
      {data ? <Counts data={data} /> : <Skeleton className="h-32" />}
      {data && data.byHand.length > 0 && (
        <Note tone="waiting">
          <Trans>An address of theirs stands here and stays. Change it by hand:</Trans>
          <List counts={data.byHand} />
        </Note>
      )}
      {data?.requestedBy && (
        <Note tone="waiting">
          <Trans>{personName(data.requestedBy)} has requested this. Somebody else has to confirm it.</Trans>
        </Note>
      )}
      <Field label={t`Type the name to confirm: ${bareName(row)}`}>
        <Input value={typed} onChange={(event) => setTyped(event.target.value)} autoComplete="off" />
      </Field>
    </SendDialog>
  )
}

const Counts = ({ data: { goes, stays } }: { data: Erasure }) => (
  <div className="grid items-start gap-4 sm:grid-cols-2">
    <section>
      <h3 className="font-semibold">
        <Trans>Deleted</Trans>
      </h3>
      <List counts={goes} />
    </section>
    <section>
      <h3 className="font-semibold">
        <Trans>Stays without the name</Trans>
      </h3>
      <List counts={stays} />
    </section>
  </div>
)

const List = ({ counts }: { counts: Erasure['goes'] }) =>
  counts.length === 0 ? (
    <p>
      <Trans>Nothing</Trans>
    </p>
  ) : (
    <ul>
      {counts.map(({ table, label, count }) => (
        <li key={table} className="flex justify-between gap-2">
          <span>{label}</span>
          <span className="tabular-nums">{count}</span>
        </li>
      ))}
    </ul>
  )
