// A form as a parent reads it, to be answered: as a trial beside the editor, or for a family on the telephone.
import type { Schema } from '@isb/sdk'
import { hasProtocol, isChoice, problemsOfAnswer, readIn, valuesOf, visibleIn, type AnswerProblem, type AnyQuestion } from '@isb/sdk/rules'
import { Button, Checkbox, Input, Segmented, Textarea } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { memo, useState } from 'react'
import { sharedWord, useLocale } from '../../lib/i18n.ts'
import { Markdown } from '../../lib/markdown.tsx'
import { ImageField } from '../../lib/upload/image-field.tsx'

/** What was answered and accepted so far. */
export interface Given {
  readonly replies: Schema<'SurveyReply'>[]
  readonly accepted: string[]
}
export const nothingGiven: Given = { replies: [], accepted: [] }

/** The form as a parent reads it on a phone, to be answered as a trial: with the rules that check real answers. */
export const Preview = memo(function Preview({ form }: { form: Schema<'SurveyForm'> }) {
  const { t } = useLingui()
  const reader = useLocale()
  const [locale, setLocale] = useState<'en' | 'zh'>(reader === 'zh' ? 'zh' : 'en')
  const [given, setGiven] = useState(nothingGiven)
  const [tried, setTried] = useState(false)
  const read = readIn(locale, form)
  const problems = tried ? problemsOfAnswer(read, given.replies, given.accepted) : []
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
        <AnswerSheet form={read} given={given} onGiven={setGiven} problems={problems} trial />
        <Button variant="lead" onClick={() => setTried(true)}>
          {t`Try to submit`}
        </Button>
        {tried && problems.length === 0 && <p role="status" className="text-good">{t`This answer is complete`}</p>}
      </div>
    </aside>
  )
})

interface AnswerSheetProps {
  form: Schema<'ReadForm'>
  given: Given
  onGiven: (given: Given) => void
  /** What is wrong, once somebody wants to submit. */
  problems: readonly AnswerProblem[]
  /** Nothing is kept: no image is uploaded. */
  trial?: boolean
}

export function AnswerSheet({ form, given, onGiven, problems, trial = false }: AnswerSheetProps) {
  const { replies, accepted } = given
  const whyOf = (key: string) => problems.find((problem) => problem.key === key)?.why
  const answer = (question: string, values: string[]) =>
    onGiven({ accepted, replies: [...replies.filter((each) => each.question !== question), { question, values }] })
  return (
    <>
      {form.tips && <Markdown text={form.tips} className="text-fg-2" />}
      {form.modules.map((part) => (
        <section key={part.key} className="grid gap-3">
          <h2 className="text-lg font-bold">{part.name}</h2>
          {part.description && <Markdown text={part.description} className="text-fg-2" />}
          {visibleIn(part, replies).map((question) => (
            <Asked
              key={question.key}
              question={question}
              values={valuesOf(replies, question.key)}
              why={whyOf(question.key)}
              trial={trial}
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
                onCheckedChange={(on) =>
                  onGiven({ replies, accepted: on ? [...accepted, part.key] : accepted.filter((key) => key !== part.key) })
                }
              />
              <Why why={whyOf(part.key)} />
            </div>
          )}
        </section>
      ))}
    </>
  )
}

interface AskedProps {
  question: AnyQuestion<string>
  values: readonly string[]
  why: AnswerProblem['why'] | undefined
  trial: boolean
  onAnswer: (values: string[]) => void
}
function Asked({ question, values, why, trial, onAnswer }: AskedProps) {
  const { text, kind, required, options } = question
  const picture = kind === 'File' || kind === 'Signature'
  const toggle = (key: string) =>
    onAnswer(kind === 'One' ? [key] : values.includes(key) ? values.filter((each) => each !== key) : [...values, key])
  const typed = {
    'aria-label': text,
    value: values[0] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onAnswer(target.value ? [target.value] : []),
  }
  if (picture && !trial)
    return (
      <ImageField
        label={text}
        required={required}
        value={values[0] === undefined ? null : Number(values[0])}
        onChange={(fileId) => onAnswer(fileId === null ? [] : [String(fileId)])}
        onUpload={() => {}}
        paper={kind === 'Signature'}
        error={why && sharedWord(`reason.${why}`)}
      />
    )
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
        <Input {...typed} {...(kind === 'Date' && { type: 'date' })} disabled={picture} />
      )}
      <Why why={why} />
    </fieldset>
  )
}

const Why = ({ why }: Pick<AskedProps, 'why'>) => why && <p className="text-xs text-bad">{sharedWord(`reason.${why}`)}</p>
