// The bus that is chosen for a route, or for one of its runs.
import type { Schema } from '@isb/sdk'
import { Select } from '@isb/ui'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import type { ControlProps } from '../../lib/declare/field.ts'
import { named } from '../../lib/base/words/i18n.ts'
import { query } from '../../lib/base/connection/query.ts'

type Control = ControlProps<number | null>
type Run = Schema<'BusRun'>
const none = '0'

/** Those that are in service, and the one that is chosen. */
function useVehicles(chosen: number | null) {
  const { data } = useQuery(query('bus.listVehicles', { query: { pageSize: 500 } }))
  return (data?.records ?? []).filter(({ id, status }) => status === 'InService' || id === chosen)
}
const vehicleText = ({ plate, seatCount }: Schema<'BusVehicle'>) => `${plate} · ${t`${seatCount} seats`}`

interface OneOfProps extends Control {
  options: readonly { value: string; label: string }[]
  /** What stands for no choice. */
  otherwise: string
}
const OneOf = ({ control, value, onValueChange, options, otherwise }: OneOfProps) => (
  <Select
    {...control}
    options={[{ value: none, label: otherwise }, ...options]}
    value={String(value ?? none)}
    onValueChange={(next) => onValueChange(next === none ? null : Number(next))}
  />
)

/** A bus that is in service, or none. */
export function VehicleSelect(props: Control) {
  const options = useVehicles(props.value).map((vehicle) => ({ value: String(vehicle.id), label: vehicleText(vehicle) }))
  return <OneOf {...props} options={options} otherwise={t`No bus`} />
}

/** Whether two runs of a day are on the road at the same time. */
const meets = (one: Run, other: Run) =>
  (one.startsAt ?? '') <= (other.endsAt ?? '') &&
  (other.startsAt ?? '') <= (one.endsAt ?? '') &&
  other.status !== 'Cancelled' &&
  other.status !== 'Done'

/** The bus that comes to a run instead: first those that are free meanwhile, then the others with what they drive. */
export function OtherVehicleSelect({ run, ...props }: Control & { run: Run }) {
  const { data } = useQuery(query('bus.runs', { query: { day: run.day } }))
  const options = useVehicles(props.value)
    .map((vehicle) => {
      const drives = data?.runs.find((other) => other.routeId !== run.routeId && other.vehicle?.id === vehicle.id && meets(run, other))
      return { value: String(vehicle.id), drives, label: [vehicleText(vehicle), drives && named(drives)].filter(Boolean).join(' · ') }
    })
    .toSorted((one, other) => Number(one.drives !== undefined) - Number(other.drives !== undefined))
  return <OneOf {...props} options={options} otherwise={t`The usual bus of the route`} />
}
