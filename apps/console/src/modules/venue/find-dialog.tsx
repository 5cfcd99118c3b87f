import { type Schema } from '@isb/sdk'
import { addDays, isDay, writtenSpan } from '@isb/sdk/rules'
import { Button, Checkbox, Dialog, DialogBody, Field, Input, Note, Select, Skeleton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { named } from '../../lib/base/words/i18n.ts'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { lasting, query } from '../../lib/base/connection/query.ts'
import { fieldWord } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { readEnd, shownEnd } from './end-of-day.ts'
import { ColorDot } from './parts.tsx'
import { weekly, written } from './repeat-draft.ts'
import type { RepeatValues } from './reservation-values.ts'

type Slot = Schema<'VenueSlot'>

interface FindDialogProps {
  /** The day from which one looks. */
  day: string
  onClose: () => void
  /** Reserves one, for so many people. */
  onChoose: (slot: Slot, people: string, repeat: RepeatValues | null) => void
}

const anyType = '0'
const lengths = ['30', '45', '60', '90', '120', '180', '240']
const quarterHour = 15 * 60
const quarter = /:(00|15|30|45)$/

/** Where there is room: for how many, how long, on which days, at what time of day. */
export default function FindDialog({ day, onClose, onChoose }: FindDialogProps) {
  const { t } = useLingui()
  const when = useWhen()
  const [wish, setWish] = useState({
    people: '',
    minutes: '60',
    from: day,
    to: addDays(day, 6),
    earliest: '',
    latest: '',
    typeId: anyType,
    place: '',
    weekly: false,
  })
  const set = (more: Partial<typeof wish>) => setWish({ ...wish, ...more })
  const { data: types = [] } = useQuery({ ...query('venue.typeOptions'), ...lasting })
  const { people, minutes, from, to, earliest, latest, typeId, place, weekly: repeats } = useDeferredValue(wish)
  const rule = { ...weekly, ends: 'Until' as const, until: to }
  const { data, error, isFetching, refetch } = useQuery({
    ...query('venue.find', {
      query: {
        minutes: Number(minutes),
        from,
        ...(repeats ? { rule: written(rule, from) } : { to }),
        ...(/^[1-9]\d{0,4}$/.test(people) && { people: Number(people) }),
        ...(quarter.test(earliest) && { earliest }),
        ...(quarter.test(latest) && { latest }),
        ...(typeId !== anyType && { typeId: Number(typeId) }),
        ...(place.trim() && { place }),
      },
    }),
    enabled: isDay(from) && isDay(to) && to >= from,
    placeholderData: keepPreviousData,
  })
  const text = (field: 'people' | 'from' | 'to' | 'earliest' | 'place') => ({
    value: wish[field],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => set({ [field]: target.value }),
  })
  return (
    <Dialog open onOpenChange={onClose} title={t`Find a venue`} closeLabel={t`Close`}>
      <DialogBody>
        <div className="grid grid-cols-2 gap-4">
          <Field label={fieldWord('people')}>
            <Input {...text('people')} inputMode="numeric" />
          </Field>
          <Field label={t`How long`}>
            <Select
              options={lengths.map((value) => ({ value, label: t`${value} minutes` }))}
              value={wish.minutes}
              onValueChange={(next) => set({ minutes: next })}
            />
          </Field>
          <Field label={t`First day`}>
            <Input {...text('from')} type="date" />
          </Field>
          <Field label={t`Last day`}>
            <Input {...text('to')} type="date" />
          </Field>
          <Checkbox
            className="col-span-2"
            label={t`Every week on the weekday of the first day`}
            checked={wish.weekly}
            onCheckedChange={(on) => set({ weekly: on, to: addDays(from, on ? 12 * 7 : 6) })}
          />
          <Field label={t`Not before`}>
            <Input {...text('earliest')} type="time" step={quarterHour} />
          </Field>
          <Field label={t`Over by`}>
            <Input
              type="time"
              step={quarterHour}
              value={shownEnd(wish.latest)}
              onChange={({ target }) => set({ latest: readEnd(target.value) })}
            />
          </Field>
          <Field label={fieldWord('location')}>
            <Input {...text('place')} maxLength={100} />
          </Field>
          <Field label={fieldWord('type')}>
            <Select
              options={[{ value: anyType, label: t`Any type` }, ...types.map((type) => ({ value: String(type.id), label: named(type) }))]}
              value={wish.typeId}
              onValueChange={(next) => set({ typeId: next })}
            />
          </Field>
        </div>
        {error && <NotLoaded title={t`Nothing could be found`} error={error} busy={isFetching} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton className="h-24" />}
        {data?.length === 0 && <Note tone="waiting">{t`There is no room then. Try other days, a shorter time or fewer people.`}</Note>}
        {data && data.length > 0 && (
          <ul aria-label={t`Free times`} className="divide-y divide-line rounded-md border border-line">
            {data.map((slot) => {
              const { venue, free, startsAt, endsAt, series } = slot
              const seats = venue.capacity
              const place = [when.day(slot.day), writtenSpan({ startsAt, endsAt })].join(' ')
              const around = writtenSpan({ startsAt: free.opens, endsAt: free.closes })
              return (
                <li key={`${venue.id} ${slot.day} ${startsAt}`} className="flex items-center gap-3 px-3 py-2">
                  <ColorDot color={venue.type.color} />
                  <span className="min-w-0 flex-1">
                    <span className="block font-bold">{named(venue)}</span>
                    <span className="block text-fg-2 tabular-nums">{place}</span>
                    <span className="block text-xs text-fg-3">
                      {[
                        series ? t`Free on ${series.free} of ${series.all} days` : t`Free ${around}`,
                        venue.location,
                        seats !== null && t`${seats} seats`,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  <Button
                    size="sm"
                    aria-label={t`Reserve ${named(venue)}, ${place}`}
                    onClick={() => onChoose(slot, people, repeats ? rule : null)}
                  >
                    {t`Reserve`}
                  </Button>
                </li>
              )
            })}
          </ul>
        )}
      </DialogBody>
    </Dialog>
  )
}
