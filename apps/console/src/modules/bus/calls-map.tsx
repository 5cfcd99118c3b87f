// The stops of a route on a map, in their order. Pressing a stop that is not in it adds that at the end; the list below does all of it by
// keyboard too.
import type { Schema } from '@isb/sdk'
import { useLingui } from '@lingui/react/macro'
import * as L from 'leaflet'
import { useEffect, useEffectEvent, useState } from 'react'
import { named, useLocale } from '../../lib/base/words/i18n.ts'
import { MapBox, type MapView } from './map-box.tsx'

interface CallsMapProps {
  stops: readonly Schema<'BusStop'>[]
  /** The ids of those at which the route calls, in order. */
  order: readonly number[]
  onAdd: (stopId: number) => void
}

export default function CallsMap({ stops, order, onAdd }: CallsMapProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const [view, setView] = useState<MapView>()
  const add = useEffectEvent(onAdd)
  const key = JSON.stringify([locale, order, stops.length])
  const draw = useEffectEvent(({ map, pointOf }: MapView) => {
    const group = L.layerGroup().addTo(map)
    const called = order.flatMap((id) => stops.find((stop) => stop.id === id) ?? [])
    L.polyline(called.map(pointOf), { className: 'stroke-lead', weight: 4, interactive: false }).addTo(group)
    for (const stop of stops) {
      const place = order.indexOf(stop.id)
      if (place >= 0) {
        const icon = L.divIcon({ className: 'call-pin', html: String(place + 1), iconSize: [22, 22] })
        L.marker(pointOf(stop), { icon, keyboard: false })
          .bindTooltip(named(stop), { className: 'bus-stop-name', direction: 'top' })
          .addTo(group)
        continue
      }
      const look = { radius: 6, className: 'stroke-line-2 fill-surface', fillOpacity: 1, weight: 2 }
      const mark = L.circleMarker(pointOf(stop), look).bindTooltip(named(stop), { className: 'bus-stop-name', direction: 'top' })
      mark.on('click', () => add(stop.id)).addTo(group)
    }
    return () => void group.remove()
  })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- drawn anew when what it shows has changed
  useEffect(() => (view ? draw(view) : undefined), [view, key])
  return (
    <div className="mb-2 grid gap-1">
      <MapBox
        label={t`The stops of the route on a map`}
        className="h-56 overflow-hidden rounded-md border border-line"
        places={stops}
        fitLabel={t`Show all stops`}
        onView={setView}
      />
      <p className="text-xs text-fg-3">{t`Press a stop on the map to add it at the end. Drag the rows below, or use their arrows, to change the order.`}</p>
    </div>
  )
}
