import type { Schema } from '@isb/sdk'
import { hasProtocol, isChoice, problemsOfAnswer, readIn, valuesOf, visibleIn, type AnswerProblem, type AnyQuestion } from '@isb/sdk/rules'
import { Button, Checkbox, Input, Segmented, Textarea } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { sharedWord, useLocale } from '../../lib/i18n.ts'
import { Markdown } from '../../lib/markdown.tsx'

type Replies = readonly Schema<'SurveyReply'>[]

/** The form as a parent reads it on a phone, to be answered as a trial: with the rules that check real answers. */
export function Preview({ form }: { form: Schema<'SurveyForm'> }) {
  const { t } = useLingui()
  const reader = useLocale()
  const [locale, setLocale] = useState<'en' | 'zh'>(reader === 'zh' ? 'zh' : 'en')
  const [replies, setReplies] = useState<Replies>([])
  const [accepted, setAccepted] = useState<readonly string[]>([])
  const [tried, setTried] = useState(false)
  const read = readIn(locale, form)
  const problems = problemsOfAnswer(read, replies, accepted)
  const whyOf = (key: string) => problems.find((problem) => tried && problem.key === key)?.why
  const answer = (question: string, values: string[]) =>
    setReplies([...replies.filter((each) => each.question !== question), { question, values }])
  return (
    <aside aria-label={t`Live preview`} className="grid content-start gap-3">
      <div className="flex items-center justify-between gap-2">
        <strong>{t`Live preview`}</strong>
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
        className="grid max-h-[70vh] gap-5 overflow-auto rounded-2xl border-4 border-line-2 bg-surface p-4"
        tabIndex={0}
      >
        {read.tips && <Markdown text={read.tips} className="text-fg-2" />}
        {read.modules.map((part) => (
          <section key={part.key} className="grid gap-3">
            <h3 className="text-lg font-bold">{part.name}</h3>
            {part.description && <Markdown text={part.description} className="text-fg-2" />}
            {visibleIn(part, replies).map((question) => (
              <Asked
                key={question.key}
                question={question}
                values={valuesOf(replies, question.key)}
                why={whyOf(question.key)}
                onAnswer={(values) => answer(question.key, values)}
              />
            ))}
            {hasProtocol(part) && (
              <div className="grid gap-2 rounded-md border border-line p-3">
                <div className="max-h-40 overflow-auto" tabIndex={0} role="group" aria-label={part.protocolLabel || part.name}>
                  <Markdown text={part.protocol} />
                </div>
                <Checkbox
                  label={part.protocolLabel || '…'}
                  checked={accepted.includes(part.key)}
                  onCheckedChange={(on) => setAccepted(on ? [...accepted, part.key] : accepted.filter((key) => key !== part.key))}
                />
                <Why why={whyOf(part.key)} />
              </div>
            )}
          </section>
        ))}
        <Button variant="lead" onClick={() => setTried(true)}>
          {t`Try to submit`}
        </Button>
        {tried && problems.length === 0 && <p role="status" className="text-good">{t`This answer is complete`}</p>}
      </div>
    </aside>
  )
}

interface AskedProps {
  question: AnyQuestion<string>
  values: readonly string[]
  why: AnswerProblem['why'] | undefined
  onAnswer: (values: string[]) => void
}
function Asked({ question, values, why, onAnswer }: AskedProps) {
  const { text, kind, required, options } = question
  const toggle = (key: string) =>
    onAnswer(kind === 'One' ? [key] : values.includes(key) ? values.filter((each) => each !== key) : [...values, key])
  const typed = {
    'aria-label': text,
    value: values[0] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onAnswer(target.value ? [target.value] : []),
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-bold">
        {text || '…'} {required && <span className="text-bad">*</span>}
      </legend>
      {isChoice(question) ? (
        options.map((option) => (
          <label key={option.key} className="flex items-center gap-2 rounded-md border border-line px-3 py-2">
            <input
              type={kind === 'One' ? 'radio' : 'checkbox'}
              className="accent-lead"
              checked={values.includes(option.key)}
              onChange={() => toggle(option.key)}
            />
            {option.text || '…'}
          </label>
        ))
      ) : kind === 'Text' ? (
        <Textarea {...typed} rows={2} />
      ) : (
        <Input {...typed} {...(kind === 'Date' && { type: 'date' })} disabled={kind === 'File' || kind === 'Signature'} />
      )}
      <Why why={why} />
    </fieldset>
  )
}

const Why = ({ why }: Pick<AskedProps, 'why'>) => why && <p className="text-xs text-bad">{sharedWord(`reason.${why}`)}</p>
