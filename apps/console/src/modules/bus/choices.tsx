// What is chosen for a route: days, divisions, a bus.
import type { Schema } from '@isb/sdk'
import { values } from '@isb/sdk/metadata'
import { Checkbox, Select } from '@isb/ui'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import type { ControlProps } from '../../lib/form/declared-field.ts'
import { query } from '../../lib/query.ts'
import { enumWord } from '../../lib/record/values.tsx'

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

const none = '0'

/** A bus that is in service, or none. */
export function VehicleSelect({ control, value, onValueChange }: ControlProps<number | null>) {
  const { data } = useQuery(query('bus.listVehicles', { query: { pageSize: 500 } }))
  const options = (data?.records ?? [])
    .filter(({ id, status }) => status === 'InService' || id === value)
    .map(({ id, plate, seatCount }) => ({ value: String(id), label: `${plate} · ${t`${seatCount} seats`}` }))
  return (
    <Select
      {...control}
      options={[{ value: none, label: t`No bus` }, ...options]}
      value={String(value ?? none)}
      onValueChange={(next) => onValueChange(next === none ? null : Number(next))}
    />
  )
}
