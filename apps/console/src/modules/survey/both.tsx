import type { Schema } from '@isb/sdk'
import { Input, Textarea } from '@isb/ui'
import { useId } from 'react'
import { enumWord } from '../../lib/engine/record/values.tsx'
import { useGapAt } from './gaps.ts'

interface BothProps {
  label: string
  /** Its place in the forms, as a JSON Pointer. */
  path: string
  words: Schema<'SurveyWords'>
  onChange: (locale: 'en' | 'zh', text: string) => void
  /** A text of several lines. */
  long?: boolean
  /** Its name is said to screen readers alone. */
  quiet?: boolean
}

/** A text in English and in Chinese side by side, with what is missing at its place. */
export function Both({ label, path, words, onChange, long = false, quiet = false }: BothProps) {
  return (
    <div className="grid min-w-0 flex-1 gap-1">
      {!quiet && <span className="font-bold">{label}</span>}
      <div className="grid gap-2 sm:grid-cols-2">
        <One label={`${label}, EN`} path={`${path}/en`} text={words.en} onChange={(text) => onChange('en', text)} long={long} />
        <One
          label={`${label}, 中文`}
          path={`${path}/zh`}
          text={words.zh}
          onChange={(text) => onChange('zh', text)}
          long={long}
          lang="zh-CN"
        />
      </div>
    </div>
  )
}

interface OneProps {
  label: string
  path: string
  text: string
  onChange: (text: string) => void
  long: boolean
  lang?: string
}
function One({ label, path, text, onChange, long, lang }: OneProps) {
  const gap = useGapAt(path)
  const note = useId()
  const ties = {
    'aria-label': label,
    value: text,
    autoComplete: 'off',
    ...(lang && { lang }),
    ...(gap && { 'aria-invalid': true, 'aria-describedby': note }),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  } as const
  return (
    <span className="relative grid content-start gap-1">
      {long ? <Textarea {...ties} rows={3} maxLength={20_000} className="pr-9" /> : <Input {...ties} maxLength={500} className="pr-9" />}
      <span aria-hidden className="pointer-events-none absolute top-2 right-3 text-xs leading-5 text-fg-3">
        {lang ? '中' : 'EN'}
      </span>
      {gap && (
        <span id={note} className="text-xs text-bad">
          {enumWord('SurveyGapKind', gap)}
        </span>
      )}
    </span>
  )
}
