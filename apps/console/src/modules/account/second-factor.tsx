import type { Data } from '@isb/sdk'
import { Button, ConfirmDialog, Empty, Note } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Fingerprint, KeyRound, Smartphone } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { roleName } from '../../lib/base/words/i18n.ts'
import { lateDialog } from '../../lib/base/lazy/late.tsx'
import { loadAccount } from '../../lib/base/connection/isb.ts'
import { Lines, LinesFailed } from '../../lib/engine/page/lines.tsx'
import { query, useOnce, useOperation } from '../../lib/base/connection/query.ts'
import { useWhen } from '../../lib/engine/record/when.ts'
import { Section } from '../../lib/engine/page/section.tsx'
import { hasPasskeys } from '../../lib/base/connection/passkey.ts'

const SetUpApp = lateDialog(() => import('./set-up-app.tsx'))
const SetUpPasskey = lateDialog(() => import('./set-up-passkey.tsx'))
const RecoveryCodes = lateDialog(() => import('./recovery-codes.tsx'))

type Found = Data<'account.secondFactor'>
type Asked = { kind: 'app' } | { kind: 'passkey'; id: number; name: string } | { kind: 'codes' }

/** One's own second factor: an app, passkeys, recovery codes. */
export function SecondFactorSection() {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(query('account.secondFactor'))
  const [making, setMaking] = useState<'app' | 'passkey'>()
  const [codes, setCodes] = useState<readonly string[]>()
  const made = (recoveryCodes: readonly string[] | null) => {
    setMaking(undefined)
    if (recoveryCodes) setCodes(recoveryCodes)
    // The page may have been held back until now.
    void loadAccount()
  }
  return (
    <Section
      title={t`Second factor`}
      text={t`With it, somebody who learns your password still cannot sign in.`}
      actions={
        data && (
          <div className="flex flex-wrap gap-2 lg:grid lg:justify-items-start">
            {!data.app && (
              <Button onClick={() => setMaking('app')}>
                <Smartphone aria-hidden />
                <Trans>Set up an app</Trans>
              </Button>
            )}
            {hasPasskeys() && (
              <Button onClick={() => setMaking('passkey')}>
                <Fingerprint aria-hidden />
                <Trans>Add a passkey</Trans>
              </Button>
            )}
          </div>
        )
      }
    >
      {data ? (
        <Held found={data} onCodes={setCodes} />
      ) : error ? (
        <LinesFailed title={t`The second factor did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Lines />
      )}
      {making === 'app' && <SetUpApp onMade={made} onClose={() => setMaking(undefined)} />}
      {making === 'passkey' && <SetUpPasskey onMade={made} onClose={() => setMaking(undefined)} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Section>
  )
}

/** What there is, and how each is taken away. */
function Held({ found, onCodes }: { found: Found; onCodes: (codes: readonly string[]) => void }) {
  const { t } = useLingui()
  const { exact, moment } = useWhen()
  const { app, passkeys, recoveryCodes, required } = found
  const [asked, setAsked] = useState<Asked>()
  const removeApp = useOperation('account.removeApp', t`The app is no longer asked for`)
  const removePasskey = useOperation('account.removePasskey', t`Passkey removed`)
  const renew = useOperation('account.newRecoveryCodes', false)
  const close = () => setAsked(undefined)
  const confirm = useOnce(async () => {
    if (asked?.kind === 'app') await removeApp.mutateAsync({}).finally(close)
    if (asked?.kind === 'passkey') await removePasskey.mutateAsync({ path: { passkeyId: asked.id } }).finally(close)
    if (asked?.kind === 'codes') onCodes((await renew.mutateAsync({}).finally(close)).recoveryCodes ?? [])
  })
  if (!app && passkeys.length === 0)
    return (
      <>
        {required && <Due found={found} />}
        <Empty
          level={3}
          className="rounded-lg border border-line"
          title={t`No second factor`}
          text={t`An app on your phone that shows codes, or a passkey: your fingerprint, your face or a security key.`}
        />
      </>
    )
  const name = asked?.kind === 'passkey' ? asked.name : ''
  const title = {
    app: t`Stop using the authenticator app?`,
    passkey: t`Remove the passkey “${name}”?`,
    codes: t`Create new recovery codes?`,
  }
  return (
    <>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {app && (
          <Line
            icon={<Smartphone aria-hidden className="size-5 shrink-0 text-fg-3" />}
            name={t`Authenticator app`}
            text={t`since ${exact(app.createdAt)}`}
            action={
              <Button size="sm" variant="danger" aria-label={t`Remove the authenticator app`} onClick={() => setAsked({ kind: 'app' })}>
                <Trans>Remove</Trans>
              </Button>
            }
          />
        )}
        {passkeys.map((passkey) => (
          <Line
            key={passkey.id}
            icon={<Fingerprint aria-hidden className="size-5 shrink-0 text-fg-3" />}
            name={passkey.name}
            text={
              passkey.lastUsedAt ? t`Passkey · last used ${moment(passkey.lastUsedAt)}` : t`Passkey · since ${exact(passkey.createdAt)}`
            }
            action={
              <Button
                size="sm"
                variant="danger"
                aria-label={t`Remove the passkey ${passkey.name}`}
                onClick={() => setAsked({ kind: 'passkey', id: passkey.id, name: passkey.name })}
              >
                <Trans>Remove</Trans>
              </Button>
            }
          />
        ))}
        <Line
          icon={<KeyRound aria-hidden className="size-5 shrink-0 text-fg-3" />}
          name={t`Recovery codes`}
          text={t`${recoveryCodes} left`}
          few={recoveryCodes < 3}
          action={
            <Button size="sm" onClick={() => setAsked({ kind: 'codes' })}>
              <Trans>New codes</Trans>
            </Button>
          }
        />
      </ul>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={title[asked.kind]}
          text={asked.kind === 'codes' ? t`The old codes stop working.` : undefined}
          confirmLabel={asked.kind === 'codes' ? t`Create codes` : t`Remove`}
          cancelLabel={t`Cancel`}
          tone={asked.kind === 'codes' ? 'lead' : 'danger'}
          busy={removeApp.isPending || removePasskey.isPending || renew.isPending}
          onConfirm={confirm}
        />
      )}
    </>
  )
}

function Due({ found: { dueAt, suspendedRoles } }: { found: Found }) {
  const { t } = useLingui()
  const { exact } = useWhen()
  const names = suspendedRoles.map(roleName).join(t({ message: ', ', comment: 'between names' }))
  if (!names && dueAt === null) return null
  return (
    <Note tone={names ? 'bad' : 'waiting'} className="mb-3">
      {names
        ? t`Set one up to get the permissions of: ${names}. These roles require a second factor.`
        : t`Your role requires a second factor. Set one up by ${exact(dueAt)}, or the role stops giving you its permissions.`}
    </Note>
  )
}

interface LineProps {
  icon: ReactNode
  name: string
  text: string
  /** Hardly any are left. */
  few?: boolean
  action: ReactNode
}

function Line({ icon, name, text, few = false, action }: LineProps) {
  return (
    <li className="flex min-h-16 items-center gap-4 px-4 py-2.5">
      {icon}
      <div className="min-w-0 flex-1">
        <p className="font-bold break-words">{name}</p>
        <p className={few ? 'text-xs text-bad' : 'text-xs text-fg-2'}>{text}</p>
      </div>
      {action}
    </li>
  )
}
