// A form as a parent reads it, to be answered: as a trial beside the editor, or for a family on the telephone.
import type { Schema } from '@isb/sdk'
import { hasProtocol, isChoice, subitemsOf, valuesOf, type AnswerProblem, type AnyQuestion } from '@isb/sdk/rules'
import { Checkbox, Input, Textarea } from '@isb/ui'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { Markdown } from '../../lib/shared/text/markdown.tsx'
import { ImageField } from '../../lib/engine/upload/image-field.tsx'

/** What was answered and accepted so far. */
export interface Given {
  readonly replies: Schema<'SurveyReply'>[]
  readonly accepted: string[]
}
export const nothingGiven: Given = { replies: [], accepted: [] }

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
          {part.questions.map((question) => (
            <Asked key={question.key} question={question} replies={replies} whyOf={whyOf} trial={trial} onAnswer={answer} />
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
  replies: readonly Schema<'SurveyReply'>[]
  whyOf: (key: string) => AnswerProblem['why'] | undefined
  trial: boolean
  onAnswer: (question: string, values: string[]) => void
}
function Asked({ question, trial, ...rest }: AskedProps) {
  const { key: ownKey, text, kind, required, options } = question
  const values = valuesOf(rest.replies, ownKey)
  const why = rest.whyOf(ownKey)
  const onAnswer = (next: string[]) => rest.onAnswer(ownKey, next)
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
          <div key={option.key} className="grid gap-2">
            <label className="flex min-h-10 items-center gap-2.5 rounded-md border border-line-2 px-3 py-2 has-checked:border-lead has-checked:bg-lead-soft-2">
              <input
                type={kind === 'One' ? 'radio' : 'checkbox'}
                className="size-4 accent-lead"
                checked={values.includes(option.key)}
                onChange={() => toggle(option.key)}
              />
              {option.text || '…'}
            </label>
            {values.includes(option.key) && subitemsOf(option).length > 0 && (
              <div className="ml-3 grid gap-3 border-l-2 border-lead-line pl-3">
                {subitemsOf(option).map((subitem) => (
                  <Asked key={subitem.key} question={subitem} trial={trial} {...rest} />
                ))}
              </div>
            )}
          </div>
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

const Why = ({ why }: { why: AnswerProblem['why'] | undefined }) => why && <p className="text-xs text-bad">{sharedWord(`reason.${why}`)}</p>
