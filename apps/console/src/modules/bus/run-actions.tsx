// What can be done with a run: start, close, restore it, give it another bus, cancel it.
import type { Schema } from '@isb/sdk'
import { whyNotMoveRun, type RunMove } from '@isb/sdk/rules'
import { Button, IconButton, Menu, MenuItem } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import { Suspense, useState } from 'react'
import { named, sharedWord } from '../../lib/i18n.ts'
import { late } from '../../lib/late.tsx'
import { useOperation } from '../../lib/query.ts'
import { useCaller } from '../../lib/session.ts'

const RunDialog = late(() => import('./run-dialog.tsx'))

/** The actions of a run for whoever may take them. */
export function RunActions({ run }: { run: Schema<'BusRun'> }) {
  const { t } = useLingui()
  const { may } = useCaller()
  const [asking, setAsking] = useState<'cancel' | 'change' | 'close'>()
  const body = { routeId: run.routeId, day: run.day }
  const start = useOperation('bus.startRun', t`${named(run)} is on the road`)
  const restore = useOperation('bus.restoreRun', t`${named(run)} takes place`)
  const can = (move: RunMove) => whyNotMoveRun(run.status, move) === null
  if (!may('bus.startRun')) return null
  return (
    <span className="flex items-center gap-1 justify-self-end">
      {can('start') && (
        <Button size="sm" onClick={() => start.mutate({ body })}>
          {sharedWord('do.bus.startRun')}
        </Button>
      )}
      {can('close') && (
        <Button size="sm" onClick={() => setAsking('close')}>
          {sharedWord('do.bus.closeRun')}
        </Button>
      )}
      {can('restore') && (
        <Button size="sm" onClick={() => restore.mutate({ body })}>
          {sharedWord('do.bus.restoreRun')}
        </Button>
      )}
      {can('cancel') && (
        <Menu
          trigger={
            <IconButton label={t`Actions for ${named(run)}`}>
              <Ellipsis aria-hidden />
            </IconButton>
          }
        >
          <MenuItem onSelect={() => setAsking('change')}>{sharedWord('do.bus.changeRun')}</MenuItem>
          <MenuItem danger onSelect={() => setAsking('cancel')}>
            {sharedWord('do.bus.cancelRun')}
          </MenuItem>
        </Menu>
      )}
      <Suspense>{asking && <RunDialog run={run} what={asking} onClose={() => setAsking(undefined)} />}</Suspense>
    </span>
  )
}
