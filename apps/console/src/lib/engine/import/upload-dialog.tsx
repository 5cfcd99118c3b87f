import type { OperationId } from '@isb/sdk'
import { Button, Dialog, DialogBody, DialogFooter, ProgressBar } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isbOver } from '../../base/connection/isb.ts'
import { textOf } from '../../base/connection/report.ts'
import { fetchWithProgress } from '../upload/xhr-fetch.ts'
import { ZipDrop } from './zip-drop.tsx'

interface UploadDialogProps {
  title: string
  /** What takes the file. */
  operation: OperationId
  /** What the file is to hold. */
  text: string
  /** Sends the file through a client that tells how far it is. */
  send: (file: File, isb: ReturnType<typeof isbOver>) => Promise<void>
  onClose: () => void
}

/** Takes one ZIP file and sends it. Whoever sends it closes the dialog; when it is refused the dialog says why and takes another. */
export function UploadDialog({ title, operation, text, send, onClose }: UploadDialogProps) {
  const { t } = useLingui()
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const upload = async (file: File) => {
    setProblem(undefined)
    setShare(0)
    await send(file, isbOver(fetchWithProgress(setShare))).catch((error: unknown) => setProblem(textOf(error)))
    setShare(undefined)
  }
  return (
    <Dialog open onOpenChange={onClose} title={title} closeLabel={t`Close`}>
      <DialogBody>
        {share === undefined ? (
          <ZipDrop operation={operation} problem={problem} text={text} onFile={(file) => void upload(file)} />
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
