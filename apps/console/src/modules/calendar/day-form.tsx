import { type Schema } from '@isb/sdk'
import { weekdayOf, whyNotSpecialDay } from '@isb/sdk/rules'
import { values as enums } from '@isb/sdk/metadata'
import { Field, Input, MultiSelect, Select, type DayRange } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue } from 'react'
import type { Draft } from '../../lib/form/draft.ts'
import { FormDialog } from '../../lib/form/form-dialog.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { sharedWord } from '../../lib/i18n.ts'
import { isb } from '../../lib/isb.ts'
import { useOperation } from '../../lib/query.ts'
import { enumWord, fieldWord } from '../../lib/record/values.tsx'
import type { SpecialDay } from './data.ts'
import { Moves } from './moves.tsx'

export type DayValues = Required<Omit<Schema<'SpecialDayInput'>, 'id' | 'version'>>

export const dayDraftName = 'calendar.day'

const valuesOf = ({ kind, name, nameZh, startsOn, endsOn, part, runsAs, divisions, grades }: SpecialDay): DayValues => ({
  kind,
  name,
  nameZh,
  startsOn,
  endsOn,
  part,
  runsAs,
  divisions,
  grades,
})

/** A new special day on some days. On a weekend it is most likely a make-up day. */
export function newDay({ from, to }: DayRange): Draft<DayValues> {
  const weekend = from === to && ['Saturday', 'Sunday'].includes(weekdayOf(from))
  const start: DayValues = {
    kind: weekend ? 'MakeUp' : 'Holiday',
    name: '',
    nameZh: '',
    startsOn: from,
    endsOn: to,
    part: 'Whole',
    runsAs: weekend ? 'Friday' : null,
    divisions: [],
    grades: [],
  }
  return { start, values: start }
}

export function draftOf(day: SpecialDay): Draft<DayValues> {
  const start = valuesOf(day)
  return { start, values: start, id: day.id, version: day.version }
}

const optionsOf = <Value extends string>(name: 'DayKind' | 'DayPart' | 'Division' | 'Weekday', values: readonly Value[]) =>
  values.map((value) => ({ value, label: enumWord(name, value) }))

interface DayFormProps {
  draft: Draft<DayValues>
  restored: boolean
  grades: readonly Schema<'Grade'>[]
  onClose: () => void
  onSaved: (day: SpecialDay) => void
}

/** The form of a special day, with what it moves below. */
export default function DayForm({ draft, restored, grades, onClose, onSaved }: DayFormProps) {
  const { t } = useLingui()
  const change = useOperation('calendar.change', t`School year changed`)
  const form = useForm<DayValues, Schema<'CalendarChanged'>>({
    name: dayDraftName,
    draft,
    problemsOf: (values) => {
      const wrong = whyNotSpecialDay(values)
      return {
        ...(!values.name.trim() && { name: t`Give it a name` }),
        ...(!values.startsOn && { startsOn: t`Choose the first day` }),
        ...(!values.endsOn && { endsOn: t`Choose the last day` }),
        ...(wrong && values.startsOn && values.endsOn && { [wrong.field]: sharedWord(`reason.${wrong.reason}`) }),
      }
    },
    send: ({ values, id, version }) =>
      change.mutateAsync({ body: { days: [{ ...values, ...(id !== undefined && { id }), ...(version !== undefined && { version }) }] } }),
    read: async (id) => {
      const day = await isb.calendar.get({ path: { dayId: id } })
      return { values: valuesOf(day), version: day.version }
    },
    onSaved: ({ days: [day] }) => day && onSaved(day),
  })
  const { values, set, problems, draft: now } = form
  // What it is called moves nothing.
  const { name: _, nameZh: _unused, ...moving } = values
  const asked = useDeferredValue(JSON.stringify({ ...moving, name: '-', id: now.id, version: now.version }))
  const proposed = JSON.parse(asked) as Schema<'SpecialDayInput'>
  const isWhole = Boolean(proposed.startsOn && proposed.endsOn) && whyNotSpecialDay(proposed) === null
  const words = (label: string) => ({
    label,
    placeholder: t`Everyone`,
    remove: (item: string) => t`Remove ${item}`,
    loading: t`Loading`,
    empty: t`No matches`,
    error: t`It did not load`,
    retry: t`Retry`,
  })
  return (
    <FormDialog
      form={form}
      title={now.id === undefined ? t`Add special days` : t`Edit ${now.start.name}`}
      verb={now.id === undefined ? t`Add to the calendar` : t`Save changes`}
      restored={restored}
      onClose={onClose}
      fieldName={fieldWord}
      show={(field, { [field]: value }) => String(value ?? '')}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={fieldWord('kind')} required>
          <Select
            options={optionsOf('DayKind', enums.DayKind)}
            value={values.kind}
            onValueChange={(kind) => {
              set('kind', kind)
              if (kind === 'HalfDay' && values.part === 'Whole') set('part', 'Afternoon')
              set('runsAs', kind === 'MakeUp' ? (values.runsAs ?? 'Friday') : null)
            }}
          />
        </Field>
        {values.kind === 'MakeUp' ? (
          <Field label={fieldWord('runsAs')} error={problems.runsAs} required>
            <Select options={optionsOf('Weekday', enums.Weekday)} value={values.runsAs} onValueChange={(next) => set('runsAs', next)} />
          </Field>
        ) : (
          <Field label={t`Which part of the day`} error={problems.part}>
            <Select
              options={optionsOf('DayPart', enums.DayPart).filter(({ value }) => values.kind !== 'HalfDay' || value !== 'Whole')}
              value={values.part}
              onValueChange={(next) => set('part', next)}
            />
          </Field>
        )}
        <Field label={fieldWord('name')} error={problems.name} required>
          <Input value={values.name} maxLength={100} autoComplete="off" onChange={({ target }) => set('name', target.value)} />
        </Field>
        <Field label={fieldWord('nameZh')} error={problems.nameZh}>
          <Input
            value={values.nameZh}
            maxLength={100}
            lang="zh-CN"
            autoComplete="off"
            onChange={({ target }) => set('nameZh', target.value)}
          />
        </Field>
        <Field label={fieldWord('startsOn')} error={problems.startsOn} required>
          <Input
            type="date"
            value={values.startsOn}
            onChange={({ target }) => {
              set('startsOn', target.value)
              // One day stays one day.
              if (values.endsOn === values.startsOn || values.endsOn < target.value) set('endsOn', target.value)
            }}
          />
        </Field>
        <Field label={fieldWord('endsOn')} error={problems.endsOn} required>
          <Input type="date" value={values.endsOn} min={values.startsOn} onChange={({ target }) => set('endsOn', target.value)} />
        </Field>
        <Field label={fieldWord('divisions')} hint={t`Leave empty for everyone`}>
          <MultiSelect
            options={optionsOf('Division', enums.Division)}
            value={values.divisions}
            onValueChange={(next) => set('divisions', next as DayValues['divisions'])}
            words={words(fieldWord('divisions'))}
          />
        </Field>
        <Field label={fieldWord('grades')} hint={t`With the divisions above, or on their own`}>
          <MultiSelect
            options={grades.map(({ code, name }) => ({ value: code, label: code, hint: name }))}
            value={values.grades}
            onValueChange={(next) => set('grades', next)}
            words={words(fieldWord('grades'))}
          />
        </Field>
      </div>
      <Moves change={isWhole ? { days: [proposed] } : undefined} />
    </FormDialog>
  )
}
