import type { Schema } from '@isb/sdk'
import { values, type EnumName } from '@isb/sdk/metadata'
import { Checkbox } from '@isb/ui'
import { enumWord } from '../record/values.tsx'
import type { ControlProps } from '../../declare/field.ts'

/** Several values of an enum, in its order. */
export function EnumChoices<Name extends EnumName>({
  name,
  value,
  onValueChange,
}: Omit<ControlProps<(typeof values)[Name][number][]>, 'control'> & { name: Name }) {
  const all: readonly (typeof values)[Name][number][] = values[name]
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

export const WeekdayChoices = (props: ControlProps<Schema<'Weekday'>[]>) => <EnumChoices {...props} name="Weekday" />
export const DivisionChoices = (props: ControlProps<Schema<'Division'>[]>) => <EnumChoices {...props} name="Division" />
