// The map of the buses: the lines with their stops, and each bus where it was last seen.
import type { Schema } from '@isb/sdk'
import { isOnMap } from '@isb/sdk/rules'
import { useLingui } from '@lingui/react/macro'
import * as L from 'leaflet'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { comma, named, useLocale } from '../../lib/base/words/i18n.ts'
import { strokes } from '../../lib/shared/text/strokes.ts'
import { MapBox, room, type MapView } from './map-box.tsx'
import { stateOf, type Track } from './track-state.tsx'

const grounds: Readonly<Record<Schema<'BusColor'>, string>> = {
  Teal: 'bg-tag1',
  Purple: 'bg-tag2',
  Pink: 'bg-tag3',
  Olive: 'bg-tag4',
  Blue: 'bg-live',
  Amber: 'bg-waiting',
}

const inks: Readonly<Record<Schema<'BusColor'>, string>> = {
  Teal: 'text-tag1',
  Purple: 'text-tag2',
  Pink: 'text-tag3',
  Olive: 'text-tag4',
  Blue: 'text-live',
  Amber: 'text-waiting',
}

interface BusMapProps {
  tracks: readonly Track[]
  /** The run of each bus. */
  lines: readonly Track[]
  now: number
  selected: number | undefined
  onSelect: (routeId: number) => void
}

/** Buses on a map. Whatever it shows stands in the table below it. */
export default function BusMap({ tracks, lines, now, selected, onSelect }: BusMapProps) {
  const { t } = useLingui()
  const [view, setView] = useState<MapView>()
  useLines(view, tracks, selected)
  useNearness(view, tracks, selected)
  useBuses(view, lines, now, onSelect)
  return (
    <MapBox
      label={t`Map of the buses`}
      className="h-88 border-b border-line max-sm:h-64"
      places={tracks.flatMap(({ run }) => run.stops)}
      fitLabel={t`Show all routes`}
      onView={setView}
    >
      <Legend />
    </MapBox>
  )
}

/** What the marks mean: the table says the same in words. */
function Legend() {
  const { t } = useLingui()
  const items = [
    { look: 'bg-fg', text: t`On the road` },
    { look: 'border-2 border-fg bg-surface', text: t`Not started` },
    { look: 'border-2 border-dashed border-fg-3 bg-surface', text: t`No signal` },
  ]
  return (
    <ul className="absolute bottom-3 left-3 z-1000 flex flex-wrap gap-x-4 gap-y-1 rounded-md border border-line bg-surface px-3 py-1.5 text-xs max-sm:hidden">
      {items.map(({ look, text }) => (
        <li key={text} className="flex items-center gap-1.5">
          <span aria-hidden className={`size-3 rounded-full ${look}`} />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** Draws the lines anew when they change; the one that is open stands out, with the names of its stops. */
function useLines(view: MapView | undefined, tracks: readonly Track[], selected: number | undefined): void {
  const locale = useLocale()
  const key = JSON.stringify([locale, selected, tracks.map(({ run }) => [run.routeId, run.color, run.status, run.stops])])
  const draw = useEffectEvent(({ map, pointOf }: MapView) => {
    const group = L.layerGroup().addTo(map)
    // The open one is drawn last: on top.
    for (const { run } of tracks.toSorted((one) => (one.run.routeId === selected ? 1 : -1))) {
      const isOpen = run.routeId === selected
      const weight = isOpen ? 6 : 3
      const className = strokes[run.color]
      const opacity = run.status === 'Cancelled' ? 0.25 : isOpen || selected === undefined ? 0.9 : 0.45
      L.polyline(run.stops.map(pointOf), { className, weight, opacity, interactive: false }).addTo(group)
      for (const stop of run.stops) {
        const mark = L.circleMarker(pointOf(stop), {
          radius: isOpen ? 5 : 3.5,
          className: `${className} fill-surface`,
          fillOpacity: 1,
          weight: 2,
        })
        mark.options.interactive = false
        mark.addTo(group)
        if (isOpen) mark.bindTooltip(named(stop), { permanent: true, direction: 'top', className: 'bus-stop-name', offset: [0, -4] })
      }
    }
    return () => void group.remove()
  })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- drawn anew when what the lines show has changed
  useEffect(() => (view ? draw(view) : undefined), [view, key])
}

/** A line of fewer pixels has no room for the names of its stops. */
const readable = 240

/** Goes nearer to the line that is open where the names of its stops would cover each other. A button leads back to all lines. */
function useNearness(view: MapView | undefined, tracks: readonly Track[], selected: number | undefined): void {
  const goNearer = useEffectEvent(({ map, pointOf }: MapView) => {
    const bounds = L.latLngBounds(tracks.find(({ run }) => run.routeId === selected)?.run.stops.map(pointOf) ?? [])
    if (!bounds.isValid()) return
    const { x, y } = map.latLngToContainerPoint(bounds.getSouthEast()).subtract(map.latLngToContainerPoint(bounds.getNorthWest()))
    if (Math.max(x, y) < readable) map.fitBounds(bounds, { ...room, maxZoom: 16, animate: false })
  })
  useEffect(() => {
    if (view && selected !== undefined) goNearer(view)
  }, [view, selected])
}

/** Puts each bus where it was last seen, with the run that it is on. It glides there; it jumps where the map itself moves, or motion is unwanted. */
function useBuses(view: MapView | undefined, lines: readonly Track[], now: number, onSelect: (routeId: number) => void): void {
  const buses = useRef(new Map<number, L.Marker>())
  const choose = useEffectEvent((busId: number) => {
    const line = lines.find(({ run }) => run.vehicle?.id === busId)
    if (line) onSelect(line.run.routeId)
  })
  useEffect(() => {
    if (!view) return undefined
    const { map } = view
    const here = buses.current
    const still = () => map.getContainer().classList.remove('bus-glides')
    map.on('zoomstart', still)
    return () => {
      map.off('zoomstart', still)
      for (const marker of here.values()) marker.remove()
      here.clear()
    }
  }, [view])
  useEffect(() => {
    if (!view) return
    const { map, pointOf } = view
    const shown = new Set<number>()
    for (const track of lines) {
      const { run, place } = track
      const busId = run.vehicle?.id
      if (busId === undefined || !place || !isOnMap(track, now)) continue
      shown.add(busId)
      const title = `${run.lineNumber} ${named(run)}${comma()}${stateOf(track, now).text}`
      let marker = buses.current.get(busId)
      if (!marker) {
        const icon = L.divIcon({ className: 'bus-mark', html: document.createElement('div'), iconSize: [28, 28] })
        marker = L.marker(pointOf(place), { icon, title }).addTo(map)
        marker.on('click', () => choose(busId))
        buses.current.set(busId, marker)
      }
      if (!marker.getLatLng().equals(pointOf(place))) {
        map.getContainer().classList.add('bus-glides')
        marker.setLatLng(pointOf(place))
      }
      draw(marker, track, title)
    }
    for (const [busId, marker] of buses.current)
      if (!shown.has(busId)) {
        marker.remove()
        buses.current.delete(busId)
      }
  }, [view, lines, now])
}

/** A disc with the number of the line, and an arrow where it heads; hollow before it starts, dashed while nobody has seen it. */
function draw(marker: L.Marker, { run, place, seen }: Track, title: string): void {
  const mark = marker.getElement()
  const disc = mark?.firstElementChild
  if (!mark || !(disc instanceof HTMLElement)) return
  mark.ariaLabel = title
  mark.title = title
  const isWaiting = run.status === 'Planned'
  const waiting = isWaiting ? `bus-planned bg-surface ${inks[run.color]}` : `${grounds[run.color]} text-surface`
  disc.className = `bus-disc ${seen ? waiting : 'bus-silent bg-surface text-fg'}`
  const arrow = disc.querySelector<HTMLElement>('.bus-arrow') ?? document.createElement('span')
  const number = disc.querySelector('b') ?? document.createElement('b')
  if (!arrow.isConnected) {
    arrow.className = 'bus-arrow'
    disc.replaceChildren(arrow, number)
  }
  number.textContent = run.lineNumber
  arrow.hidden = !seen || isWaiting || place?.heading == null
  arrow.style.rotate = `${place?.heading ?? 0}deg`
}
