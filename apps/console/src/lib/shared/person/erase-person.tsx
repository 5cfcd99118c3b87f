import type { Data } from '@isb/sdk'
import { Button, Checkbox, Field, Input, Note, Skeleton } from '@isb/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { SendDialog } from '../../engine/form/send-dialog.tsx'
import { sharedWord } from '../../base/words/i18n.ts'
import { NotLoaded } from '../../base/lazy/not-loaded.tsx'
import { query, useOperation } from '../../base/connection/query.ts'
import { enumWord } from '../../engine/record/values.tsx'
import { toasts } from '../../base/connection/report.ts'
import type { DialogProps } from '../../declare/actions.ts'
import type { PersonRow } from './actions.ts'
import { bareName, personName } from '../../engine/record/person-name.tsx'

type Erasure = Data<'staff.erasure'>

/** Says what an erasure deletes and what stays, by number, and has the name typed before it is done. */
export default function ErasePerson({ row, onClose, onGone }: DialogProps<PersonRow>) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [shown, setShown] = useState(1)
  const pages = useQueries({
    queries: Array.from({ length: shown }, (_, at) => ({
      ...query('staff.erasure', { path: { staffId: row.id }, query: { page: at + 1 } }),
      staleTime: 0,
    })),
  })
  const { data, error, isFetching, refetch } = pages[0]!
  const mentions = pages.flatMap((page) => page.data?.mentions ?? [])
  const ticked = mentions.filter(({ key, ticked: before }) => changed.get(key) ?? before).map(({ key }) => key)
  const erase = useOperation('staff.erase', false)
  const name = personName(row)
  const same = [row.name, row.nameZh].includes(typed.trim())
  const first = data?.twoPeople === true && data.requestedBy === null
  const send = async () => {
    const { state } = await erase.mutateAsync({ path: { staffId: row.id }, body: { name: typed, mentions: ticked } })
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
      {data && <Counts data={data} />}
      {!data && !error && <Skeleton className="h-32" />}
      {!data && error && (
        <NotLoaded level={3} title={t`What would be erased did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data && data.byHand.length > 0 && (
        <Note tone="waiting">
          <Trans>An address of theirs stands here and stays. Change it by hand:</Trans>
          <List counts={data.byHand} />
        </Note>
      )}
      {data?.requestedBy && (
        <Note tone="waiting">
          <Trans>{personName(data.requestedBy)} has requested this. Somebody else has to confirm it.</Trans>
          {data.mentions.some((mention) => mention.ticked) && (
            <p>
              <Trans>Their ticks are set below. Confirm or change them: what is ticked when you erase is what goes.</Trans>
            </p>
          )}
        </Note>
      )}
      {data?.search === 'TooLong' && (
        <Note tone="waiting">
          <Trans>
            Other texts could not be searched for this person: that takes longer than a minute. What they say of the person stays.
          </Trans>
        </Note>
      )}
      {data?.search === 'AdministratorOnly' && (
        <Note tone="waiting">
          <Trans>Mentions in other texts are shown to administrators only. They stay.</Trans>
        </Note>
      )}
      {mentions.length > 0 && (
        <Mentions
          mentions={mentions}
          more={pages.at(-1)?.data?.moreMentions}
          onMore={() => setShown(shown + 1)}
          ticked={new Set(ticked)}
          onTicked={(keys, on) => setChanged(new Map([...changed, ...keys.map((key) => [key, on] as const)]))}
        />
      )}
      <Field label={t`Type the name to confirm: ${bareName(row)}`}>
        <Input value={typed} onChange={(event) => setTyped(event.target.value)} autoComplete="off" />
      </Field>
    </SendDialog>
  )
}

interface MentionsProps {
  readonly mentions: Erasure['mentions']
  /** How many are not listed yet; undefined while they are fetched. */
  readonly more: number | undefined
  readonly onMore: () => void
  readonly ticked: ReadonlySet<string>
  readonly onTicked: (keys: readonly string[], on: boolean) => void
}

/** What may still name the person in other texts: only somebody who reads it knows whether it is about them. */
function Mentions({ mentions, more, onMore, ticked, onTicked }: MentionsProps) {
  const { t } = useLingui()
  const all = mentions.map(({ key }) => key)
  const left = more ?? 0
  const isAll = all.every((key) => ticked.has(key))
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="font-semibold">
          <Trans>May still name this person</Trans>
        </h3>
        <Button variant="ghost" onClick={() => onTicked(all, !isAll)}>
          {isAll ? t`Clear all` : t`Tick all`}
        </Button>
      </div>
      <p className="text-fg-2">
        <Trans>Ticked words are replaced by a dash. Leave what is about somebody else.</Trans>
      </p>
      <ul className="grid max-h-72 gap-1 overflow-y-auto" aria-label={t`Mentions`}>
        {mentions.map(({ key, label, word, text }) => (
          <li key={key}>
            <Checkbox
              checked={ticked.has(key)}
              onCheckedChange={(on) => onTicked([key], on)}
              label={[label, enumWord('ErasureWord', word), text].filter(Boolean).join(' · ')}
            />
          </li>
        ))}
      </ul>
      {more !== 0 && (
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <p>
            <Plural value={left} one="# more is not listed yet and stays." other="# more are not listed yet and stay." />
          </p>
          <Button variant="ghost" disabled={more === undefined} onClick={onMore}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </section>
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
