// A form on a phone, page by page, to be answered as a trial: with the rules that check real answers.
import type { Schema } from '@isb/sdk'
import { problemsOfAnswer, readIn } from '@isb/sdk/rules'
import { Button, IconButton, Segmented } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { BatteryFull, ChevronLeft, Signal, Wifi } from 'lucide-react'
import { memo, useState } from 'react'
import { useLocale } from '../../lib/base/words/i18n.ts'
import { useBothWords } from '../../lib/base/words/use-both-words.ts'
import { AnswerSheet, nothingGiven } from './answer-sheet.tsx'

interface PreviewProps {
  form: Schema<'SurveyForm'>
  title: Schema<'SurveyWords'>
  /** The module that is being edited: the phone turns to its page. */
  open: string
}

export const Preview = memo(function Preview({ form, title, open }: PreviewProps) {
  const { t } = useLingui()
  const reader = useLocale()
  const [locale, setLocale] = useState<'en' | 'zh'>(reader === 'zh' ? 'zh' : 'en')
  const [given, setGiven] = useState(nothingGiven)
  const [tried, setTried] = useState(false)
  // Where the trial has come to, until another module is edited.
  const [turned, setTurned] = useState<{ open: string; page: number }>()
  const read = readIn(locale, form)
  const pages = read.modules.length
  const edited = Math.max(
    0,
    form.modules.findIndex(({ key }) => key === open),
  )
  const page = Math.min(turned?.open === open ? turned.page : edited, Math.max(pages - 1, 0))
  const part = read.modules[page]
  const shown = { tips: page === 0 ? read.tips : '', modules: part ? [part] : [] }
  const problems = problemsOfAnswer(shown, given.replies, given.accepted)
  const last = page >= pages - 1
  const turn = (to: number) => {
    setTried(false)
    setTurned({ open, page: to })
  }
  const next = () => {
    setTried(true)
    if (problems.length === 0 && !last) turn(page + 1)
  }
  const words = useBothWords()
  const word = words?.(last ? 'survey.submit' : 'survey.next')
  const step = words?.('survey.step', { page: page + 1, pages })
  const complete = tried && last && problemsOfAnswer(read, given.replies, given.accepted).length === 0
  return (
    <aside aria-label={t`Live preview`} className="top-0 grid content-start gap-3 xl:sticky xl:self-start">
      <div className="flex items-center gap-2">
        <strong>{t`Live preview`}</strong>
        <span className="mr-auto truncate text-xs text-fg-2">{t`as a parent sees it`}</span>
        <Segmented
          label={t`Language of the preview`}
          options={[
            { value: 'en', label: 'EN' },
            { value: 'zh', label: '中文' },
          ]}
          value={locale}
          onValueChange={setLocale}
        />
      </div>
      <div
        lang={locale === 'zh' ? 'zh-CN' : 'en'}
        data-theme="light"
        className="mx-auto flex h-[42rem] max-h-[calc(100dvh-9rem)] w-full max-w-88 flex-col overflow-hidden rounded-[2.25rem] border-[10px] border-inverse bg-surface text-fg shadow-float"
      >
        <div aria-hidden className="flex shrink-0 items-center gap-1 px-5 pt-3 text-xs">
          <b className="mr-auto tabular-nums">9:41</b>
          <Signal className="size-3.5" />
          <Wifi className="size-3.5" />
          <BatteryFull className="size-4" />
        </div>
        <header className="grid shrink-0 grid-cols-[minmax(0,1fr)] gap-2 px-5 pt-3 pb-2">
          <div className="flex min-h-8 items-center gap-1 text-fg-2">
            {page > 0 && (
              <IconButton label={t`Page before`} className="-ml-2" onClick={() => turn(page - 1)}>
                <ChevronLeft aria-hidden />
              </IconButton>
            )}
            <span className="min-w-0 truncate">{locale === 'zh' ? title.zh || title.en : title.en}</span>
          </div>
          {pages > 1 && (
            <span aria-hidden className="flex gap-1">
              {read.modules.map(({ key }, at) => (
                <span key={key} className={`h-1 flex-1 rounded-full ${at <= page ? 'bg-lead' : 'bg-line'}`} />
              ))}
            </span>
          )}
        </header>
        <div className="grid min-h-0 flex-1 content-start gap-5 overflow-auto px-5 pb-4" tabIndex={0} role="group" aria-label={t`Page`}>
          {pages > 0 && <p className="-mb-3 text-xs text-fg-2 tabular-nums">{step?.[locale] ?? '…'}</p>}
          <AnswerSheet form={shown} given={given} onGiven={setGiven} problems={tried ? problems : []} trial />
          {complete && <p role="status" className="text-good">{t`This answer is complete`}</p>}
        </div>
        <footer className="shrink-0 border-t border-line px-5 py-3">
          <Button variant="lead" className="h-11 w-full" onClick={next}>
            {word?.[locale] ?? '…'}
          </Button>
        </footer>
      </div>
    </aside>
  )
})
