// The bus that is chosen for a route.
import { Select } from '@isb/ui'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import type { ControlProps } from '../../lib/form/declared-field.ts'
import { query } from '../../lib/query.ts'

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
