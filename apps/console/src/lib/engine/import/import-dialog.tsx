import { Button, Dialog, DialogBody, DialogFooter, Note } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { save } from '../list/export.tsx'
import { FileDrop } from './file-drop.tsx'
import { Counts } from './lines.tsx'
import { Over } from './over.tsx'
import { Preview } from './preview.tsx'
import type { Import } from '../../declare/import.ts'
import { useImport } from './use-import.ts'
import { Working } from './working.tsx'

interface ImportDialogProps<Column extends string> {
  config: Import<Column>
  onClose: () => void
}

/** A file brought into a list: chosen, looked at, brought in, told what came of it. */
export function ImportDialog<Column extends string>({ config, onClose }: ImportDialogProps<Column>) {
  const { t } = useLingui()
  const { stage, choose, bringIn, again } = useImport(config)
  const [undoing, setUndoing] = useState(false)
  const columns = Object.keys(config.file.headings) as Column[]
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
      onOpenChange={() => stage.at !== 'bringing' && !undoing && onClose()}
      title={config.title}
      description={config.text}
      closeLabel={t`Close`}
      className="max-w-160!"
    >
      {stage.at === 'over' ? (
        <Over operation={config.operation} run={stage.run} onBusy={setUndoing} onClose={onClose}>
          <Counts counts={stage.run.counts} />
        </Over>
      ) : (
        <>
          <DialogBody>
            {stage.at === 'choose' && (
              <>
                {config.more?.control}
                <FileDrop problem={stage.problem} onFiles={(files) => choose(files)} several={config.several ?? false}>
                  <p className="text-xs text-fg-3">{t`Columns: ${list}. An export of this list works too.`}</p>
                </FileDrop>
                {stage.skip && (
                  <Button onClick={stage.skip} className="mt-2">
                    {t`Skip unknown columns`}
                  </Button>
                )}
              </>
            )}
            {stage.at === 'checking' && <Working label={t`Checking ${stage.name}`} run={stage.run} />}
            {stage.at === 'bringing' && <Working label={t`Importing ${stage.name}`} run={stage.run} />}
            {stage.at === 'preview' && stage.problem !== undefined && (
              <Note tone="bad" role="alert">
                {stage.problem}
              </Note>
            )}
            {stage.at === 'preview' && <Preview stage={stage} />}
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
          </DialogFooter>
        </>
      )}
    </Dialog>
  )
}
