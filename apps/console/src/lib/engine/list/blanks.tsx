import { AllDone as Done, Banner, Button, Empty, NoPermission } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { SearchX, TriangleAlert } from 'lucide-react'
import { useLocale } from '../../base/words/i18n.ts'
import { NotLoaded, Retry } from '../../base/lazy/not-loaded.tsx'
import { textOf } from '../../base/connection/report.ts'
import { numberFormat } from '../../base/words/formats.ts'
import type { Run } from '../../declare/list.ts'
import { isForbidden } from '../../base/connection/errors.ts'

interface Failed {
  error: Error
  busy: boolean
  onRetry: () => void
}

/** The list could not be read, and nothing of it was there before. */
export function ListError({ error, busy, onRetry }: Failed) {
  const { t } = useLingui()
  if (isForbidden(error)) return <NoPermission title={t`You do not have access to this list`} text={textOf(error)} />
  return <NotLoaded title={t`The list did not load`} error={error} busy={busy} onRetry={onRetry} />
}

/** The list could not be read again: what stands is what was there before. */
export function OldList({ error, busy, onRetry, readAt }: Failed & { readAt: number | undefined }) {
  const locale = useLocale()
  const time = readAt && new Intl.DateTimeFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', { timeStyle: 'short' }).format(readAt)
  const why = textOf(error)
  return (
    <Banner tone="waiting" icon={<TriangleAlert aria-hidden />} action={<Retry small busy={busy} onRetry={onRetry} />}>
      {time ? (
        <Trans>
          {why}. The list is from {time}.
        </Trans>
      ) : (
        <Trans>{why}. The list may be out of date.</Trans>
      )}
    </Banner>
  )
}

/** The last one is decided: how many there were, and how long it took. */
export function AllDone({ run: { count, from, to }, onAll }: { run: Run; onAll: () => void }) {
  const { t } = useLingui()
  const seconds = Math.max(1, Math.round((to - from) / 1000))
  const [amount, unit] = seconds < 60 ? [seconds, 'second'] : [Math.round(seconds / 60), 'minute']
  const time = numberFormat(useLocale() === 'zh' ? 'zh-CN' : 'en-GB', { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
  return (
    <Done
      title={t`All done`}
      text={t`${plural(count, { one: '# decided', other: '# decided' })} in ${time}.`}
      action={
        <Button onClick={onAll}>
          <Trans>Show all</Trans>
        </Button>
      }
    />
  )
}

/** Nothing fits what is filtered by. */
export function NothingFits({ onClear, text }: { onClear: () => void; text: string | undefined }) {
  const { t } = useLingui()
  return (
    <Empty
      title={t`No results for these filters`}
      text={text}
      action={
        <Button onClick={onClear}>
          <SearchX aria-hidden />
          <Trans>Clear</Trans>
        </Button>
      }
    />
  )
}
