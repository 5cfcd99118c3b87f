// What can be done with a run: start, close, restore it, give it another bus, cancel it.
import { ApiError, type Schema } from '@isb/sdk'
import { isStartDoubt, whyNotMoveRun, type RunMove } from '@isb/sdk/rules'
import { Button, ConfirmDialog, IconButton, Menu, MenuItem } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { Suspense, useState } from 'react'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { lateDialog } from '../../lib/base/lazy/late.tsx'
import { useOperation } from '../../lib/base/connection/query.ts'
import { useWhen } from '../../lib/engine/record/when.ts'
import { useCaller } from '../../lib/base/connection/session.ts'

const CodeDialog = lateDialog(() => import('./code-dialog.tsx'))
const MessageDialog = lateDialog(() => import('./message-dialog.tsx'))
const RunDialog = lateDialog(() => import('./run-dialog.tsx'))

interface RunActionsProps {
  run: Schema<'BusRun'>
  /** Writing to its riders stands among the buttons: there is room for it. */
  open?: boolean
}

/** The actions of a run for whoever may take them. */
export function RunActions({ run, open = false }: RunActionsProps) {
  const { t } = useLingui()
  const { may } = useCaller()
  const [asking, setAsking] = useState<'cancel' | 'change' | 'close' | 'reset' | 'message' | 'code'>()
  /** What speaks against starting it, and the last of it in words. */
  const [doubts, setDoubts] = useState<{ despite: Schema<'BusStartDoubt'>[]; text: string }>()
  const body = { routeId: run.routeId, day: run.day }
  const start = useOperation('bus.startRun', t`${named(run)} is on the road`)
  const startNow = (despite: Schema<'BusStartDoubt'>[] = []) =>
    void start.mutateAsync({ body: { ...body, despite } }).then(
      () => setDoubts(undefined),
      (error: unknown) => {
        const isAsked = error instanceof ApiError && isStartDoubt(error.reason) && !despite.includes(error.reason)
        setDoubts(isAsked ? { despite: [...despite, error.reason], text: error.message } : undefined)
      },
    )
  const restore = useOperation('bus.restoreRun', t`${named(run)} takes place`)
  const today = useWhen().dayFromNow(0)
  // What was planned for a day that is over stays as it is; a run that nobody has closed can still be closed.
  const isOver = run.day < today && run.status !== 'OnTheRoad'
  const can = (move: RunMove) => !isOver && whyNotMoveRun(run.status, move) === null
  const writes = may('busBooking.message') && run.riders > 0 && run.status !== 'Done' && run.day >= today
  const runs = may('bus.startRun')
  const replays = run.startedAt !== null && may('bus.replay')
  if (!runs && !writes && !replays) return null
  const codes = runs && can('change') && may('bus.attended')
  return (
    <span className="flex items-center gap-1 justify-self-end">
      {replays && (
        <Button size="sm" asChild>
          <Link to="/bus/replay" search={{ routeId: run.routeId, day: run.day }}>
            {t`Replay`}
          </Link>
        </Button>
      )}
      {runs && can('start') && run.day === today && (
        <Button size="sm" loading={start.isPending} onClick={() => startNow()}>
          {sharedWord('do.bus.startRun')}
        </Button>
      )}
      {runs && can('close') && (
        <Button size="sm" onClick={() => setAsking('close')}>
          {sharedWord('do.bus.closeRun')}
        </Button>
      )}
      {runs && can('restore') && (
        <Button size="sm" onClick={() => restore.mutate({ body })}>
          {sharedWord('do.bus.restoreRun')}
        </Button>
      )}
      {open && writes && (
        <Button size="sm" onClick={() => setAsking('message')}>
          {sharedWord('do.busBooking.message')}
        </Button>
      )}
      {((runs && can('cancel')) || (writes && !open)) && (
        <Menu
          trigger={
            <IconButton label={t`Actions for ${named(run)}`}>
              <Ellipsis aria-hidden />
            </IconButton>
          }
        >
          {writes && !open && <MenuItem onSelect={() => setAsking('message')}>{sharedWord('do.busBooking.message')}</MenuItem>}
          {runs && can('reset') && <MenuItem onSelect={() => setAsking('reset')}>{sharedWord('do.bus.resetRun')}</MenuItem>}
          {codes && <MenuItem onSelect={() => setAsking('code')}>{sharedWord('do.bus.createPass')}</MenuItem>}
          {runs && can('change') && <MenuItem onSelect={() => setAsking('change')}>{sharedWord('do.bus.changeRun')}</MenuItem>}
          {runs && can('cancel') && (
            <MenuItem danger onSelect={() => setAsking('cancel')}>
              {sharedWord('do.bus.cancelRun')}
            </MenuItem>
          )}
        </Menu>
      )}
      <ConfirmDialog
        open={doubts !== undefined}
        onOpenChange={() => setDoubts(undefined)}
        title={t`Start ${named(run)} all the same?`}
        text={doubts?.text}
        confirmLabel={sharedWord('do.bus.startRun')}
        cancelLabel={t`Not now`}
        busy={start.isPending}
        onConfirm={() => startNow(doubts?.despite)}
      />
      <Suspense>
        {asking === 'message' ? (
          <MessageDialog run={run} onClose={() => setAsking(undefined)} />
        ) : asking === 'code' ? (
          <CodeDialog run={run} onClose={() => setAsking(undefined)} />
        ) : (
          asking && <RunDialog run={run} what={asking} onClose={() => setAsking(undefined)} />
        )}
      </Suspense>
    </span>
  )
}
