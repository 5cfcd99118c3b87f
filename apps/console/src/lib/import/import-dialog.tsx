import { Button, Dialog, DialogBody, DialogFooter, Note, ProgressBar } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { save } from '../list/export.tsx'
import { FileDrop } from './file-drop.tsx'
import { Counts } from './lines.tsx'
import { Preview } from './preview.tsx'
import type { Import } from './types.ts'
import { useImport } from './use-import.ts'

// Screens of modules are known here by their address alone.
const imports: string = '/imports'

interface ImportDialogProps<Column extends string> {
  config: Import<Column>
  onClose: () => void
}

/** A file brought into a list: chosen, looked at, brought in, told what came of it. */
export function ImportDialog<Column extends string>({ config, onClose }: ImportDialogProps<Column>) {
  const { t } = useLingui()
  const { stage, choose, bringIn, undo, again } = useImport(config)
  const columns = Object.keys(config.columns) as Column[]
  const names = columns.map(config.name)
  const list = names.join(t({ message: ', ', comment: 'between headings' }))
  const template = () => save(new Blob([`\uFEFF${names.join(',')}\r\n`], { type: 'text/csv' }), config.fileName)
  // What was pressed is gone with each stage: Enter does what comes next.
  const main = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    main.current?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each stage has another main button
  }, [stage.at])
  const counts = stage.at === 'preview' ? stage.counts : {}
  const good = (counts['created'] ?? 0) + (counts['changed'] ?? 0)
  return (
    <Dialog
      open
      // What is being brought in goes on: whoever began it sees what comes of it.
      onOpenChange={() => stage.at !== 'bringing' && stage.at !== 'undoing' && onClose()}
      title={config.title}
      description={config.text}
      closeLabel={t`Close`}
      className="max-w-160!"
    >
      <DialogBody>
        {stage.at === 'choose' && (
          <>
            {config.more?.control}
            <FileDrop problem={stage.problem} onFiles={choose} several={config.several ?? false}>
              <p className="text-xs text-fg-3">{t`Columns: ${list}. An export of this list works too.`}</p>
            </FileDrop>
          </>
        )}
        {(stage.at === 'checking' || stage.at === 'bringing' || stage.at === 'undoing') && <Under stage={stage} />}
        {stage.at === 'preview' && stage.problem !== undefined && (
          <Note tone="bad" role="alert">
            {stage.problem}
          </Note>
        )}
        {stage.at === 'preview' && <Preview stage={stage} />}
        {stage.at === 'over' && (
          <>
            <Note tone="good" role="status">
              {t`Everything was imported.`}
            </Note>
            <Counts counts={stage.run.counts} />
            {stage.run.undoable && (
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
            {stage.problem !== undefined && (
              <Note tone="bad" role="alert">
                {t`The import cannot be undone.`} {stage.problem}
              </Note>
            )}
          </>
        )}
        {stage.at === 'undone' && <Note tone="good" role="status">{t`The import is undone.`}</Note>}
      </DialogBody>
      <DialogFooter>
        {stage.at === 'choose' && (
          <>
            <Button variant="ghost" onClick={template} className="mr-auto">
              <Download aria-hidden />
              {t`Download a template`}
            </Button>
            <Button onClick={onClose}>{t`Cancel`}</Button>
          </>
        )}
        {stage.at === 'preview' && (
          <>
            <Button onClick={again}>{config.several ? t`Choose other files` : t`Choose another file`}</Button>
            {counts['refused'] === undefined && good > 0 && (
              <Button ref={main} variant="lead" onClick={bringIn}>
                {t`${plural(good, { one: 'Import # line', other: 'Import # lines' })}`}
              </Button>
            )}
          </>
        )}
        {stage.at === 'over' && stage.run.undoable && stage.problem === undefined && (
          <Button variant="ghost" onClick={undo} className="mr-auto">
            {t`Undo the import`}
          </Button>
        )}
        {(stage.at === 'over' || stage.at === 'undone') && (
          <Button ref={main} variant="lead" onClick={onClose}>
            {t`Close`}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}

/** What is under way, and how far it has come. */
function Under({
  stage: { at, name, run },
}: {
  stage: Extract<ReturnType<typeof useImport>['stage'], { at: 'checking' | 'bringing' | 'undoing' }>
}) {
  const { t } = useLingui()
  const label = at === 'undoing' ? t`Undoing the import` : at === 'checking' ? t`Checking ${name}` : t`Importing ${name}`
  const [done, total] = [run?.done ?? 0, run?.total ?? 0]
  return (
    <div className="relative rounded-md bg-sunken px-4 py-8 text-center text-fg-2" role="status">
      <ProgressBar active delay={0} label={label} {...(done > 0 && total > 0 && { value: done / total })} />
      {label}
    </div>
  )
}
