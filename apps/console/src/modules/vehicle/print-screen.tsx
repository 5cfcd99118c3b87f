// Passes on paper, for the windscreen.
import { msg, plural, t } from '@lingui/core/macro'
import { QrCode } from '../../lib/shared/code/qr-code.tsx'
import { printScreen, type CardProps } from '../../lib/engine/print/print-screen.tsx'
import type { Pass } from './data.ts'

export default printScreen<Pass>({
  title: msg`Print passes`,
  up: '/vehicle',
  choose: msg`Choose valid passes in the list, then Print.`,
  get: 'vehicle.get',
  code: 'vehicle.code',
  key: 'passId',
  nameOf: ({ plate }) => plate,
  missing: (count) => t`${plural(count, { one: '# pass is not printed', other: '# passes are not printed' })}`,
  Card: PrintedPass,
})

/** A pass on paper, in both languages: whose gate, which car, what kind, until when, and a code that the gate verifies. */
function PrintedPass({ row: pass, code, school, both }: CardProps<Pass>) {
  // Written in figures: they are read in any language.
  const { plate, type, validFrom, expiresOn } = pass
  return (
    <article aria-label={plate} className="sheet-card flex flex-col overflow-hidden border border-line-2 bg-surface text-fg">
      <header className="flex items-center gap-[3cqw] bg-lead px-[5cqw] py-[2.4cqw] text-on-lead">
        <div className="min-w-0 flex-1">
          <p className="truncate text-[3.4cqw] leading-tight font-bold">{school?.name}</p>
          <p lang="zh-CN" className="truncate text-[3.1cqw] leading-tight">
            {school?.nameZh}
          </p>
        </div>
        <div className="text-right leading-tight">
          <p className="text-[4cqw] font-bold uppercase tracking-wider">{both('pass.title').en}</p>
          <p lang="zh-CN" className="text-[3.6cqw]">
            {both('pass.title').zh}
          </p>
        </div>
      </header>
      {/* The longer a plate is, the smaller it stands: it has one line. */}
      <p
        className={`flex flex-1 items-center justify-center px-[4cqw] leading-none font-bold tracking-wide whitespace-nowrap tabular-nums ${
          plate.length > 13 ? 'text-[6.5cqw]' : plate.length > 10 ? 'text-[9.5cqw]' : 'text-[13.5cqw]'
        }`}
      >
        {plate}
      </p>
      <footer className="flex items-end gap-[4cqw] px-[5cqw] pb-[3.5cqw]">
        <dl className="grid min-w-0 flex-1 gap-[1.8cqw]">
          <Line label={both('field.type')} value={`${both(`value.PassType.${type}`).en} · ${both(`value.PassType.${type}`).zh}`} />
          <Line label={both('field.validFrom')} value={validFrom} />
          <Line label={both('pass.validUntil')} value={expiresOn} large />
        </dl>
        <QrCode text={code} label="QR" className="size-[35cqw] shrink-0" />
      </footer>
    </article>
  )
}

function Line({ label, value, large = false }: { label: { en: string; zh: string }; value: string | null; large?: boolean }) {
  return (
    <div>
      <dt className="text-[2.5cqw] leading-tight text-fg-2">
        {label.en} <span lang="zh-CN">{label.zh}</span>
      </dt>
      <dd className={`leading-tight font-bold tabular-nums ${large ? 'text-[6.6cqw]' : 'text-[3.9cqw]'}`}>{value}</dd>
    </div>
  )
}
