import type { Schema } from '@isb/sdk'
import { Button } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { use, useState } from 'react'
import { useDragOrder } from '../../lib/engine/form/drag-order.ts'
import { moved } from '../../lib/engine/form/moved.ts'
import { OrderButtons } from '../../lib/engine/form/order-buttons.tsx'
import { enumWord } from '../../lib/engine/record/values.tsx'
import { Both } from './both.tsx'
import { Gaps, useGapAt } from './gaps.ts'
import { newQuestion, QuestionEditor } from './question-editor.tsx'

type Part = Schema<'SurveyPart'>

interface Props {
  part: Part
  path: string
  at: number
  count: number
  onChange: (change: (part: Part) => void, place?: string) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** A module of a form: its words, its agreement, its questions. */
export function PartEditor({ part, path, at, count, onChange, onMove, onRemove }: Props) {
  const { t } = useLingui()
  const gap = useGapAt(path)
  // One question stands open, as what is missing does; a new one is open at once.
  const [open, setOpen] = useState(() => part.questions[0]?.key)
  const [checked, setChecked] = useState<readonly Schema<'SurveyGap'>[]>()
  const gaps = use(Gaps)
  if (gaps !== checked) {
    setChecked(gaps)
    const wrong = part.questions.find((_, nth) => gaps.some((each) => each.path.startsWith(`${path}/questions/${nth}`)))
    const seen = part.questions.some(
      ({ key }, nth) => key === open && gaps.some((each) => each.path.startsWith(`${path}/questions/${nth}/`)),
    )
    if (wrong && !seen) setOpen(wrong.key)
  }
  const addQuestion = () => {
    const question = newQuestion()
    onChange((own) => void own.questions.push(question))
    setOpen(question.key)
  }
  const moveQuestion = (from: number, to: number) => onChange((own) => void (own.questions = moved(own.questions, from, to)))
  const { list, begin } = useDragOrder<HTMLDivElement>(moveQuestion)
  const words = (field: 'name' | 'description' | 'protocolLabel' | 'protocol') => ({
    path: `${path}/${field}`,
    words: part[field],
    onChange: (locale: 'en' | 'zh', text: string) => onChange((own) => void (own[field][locale] = text), `${part.key} ${field} ${locale}`),
  })
  return (
    <section className="relative grid gap-5">
      <div className="absolute -top-2 right-0 flex items-center gap-1">
        <OrderButtons
          words={{ up: t`Move module up`, down: t`Move module down`, remove: t`Remove module` }}
          at={at}
          count={count}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
      <Both label={t`Module name`} {...words('name')} />
      <Both label={t`Description`} {...words('description')} long />
      {gap && <p className="text-xs text-bad">{enumWord('SurveyGapKind', gap)}</p>}
      <div className="grid gap-3">
        <h2 className="font-bold">{t`Questions`}</h2>
        <div ref={list} className="grid gap-3">
          {part.questions.map((question, nth) => (
            <QuestionEditor
              key={question.key}
              question={question}
              path={`${path}/questions/${nth}`}
              at={nth}
              count={part.questions.length}
              onChange={(change, place) => onChange((own) => change(own.questions[nth]!), place)}
              onMove={(to) => moveQuestion(nth, to)}
              onRemove={() => onChange((own) => void own.questions.splice(nth, 1))}
              onGrab={begin(nth)}
              open={question.key === open}
              onOpen={() => setOpen(question.key)}
            />
          ))}
        </div>
        <Button className="justify-self-start" onClick={addQuestion}>
          <Plus aria-hidden />
          {t`Add question`}
        </Button>
      </div>
      <Both label={t`Agreement`} {...words('protocol')} long />
      <Both label={t`The text of the checkbox that accepts it`} {...words('protocolLabel')} />
    </section>
  )
}
