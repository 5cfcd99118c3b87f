import { Button, ConfirmDialog, Note, Split } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useOperation } from '../../../lib/base/connection/query.ts'
import { useWhen } from '../../../lib/engine/record/when.ts'
import { Board } from './board.tsx'
import type { Place, RollOver } from './data.ts'
import { Head } from './head.tsx'
import { PlacePanel } from './place-panel.tsx'
import { personName } from '../../../lib/engine/record/person-name.tsx'

/** A plan that is in effect: it is looked at, and undone as a whole. */
export function Applied({ plan }: { plan: RollOver }) {
  const { t } = useLingui()
  const when = useWhen()
  const [open, setOpen] = useState<Place>()
  const [asking, setAsking] = useState(false)
  const { fromYear, toYear, version, startsOn, changedBy, changedAt } = plan
  const undo = useOperation('homeroom.undoRollOver', t`Undone: everybody stays where they are`)
  const who = personName(changedBy)
  return (
    <Split panel={open !== undefined && <PlacePanel plan={plan} about={plan} place={open} onClose={() => setOpen(undefined)} />}>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <Head plan={plan}>
          <Button variant="danger" onClick={() => setAsking(true)}>
            <Undo2 aria-hidden />
            {t`Undo`}
          </Button>
        </Head>
        <div className="px-4 pb-4 sm:px-6">
          <Note tone="good">{t`In effect from ${when.day(startsOn)}. Applied by ${who}, ${when.exact(changedAt)}.`}</Note>
        </div>
        <Board plan={plan} about={plan} open={open} onOpen={setOpen} />
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={t`Undo the classes of ${toYear}?`}
        text={t`The new classes go, and every student stays in the old one. The draft stays.`}
        cancelLabel={t`Cancel`}
        confirmLabel={t`Undo`}
        busy={undo.isPending}
        onConfirm={() => undo.mutate({ body: { fromYear, version } }, { onSettled: () => setAsking(false) })}
      />
    </Split>
  )
}
