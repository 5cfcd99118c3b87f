import type { Data, Schema } from '@isb/sdk'
import { useLingui } from '@lingui/react/macro'
import * as L from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { named } from '../../lib/base/words/i18n.ts'
import { strokes } from '../../lib/shared/text/strokes.ts'
import { MapBox, type MapView } from './map-box.tsx'

/** The line of a run, the trail of its bus, and where that was at the moment that is shown. */
export default function ReplayMap({ replay, here }: { replay: Data<'bus.replay'>; here: Schema<'BusPlace'> }) {
  const { t } = useLingui()
  const { run, trail } = replay
  const [view, setView] = useState<MapView>()
  const marker = useRef<L.Marker>(undefined)
  useEffect(() => {
    if (!view) return undefined
    const { map, pointOf } = view
    const group = L.layerGroup().addTo(map)
    L.polyline(run.stops.map(pointOf), { className: strokes[run.color], weight: 2, opacity: 0.5, interactive: false }).addTo(group)
    L.polyline(trail.map(pointOf), { className: 'stroke-fg', weight: 3, opacity: 0.8, interactive: false }).addTo(group)
    for (const stop of run.stops)
      L.circleMarker(pointOf(stop), { radius: 5, className: `${strokes[run.color]} fill-surface`, fillOpacity: 1, weight: 2 })
        .bindTooltip(named(stop), { permanent: true, direction: 'top', className: 'bus-stop-name', offset: [0, -4] })
        .addTo(group)
    return () => {
      group.remove()
      marker.current?.remove()
      marker.current = undefined
    }
  }, [view, run, trail])
  useEffect(() => {
    if (!view) return
    const at = view.pointOf(here)
    if (!marker.current) {
      const disc = document.createElement('span')
      disc.textContent = run.lineNumber
      const icon = L.divIcon({ className: 'call-pin', html: disc, iconSize: [28, 28] })
      marker.current = L.marker(at, { icon, keyboard: false, interactive: false }).addTo(view.map)
    }
    marker.current.setLatLng(at)
  }, [view, here, run])
  return (
    <MapBox
      label={t`The trail of the bus`}
      className="h-100 border-b border-line max-sm:h-72"
      places={[...run.stops, ...trail]}
      fitLabel={t`Show all of the run`}
      onView={setView}
    />
  )
}
