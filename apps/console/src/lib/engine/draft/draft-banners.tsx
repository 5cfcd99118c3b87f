import { Banner, Button } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CloudOff, GitCompareArrows } from 'lucide-react'
import { useState } from 'react'
import { textOf } from '../../base/connection/report.ts'
import { ClashesDialog, type ClashWords } from './clashes-dialog.tsx'
import type { Draft } from './use-draft.ts'

/** Says over the page that something is not saved, and what can be done. */
export function DraftBanners<Content>({ draft, words }: { draft: Draft<Content>; words: ClashWords }) {
  const { t } = useLingui()
  const [comparing, setComparing] = useState(false)
  const { failed, kept, clashes, autosave } = draft
  const isRefused = failed?.kind === 'refused'
  const why = isRefused ? textOf(failed.error) : ''
  return (
    <>
      {failed && (
        <Banner
          tone="bad"
          role="alert"
          icon={<CloudOff aria-hidden />}
          action={
            <span className="flex flex-wrap justify-end gap-2">
              {isRefused && <Button size="sm" onClick={() => autosave.discard()}>{t`Discard`}</Button>}
              <Button size="sm" onClick={() => autosave.tryAgain()}>{t`Try again`}</Button>
            </span>
          }
        >
          <b>{t`Not saved`}</b>{' '}
          {isRefused
            ? why
            : kept
              ? t`This browser keeps what you typed, and saves it once the server answers.`
              : t`This browser cannot keep what you typed: leave this page open.`}
        </Banner>
      )}
      {clashes.length > 0 && (
        <Banner
          tone="waiting"
          icon={<GitCompareArrows aria-hidden />}
          action={<Button size="sm" onClick={() => setComparing(true)}>{t`Compare`}</Button>}
        >
          {t`${plural(clashes.length, { one: '# text was changed by somebody else too.', other: '# texts were changed by somebody else too.' })}`}
        </Banner>
      )}
      {comparing && clashes.length > 0 && <ClashesDialog draft={draft} words={words} onClose={() => setComparing(false)} />}
    </>
  )
}
