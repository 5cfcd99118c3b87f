import type { Schema } from '@isb/sdk'
import { values } from '@isb/sdk/metadata'
import { Checkbox } from '@isb/ui'
import { enumWord } from '../record/values.tsx'
import type { ControlProps } from './declared-field.ts'

/** Several values of an enum, in its order. */
function Choices<Value extends string>({
  name,
  all,
  value,
  onValueChange,
}: ControlProps<Value[]> & { name: 'Weekday' | 'Division'; all: readonly Value[] }) {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1">
      {all.map((each) => (
        <Checkbox
          key={each}
          label={enumWord(name, each)}
          checked={value.includes(each)}
          onCheckedChange={(on) => onValueChange(all.filter((other) => (other === each ? on : value.includes(other))))}
        />
      ))}
    </div>
  )
}

export const WeekdayChoices = (props: ControlProps<Schema<'Weekday'>[]>) => <Choices {...props} name="Weekday" all={values.Weekday} />
export const DivisionChoices = (props: ControlProps<Schema<'Division'>[]>) => <Choices {...props} name="Division" all={values.Division} />
