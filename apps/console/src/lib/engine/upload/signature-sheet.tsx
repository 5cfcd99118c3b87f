import { Button, Dialog, DialogBody, DialogFooter, Form, SignatureInput, signatureImage, type Stroke } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useOnce } from '../../base/connection/query.ts'
import { useUpload } from './use-upload.ts'

interface SignatureSheetProps {
  /** What is signed. */
  label: string
  onClose: () => void
  onSigned: (fileId: number) => void
}

/** A sheet to sign on, with a finger, a pen or a mouse. */
export default function SignatureSheet({ label, onClose, onSigned }: SignatureSheetProps) {
  const { t } = useLingui()
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const { progress, problem, setProblem, send } = useUpload(onSigned)
  const use = useOnce(async () => {
    if (strokes.length === 0) return setProblem(t`Nothing drawn yet`)
    send(new File([await signatureImage(strokes)], 'signature.png', { type: 'image/png' }))
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={label}
      description={t`Draw with a finger, pen or mouse, or upload an image instead.`}
      closeLabel={t`Close`}
    >
      <Form className="contents" onSubmit={use}>
        <DialogBody>
          <SignatureInput
            label={t`Signature pad`}
            value={strokes}
            onValueChange={(next) => {
              setProblem(undefined)
              setStrokes(next)
            }}
            words={{ undo: t`Undo the last stroke`, clear: t`Start over` }}
          />
          <p role="alert" className="text-bad empty:hidden">
            {problem}
          </p>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="lead" loading={progress !== undefined}>
            <Trans>Use this signature</Trans>
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  )
}
