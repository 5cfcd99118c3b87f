// What transport writes to the families of a run's riders. It is mailed and read in the app; whom neither reaches is named, to be called.
import type { Schema } from '@isb/sdk'
import { Button, Dialog, DialogBody, DialogFooter, Field, Note, Textarea } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { SendDialog } from '../../lib/engine/form/send-dialog.tsx'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { PersonName } from '../../lib/engine/record/person-name.tsx'
import { query, useOperation } from '../../lib/base/connection/query.ts'
import { useWhen } from '../../lib/engine/record/when.ts'

interface MessageDialogProps {
  run: Pick<Schema<'BusRun'>, 'routeId' | 'day' | 'name' | 'nameZh' | 'riders'>
  onClose: () => void
}

export default function MessageDialog({ run, onClose }: MessageDialogProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [unreached, setUnreached] = useState<Schema<'BusMessageSent'>['unreached']>([])
  const { routeId, day, riders } = run
  const someToCall = useRef(false)
  const send = useOperation('busBooking.message', t`Message sent`)
  if (unreached.length > 0) return <ToCall unreached={unreached} onClose={onClose} />
  return (
    <SendDialog
      title={t`Write to the riders of ${named(run)}`}
      text={t`${plural(riders, {
        one: 'The family of # rider gets it by mail and in the app.',
        other: 'The families of # riders get it by mail and in the app.',
      })}`}
      verb={t`Send message`}
      disabled={text.trim() === ''}
      send={async () => {
        const sent = await send.mutateAsync({ body: { routeId, day, text: text.trim() } })
        someToCall.current = sent.unreached.length > 0
        setUnreached(sent.unreached)
      }}
      onClose={() => someToCall.current || onClose()}
    >
      <div className="grid gap-4">
        <Field label={sharedWord('field.text')} required>
          {(control) => <Textarea {...control} rows={4} maxLength={1000} value={text} onChange={({ target }) => setText(target.value)} />}
        </Field>
        <Earlier {...run} />
      </div>
    </SendDialog>
  )
}

/** What was written to them before: nobody writes the same twice. */
function Earlier({ routeId, day }: Pick<MessageDialogProps['run'], 'routeId' | 'day'>) {
  const { t } = useLingui()
  const { moment } = useWhen()
  const { data = [] } = useQuery(query('busBooking.messages', { query: { routeId, day } }))
  if (data.length === 0) return null
  return (
    <section aria-label={t`Sent before`}>
      <h3 className="mb-1 font-bold">{t`Sent before`}</h3>
      <ul className="grid gap-2">
        {data.map(({ id, text, sentBy, sentAt }) => (
          <li key={id}>
            <p className="whitespace-pre-wrap">{text}</p>
            <p className="text-sm text-fg-2">{[sentBy, moment(sentAt)].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ToCall({ unreached, onClose }: { unreached: Schema<'BusMessageSent'>['unreached']; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog open onOpenChange={onClose} title={t`Please call these families`} closeLabel={t`Close`}>
      <DialogBody>
        <Note tone="waiting">{t`Nobody in these families has an email address. Everyone else has been sent the message.`}</Note>
        <ul className="mt-3 divide-y divide-line">
          {unreached.map((rider) => (
            <li key={`${rider.studentNumber} ${rider.phone}`} className="flex justify-between gap-4 py-2">
              <PersonName person={rider} />
              {rider.phone ? <a href={`tel:${rider.phone}`}>{rider.phone}</a> : <span className="text-fg-2">{t`No phone`}</span>}
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter>
        <Button variant="lead" onClick={onClose}>{t`Done`}</Button>
      </DialogFooter>
    </Dialog>
  )
}
