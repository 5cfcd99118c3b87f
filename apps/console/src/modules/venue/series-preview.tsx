import { type Schema } from '@isb/sdk'
import { isDay, writtenSpan } from '@isb/sdk/rules'
import { Button, cn, Field, IconButton, Input, Note } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CalendarX2, Check, Pencil, Undo2 } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { query } from '../../lib/base/connection/query.ts'
import { fieldWord } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { readEnd, shownEnd } from './end-of-day.ts'
import { VenueSelect } from './venue-select.tsx'

type Occurrence = Schema<'VenueOccurrence'>
export type SeriesChange = Schema<'VenueSeriesChange'>

interface SeriesPreviewProps {
  body: Schema<'VenueSeriesRequest'>
  /** Days that are left out, and days that take place otherwise. */
  onSkip: (skip: readonly string[]) => void
  onChanges: (changes: readonly SeriesChange[]) => void
}

const quarterHour = 15 * 60

/** The days of a rule with what is in the way of each. Any of them can be left out, or take place otherwise. */
export function SeriesPreview({ body, onSkip, onChanges }: SeriesPreviewProps) {
  const { t } = useLingui()
  const { skip = [], changes = [] } = body
  const asked = useDeferredValue(JSON.stringify({ ...body, title: body.title || '-' }))
  const { data, error } = useQuery({
    ...query('venue.previewSeries', { body: JSON.parse(asked) as Schema<'VenueSeriesRequest'> }),
    placeholderData: keepPreviousData,
  })
  const [editing, setEditing] = useState<string>()
  if (error) return <Note tone="bad">{error.message}</Note>
  if (!data) return null
  const clashes = data.filter(({ off, why }) => why && !off)
  const free = data.filter(({ why }) => !why).length
  const off = data.filter((each) => each.off).length
  const shown = [...data.map((each) => ({ ...each, skipped: false })), ...skip.map((day) => skippedDay(day, body))]
  return (
    <section aria-label={t`Days`} className="grid gap-2">
      <Note tone={clashes.length > 0 ? 'bad' : 'good'}>
        {[
          plural(free, { one: '# day is free', other: '# days are free' }),
          clashes.length > 0 && plural(clashes.length, { one: '# day is not available', other: '# days are not available' }),
          off > 0 && plural(off, { one: '# day off is left out', other: '# days off are left out' }),
        ]
          .filter(Boolean)
          .join(' · ')}
        {clashes.length > 0 && (
          <Button size="sm" className="mt-2 flex" onClick={() => onSkip([...skip, ...clashes.map(({ day }) => day)])}>
            {plural(clashes.length, { one: 'Leave # day out', other: 'Leave # days out' })}
          </Button>
        )}
      </Note>
      <ul className="max-h-72 divide-y divide-line overflow-auto rounded-md border border-line">
        {shown
          .toSorted((a, b) => (a.day < b.day ? -1 : 1))
          .map((each) => (
            <li key={each.day}>
              <Row
                occurrence={each}
                editing={editing === each.day}
                onEdit={(on) => setEditing(on ? each.day : undefined)}
                onSkip={(on) => onSkip(on ? [...skip, each.day] : skip.filter((day) => day !== each.day))}
                change={changes.find(({ day }) => day === each.day)}
                onChange={(next) => onChanges([...changes.filter(({ day }) => day !== each.day), ...(next ? [next] : [])])}
                venueId={body.venueId}
              />
            </li>
          ))}
      </ul>
    </section>
  )
}

interface Shown extends Occurrence {
  skipped: boolean
}
const skippedDay = (day: string, { venueId, startsAt, endsAt }: Schema<'VenueSeriesRequest'>): Shown => ({
  day,
  to: day,
  venueId,
  startsAt,
  endsAt,
  off: false,
  why: '',
  skipped: true,
})

interface RowProps {
  occurrence: Shown
  editing: boolean
  change: SeriesChange | undefined
  /** The venue of the others. */
  venueId: number
  onEdit: (on: boolean) => void
  onSkip: (on: boolean) => void
  onChange: (change: SeriesChange | undefined) => void
}

function Row({ occurrence, editing, change, venueId, onEdit, onSkip, onChange }: RowProps) {
  const { t } = useLingui()
  const when = useWhen()
  const { day, to, off, why, skipped, startsAt, endsAt } = occurrence
  const name = when.day(day)
  const state = skipped ? t`Left out` : off ? t`Left out: ${why}` : why || (change ? t`Free, changed` : t`Free`)
  return (
    <div className="px-3 py-1.5">
      <div className="flex items-center gap-2">
        <span
          aria-hidden
          className={cn('size-2 shrink-0 rounded-full', skipped || off ? 'bg-over-dot' : why ? 'bg-bad-dot' : 'bg-good-dot')}
        />
        <span className="min-w-0 flex-1">
          <span className={cn('tabular-nums', (skipped || off) && 'text-fg-3 line-through')}>
            {to === day ? name : `${name} → ${when.day(to)}`} {writtenSpan({ startsAt, endsAt })}
          </span>
          <span className={cn('block text-xs', why && !off ? 'text-bad' : 'text-fg-2')}>{state}</span>
        </span>
        {!skipped && (
          <IconButton label={t`Change ${name}`} aria-expanded={editing} onClick={() => onEdit(!editing)}>
            <Pencil aria-hidden />
          </IconButton>
        )}
        {skipped ? (
          <IconButton label={t`Put ${name} back`} onClick={() => onSkip(false)}>
            <Undo2 aria-hidden />
          </IconButton>
        ) : (
          !off && (
            <IconButton label={t`Leave ${name} out`} onClick={() => onSkip(true)}>
              <CalendarX2 aria-hidden />
            </IconButton>
          )
        )}
      </div>
      {editing && !skipped && (
        <ChangeFields
          name={name}
          start={{ ...occurrence, venueId: change?.venueId ?? venueId }}
          changed={change !== undefined}
          onChange={(next) => {
            onChange(next)
            onEdit(false)
          }}
        />
      )}
    </div>
  )
}

interface ChangeFieldsProps {
  name: string
  start: Occurrence
  changed: boolean
  onChange: (change: SeriesChange | undefined) => void
}

/** Another day, time or venue for one day of the series. */
function ChangeFields({ name, start: { day, to, venueId, startsAt, endsAt }, changed, onChange }: ChangeFieldsProps) {
  const { t } = useLingui()
  const [next, setNext] = useState({ to, venueId, startsAt, endsAt })
  const time = (field: 'startsAt' | 'endsAt') => (
    <Field label={fieldWord(field)}>
      <Input
        type="time"
        step={quarterHour}
        value={shownEnd(next[field])}
        onChange={({ target }) => setNext({ ...next, [field]: field === 'endsAt' ? readEnd(target.value) : target.value })}
      />
    </Field>
  )
  return (
    <fieldset className="mt-2 mb-1 grid grid-cols-2 gap-2 sm:grid-cols-3">
      <legend className="sr-only">{name}</legend>
      <Field label={fieldWord('day')} className="max-sm:col-span-2">
        <Input type="date" value={next.to} onChange={({ target }) => setNext({ ...next, to: target.value })} />
      </Field>
      {time('startsAt')}
      {time('endsAt')}
      <Field label={fieldWord('venue')} className="col-span-full">
        {(control) => (
          <VenueSelect
            control={control}
            value={next.venueId}
            onValueChange={(chosen) => setNext({ ...next, venueId: chosen ?? venueId })}
          />
        )}
      </Field>
      <div className="col-span-full flex gap-2">
        <Button size="sm" disabled={!isDay(next.to) || next.endsAt <= next.startsAt} onClick={() => onChange({ day, ...next })}>
          <Check aria-hidden />
          {t`Apply to this day`}
        </Button>
        {changed && (
          <Button size="sm" onClick={() => onChange(undefined)}>
            <Undo2 aria-hidden />
            {t`Like the others`}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
