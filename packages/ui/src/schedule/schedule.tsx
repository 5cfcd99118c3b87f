import { memo, useId, useMemo, type PointerEvent } from 'react'
import { cn } from '../cn.ts'
import { lanesOf, type Lane } from './lanes.ts'
import { hourHeight, pixels, type ScheduleColumn, type ScheduleItem, type ScheduleProps, type Stretch } from './schedule-props.ts'
import { carryOf, rounded, useCarry, type Carry, type Hands } from './use-carry.ts'

const anHour = 60
/** Rem of the hours beside the columns. */
const hoursWidth = 3.5

/**
 * Columns of hours with what takes place in them. Things are made, moved and stretched by a pointer, by a finger that holds, and by keys;
 * where one cannot go the reason stands in it while it is carried.
 */
export function Schedule(props: ScheduleProps) {
  const { label, columns, items, hours, words, activeId, onCreate } = props
  const { body, carry, why, hands } = useCarry(props)
  const byColumn = useMemo(() => {
    const groups = Map.groupBy(items, ({ column }) => column)
    return new Map([...groups].map(([column, own]) => [column, { own, lanes: lanesOf(own) }]))
  }, [items])
  const widths = columns.map(({ id }) => widthOf(byColumn.get(id) ?? empty))
  const carriedFrom = carry && items.find(({ id }) => id === carry.id)?.column
  const [moveHint, createHint] = [useId(), useId()]
  const marks = Array.from({ length: Math.ceil((hours.to - hours.from) / anHour) }, (_, at) => hours.from + at * anHour)
  return (
    <section aria-label={label} className="relative min-h-0 flex-1 overflow-auto overscroll-contain" ref={body}>
      <p id={moveHint} hidden>
        {words.moveHint}
      </p>
      <p id={createHint} hidden>
        {words.createHint}
      </p>
      <p aria-live="polite" className="sr-only">
        {carry && [columns.find(({ id }) => id === carry.column)?.name, words.time(carry), why].filter(Boolean).join(', ')}
      </p>
      <div
        className="grid"
        style={{
          gridTemplateColumns: `${hoursWidth}rem ${widths.map((width) => `minmax(${width}rem, 1fr)`).join(' ')}`,
          minWidth: `${widths.reduce((sum, width) => sum + width, hoursWidth)}rem`,
        }}
      >
        <div className="sticky top-0 left-0 z-30 border-b border-line bg-surface" />
        {columns.map((column) => (
          <div key={column.id} className="sticky top-0 z-20 border-b border-l border-line bg-surface px-2.5 py-2">
            {column.head}
          </div>
        ))}
        <div className="sticky left-0 z-10 bg-surface" style={{ height: pixels(hours.to - hours.from) }}>
          {marks.map((minute) => (
            <span
              key={minute}
              className="absolute right-2 -translate-y-1/2 text-xs text-fg-3 tabular-nums first:translate-y-0"
              style={{ top: pixels(minute - hours.from) }}
            >
              {String(minute / anHour).padStart(2, '0')}:00
            </span>
          ))}
        </div>
        {columns.map((column) => (
          <Column
            key={column.id}
            column={column}
            {...(byColumn.get(column.id) ?? empty)}
            hours={hours}
            activeId={activeId}
            makes={onCreate !== undefined}
            time={words.time}
            carry={carry && [carry.column, carriedFrom].includes(column.id) ? carry : undefined}
            why={carry?.column === column.id ? why : null}
            hands={hands}
            moveHint={moveHint}
            createHint={createHint}
          />
        ))}
      </div>
    </section>
  )
}

/** What stands in a column, and where beside each other. */
interface Placed {
  own: readonly ScheduleItem[]
  lanes: ReadonlyMap<number, Lane>
}

const empty: Placed = { own: [], lanes: new Map() }

/** Rem that a column needs at least: words of up to four items side by side can be read. */
const widthOf = ({ lanes }: Placed) => Math.max(7, 5.1 * Math.min(4, Math.max(1, ...[...lanes.values()].map(({ of }) => of))))

interface ColumnProps extends Placed, Pick<ScheduleProps, 'hours' | 'activeId'> {
  column: ScheduleColumn
  /** Whether something new can be made in it. */
  makes: boolean
  time: ScheduleProps['words']['time']
  /** What is carried from here or to here. */
  carry: Carry | undefined
  why: string | null
  hands: Hands
  moveHint: string
  createHint: string
}

const Column = memo(function Column(props: ColumnProps) {
  const { column, own, lanes, hours, activeId, makes, time, carry, why, hands, moveHint, createHint } = props
  const { begin, drag, end, press, cancel, keys, minutesAt } = hands
  const place = (stretch: Stretch) => placeOf(stretch, hours.from)
  const pressedAt = (y: number) => {
    const from = Math.min(rounded(minutesAt(y) - anHour / 4), hours.to - anHour)
    return { id: null, column: column.id, from, to: from + anHour }
  }
  const opening = firstOpen(column, hours.from)
  const atOpening = { id: null, column: column.id, from: opening, to: opening + anHour }
  return (
    <div
      data-column={column.id}
      className={cn('relative border-l border-line', column.blocked ? 'hatched-bad' : 'hatched')}
      style={{ height: pixels(hours.to - hours.from) }}
    >
      {column.open.map((span) => (
        <div key={span.from} className="absolute inset-x-0 bg-surface" style={place(span)} />
      ))}
      <div
        aria-hidden
        className="pointer-events-none absolute inset-0"
        style={{
          backgroundImage: 'linear-gradient(to bottom, var(--line) 1px, transparent 1px)',
          backgroundSize: `100% ${hourHeight}px`,
        }}
      />
      {column.taken?.map((span) => (
        <p
          key={`${span.from} ${span.text}`}
          className="hatched pointer-events-none absolute inset-x-0.5 overflow-hidden rounded-sm border border-line px-1.5 py-0.5 text-xs text-fg-2"
          style={place(span)}
        >
          {span.text}
        </p>
      ))}
      {column.closed && (
        <p
          className={cn(
            'pointer-events-none absolute inset-x-1 top-1 rounded-sm bg-surface/85 px-1.5 py-0.5 text-xs',
            column.blocked ? 'text-bad' : 'text-fg-2',
          )}
        >
          {column.closed}
        </p>
      )}
      {makes && (
        <button
          type="button"
          aria-label={column.name}
          aria-describedby={createHint}
          className="absolute inset-0 size-full cursor-cell outline-offset-[-2px] outline-focus focus-visible:outline-2"
          onPointerDown={(event) => begin(event, { ...pressedAt(event.clientY), how: 'to' })}
          onPointerMove={drag}
          onPointerUp={end}
          onPointerCancel={cancel}
          // A click without a place comes from a screen reader.
          onClick={(event) => press(event.detail === 0 ? atOpening : pressedAt(event.clientY))}
          onBlur={() => carry?.id === null && cancel()}
          onKeyDown={(event) => keys(event, atOpening, carry !== undefined)}
        />
      )}
      {own.map((item) => (
        <Item
          key={item.id}
          item={item}
          lane={lanes.get(item.id) ?? alone}
          shownFrom={hours.from}
          active={item.id === activeId}
          carried={carry?.id === item.id}
          time={time(item)}
          hint={moveHint}
          hands={hands}
        />
      ))}
      {column.now !== undefined && column.now >= hours.from && column.now <= hours.to && (
        <div
          aria-hidden
          className="pointer-events-none absolute inset-x-0 z-10 h-0.5 bg-bad-dot"
          style={{ top: pixels(column.now - hours.from) }}
        >
          <span className="absolute -top-[3px] -left-1 size-2 rounded-full bg-bad-dot" />
        </div>
      )}
      {carry?.column === column.id && <Ghost carry={carry} why={why} time={time(carry)} style={place(carry)} />}
    </div>
  )
})

const alone: Lane = { at: 0, of: 1 }

const placeOf = ({ from, to }: Stretch, shownFrom: number) => ({ top: pixels(from - shownFrom), height: pixels(to - from) })

const firstOpen = ({ open }: ScheduleColumn, otherwise: number) => open[0]?.from ?? otherwise

/** Where what is carried would go, and why it cannot. */
const Ghost = ({ carry, why, time, style }: { carry: Carry; why: string | null; time: string; style: object }) => (
  <div
    data-carry={carry.id ?? 'new'}
    className={cn(
      'pointer-events-none absolute inset-x-0.5 z-20 overflow-hidden rounded-sm px-2 py-1 text-xs font-bold ring-2 ring-inset',
      why === null ? 'bg-lead-soft/90 text-lead-text ring-lead' : 'bg-bad-bg/95 text-bad ring-bad-dot',
    )}
    style={{ ...style, minHeight: pixels(30) }}
  >
    {time}
    {why !== null && <p className="font-normal">{why}</p>}
  </div>
)

interface ItemProps {
  item: ScheduleItem
  lane: Lane
  /** The first minute that is shown. */
  shownFrom: number
  active: boolean
  carried: boolean
  time: string
  hint: string
  hands: Hands
}

const Item = memo(function Item({ item, lane, shownFrom, active, carried, time, hint, hands }: ItemProps) {
  const { begin, drag, end, press, cancel, keys } = hands
  const { movable } = item
  return (
    <button
      type="button"
      data-item={item.id}
      aria-pressed={active}
      {...(movable && { 'aria-describedby': hint })}
      className={cn(
        'absolute cursor-pointer overflow-hidden rounded-sm border-l-4 px-1.5 py-0.5 text-left align-top text-xs leading-tight contain-strict',
        'flex flex-col wrap-anywhere hyphens-auto outline-offset-1 outline-focus select-none focus-visible:outline-2 [-webkit-touch-callout:none]',
        item.className,
        item.tentative && 'border-y border-r border-dashed bg-surface',
        active && 'ring-2 ring-lead',
        carried && 'opacity-40',
      )}
      style={{ ...placeOf(item, shownFrom), left: `calc(${(lane.at / lane.of) * 100}% + 2px)`, width: `calc(${100 / lane.of}% - 4px)` }}
      onPointerDown={(event) => begin(event, movable ? carryOf(item, gripOf(event)) : undefined)}
      onPointerMove={(event) => {
        if (!movable) return
        if (event.buttons === 0) event.currentTarget.style.cursor = gripOf(event) === 'move' ? '' : 'ns-resize'
        drag(event)
      }}
      onPointerUp={end}
      onPointerCancel={cancel}
      onClick={() => press(item)}
      onKeyDown={(event) => keys(event, item, movable)}
      onBlur={() => carried && cancel()}
    >
      <span className="font-bold">{item.title}</span>
      <span>{item.text}</span>
      <span className="tabular-nums">{time}</span>
    </button>
  )
})

/** What a pointer takes hold of: an edge, which stretches the item, or the item itself. */
function gripOf({ currentTarget, clientY, pointerType }: PointerEvent): Carry['how'] {
  const { top, bottom, height } = currentTarget.getBoundingClientRect()
  const reach = Math.min(pointerType === 'touch' ? 12 : 6, height / 4)
  if (clientY < top + reach) return 'from'
  return clientY > bottom - reach ? 'to' : 'move'
}
