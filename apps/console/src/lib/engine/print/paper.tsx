// What all pages that are printed share.
import { Button, Empty, Skeleton } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { LevelLayout } from '../page/level.tsx'
import type { PagePath } from '../../base/address/place.ts'

// On a phone it scrolls sideways: no cell is so narrow that a word breaks.
const ruled =
  'w-full border-collapse text-sm max-sm:break-keep [&_th]:whitespace-nowrap [&_td]:border [&_td]:border-line-2 [&_td]:px-2 [&_td]:py-1 [&_th]:border [&_th]:border-line-2 [&_th]:px-2 [&_th]:py-1 [&_th]:text-left'

interface RuledTableProps {
  heads: readonly string[]
  /** A heading that is no text, after the others. */
  lastHead?: ReactNode
  children: ReactNode
}

/** A table with a line around each cell. */
export const RuledTable = ({ heads, lastHead, children }: RuledTableProps) => (
  <table className={ruled}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head}>{head}</th>
        ))}
        {lastHead}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

const pages = 'grid justify-center-safe gap-4 overflow-x-auto p-4 print:block print:p-0'

interface Props {
  readonly title: string
  /** Where it leads back to. */
  readonly up: PagePath
  /** What comes out of the printer, each a page or a card. */
  readonly sheets: readonly ReactNode[]
  readonly loading: boolean
  /** What stands there instead, where there is nothing to print. */
  readonly empty?: { readonly title: string; readonly text: string } | undefined
  /** What stands there instead, where it could not be read. */
  readonly failed?: ReactNode
  /** What a sheet looks like while it is loading. */
  readonly skeleton?: ReactNode
  /** What stands above the sheets, and not on paper. */
  readonly above?: ReactNode
  /** Beside the button that prints. */
  readonly choices?: ReactNode
  readonly paper?: 'a4' | 'a6'
  readonly className?: string
}

/** A page that is printed: its sheets in the colours of paper, below the button that prints them. */
export function Paper({ title, up, sheets, loading, empty, failed, skeleton, above, choices, paper, className = pages }: Props) {
  const { t } = useLingui()
  return (
    <LevelLayout
      title={title}
      up={up}
      actions={
        <>
          {choices}
          <Button variant="lead" disabled={loading || sheets.length === 0} onClick={() => print()}>
            <Printer aria-hidden />
            <Trans>Print</Trans>
          </Button>
        </>
      }
    >
      {above && <div className="p-4 print:hidden">{above}</div>}
      {empty && <Empty className="m-auto" {...empty} />}
      {failed}
      {loading && sheets.length === 0 && (
        <div role="status" aria-label={t`Loading`} className={className}>
          {skeleton ?? <Skeleton className="w-3/4" />}
        </div>
      )}
      {sheets.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it has nothing to press, and scrolls: the keyboard needs to get there
        <section
          aria-label={t`Sheets`}
          tabIndex={0}
          data-theme="light"
          data-paper={paper}
          // What stands in it for screen readers alone scrolls with it, not with the page.
          className={`relative flex-1 content-start bg-canvas text-fg print:static print:bg-surface ${className}`}
        >
          {sheets}
        </section>
      )}
    </LevelLayout>
  )
}
