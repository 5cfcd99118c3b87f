import { Button } from '../button/button.tsx'
import { Field } from '../form/field.tsx'
import { type Filter, type FiltersWords, type FilterValue, listOf } from './filter-props.ts'
import { Input } from '../form/input.tsx'
import { OptionPicker } from '../form/option-picker.tsx'
import type { Option } from '../form/use-options.ts'

export interface FilterEditorProps {
  filter: Filter
  value: FilterValue
  onChange: (value: FilterValue) => void
  /** A choice that needs no second one was made. */
  onDone: () => void
  /** Learns the label of what was looked up. */
  onLearn: (option: Option) => void
  words: FiltersWords
}

/** What a chip opens: a list, or two days. Every change takes effect at once. */
export function FilterEditor({ filter, value, onChange, onDone, onLearn, words }: FilterEditorProps) {
  if (filter.kind === 'days') return <Days filter={filter} value={value} onChange={onChange} onDone={onDone} words={words} />
  const on = listOf(value)
  const several = filter.kind === 'choices'
  const choose = (option: Option) => {
    onLearn(option)
    if (several) {
      const next = on.includes(option.value) ? on.filter((each) => each !== option.value) : [...on, option.value]
      // In the order of the options, so that one choice has one address.
      onChange(filter.options.map((each) => each.value).filter((each) => next.includes(each)))
    } else {
      onChange(option.value)
      onDone()
    }
  }
  return (
    <OptionPicker
      label={filter.name}
      searchLabel={words.searchIn(filter.name)}
      source={filter.kind === 'look-up' ? filter.load : filter.options}
      on={on}
      multiple={several}
      onChoose={choose}
      words={words}
    />
  )
}

type DaysProps = Pick<FilterEditorProps, 'value' | 'onChange' | 'onDone' | 'words'> & { filter: Filter & { kind: 'days' } }

function Days({ filter, value, onChange, onDone, words }: DaysProps) {
  const [from = '', to = ''] = listOf(value)
  const set = (nextFrom: string, nextTo: string) => {
    // A year is typed one figure at a time: 0002 is not yet a day anyone means.
    if ([nextFrom, nextTo].some((day) => day !== '' && day < '1000')) return
    onChange(nextFrom || nextTo ? [nextFrom, nextTo] : undefined)
  }
  return (
    <div className="grid gap-3 p-4">
      {filter.presets && (
        <div className="flex flex-wrap gap-2">
          {filter.presets().map((preset) => (
            <Button
              key={preset.label}
              size="sm"
              aria-pressed={preset.from === from && preset.to === to}
              onClick={() => {
                onChange([preset.from, preset.to])
                onDone()
              }}
              className="font-normal! aria-pressed:border-lead-line aria-pressed:bg-lead-soft-2! aria-pressed:text-lead-text!"
            >
              {preset.label}
            </Button>
          ))}
        </div>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Field label={words.from}>
          <Input
            key={from}
            type="date"
            size="sm"
            max={to || '9999-12-31'}
            defaultValue={from}
            onChange={(event) => set(event.target.value, to)}
          />
        </Field>
        <Field label={words.to}>
          <Input
            key={to}
            type="date"
            size="sm"
            min={from}
            max="9999-12-31"
            defaultValue={to}
            onChange={(event) => set(from, event.target.value)}
          />
        </Field>
      </div>
    </div>
  )
}
