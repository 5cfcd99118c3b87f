// What is chosen for a booking: who rides, which route, where they get on or off.
import { Button, Input, Select } from '@isb/ui'
import { listOf } from '@isb/words'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ControlProps, FormControlProps } from '../../lib/declare/field.ts'
import { locale, named } from '../../lib/base/words/i18n.ts'
import { schoolToday } from '../../lib/base/connection/public-config.ts'
import { lasting, query } from '../../lib/base/connection/query.ts'
import { studentSelect } from '../../lib/engine/picker/student-select.tsx'
import { routeText } from './parts.tsx'

export const RiderPicker = studentSelect('busBooking.people')

/** The last day: any, or by a press the end of a term that is not over on the first day. */
export function LastDay({ control, value, onValueChange, form }: FormControlProps<string>) {
  const from = typeof form.values['startsOn'] === 'string' ? form.values['startsOn'] : ''
  const years = useQuery({ ...query('calendar.listYears', { query: { pageSize: 20, sort: 'startsOn' } }), ...lasting }).data?.records ?? []
  const terms = years.flatMap((year) => year.terms).filter(({ endsOn, extra }) => !extra && endsOn > (from || schoolToday()))
  return (
    <div className="grid gap-1">
      <Input {...control} type="date" value={value} onChange={({ target }) => onValueChange(target.value)} />
      <div className="flex flex-wrap gap-1">
        {terms.slice(0, 3).map((term) => (
          <Button key={term.id} size="sm" onClick={() => onValueChange(term.endsOn)}>
            <Trans>To the end of {named(term)}</Trans>
          </Button>
        ))}
      </div>
    </div>
  )
}

const useRoutes = () => useQuery({ ...query('bus.options'), ...lasting }).data ?? []

export function RouteSelect({ control, value, onValueChange }: ControlProps<number>) {
  const { t } = useLingui()
  const options = useRoutes().map((route) => ({ value: String(route.id), label: routeText(route) }))
  return (
    <Select
      {...control}
      placeholder={t`Choose a route`}
      options={options}
      value={value ? String(value) : null}
      onValueChange={(next) => onValueChange(Number(next))}
    />
  )
}

/** A stop of the chosen route, in the order that the bus calls there. While none is chosen, any stop, by name and with its lines. */
export function StopSelect({ control, value, onValueChange, form }: FormControlProps<number>) {
  const { t } = useLingui()
  const routes = useRoutes()
  const stops = new Map(routes.flatMap((route) => route.stops.map((stop) => [stop.stopId, stop])))
  const calls = routes.find(({ id }) => id === form.values['routeId'])?.stops
  const linesAt = (id: number) => [
    ...new Set(routes.filter(({ stops: calls }) => calls.some(({ stopId }) => stopId === id)).map(({ lineNumber }) => lineNumber)),
  ]
  const withLines = (stop: { stopId: number; name: string; nameZh: string }) => ({
    value: String(stop.stopId),
    label: `${named(stop)} · ${listOf(locale(), linesAt(stop.stopId))}`,
  })
  // One that was chosen before the route stays to be seen, though the bus does not call there.
  const elsewhere = calls?.every(({ stopId }) => stopId !== value) ? stops.get(value) : undefined
  const options = calls
    ? [...calls.map((stop) => ({ value: String(stop.stopId), label: named(stop) })), ...(elsewhere ? [withLines(elsewhere)] : [])]
    : [...stops.values()].map(withLines).toSorted((one, other) => one.label.localeCompare(other.label))
  return (
    <Select
      {...control}
      placeholder={t`Choose a stop`}
      options={options}
      value={value ? String(value) : null}
      onValueChange={(next) => onValueChange(Number(next))}
    />
  )
}
