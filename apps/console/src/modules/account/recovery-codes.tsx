import { Button, Dialog, DialogBody, DialogFooter } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, TriangleAlert } from 'lucide-react'
import { toasts } from '../../lib/base/connection/report.ts'

/** Ten codes, shown this once. */
export default function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useLingui()
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => toasts.toast(t`Copied`),
      () => toasts.error(t`Your browser did not let the codes be copied`),
    )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Keep your recovery codes`}
      description={t`When you have lost your phone, each of them signs you in once.`}
      // Nothing but the button ends it: there is no second look.
      onEscapeKeyDown={(event) => event.preventDefault()}
      onInteractOutside={(event) => event.preventDefault()}
    >
      <DialogBody>
        <ul
          aria-label={t`Recovery codes`}
          className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-lg border border-line bg-canvas p-4 text-center font-mono"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <p className="mt-3 flex gap-1.5 text-xs text-waiting">
          <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          <Trans>They are shown only once. Print them, or keep them where you keep your passwords.</Trans>
        </p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={copy}>
          <Copy aria-hidden />
          <Trans>Copy</Trans>
        </Button>
        <Button variant="lead" onClick={onClose}>
          <Trans>I have kept them</Trans>
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
