// The code by which a run's attendant signs in: made, shown once to be scanned or printed, and revoked.
import type { Schema } from '@isb/sdk'
import { Button, Dialog, DialogBody, DialogFooter, Field, Form, Input, Note } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { query, useOnce, useOperation } from '../../lib/base/connection/query.ts'
import { useWhen } from '../../lib/engine/record/when.ts'
import { textOf } from '../../lib/base/connection/report.ts'
import { PrintedCode } from './printed-code.tsx'

interface CodeDialogProps {
  run: Schema<'BusRun'>
  onClose: () => void
}

export default function CodeDialog({ run, onClose }: CodeDialogProps) {
  const { t } = useLingui()
  const { routeId, day } = run
  const [attendant, setAttendant] = useState(run.attendant)
  const create = useOperation('bus.createPass', false)
  const make = useOnce(() => create.mutateAsync({ body: { routeId, day, ...(attendant.trim() && { attendant: attendant.trim() }) } }))
  const made = create.data
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Sign-in code for ${named(run)}`}
      description={t`The attendant scans it with a phone and is signed in to this run only, until the end of the day.`}
      closeLabel={t`Close`}
    >
      <DialogBody>
        {made ? (
          <PrintedCode run={run} made={made} />
        ) : (
          <Form id="run-code" onSubmit={() => make()} className="grid gap-4">
            {create.isError && <Note tone="bad">{textOf(create.error)}</Note>}
            <Field label={t`Who attends this run`} hint={t`Everything you mark is recorded under this name.`}>
              {(control) => <Input {...control} maxLength={100} value={attendant} onChange={({ target }) => setAttendant(target.value)} />}
            </Field>
          </Form>
        )}
        <Codes routeId={routeId} day={day} />
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{made ? t`Done` : t`Cancel`}</Button>
        {made ? (
          <Button variant="lead" onClick={() => print()}>
            <Printer aria-hidden />
            <Trans>Print</Trans>
          </Button>
        ) : (
          <Button type="submit" form="run-code" variant="lead" loading={create.isPending}>{t`Create code`}</Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}

/** The codes that were made for the run before. */
function Codes({ routeId, day }: { routeId: number; day: string }) {
  const { t } = useLingui()
  const { clock } = useWhen()
  const { data = [] } = useQuery(query('bus.passes', { query: { routeId, day } }))
  const revoke = useOperation('bus.revokePass', t`Code revoked`)
  if (data.length === 0) return null
  const stateOf = ({ usedAt, revokedAt }: Schema<'RunPass'>) =>
    revokedAt ? t`Revoked at ${clock(revokedAt)}` : usedAt ? t`Signed in at ${clock(usedAt)}` : t`Not used yet`
  return (
    <section aria-label={t`Codes of this run`} className="mt-4 print:hidden">
      <h3 className="font-bold">{t`Codes of this run`}</h3>
      <ul className="divide-y divide-line">
        {data.map((pass) => (
          <li key={pass.id} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="block truncate">{pass.attendant}</span>
              <span className="block text-sm text-fg-2">{stateOf(pass)}</span>
            </span>
            {!pass.revokedAt && (
              <Button
                size="sm"
                aria-label={t`Revoke the code of ${pass.attendant}`}
                onClick={() => revoke.mutate({ path: { passId: pass.id } })}
              >
                {sharedWord('do.bus.revokePass')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
