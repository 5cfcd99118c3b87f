// Where a stop is: pressed or dragged on the map, or typed as degrees.
import { Input } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as L from 'leaflet'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormControlProps } from '../../lib/declare/field.ts'
import { named } from '../../lib/base/words/i18n.ts'
import { query } from '../../lib/base/connection/query.ts'
import { MapBox, type MapView, type Place } from './map-box.tsx'

/** About a tenth of a meter. */
const written = (degrees: number) => String(Number(degrees.toFixed(6)))

/** The longitude of a stop, and below it a map that fills in both; the latitude stands above as a field of its own. */
export default function PlaceControl({ control, value, onValueChange, form }: FormControlProps<string>) {
  const { t } = useLingui()
  const [view, setView] = useState<MapView>()
  const { data: stops } = useQuery(query('bus.listStops', { query: { pageSize: 1000 } }))
  const [latitude, longitude] = [Number(form.values['latitude']), Number(value)]
  const isSet = value !== '' && String(form.values['latitude']) !== '' && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  const place: Place | undefined = isSet ? { latitude, longitude } : undefined
  const choose = useEffectEvent((next: Place) => {
    form.set('latitude', written(next.latitude))
    onValueChange(written(next.longitude))
  })
  const others = stops?.records ?? []
  useOtherStops(view, others)
  const marker = useRef<L.Marker>(undefined)
  useEffect(() => {
    if (!view) return undefined
    const { map, placeOf } = view
    const press = ({ latlng }: L.LeafletMouseEvent) => choose(placeOf(latlng))
    map.on('click', press)
    return () => {
      map.off('click', press)
      marker.current = undefined
    }
  }, [view])
  useEffect(() => {
    if (!view || !isSet) return
    const at = view.pointOf({ latitude, longitude })
    if (!marker.current) {
      const icon = L.divIcon({ className: 'stop-pin', iconSize: [20, 20] })
      marker.current = L.marker(at, { icon, draggable: true, keyboard: false }).addTo(view.map)
      marker.current.on('dragend', () => marker.current && choose(view.placeOf(marker.current.getLatLng())))
    }
    marker.current.setLatLng(at)
    if (!view.map.getBounds().contains(at)) view.map.panTo(at, { animate: false })
  }, [view, isSet, latitude, longitude])
  if (!stops) return <Typed control={control} value={value} onValueChange={onValueChange} />
  return (
    <div className="grid gap-3">
      <Typed control={control} value={value} onValueChange={onValueChange} />
      <MapBox
        label={t`Where the stop is`}
        className="h-56 overflow-hidden rounded-md border border-line"
        places={place ? [place] : others}
        fitLabel={t`Show the stop`}
        onView={setView}
      />
      <p className="text-xs text-fg-3">{t`Press the map where the stop is, or drag the mark. Degrees are WGS-84.`}</p>
    </div>
  )
}

const Typed = ({ control, value, onValueChange }: Omit<FormControlProps<string>, 'form'>) => (
  <Input
    {...control}
    className="max-w-40"
    inputMode="decimal"
    autoComplete="off"
    value={value}
    onChange={({ target }) => onValueChange(target.value)}
  />
)

/** The stops that are there already, with their names as one points at them. */
function useOtherStops(view: MapView | undefined, stops: readonly (Place & { name: string; nameZh: string })[]): void {
  useEffect(() => {
    if (!view) return undefined
    const group = L.layerGroup().addTo(view.map)
    for (const stop of stops)
      L.circleMarker(view.pointOf(stop), { radius: 4, className: 'stroke-line-2 fill-surface', fillOpacity: 1, weight: 2 })
        .bindTooltip(named(stop), { className: 'bus-stop-name', direction: 'top' })
        .addTo(group)
    return () => void group.remove()
  }, [view, stops])
}
