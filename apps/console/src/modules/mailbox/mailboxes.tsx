// The seven offices with their addresses, and beside them who would be told of an absence.
import type { Schema } from '@isb/sdk'
import { addressesIn, addressParts, foreignAddresses } from '@isb/sdk/rules'
import { Button, Field, Popover, Select, Skeleton, StatusChip, TokenInput } from '@isb/ui'
import { plural, t as say } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { separator, sharedWord } from '../../lib/base/words/i18n.ts'
import { EnumChoices } from '../../lib/engine/form/enum-choices.tsx'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { query, queryClient, runOperation } from '../../lib/base/connection/query.ts'
import { enumWord } from '../../lib/engine/record/values.tsx'
import { enumOptions } from '../../lib/engine/record/enum-options.ts'
import { useWhen } from '../../lib/engine/record/when.ts'
import type { BelowProps } from '../../lib/declare/settings.ts'
import { WhoWouldBeTold } from './who-would-be-told.tsx'

type Mailbox = Schema<'Mailbox'>
type Settings = Pick<Schema<'AbsenceSettings'>, 'ownDomains' | 'directorsFrom'>

/** Those that were changed and are not saved yet. */
type Changed = readonly Mailbox[]

export function Mailboxes({ settings, draft = [], onDraft }: BelowProps<Settings, Changed>) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(query('mailbox.list'))
  if (error && !data)
    return <NotLoaded title={t`The mailboxes did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40! w-full" />
  return (
    <div className="grid items-start gap-8 min-[1400px]:grid-cols-[minmax(0,1fr)_24rem]">
      <ul className="grid divide-y divide-line border-b border-line">
        {data.map((mailbox) => (
          <Row
            key={mailbox.office}
            mailbox={mailbox}
            draft={draft.find(({ office }) => office === mailbox.office)}
            onDraft={(next) => {
              const others = draft.filter(({ office }) => office !== mailbox.office)
              const changed = next ? [...others, next] : others
              onDraft(changed.length > 0 ? changed : undefined)
            }}
            settings={settings}
          />
        ))}
      </ul>
      <WhoWouldBeTold />
    </div>
  )
}

/** How many offices are told nothing, for they have no mailbox. */
export function WithoutMailbox() {
  const { t } = useLingui()
  const { data = [] } = useQuery(query('mailbox.list'))
  const without = data.filter(({ addresses }) => addresses.length === 0).length
  return without > 0 && <StatusChip tone="bad">{t`${without} of ${data.length} without a mailbox`}</StatusChip>
}

const textOf = ({ addresses }: Mailbox) => addresses.join('; ')
const partsOf = ({ addresses, language, details }: Mailbox) => JSON.stringify([addresses, language, details])

export const isWrong = (changed: Changed) => changed.some((mailbox) => 'wrong' in addressesIn(textOf(mailbox)))

/**
 * Saves each of them. Those of which the server would not hear stay as they were typed, and so does what was typed since, which stands on
 * what is saved now.
 */
export async function save(changed: Changed): Promise<(now: Changed) => Changed | undefined> {
  const saved = await Promise.allSettled(
    changed.map(({ office, addresses, language, details, version }) => {
      const body = { addresses: addresses.join('; '), language, details, version }
      return runOperation('mailbox.update', { path: { office }, body }, say`Mailboxes saved`) as Promise<Mailbox>
    }),
  )
  await queryClient.refetchQueries({ queryKey: ['mailbox', 'list'] })
  return (now) => {
    const left = now.flatMap((mailbox) => {
      const at = changed.findIndex(({ office }) => office === mailbox.office)
      const answer = saved[at]
      if (answer?.status !== 'fulfilled') return mailbox
      return mailbox === changed[at] ? [] : { ...mailbox, version: answer.value.version }
    })
    return left.length > 0 ? left : undefined
  }
}

interface RowProps {
  mailbox: Mailbox
  draft: Mailbox | undefined
  onDraft: (draft: Mailbox | undefined) => void
  settings: Settings
}

/** What somebody else saves does not take away what is typed here: saving that tells of them. */
function Row({ mailbox, draft, onDraft, settings }: RowProps) {
  const { t } = useLingui()
  const typed = draft ?? mailbox
  const { office, addresses } = typed
  const edit = (part: Partial<Mailbox>) => {
    const next = { ...typed, ...part }
    onDraft(partsOf(next) === partsOf(mailbox) ? undefined : next)
  }
  const parsed = addressesIn(textOf(typed))
  const wrong = 'wrong' in parsed ? sharedWord('reason.MAILBOX_ADDRESS', { address: parsed.wrong }) : undefined
  const outside = foreignAddresses(addresses, settings.ownDomains)
  const strangers = outside.join(separator())
  const name = enumWord('Office', office)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 py-3 lg:grid-cols-[11rem_minmax(0,1fr)_8rem]">
      <div>
        <h3 className="font-bold">{name}</h3>
        <p className="text-xs text-fg-2 first-letter:uppercase">
          <Whose office={office} from={settings.directorsFrom} />
        </p>
      </div>
      <div className="order-1 col-span-2 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1 lg:order-none lg:col-span-1">
        <Field
          label={<span className="sr-only">{t`Addresses of ${name}`}</span>}
          error={wrong}
          hint={
            outside.length > 0
              ? t`Outside the school: ${strangers}`
              : addresses.length === 0 && t`Until an address is set, this office gets no emails.`
          }
        >
          {(control) => (
            <TokenInput
              {...control}
              value={addresses}
              onValueChange={(next) => edit({ addresses: next })}
              // A column that is copied from a table has lines.
              split={(text) => addressParts(text.replaceAll(/[\r\n\t]+/g, ';'))}
              separators=";；,，"
              toneOf={(address) => ('wrong' in addressesIn(address) ? 'bad' : outside.includes(address) ? 'live' : undefined)}
              removeLabel={(address) => t`Remove ${address}`}
              placeholder="name@school.example; …"
            />
          )}
        </Field>
        <Contents name={name} typed={typed} onChange={edit} />
      </div>
      <div className="text-right lg:pt-2">
        {draft ? <StatusChip bare tone="waiting">{t`Not saved yet`}</StatusChip> : <State mailbox={mailbox} />}
      </div>
    </li>
  )
}

/** Of what an office is told. */
function Whose({ office, from }: { office: Mailbox['office']; from: number }) {
  const { t } = useLingui()
  if (office === 'Bus' || office === 'Nurses') return enumWord('ToldRule', office === 'Bus' ? 'Bus' : 'Sick')
  if (office === 'Directors') return t`${plural(from, { one: 'absences from # school day on', other: 'absences from # school days on' })}`
  const division = enumWord('Division', office)
  return t`students of ${division}`
}

interface ContentsProps {
  name: string
  typed: Mailbox
  onChange: (part: Partial<Mailbox>) => void
}

/** What the mails of an office tell, and in which language: in a line, changed in a small panel. */
function Contents({ name, typed: { language, details }, onChange }: ContentsProps) {
  const { t } = useLingui()
  const told = details.map((detail) => enumWord('MailDetail', detail)).join(separator())
  const summary = `${enumWord('MailLanguage', language)} · ${told || t`name, class and days only`}`
  return (
    <Popover
      label={t`What mails to ${name} tell`}
      align="start"
      className="grid gap-3 p-4"
      trigger={
        <Button
          size="sm"
          variant="ghost"
          className="-ml-2 h-auto! justify-self-start max-w-full px-2! py-0.5 text-left text-xs! font-normal whitespace-normal! text-fg-2"
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
            options={enumOptions('MailLanguage')}
            value={language}
            onValueChange={(next) => onChange({ language: next })}
          />
        )}
      </Field>
      <Field label={t`Beside name, class and days`} group>
        <EnumChoices name="MailDetail" value={details} onValueChange={(next) => onChange({ details: next })} />
      </Field>
    </Popover>
  )
}

function State({ mailbox: { addresses, sent, lastAt, failed, nextAt, nowhere } }: { mailbox: Mailbox }) {
  const { t } = useLingui()
  const { moment, clock } = useWhen()
  const next = nextAt && clock(nextAt)
  const [tone, text, more] =
    addresses.length === 0
      ? ([
          'bad',
          t`No mailbox`,
          nowhere > 0 && t`${plural(nowhere, { one: '# absence reached nobody this week', other: '# absences reached nobody this week' })}`,
        ] as const)
      : failed > 0
        ? (['waiting', t`${plural(failed, { one: '# mail is stuck', other: '# mails are stuck' })}`, next && t`next try ${next}`] as const)
        : ([sent > 0 ? 'good' : 'over', t`${sent} this week`, lastAt && moment(lastAt)] as const)
  return (
    <>
      <StatusChip bare tone={tone}>
        {text}
      </StatusChip>
      {more && <p className="text-xs text-fg-2">{more}</p>}
    </>
  )
}
