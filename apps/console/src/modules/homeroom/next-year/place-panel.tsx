import type { Schema } from '@isb/sdk'
import { isFarGrade, type PlannedClass, type RollOverPlan } from '@isb/sdk/rules'
import { Button, Checkbox, cn, DetailPanel, Empty, Field, Input, Select } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Split as SplitIcon, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { sharedWord } from '../../../lib/base/words/i18n.ts'
import { personName } from '../../../lib/engine/record/person-name.tsx'
import { useListWords } from '../../../lib/engine/rows/words.ts'
import { fieldWord } from '../../../lib/engine/record/values.tsx'
import { idsIn, isAddress, splitClass, withoutClass, type Place, type RollOver } from './data.ts'

export interface Editing {
  readonly onMove: (ids: readonly number[], to: Place) => void
  readonly onPlan: (plan: RollOverPlan) => void
  readonly grades: readonly Schema<'Grade'>[]
}

interface PlacePanelProps {
  plan: RollOverPlan
  about: RollOver
  place: Place
  /** Without it the plan is only looked at. */
  editing?: Editing
  onClose: () => void
}

/** One place of the plan: the class as it will be, and who is in it. */
export function PlacePanel({ plan, about, place, editing, onClose }: PlacePanelProps) {
  const { t } = useLingui()
  const planned = plan.classes.find(({ key }) => key === place)
  const title = planned ? [planned.name, planned.campus].filter(Boolean).join(' · ') : place === 'leaving' ? t`Leaving` : t`Without a place`
  return (
    <DetailPanel title={title} onClose={onClose} words={useListWords().panel} record={planned?.key}>
      {planned && editing && <ClassFields plan={plan} planned={planned} editing={editing} onClose={onClose} />}
      <Students key={place} plan={plan} about={about} place={place} editing={editing} />
    </DetailPanel>
  )
}

interface ClassFieldsProps {
  plan: RollOverPlan
  planned: PlannedClass
  editing: Editing
  onClose: () => void
}

function ClassFields({ plan, planned, editing: { onPlan, grades }, onClose }: ClassFieldsProps) {
  const { t } = useLingui()
  const set = (change: Partial<PlannedClass>) =>
    onPlan({ ...plan, classes: plan.classes.map((each) => (each.key === planned.key ? { ...each, ...change } : each)) })
  const address = (field: 'teacherEmail' | 'assistantEmail') => (
    <Field label={fieldWord(field)} hint={t`Their email address`} error={!isAddress(planned[field]) && sharedWord('invalid.email')}>
      <Input
        type="email"
        value={planned[field]}
        maxLength={254}
        autoComplete="off"
        onChange={({ target }) => set({ [field]: target.value })}
      />
    </Field>
  )
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Field label={fieldWord('name')} required>
          <Input value={planned.name} maxLength={40} autoComplete="off" onChange={({ target }) => set({ name: target.value })} />
        </Field>
        <Field label={fieldWord('grade')}>
          {(control) => (
            <Select
              {...control}
              options={['', ...grades.map(({ code }) => code)].map((grade) => ({ value: grade || none, label: grade || t`No grade` }))}
              value={planned.grade || none}
              onValueChange={(grade) => set({ grade: grade === none ? '' : grade })}
            />
          )}
        </Field>
      </div>
      {address('teacherEmail')}
      {address('assistantEmail')}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={planned.students.length < 2} onClick={() => onPlan(splitClass(plan, planned))}>
          <SplitIcon aria-hidden />
          {t`Split in two`}
        </Button>
        <Button
          size="sm"
          variant="danger"
          onClick={() => {
            onPlan(withoutClass(plan, planned.key))
            onClose()
          }}
        >
          <Trash2 aria-hidden />
          {t`Drop class`}
        </Button>
      </div>
    </div>
  )
}

const none = '-'

interface StudentsProps {
  plan: RollOverPlan
  about: RollOver
  place: Place
  editing: Editing | undefined
}

/** Who stands there. Those that are ticked move together, by the choice above them or by dragging one of them. */
function Students({ plan, about, place, editing }: StudentsProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const byId = new Map(about.students.map((student) => [student.id, student]))
  const students = idsIn(plan, place, about.students).flatMap((id) => byId.get(id) ?? [])
  const newcomers = new Set(about.newcomers)
  const ticked = students.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  if (students.length === 0) return <Empty subject="people" title={t`Nobody`} text={t`No student stands here in this plan.`} />
  const isFar = (own: string, grade: string) => isFarGrade(own, grade, editing?.grades ?? [])
  const chosenGrades = ticked.map((id) => byId.get(id)?.grade ?? '')
  const here = plan.classes.find(({ key }) => key === place)?.grade ?? ''
  const places: { value: string; label: string }[] = [
    ...plan.classes.map(({ key, name, grade }) => ({
      value: String(key),
      label: chosenGrades.some((own) => isFar(own, grade)) ? `${name} · ${t`more than one grade away`}` : name,
    })),
    { value: 'leaving', label: t`Leaving` },
    { value: 'unplaced', label: t`Without a place` },
  ]
  const toggle = (id: number, on: boolean) => setChosen(on ? new Set([...ticked, id]) : new Set(ticked.filter((each) => each !== id)))
  return (
    <section className="grid gap-2">
      {editing && (
        <div className="flex flex-wrap items-center gap-2">
          <Checkbox
            checked={ticked.length === students.length ? true : ticked.length > 0 ? 'mixed' : false}
            onCheckedChange={(on) => setChosen(new Set(on ? students.map(({ id }) => id) : []))}
            label={t`All`}
          />
          <Select
            size="sm"
            className="w-auto"
            aria-label={t`Move ticked students to`}
            placeholder={t`Move to…`}
            disabled={ticked.length === 0}
            options={places.filter(({ value }) => value !== String(place))}
            value={null}
            onValueChange={(to) => {
              editing.onMove(ticked, to === 'leaving' || to === 'unplaced' ? to : Number(to))
              setChosen(new Set())
            }}
          />
        </div>
      )}
      <ol className="grid divide-y divide-line border-y border-line">
        {students.map((student) => {
          const { id, grade } = student
          const who = personName(student)
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the choice above does the same by keyboard
            <li
              key={id}
              draggable={editing !== undefined}
              onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', (chosen.has(id) ? ticked : [id]).join(','))}
              className="flex items-center gap-3 py-1.5"
            >
              {editing ? (
                <Checkbox checked={chosen.has(id)} onCheckedChange={(on) => toggle(id, on)} label={who} className="min-w-0 flex-1" />
              ) : (
                <span className="min-w-0 flex-1 truncate">{who}</span>
              )}
              <span className={cn('shrink-0 text-xs tabular-nums', isFar(grade, here) ? 'font-bold text-bad' : 'text-fg-3')}>
                {[isFar(grade, here) && t`${grade}, more than one grade away`, newcomers.has(id) && t`new since the draft`]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
