import { asKept, weekdayOf, whyNotSpecialDay } from '@isb/sdk/rules'
import { values as enums } from '@isb/sdk/metadata'
import { Field, Select, type DayRange } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import type { Draft } from '../../lib/form/draft.ts'
import { DivisionChoices } from '../../lib/form/enum-choices.tsx'
import GradeChoices from '../../lib/form/grade-choices.tsx'
import { sharedWord } from '../../lib/i18n.ts'
import { isb } from '../../lib/isb.ts'
import { enumWord, fieldWord } from '../../lib/record/values.tsx'
import { ChangeForm, TextField, type OpenForm } from './change-form.tsx'
import type { SpecialDay } from './data.ts'

export type DayValues = Omit<SpecialDay, 'id' | 'version' | 'updatedAt'>

export const dayDraftName = 'calendar.day'

/** A new special day on some days. On a weekend it is most likely a make-up day. */
export function newDay({ from, to }: DayRange): Draft<DayValues> {
  const weekend = from === to && ['Saturday', 'Sunday'].includes(weekdayOf(from))
  const start = asKept({ kind: weekend ? 'MakeUp' : 'Holiday', name: '', startsOn: from, endsOn: to, runsAs: weekend ? 'Friday' : null })
  return { start, values: start }
}

export function draftOf(day: SpecialDay): Draft<DayValues> {
  const start = asKept(day)
  return { start, values: start, id: day.id, version: day.version }
}

const optionsOf = <Value extends string>(name: 'DayKind' | 'DayPart' | 'Weekday', values: readonly Value[]) =>
  values.map((value) => ({ value, label: enumWord(name, value) }))

/** The form of a special day. */
export default function DayForm(props: OpenForm<DayValues>) {
  const { t } = useLingui()
  const whyNot = (values: DayValues) => {
    const wrong = values.startsOn && values.endsOn ? whyNotSpecialDay(values) : null
    return {
      ...(!values.startsOn && { startsOn: t`Choose the first day` }),
      ...(!values.endsOn && { endsOn: t`Choose the last day` }),
      ...(wrong && { [wrong.field]: sharedWord(`reason.${wrong.reason}`) }),
    }
  }
  return (
    <ChangeForm<DayValues>
      {...props}
      name={dayDraftName}
      title={t`Add special days`}
      verb={t`Add to the calendar`}
      problemsOf={(values) => ({ ...(!values.name.trim() && { name: t`Give it a name` }), ...whyNot(values) })}
      changeOf={(values, own) => ({ days: [{ ...values, ...own }] })}
      // What it is called moves nothing.
      movingOf={(values) => (Object.keys(whyNot(values)).length > 0 ? undefined : { ...values, name: '-', nameZh: '' })}
      read={async (id) => {
        const day = await isb.calendar.get({ path: { dayId: id } })
        return { values: asKept(day), version: day.version }
      }}
      show={(value) => String(value ?? '')}
    >
      {(form) => {
        const { values, set, problems } = form
        return (
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
            <TextField form={form} field="name" maxLength={100} required />
            <TextField form={form} field="nameZh" maxLength={100} />
            <TextField
              form={form}
              field="startsOn"
              required
              onValueChange={(day) => {
                set('startsOn', day)
                // One day stays one day.
                if (values.endsOn === values.startsOn || values.endsOn < day) set('endsOn', day)
              }}
            />
            <TextField form={form} field="endsOn" required />
            <Field label={fieldWord('divisions')} hint={t`Leave empty for everyone`} group>
              {(control) => <DivisionChoices control={control} value={values.divisions} onValueChange={(next) => set('divisions', next)} />}
            </Field>
            <Field label={fieldWord('grades')} hint={t`With the divisions above, or on their own`} group>
              {(control) => <GradeChoices control={control} value={values.grades} onValueChange={(next) => set('grades', next)} />}
            </Field>
          </div>
        )
      }}
    </ChangeForm>
  )
}
