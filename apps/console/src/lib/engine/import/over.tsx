import { SessionError, type OperationId, type Schema } from '@isb/sdk'
import { Button, DialogBody, DialogFooter, Note } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isb } from '../../base/connection/isb.ts'
import { textOf } from '../../base/connection/report.ts'
import { brokenText, follow, readAnew, useSignal } from './follow.ts'
import { Working } from './working.tsx'

type Run = Schema<'Run'>
type Undoing = { at: 'offered'; problem?: string } | { at: 'undoing'; run?: Run } | { at: 'undone' }

// Screens of modules are known here by their address alone.
const imports = '/imports'

interface OverProps {
  operation: OperationId
  run: Run
  /** Called while the import is undone, and after that. */
  onBusy: (busy: boolean) => void
  onClose: () => void
  /** How much came in. */
  children: ReactNode
}

/** The end of an import's dialog: everything is in, and can be taken back as one. */
export function Over({ operation, run, onBusy, onClose, children }: OverProps) {
  const { t } = useLingui()
  const signal = useSignal()
  const [undoing, setUndoing] = useState<Undoing>({ at: 'offered' })
  // What was pressed is gone: Enter closes.
  const main = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    main.current?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the button comes back after the undoing
  }, [undoing.at])

  async function undo(): Promise<void> {
    onBusy(true)
    setUndoing({ at: 'undoing' })
    try {
      const begun = await isb.runs.undo({ path: { runId: run.id } }, { signal: signal() })
      const ended = await follow(begun, signal(), (now) => setUndoing({ at: 'undoing', run: now }))
      const [first] = ended.results
      const problem = first ? `${first.key ?? ''}: ${first.message}` : (brokenText(ended) ?? '')
      setUndoing(ended.state === 'Done' ? { at: 'undone' } : { at: 'offered', problem })
    } catch (error) {
      if (signal().aborted || error instanceof SessionError) return
      setUndoing({ at: 'offered', problem: textOf(error) })
    } finally {
      onBusy(false)
    }
    await readAnew(operation)
  }

  const problem = undoing.at === 'offered' ? undoing.problem : undefined
  return (
    <>
      <DialogBody>
        {undoing.at === 'undoing' && <Working label={t`Undoing the import`} run={undoing.run} />}
        {undoing.at === 'undone' && <Note tone="good" role="status">{t`The import is undone.`}</Note>}
        {undoing.at === 'offered' && (
          <>
            <Note tone="good" role="status">
              {t`Everything was imported.`}
            </Note>
            {children}
            {run.undoable && (
              <p className="text-fg-2">
                <Trans>
                  You can undo it later under{' '}
                  <Link to={imports} className="underline">
                    My imports
                  </Link>
                  .
                </Trans>
              </p>
            )}
            {problem !== undefined && (
              <Note tone="bad" role="alert">
                {t`The import cannot be undone.`} {problem}
              </Note>
            )}
          </>
        )}
      </DialogBody>
      <DialogFooter>
        {undoing.at === 'offered' && run.undoable && problem === undefined && (
          <Button variant="ghost" onClick={() => void undo()} className="mr-auto">
            {t`Undo the import`}
          </Button>
        )}
        {undoing.at !== 'undoing' && (
          <Button ref={main} variant="lead" onClick={onClose}>
            {t`Close`}
          </Button>
        )}
      </DialogFooter>
    </>
  )
}
