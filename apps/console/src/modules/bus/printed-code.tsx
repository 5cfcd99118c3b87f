// The sign-in code of a run as it is scanned or printed.
import './printed-code.css'
import type { Schema } from '@isb/sdk'
import { useLingui } from '@lingui/react/macro'
import { QrCode } from '../../lib/shared/code/qr-code.tsx'
import { named } from '../../lib/base/words/i18n.ts'
import { useWhen } from '../../lib/engine/record/when.ts'

/** What comes out of the printer. It is shown once: the server keeps no code. */
export function PrintedCode({ run, made: { pass, link } }: { run: Schema<'BusRun'>; made: Schema<'NewRunPass'> }) {
  const { t } = useLingui()
  const { day } = useWhen()
  return (
    <article
      data-theme="light"
      className="printed-code mx-auto grid justify-items-center gap-2 rounded-md bg-surface p-4 text-center text-fg"
    >
      <p className="text-lg font-bold">
        {run.lineNumber} · {named(run)}
      </p>
      <p className="tabular-nums">{[day(run.day), run.startsAt, run.vehicle?.plate].filter(Boolean).join(' · ')}</p>
      <QrCode text={link} label={t`QR code to sign in`} className="size-56" />
      <p className="font-bold">{pass.attendant}</p>
      <p className="text-sm text-fg-2">{t`Scan it with your phone. It works in one browser; keep it until the run is closed.`}</p>
    </article>
  )
}
