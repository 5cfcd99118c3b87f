import type { Schema } from '@isb/sdk'
import { values as enums } from '@isb/sdk/metadata'
import { isChoice } from '@isb/sdk/rules'
import { Badge, Button, cn, IconButton, Select, Switch } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, use, useState, type PointerEvent, type ReactNode } from 'react'
import { ChevronDown, CornerDownRight, Plus, X } from 'lucide-react'
import { DragHandle } from '../../lib/engine/form/drag-handle.tsx'
import { moved } from '../../lib/engine/form/moved.ts'
import { OrderButtons } from '../../lib/engine/form/order-buttons.tsx'
import { enumWord } from '../../lib/engine/record/values.tsx'
import { Both } from './both.tsx'
import { Gaps, useGapAt } from './gaps.ts'
import { blank, newPartKey } from './pieces.ts'
import { useSay } from './words.ts'

type Question = Schema<'SurveyQuestion'>
type Subitem = Schema<'SurveySubitem'>

interface Props<Each extends Question | Subitem> {
  question: Each
  path: string
  /** Its place among its neighbors, and how many there are. */
  at: number
  count: number
  onChange: (change: (question: Each) => void, place?: string) => void
  onMove: (to: number) => void
  onRemove: () => void
  /** Where it can be dragged. */
  onGrab?: (event: PointerEvent<HTMLElement>) => void
  /** Whether it stands there with all that it has; else as one line, that opens it. One without `onOpen` always does. */
  open?: boolean
  onOpen?: () => void
}

/** What it calls edits the forms as they are then: of two that have the same place either does. */
const isDrawnAlike = (one: Props<Question>, other: Props<Question>): boolean =>
  one.question === other.question && one.path === other.path && one.at === other.at && one.count === other.count && one.open === other.open

/** A question: its words, its kind, its options. */
export const QuestionEditor = memo(function QuestionEditor({ question, ...props }: Props<Question>) {
  const { t } = useLingui()
  const { path, onChange } = props
  if (props.onOpen && !props.open) return <Line question={question} {...props} onOpen={props.onOpen} />
  return (
    <Frame question={question} {...props}>
      {isChoice(question) && (
        <ul className="grid gap-2">
          {question.options.map((option, at) => (
            <li key={option.key} className="grid gap-2">
              <div className="flex items-start gap-2">
                <Mark kind={question.kind} />
                <Both
                  quiet
                  label={t`Option ${at + 1}`}
                  path={`${path}/options/${at}/text`}
                  words={option.text}
                  onChange={(locale, text) => onChange((own) => void (own.options[at]!.text[locale] = text), `${option.key} ${locale}`)}
                />
                <IconButton
                  label={t`Add a follow-up for option ${at + 1}`}
                  onClick={() => onChange((own) => void own.options[at]!.subitems.push(newQuestion()))}
                >
                  <CornerDownRight aria-hidden />
                </IconButton>
                <IconButton label={t`Remove option ${at + 1}`} onClick={() => onChange((own) => void own.options.splice(at, 1))}>
                  <X aria-hidden />
                </IconButton>
              </div>
              {option.subitems.map((subitem, nth) => (
                <div key={subitem.key} className="ml-2 border-l-2 border-lead pl-3 sm:ml-7">
                  <SubitemEditor
                    question={subitem}
                    path={`${path}/options/${at}/subitems/${nth}`}
                    at={nth}
                    count={option.subitems.length}
                    onChange={(change, place) => onChange((own) => change(own.options[at]!.subitems[nth]!), place)}
                    onMove={(to) => onChange((own) => void (own.options[at]!.subitems = moved(own.options[at]!.subitems, nth, to)))}
                    onRemove={() => onChange((own) => void own.options[at]!.subitems.splice(nth, 1))}
                  />
                </div>
              ))}
            </li>
          ))}
          <AddOption onAdd={() => onChange((own) => void own.options.push({ key: newPartKey(), text: blank(), subitems: [] }))} />
        </ul>
      )}
    </Frame>
  )
}, isDrawnAlike)

/** What an option opens: as one line until somebody wants to change it, or something is missing in it. */
function SubitemEditor({ question, ...props }: Props<Subitem>) {
  const { t } = useLingui()
  const { path, onChange } = props
  const [open, setOpen] = useState(question.text.en + question.text.zh === '')
  const gaps = useGapsIn(path)
  if (!open && gaps === 0) return <Opens question={question} onOpen={() => setOpen(true)} />
  return (
    <Frame question={question} {...props}>
      {isChoice(question) && (
        <ul className="grid gap-2">
          {question.options.map((option, at) => (
            <li key={option.key} className="flex items-start gap-2">
              <Mark kind={question.kind} />
              <Both
                quiet
                label={t`Option ${at + 1}`}
                path={`${path}/options/${at}/text`}
                words={option.text}
                onChange={(locale, text) => onChange((own) => void (own.options[at]!.text[locale] = text), `${option.key} ${locale}`)}
              />
              <IconButton label={t`Remove option ${at + 1}`} onClick={() => onChange((own) => void own.options.splice(at, 1))}>
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
          <AddOption onAdd={() => onChange((own) => void own.options.push({ key: newPartKey(), text: blank() }))} />
        </ul>
      )}
    </Frame>
  )
}

function Opens({ question: { text, kind, options }, onOpen }: { question: Subitem; onOpen: () => void }) {
  const { t } = useLingui()
  const say = useSay()
  return (
    <button
      type="button"
      aria-expanded={false}
      className="flex min-h-11 w-full items-center gap-2 rounded-md bg-lead-soft px-3 text-left hover:bg-lead-soft-2"
      onClick={onOpen}
    >
      <CornerDownRight aria-hidden className="size-4 shrink-0 text-fg-2" />
      <span className="min-w-0 flex-1 truncate">
        <Trans>
          Opens: <b>{say(text)}</b>
        </Trans>
      </span>
      <span className="shrink-0 text-xs text-fg-2">
        {enumWord('SurveyQuestionKind', kind)}
        {isChoice({ kind }) && ` · ${t`${plural(options.length, { one: '# option', other: '# options' })}`}`}
      </span>
    </button>
  )
}

/** What families tick. */
const Mark = ({ kind }: Pick<Question, 'kind'>) => (
  <span aria-hidden className={cn('mt-2.5 size-4 shrink-0 border border-line-2', kind === 'One' ? 'rounded-full' : 'rounded-xs')} />
)

function AddOption({ onAdd }: { onAdd: () => void }) {
  const { t } = useLingui()
  return (
    <li>
      <Button size="sm" onClick={onAdd}>
        <Plus aria-hidden />
        {t`Add option`}
      </Button>
    </li>
  )
}

/** A question without anything yet. */
export const newQuestion = (): Question & Subitem => ({ key: newPartKey(), text: blank(), kind: 'Text', required: false, options: [] })

/** How much is missing in a part. */
const useGapsIn = (path: string) => use(Gaps).filter((gap) => gap.path === path || gap.path.startsWith(`${path}/`)).length

/** A question as one line: what it asks, and how. */
function Line({ question, path, at, onGrab, onOpen }: Props<Question> & { onOpen: () => void }) {
  const { t } = useLingui()
  const say = useSay()
  const gaps = useGapsIn(path)
  return (
    <div
      role="group"
      aria-label={t`Question ${at + 1}`}
      className={cn('flex items-center gap-2 rounded-md border bg-surface px-3', gaps > 0 ? 'border-bad' : 'border-line')}
    >
      {onGrab && <DragHandle onPointerDown={onGrab} />}
      <button type="button" aria-expanded={false} className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-left" onClick={onOpen}>
        <span className="text-fg-2 tabular-nums">{at + 1}</span>
        <span className="min-w-0 flex-1 truncate">{say(question.text) || t`New question`}</span>
        {question.required && (
          <span aria-hidden className="text-bad">
            *
          </span>
        )}
        {gaps > 0 && <Badge>{gaps}</Badge>}
        <span className="shrink-0 text-xs text-fg-2">{enumWord('SurveyQuestionKind', question.kind)}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-fg-2" />
      </button>
    </div>
  )
}

/** What a question has wherever it stands. */
function Frame<Each extends Question | Subitem>(props: Props<Each> & { children: ReactNode }) {
  const { question, path, at, count, onChange, onMove, onRemove, onGrab, open = false, children } = props
  const { t } = useLingui()
  const say = useSay()
  const gap = useGapAt(path)
  return (
    <div
      role="group"
      aria-label={t`Question ${at + 1}`}
      className={cn('grid gap-3 rounded-md border bg-surface p-3', open ? 'border-lead ring-2 ring-lead-soft' : 'border-line')}
    >
      <div className="flex flex-wrap items-center gap-2">
        {onGrab && <DragHandle onPointerDown={onGrab} />}
        <span className="text-fg-2 tabular-nums">{at + 1}</span>
        <strong className="mr-auto min-w-0 flex-1 truncate max-sm:hidden">{say(question.text) || t`New question`}</strong>
        <Select
          aria-label={t`Kind of question ${at + 1}`}
          className="w-40 max-sm:w-full"
          options={enums.SurveyQuestionKind.map((value) => ({ value, label: enumWord('SurveyQuestionKind', value) }))}
          value={question.kind}
          onValueChange={(kind) => onChange((own) => void (own.kind = kind as Each['kind']))}
        />
        <Switch
          checked={question.required}
          onCheckedChange={(required) => onChange((own) => void (own.required = required))}
          label={t`Required`}
        />
        <OrderButtons
          words={{
            up: t`Move question ${at + 1} up`,
            down: t`Move question ${at + 1} down`,
            remove: t`Remove question ${at + 1}`,
          }}
          at={at}
          count={count}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
      <Both
        quiet
        label={t`Question ${at + 1}`}
        path={`${path}/text`}
        words={question.text}
        onChange={(locale, text) => onChange((own) => void (own.text[locale] = text), `${question.key} ${locale}`)}
      />
      {gap && <p className="text-xs text-bad">{enumWord('SurveyGapKind', gap)}</p>}
      {children}
    </div>
  )
}
