import { operationOf } from '@isb/sdk'
import { Button, Dialog, DialogBody, DialogFooter, ProgressBar } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FileDrop } from '../../lib/import/file-drop.tsx'
import { isbOver } from '../../lib/isb.ts'
import { queryClient } from '../../lib/query.ts'
import { textOf } from '../../lib/report.ts'
import { fetchWithProgress } from '../../lib/upload/xhr-fetch.ts'

const most = operationOf('baseData.read').bodyLimit ?? 0

/** Takes a bundle, and leads to what it comes to. */
export default function UploadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const send = async (file: File) => {
    if (file.size > most) return setProblem(t`The file is larger than 256 MB`)
    setProblem(undefined)
    setShare(0)
    try {
      const { id } = await isbOver(fetchWithProgress(setShare)).baseData.read({ query: { name: file.name }, body: file })
      void queryClient.invalidateQueries({ queryKey: ['baseData'] })
      onClose()
      await navigate({ to: '/base-data/changes', search: { runId: id } })
    } catch (error) {
      setProblem(textOf(error))
    } finally {
      setShare(undefined)
    }
  }
  return (
    <Dialog open onOpenChange={onClose} title={t`Import base data`} closeLabel={t`Close`}>
      <DialogBody>
        {share === undefined ? (
          <FileDrop problem={problem} prompt={t`Drop a ZIP file here`} accept=".zip,application/zip" onFiles={([file]) => void send(file)}>
            <p className="text-xs text-fg-2">
              {t`OneRoster 1.0 to 1.2, or Microsoft School Data Sync 1 to 2.1. Nothing changes until you have seen the preview. Passwords are never read.`}
            </p>
          </FileDrop>
        ) : (
          <ProgressBar active label={t`Uploading`} value={share} />
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t`Cancel`}</Button>
      </DialogFooter>
    </Dialog>
  )
}
