import { Button } from '@isb/ui'
import { Trans } from '@lingui/react/macro'
import { PenLine } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lateDialog } from '../../base/lazy/late.tsx'

const Sheet = lateDialog(() => import('./signature-sheet.tsx'))

interface SignatureButtonProps {
  /** What is signed. */
  label: string
  onSigned: (fileId: number) => void
}

/** Opens a sheet to sign on. Whoever has neither finger, pen nor mouse uploads an image instead. */
export function SignatureButton({ label, onSigned }: SignatureButtonProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        <PenLine aria-hidden />
        <Trans>Sign here</Trans>
      </Button>
      <Suspense>
        {open && (
          <Sheet
            label={label}
            onClose={close}
            onSigned={(fileId) => {
              onSigned(fileId)
              close()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
