// A map: without tiles nobody else learns who looks. With a tile server by the settings everything is drawn in the datum of its tiles.
import type { Schema } from '@isb/sdk'
import { cn, IconButton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import gcoord from 'gcoord'
import * as L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { LocateFixed, Minus, Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { lasting, query } from '../../lib/base/connection/query.ts'
import './bus-map.css'

/** Degrees, WGS-84. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}
/** A map with its datum: where a place stands on it, and which place stands there. */
export interface MapView {
  readonly map: L.Map
  readonly pointOf: (place: Place) => [number, number]
  readonly placeOf: (point: L.LatLng) => Place
}

function viewOf(map: L.Map, datum: Schema<'BusDatum'>): MapView {
  if (datum === 'WGS84')
    return {
      map,
      pointOf: ({ latitude, longitude }) => [latitude, longitude],
      placeOf: ({ lat, lng }) => ({ latitude: lat, longitude: lng }),
    }
  const { WGS84, GCJ02 } = gcoord
  return {
    map,
    pointOf({ latitude, longitude }) {
      const [lng, lat] = gcoord.transform<[number, number]>([longitude, latitude], WGS84, GCJ02)
      return [lat, lng]
    },
    placeOf({ lat, lng }) {
      const [longitude, latitude] = gcoord.transform<[number, number]>([lng, lat], GCJ02, WGS84)
      return { latitude, longitude }
    },
  }
}

interface MapBoxProps {
  label: string
  className?: string
  /** What is shown whole at first, and again by a press. */
  places: readonly Place[]
  fitLabel: string
  /** Told once the map stands, and undefined once it goes. */
  onView: (view: MapView | undefined) => void
  children?: ReactNode
}

/** Where a map without any places begins: the world. */
const world = L.latLngBounds([-50, -130], [65, 160])
/** Pixels left free around the places: the names of stops stand above them, the buttons at the right. */
export const room = { paddingTopLeft: [44, 48], paddingBottomRight: [72, 36] } satisfies L.FitBoundsOptions

export function MapBox({ label, className, places, fitLabel, onView, children }: MapBoxProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<MapView>()
  const { data: tiles, isError } = useQuery({ ...query('bus.map'), ...lasting })
  const { tilesAddress: address = '', tilesDatum: datum = 'WGS84', tilesSource: source = '' } = tiles ?? {}
  const known = tiles !== undefined || isError
  const tell = useEffectEvent(onView)
  const fit = (of = view) => {
    if (!of) return
    const points = places.map(of.pointOf)
    of.map.fitBounds(points.length > 0 ? L.latLngBounds(points) : world, { ...room, animate: false, maxZoom: 16 })
  }
  const fitFirst = useEffectEvent(fit)
  useEffect(() => {
    if (!known) return undefined
    const map = L.map(box.current!, { zoomControl: false, attributionControl: false, zoomSnap: 0.25 })
    if (address !== '') L.tileLayer(address, { maxZoom: 19 }).addTo(map)
    const made = viewOf(map, address === '' ? 'WGS84' : datum)
    fitFirst(made)
    setView(made)
    tell(made)
    const watcher = new ResizeObserver(() => map.invalidateSize())
    watcher.observe(box.current!)
    return () => {
      watcher.disconnect()
      tell(undefined)
      map.remove()
    }
  }, [known, address, datum])
  return (
    <section aria-label={label} className={cn('relative isolate', className)}>
      <div ref={box} className="bus-map absolute inset-0 bg-sunken" />
      <div className="absolute top-3 right-3 z-1000 grid rounded-md border border-line bg-surface">
        <IconButton label={t`Nearer`} onClick={() => view?.map.zoomIn()}>
          <Plus aria-hidden />
        </IconButton>
        <IconButton label={t`Farther`} onClick={() => view?.map.zoomOut()}>
          <Minus aria-hidden />
        </IconButton>
        <IconButton label={fitLabel} onClick={() => fit()}>
          <LocateFixed aria-hidden />
        </IconButton>
      </div>
      {source && <p className="absolute right-0 bottom-0 z-1000 max-w-full truncate bg-surface px-1.5 text-xs text-fg-2">{source}</p>}
      {children}
    </section>
  )
}
