import type { Schema } from '@isb/sdk'
import { Button, Input, Select, Skeleton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { GripVertical, Plus } from 'lucide-react'
import { type DragEvent, Suspense, useState } from 'react'
import type { ControlProps } from '../../lib/declare/field.ts'
import { moved } from '../../lib/engine/form/moved.ts'
import { OrderButtons } from '../../lib/engine/form/order-buttons.tsx'
import { named } from '../../lib/base/words/i18n.ts'
import { late } from '../../lib/base/lazy/late.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { weekdaysText } from '../../lib/engine/record/weekdays.ts'
import { timeOn, Timetables, withTime, type Days } from './timetables.tsx'

const CallsMap = late(() => import('./calls-map.tsx'))

type Call = Schema<'BusCall'>

/** The stops of a route in their order, each with its times. The order is changed by dragging or by the arrows. */
export default function CallsEditor({ control, value, onValueChange }: ControlProps<Call[]>) {
  const { t } = useLingui()
  const [dragged, setDragged] = useState<number>()
  const [days, setDays] = useState<Days>(null)
  const { data } = useQuery(query('bus.listStops', { query: { pageSize: 1000 } }))
  const stops = data?.records ?? []
  const free = (own: number) => stops.filter(({ id }) => id === own || !value.some(({ stopId }) => stopId === id))
  const change = (at: number, changed: (call: Call) => Call) =>
    onValueChange(value.map((each, index) => (index === at ? changed(each) : each)))
  const dropAt = (at: number) => ({
    onDragOver: (event: DragEvent) => dragged !== undefined && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (dragged !== undefined) onValueChange(moved(value, dragged, at))
      setDragged(undefined)
    },
  })
  return (
    <div className="grid gap-1" aria-describedby={control['aria-describedby']}>
      {stops.length > 0 && (
        <Suspense fallback={<Skeleton className="mb-2 h-56" />}>
          <CallsMap
            stops={stops}
            order={value.map(({ stopId }) => stopId)}
            onAdd={(stopId) => onValueChange([...value, { stopId, at: '' }])}
          />
        </Suspense>
      )}
      {value.length > 0 && <Timetables calls={value} onCalls={onValueChange} shown={days} onShown={setDays} />}
      <ol className="grid gap-1">
        {value.map((call, at) => {
          const { stopId } = call
          const stop = stops.find(({ id }) => id === stopId)
          const name = stop ? named(stop) : String(at + 1)
          return (
            <li
              // A stop stands in a route once; one that is not chosen yet is told by its place.
              key={stopId || `new ${at}`}
              className="flex items-center gap-1.5"
              {...dropAt(at)}
            >
              <span
                draggable
                onDragStart={() => setDragged(at)}
                onDragEnd={() => setDragged(undefined)}
                className="cursor-grab max-sm:hidden"
              >
                <GripVertical aria-hidden className="size-4 text-fg-3" />
              </span>
              <Input
                type="time"
                className="w-34 shrink-0"
                aria-label={days ? t`Time at ${name}, ${weekdaysText(days)}` : t`Time at ${name}`}
                value={timeOn(call, days)}
                disabled={days?.length === 0}
                onChange={({ target }) => change(at, (one) => withTime(one, days, target.value))}
              />
              <Select
                className="min-w-0 flex-1"
                aria-label={t`Stop ${at + 1}`}
                placeholder={t`Choose a stop`}
                options={free(stopId).map((each) => ({ value: String(each.id), label: named(each) }))}
                value={stopId ? String(stopId) : null}
                onValueChange={(next) => change(at, (one) => ({ ...one, stopId: Number(next) }))}
              />
              <OrderButtons
                words={{ up: t`Move ${name} up`, down: t`Move ${name} down`, remove: t`Remove ${name}` }}
                at={at}
                count={value.length}
                onMove={(to) => onValueChange(moved(value, at, to))}
                onRemove={() => onValueChange(value.toSpliced(at, 1))}
              />
            </li>
          )
        })}
      </ol>
      <Button size="sm" className="justify-self-start" onClick={() => onValueChange([...value, { stopId: 0, at: '' }])}>
        <Plus aria-hidden />
        {t`Add stop`}
      </Button>
    </div>
  )
}
