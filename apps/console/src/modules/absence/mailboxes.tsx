import { type Schema } from '@isb/sdk'
import { addressesIn } from '@isb/sdk/rules'
import { values } from '@isb/sdk/metadata'
import { Button, Checkbox, Field, Input, Select, Skeleton, StatusChip } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import { NotLoaded } from '../../lib/not-loaded.tsx'
import { query, useOperation } from '../../lib/query.ts'
import { useWhen } from '../../lib/record/when.ts'

type Mailbox = Schema<'Mailbox'>

/** The seven offices with their addresses, language and what their mails tell. */
export function Mailboxes() {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(query('absence.mailboxes'))
  if (error && !data)
    return <NotLoaded title={t`The mailboxes did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40! w-full" />
  return (
    <ul className="grid divide-y divide-line border-y border-line">
      {data.map((mailbox) => (
        <Row key={mailbox.office} mailbox={mailbox} />
      ))}
    </ul>
  )
}

function Row({ mailbox }: { mailbox: Mailbox }) {
  const { t } = useLingui()
  const { office, foreign } = mailbox
  const [base, setBase] = useState(mailbox)
  const [addresses, setAddresses] = useState(mailbox.addresses.join('; '))
  const [language, setLanguage] = useState(mailbox.language)
  const [details, setDetails] = useState<readonly Schema<'MailDetail'>[]>(mailbox.details)
  const save = useOperation('absence.setMailbox', t`Mailbox saved`)
  const parsed = addressesIn(addresses)
  const wrong = 'wrong' in parsed ? sharedWord('reason.MAILBOX_ADDRESS', { address: parsed.wrong }) : undefined
  const before = [base.addresses.join('; '), base.language, base.details.join()]
  const changed = [addresses, language, details.join()].some((value, at) => value !== before[at])
  const take = (next: Mailbox) => {
    setBase(next)
    setAddresses(next.addresses.join('; '))
    setLanguage(next.language)
    setDetails(next.details)
  }
  // What somebody else saves does not take away what is typed here: saving that tells of them.
  if (!changed && mailbox.version > base.version) take(mailbox)
  const outside = foreign.join('; ')
  const name = sharedWord(`value.Office.${office}`)
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3>
          <b>{name}</b> <span className="text-fg-2">{sharedWord(`value.ToldRule.${rules[office]}`)}</span>
        </h3>
        <State mailbox={mailbox} />
      </div>
      <Field label={sharedWord('field.addresses')} error={wrong} hint={foreign.length > 0 ? t`Outside the school: ${outside}` : undefined}>
        {(control) => (
          <Input
            {...control}
            value={addresses}
            placeholder="name@school.example; …"
            onChange={({ target }) => setAddresses(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Select
          size="sm"
          className="w-auto"
          aria-label={t`Language of the mails to ${name}`}
          options={values.MailLanguage.map((value) => ({ value, label: sharedWord(`value.MailLanguage.${value}`) }))}
          value={language}
          onValueChange={setLanguage}
        />
        {values.MailDetail.map((detail) => (
          <label key={detail} className="flex items-center gap-2">
            <Checkbox
              checked={details.includes(detail)}
              onCheckedChange={(on) => setDetails(values.MailDetail.filter((each) => (each === detail ? on : details.includes(each))))}
              aria-label={`${name}: ${sharedWord(`value.MailDetail.${detail}`)}`}
            />
            {sharedWord(`value.MailDetail.${detail}`)}
          </label>
        ))}
        {changed && (
          <Button
            size="sm"
            disabled={wrong !== undefined || save.isPending}
            onClick={() =>
              save.mutate(
                { path: { office }, body: { addresses, language, details: [...details], version: base.version } },
                { onSuccess: take },
              )
            }
          >
            <Trans>Save mailbox</Trans>
          </Button>
        )}
      </div>
    </li>
  )
}

/** Of what each office is told. */
const rules = {
  Elementary: 'Division',
  Middle: 'Division',
  High: 'Division',
  LifeCentered: 'Division',
  Bus: 'Bus',
  Nurses: 'Sick',
  Directors: 'Days',
} as const

function State({ mailbox: { addresses, sent, lastAt, failed, nowhere } }: { mailbox: Mailbox }) {
  const { t } = useLingui()
  const { moment } = useWhen()
  if (addresses.length === 0)
    return (
      <StatusChip tone="bad">
        {nowhere > 0
          ? t`No mailbox: ${plural(nowhere, { one: '# absence', other: '# absences' })} told to nobody this week`
          : t`No mailbox`}
      </StatusChip>
    )
  if (failed > 0)
    return <StatusChip tone="waiting">{t`${plural(failed, { one: '# mail is stuck', other: '# mails are stuck' })}`}</StatusChip>
  return (
    <StatusChip tone={sent > 0 ? 'good' : 'over'}>
      {t`${sent} this week`} {lastAt && `· ${moment(lastAt)}`}
    </StatusChip>
  )
}
