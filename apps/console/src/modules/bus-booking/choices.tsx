// What is chosen for a booking: who rides, which route, where they get on or off.
import { Select } from '@isb/ui'
import { listOf } from '@isb/words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ControlProps } from '../../lib/form/declared-field.ts'
import { locale, named } from '../../lib/i18n.ts'
import { PersonPicker, type FoundPerson } from '../../lib/person-picker.tsx'
import { lasting, query } from '../../lib/query.ts'
import { routeText } from './parts.tsx'

export function RiderPicker({ control, value, onValueChange }: ControlProps<number>) {
  const [person, setPerson] = useState<FoundPerson | null>(null)
  return (
    <PersonPicker
      control={control}
      people="busBooking.people"
      value={person?.id === value ? person : null}
      onChoose={(chosen) => {
        setPerson(chosen)
        onValueChange(chosen?.id ?? 0)
      }}
    />
  )
}

const useRoutes = () => useQuery({ ...query('bus.options'), ...lasting }).data ?? []

export function RouteSelect({ control, value, onValueChange }: ControlProps<number>) {
  const options = useRoutes().map((route) => ({ value: String(route.id), label: routeText(route) }))
  return (
    <Select {...control} options={options} value={value ? String(value) : null} onValueChange={(next) => onValueChange(Number(next))} />
  )
}

/** A stop, and the lines that call there. */
export function StopSelect({ control, value, onValueChange }: ControlProps<number>) {
  const routes = useRoutes()
  const stops = new Map(routes.flatMap((route) => route.stops.map((stop) => [stop.stopId, stop])))
  const linesAt = (id: number) => [
    ...new Set(routes.filter(({ stops: calls }) => calls.some(({ stopId }) => stopId === id)).map(({ lineNumber }) => lineNumber)),
  ]
  const options = [...stops.values()]
    .map((stop) => ({ value: String(stop.stopId), label: `${named(stop)} · ${listOf(locale(), linesAt(stop.stopId))}` }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  return (
    <Select {...control} options={options} value={value ? String(value) : null} onValueChange={(next) => onValueChange(Number(next))} />
  )
}
