import type { Schema } from '@isb/sdk'
import { Button, IconButton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { enumWord } from '../../lib/record/values.tsx'
import { Both } from './both.tsx'
import { useGapAt } from './gaps.ts'
import { moved } from './pieces.ts'
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
  const words = (field: 'name' | 'description' | 'protocolLabel' | 'protocol') => ({
    path: `${path}/${field}`,
    words: part[field],
    onChange: (locale: 'en' | 'zh', text: string) => onChange((own) => void (own[field][locale] = text), `${part.key} ${field} ${locale}`),
  })
  return (
    <section className="grid gap-5">
      <div className="flex items-center justify-end gap-1">
        <IconButton label={t`Move module up`} aria-disabled={at === 0} onClick={() => at > 0 && onMove(at - 1)}>
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton label={t`Move module down`} aria-disabled={at === count - 1} onClick={() => at < count - 1 && onMove(at + 1)}>
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton label={t`Remove module`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <Both label={t`Module name`} {...words('name')} />
      <Both label={t`Description`} {...words('description')} long />
      {gap && <p className="text-xs text-bad">{enumWord('SurveyGapKind', gap)}</p>}
      <div className="grid gap-3">
        <h2 className="font-bold">{t`Questions`}</h2>
        {part.questions.map((question, nth) => (
          <QuestionEditor
            key={question.key}
            question={question}
            path={`${path}/questions/${nth}`}
            at={nth}
            count={part.questions.length}
            onChange={(change, place) => onChange((own) => change(own.questions[nth]!), place)}
            onMove={(to) => onChange((own) => moved(own.questions, nth, to))}
            onRemove={() => onChange((own) => void own.questions.splice(nth, 1))}
          />
        ))}
        <Button className="justify-self-start" onClick={() => onChange((own) => void own.questions.push(newQuestion()))}>
          <Plus aria-hidden />
          {t`Add question`}
        </Button>
      </div>
      <Both label={t`Agreement`} {...words('protocol')} long />
      <Both label={t`What one ticks to accept it`} {...words('protocolLabel')} />
    </section>
  )
}
