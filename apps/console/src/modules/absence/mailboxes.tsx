import { type Schema } from '@isb/sdk'
import { addressesIn, addressParts, foreignAddresses } from '@isb/sdk/rules'
import { values } from '@isb/sdk/metadata'
import { Button, Checkbox, Field, Popover, Select, Skeleton, StatusChip, TokenInput } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { separator, sharedWord } from '../../lib/i18n.ts'
import { LeaveGuard } from '../../lib/form/leave-guard.tsx'
import { NotLoaded } from '../../lib/not-loaded.tsx'
import { query, useOperation } from '../../lib/query.ts'
import { useWhen } from '../../lib/record/when.ts'
import { useCaller } from '../../lib/session.ts'
import { WhoWouldBeTold } from './who-would-be-told.tsx'

type Mailbox = Schema<'Mailbox'>
type Settings = Pick<Schema<'AbsenceSettings'>, 'ownDomains' | 'directorsFrom'>

/** The seven offices with their addresses, and beside them who would be told of an absence. */
export function Mailboxes({ settings }: { settings: Settings }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(query('absence.mailboxes'))
  if (error && !data)
    return <NotLoaded title={t`The mailboxes did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40! w-full" />
  return (
    <div className="grid items-start gap-8 min-[1400px]:grid-cols-[minmax(0,1fr)_24rem]">
      <ul className="grid divide-y divide-line border-y border-line">
        {data.map((mailbox) => (
          <Row key={mailbox.office} mailbox={mailbox} settings={settings} />
        ))}
      </ul>
      <WhoWouldBeTold />
    </div>
  )
}

/** How many offices are told nothing, for they have no mailbox. */
export function WithoutMailbox() {
  const { t } = useLingui()
  const { data = [] } = useQuery({ ...query('absence.mailboxes'), meta: { quiet: true } })
  const without = data.filter(({ addresses }) => addresses.length === 0).length
  return without > 0 && <StatusChip tone="bad">{t`${without} of ${data.length} without a mailbox`}</StatusChip>
}

const textOf = ({ addresses }: Pick<Mailbox, 'addresses'>) => addresses.join('; ')
const isWrong = (address: string) => 'wrong' in addressesIn(address)

function Row({ mailbox, settings }: { mailbox: Mailbox; settings: Settings }) {
  const { t } = useLingui()
  const mayEdit = useCaller().may('absence.setMailbox')
  const { office } = mailbox
  const [base, setBase] = useState(mailbox)
  const [typed, setTyped] = useState(mailbox)
  const save = useOperation('absence.setMailbox', t`Mailbox saved`)
  const { addresses, language, details } = typed
  const parsed = addressesIn(textOf(typed))
  const wrong = 'wrong' in parsed ? sharedWord('reason.MAILBOX_ADDRESS', { address: parsed.wrong }) : undefined
  const changed = textOf(typed) !== textOf(base) || language !== base.language || details.join() !== base.details.join()
  const take = (next: Mailbox) => {
    setBase(next)
    setTyped(next)
  }
  // What somebody else saves does not take away what is typed here: saving that tells of them.
  if (!changed && mailbox.version > base.version) take(mailbox)
  const outside = foreignAddresses(addresses, settings.ownDomains)
  const strangers = outside.join(separator())
  const name = sharedWord(`value.Office.${office}`)
  const days = settings.directorsFrom
  const whose =
    office === 'Directors'
      ? t`${plural(days, { one: 'absences from # school day on', other: 'absences from # school days on' })}`
      : sharedWord(`value.ToldRule.${rules[office]}`)
  return (
    <li className="grid gap-x-4 gap-y-2 py-4 lg:grid-cols-[11rem_minmax(0,1fr)_7.5rem]">
      <div className="flex flex-wrap items-baseline gap-x-2 lg:block">
        <h3 className="font-bold">{name}</h3>
        <p className="text-xs text-fg-2 first-letter:uppercase">{whose}</p>
      </div>
      <div className="order-1 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 lg:order-none">
        {mayEdit ? (
          <Field
            label={<span className="sr-only">{t`Addresses of ${name}`}</span>}
            error={wrong}
            hint={outside.length > 0 ? t`Outside the school: ${strangers}` : undefined}
          >
            {(control) => (
              <TokenInput
                {...control}
                value={addresses}
                onValueChange={(next) => setTyped({ ...typed, addresses: next })}
                // A column that is copied from a table has lines.
                split={(text) => addressParts(text.replaceAll(/[\r\n\t]+/g, ';'))}
                separators=";；,，"
                toneOf={(address) => (isWrong(address) ? 'bad' : outside.includes(address) ? 'live' : undefined)}
                removeLabel={(address) => t`Remove ${address}`}
                placeholder="name@school.example; …"
              />
            )}
          </Field>
        ) : (
          <p className="break-words">{textOf(typed) || '–'}</p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Contents name={name} typed={typed} onChange={setTyped} disabled={!mayEdit} />
          {changed && (
            <span className="ml-auto flex gap-2">
              <Button size="sm" disabled={save.isPending} onClick={() => setTyped(base)}>
                <Trans>Discard</Trans>
              </Button>
              <Button
                size="sm"
                variant="lead"
                disabled={wrong !== undefined}
                loading={save.isPending}
                onClick={() =>
                  save.mutate(
                    { path: { office }, body: { addresses: textOf(typed), language, details: [...details], version: base.version } },
                    { onSuccess: take },
                  )
                }
              >
                <Trans>Save mailbox</Trans>
              </Button>
            </span>
          )}
        </div>
      </div>
      <div className="lg:pt-1.5 lg:text-right">
        <State mailbox={mailbox} />
      </div>
      {changed && <LeaveGuard dirty />}
    </li>
  )
}

interface ContentsProps {
  name: string
  typed: Mailbox
  onChange: (next: Mailbox) => void
  disabled: boolean
}

/** What the mails of an office tell, and in which language: in a line, changed in a small panel. */
function Contents({ name, typed, onChange, disabled }: ContentsProps) {
  const { t } = useLingui()
  const { language, details } = typed
  const told = details.map((detail) => sharedWord(`value.MailDetail.${detail}`)).join(separator())
  const summary = `${sharedWord(`value.MailLanguage.${language}`)} · ${told || t`name, class and days alone`}`
  if (disabled) return <p className="text-xs text-fg-2">{summary}</p>
  return (
    <Popover
      label={t`What mails to ${name} tell`}
      align="start"
      className="grid gap-3 p-4"
      trigger={
        <Button
          size="sm"
          variant="ghost"
          className="-ml-2.5 h-auto! max-w-full py-1 text-left font-normal whitespace-normal! text-fg-2"
          aria-label={t`What mails to ${name} tell: ${summary}`}
        >
          <span className="min-w-0">{summary}</span>
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <Field label={t`Language`}>
        {(control) => (
          <Select
            {...control}
            size="sm"
            options={values.MailLanguage.map((value) => ({ value, label: sharedWord(`value.MailLanguage.${value}`) }))}
            value={language}
            onValueChange={(next) => onChange({ ...typed, language: next })}
          />
        )}
      </Field>
      <Field label={t`Beside name, class and days`} group>
        <div className="grid gap-2">
          {values.MailDetail.map((detail) => (
            <label key={detail} className="flex items-center gap-2">
              <Checkbox
                checked={details.includes(detail)}
                onCheckedChange={(on) =>
                  onChange({
                    ...typed,
                    details: values.MailDetail.filter((each) => (each === detail ? on : details.includes(each))),
                  })
                }
                aria-label={`${name}: ${sharedWord(`value.MailDetail.${detail}`)}`}
              />
              {sharedWord(`value.MailDetail.${detail}`)}
            </label>
          ))}
        </div>
      </Field>
    </Popover>
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
} as const

function State({ mailbox: { addresses, sent, lastAt, failed, nextAt, nowhere } }: { mailbox: Mailbox }) {
  const { t } = useLingui()
  const { moment, clock } = useWhen()
  const next = nextAt && clock(nextAt)
  const [tone, text, more] =
    addresses.length === 0
      ? ([
          'bad',
          t`No mailbox`,
          nowhere > 0 && t`${plural(nowhere, { one: '# absence told to nobody this week', other: '# absences told to nobody this week' })}`,
        ] as const)
      : failed > 0
        ? (['waiting', t`${plural(failed, { one: '# mail is stuck', other: '# mails are stuck' })}`, next && t`next try ${next}`] as const)
        : ([sent > 0 ? 'good' : 'over', t`${sent} this week`, lastAt && moment(lastAt)] as const)
  return (
    <>
      <StatusChip tone={tone}>{text}</StatusChip>
      {more && <p className="mt-1 text-xs text-fg-2">{more}</p>}
    </>
  )
}
