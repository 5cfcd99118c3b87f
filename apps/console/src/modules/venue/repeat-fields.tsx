import { isDay, isLastOfMonth, nthOfMonth, weekdayOf, weekdays } from '@isb/sdk/rules'
import { Checkbox, Field, Input, Select } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { enumWord } from '../../lib/engine/record/values.tsx'
import { weekdaysIn, weekly } from './repeat-draft.ts'
import type { RepeatValues } from './reservation-values.ts'
import { nthWord } from './repeat-text.ts'

interface RepeatFieldsProps {
  value: RepeatValues | null
  /** The first day. */
  day: string
  error: string | undefined
  onValueChange: (value: RepeatValues | null) => void
}

/** How often a reservation repeats, and until when. */
export function RepeatFields({ value, day, error, onValueChange }: RepeatFieldsProps) {
  const { t } = useLingui()
  const set = (more: Partial<RepeatValues>) => value && onValueChange({ ...value, ...more })
  const units = { Day: t`days`, Week: t`weeks`, Month: t`months` }
  return (
    <>
      <Field label={t`Repeats`} error={error}>
        <Select
          options={[
            { value: 'Never', label: t`Does not repeat` },
            { value: 'Day', label: t`Daily` },
            { value: 'Week', label: t`Weekly` },
            { value: 'Month', label: t`Monthly` },
          ]}
          value={value?.every ?? 'Never'}
          onValueChange={(every) => onValueChange(every === 'Never' ? null : { ...(value ?? weekly), every })}
        />
      </Field>
      {value && isDay(day) && (
        <div className="grid gap-4 border-l-2 border-line pl-4">
          <div className="flex flex-wrap items-end gap-4">
            <Field label={t`Every`} group>
              <div className="flex items-center gap-2">
                <Input
                  aria-label={t`Every how many`}
                  inputMode="numeric"
                  className="w-16"
                  value={value.interval}
                  onChange={({ target }) => set({ interval: target.value })}
                />
                {units[value.every]}
              </div>
            </Field>
            <Field label={t`Ends`} group className="flex-1">
              <div className="flex flex-wrap items-center gap-2">
                <Select
                  aria-label={t`Ends how`}
                  className="w-36"
                  options={[
                    { value: 'Count', label: t`After` },
                    { value: 'Until', label: t`On a day` },
                  ]}
                  value={value.ends}
                  onValueChange={(ends) => set({ ends })}
                />
                {value.ends === 'Until' ? (
                  <Input
                    type="date"
                    aria-label={t`Last day`}
                    className="w-40"
                    value={value.until}
                    onChange={({ target }) => set({ until: target.value })}
                  />
                ) : (
                  <>
                    <Input
                      aria-label={t`How many times`}
                      inputMode="numeric"
                      className="w-16"
                      value={value.count}
                      onChange={({ target }) => set({ count: target.value })}
                    />
                    {t`times`}
                  </>
                )}
              </div>
            </Field>
          </div>
          {value.every === 'Week' && (
            <Field label={t`On`} group>
              <div className="flex flex-wrap gap-x-4 gap-y-1">
                {weekdays.map((weekday) => (
                  <Checkbox
                    key={weekday}
                    label={enumWord('Weekday', weekday)}
                    checked={weekdaysIn(value, day).includes(weekday)}
                    onCheckedChange={(on) =>
                      set({ weekdays: weekdays.filter((each) => (each === weekday ? on : weekdaysIn(value, day).includes(each))) })
                    }
                  />
                ))}
              </div>
            </Field>
          )}
          {value.every === 'Month' && <Monthly value={value} day={day} onValueChange={(monthly) => set({ monthly })} />}
        </div>
      )}
    </>
  )
}

/** On its day of the month, or on its weekday. */
function Monthly({
  value,
  day,
  onValueChange,
}: {
  value: RepeatValues
  day: string
  onValueChange: (monthly: RepeatValues['monthly']) => void
}) {
  const { t } = useLingui()
  const [date, weekday] = [Number(day.slice(8)), enumWord('Weekday', weekdayOf(day))]
  const nth = nthWord(nthOfMonth(day))
  const options = [
    { value: 'Date' as const, label: t`Day ${date}` },
    { value: 'Weekday' as const, label: t`The ${nth} ${weekday}` },
    ...(isLastOfMonth(day) ? [{ value: 'Last' as const, label: t`The last ${weekday}` }] : []),
  ]
  return (
    <Field label={t`On`}>
      <Select options={options} value={value.monthly} onValueChange={onValueChange} />
    </Field>
  )
}
