import { Button, ConfirmDialog } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import type { ListBulk, RowAction } from '../../lib/list/types.ts'
import { useOperation } from '../../lib/query.ts'
import { useCan } from '../../lib/session.ts'
import { whyNot, type Mail } from './data.ts'

const input = ({ id }: Pick<Mail, 'id'>) => ({ path: { mailId: id } })
const left = (mails: readonly Mail[]) => mails.filter(({ state }) => state === 'Sent').length

/** Sending a mail again, for who may: at once, or asked about first where it has left before. */
export function useResend(): { resend: ((mail: Mail) => void) | undefined; busy: boolean; question: ReactNode } {
  const { t } = useLingui()
  const may = useCan('settings:outbox:resend')
  const [asking, setAsking] = useState<Mail>()
  const { mutate, isPending } = useOperation('outbox.resend', t`The mail is on its way again`)
  const resend = useCallback((mail: Mail) => (mail.state === 'Sent' ? setAsking(mail) : mutate(input(mail))), [mutate])
  const question = asking && (
    <ConfirmDialog
      open
      onOpenChange={() => setAsking(undefined)}
      title={t`Send this mail again?`}
      text={t`${asking.recipient} has had it already and gets it a second time.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Send again`}
      onConfirm={() => {
        mutate(input(asking))
        setAsking(undefined)
      }}
    />
  )
  return { resend: may ? resend : undefined, busy: isPending, question }
}

/** What waits is sent now; what has left or was given up, again. */
function useLabel(): (mail: Mail) => string {
  const { t } = useLingui()
  return useCallback(({ state }) => (state === 'Pending' ? t`Send now` : t`Send again`), [t])
}

/** What can be done with one mail. */
export function useActions(resend: ((mail: Mail) => void) | undefined): (mail: Mail) => readonly RowAction<Mail>[] {
  const label = useLabel()
  return useCallback(
    (mail) => (resend ? [{ id: 'resend', label: label(mail), icon: <Send aria-hidden />, onSelect: resend, whyNot: whyNot(mail) }] : []),
    [label, resend],
  )
}

/** The panel's button, with the reason under it where it cannot be pressed. */
export function ResendButton({ mail, resend, busy }: { mail: Mail; resend: (mail: Mail) => void; busy: boolean }) {
  const label = useLabel()
  const why = whyNot(mail)
  if (why) return <p className="flex-1 text-fg-2">{why}</p>
  return (
    <Button variant="lead" className="flex-1" loading={busy} onClick={() => resend(mail)}>
      <Send aria-hidden />
      {label(mail)}
    </Button>
  )
}

/** What can be done with many at once. */
export function useBulkActions(): readonly ListBulk<Mail>[] {
  const { t } = useLingui()
  const may = useCan('settings:outbox:resend')
  return useMemo(
    () =>
      may
        ? [
            {
              id: 'resend',
              label: t`Send again`,
              icon: <Send aria-hidden />,
              operation: 'outbox.resend',
              input,
              whyNot,
              confirm: (mails) => ({
                title: t`${plural(mails.length, { one: 'Send # mail again?', other: 'Send # mails again?' })}`,
                ...(left(mails) > 0 && {
                  text: t`${plural(left(mails), { one: '# of them has left before: its recipient gets it a second time.', other: '# of them have left before: their recipients get them a second time.' })}`,
                }),
                label: t`Send again`,
              }),
              done: (count) => t`${plural(count, { one: '# mail is on its way again', other: '# mails are on their way again' })}`,
            },
          ]
        : [],
    [t, may],
  )
}
