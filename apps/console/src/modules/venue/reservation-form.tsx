import { type Schema } from '@isb/sdk'
import { isDay, writtenSpan } from '@isb/sdk/rules'
import { values as enums } from '@isb/sdk/metadata'
import { Field, Input, Note, Select, Textarea } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Draft } from '../../lib/declare/draft.ts'
import { FormDialog } from '../../lib/engine/form/form-dialog.tsx'
import { useForm } from '../../lib/engine/form/use-form.ts'
import { separator, sharedWord } from '../../lib/base/words/i18n.ts'
import { isb } from '../../lib/base/connection/isb.ts'
import { PersonPicker } from '../../lib/engine/picker/person-picker.tsx'
import { lasting, query, useOperation } from '../../lib/base/connection/query.ts'
import { enumWord, fieldWord } from '../../lib/engine/record/values.tsx'
import { useCaller } from '../../lib/base/connection/session.ts'
import { readEnd, shownEnd } from './end-of-day.ts'
import { ExtrasWish, useExtras } from './extras-wish.tsx'
import { bodyOf, seriesBody } from './repeat-draft.ts'
import type { RepeatValues } from './reservation-values.ts'
import { RepeatFields } from './repeat-fields.tsx'
import { reservationDraftName, valuesOf } from './reservation-draft.ts'
import type { ReservationValues } from './reservation-values.ts'
import { sayDone, type Place } from './say-done.ts'
import { SeriesPreview } from './series-preview.tsx'
import { VenueSelect } from './venue-select.tsx'

type Reservation = Schema<'VenueReservation'>
const quarterHour = 15 * 60
const quarter = /:(00|15|30|45)$/
const whole = /^[1-9]\d{0,4}$/

/** Whether all that a rule needs is there. */
const isWhole = ({ interval, ends, until, count }: RepeatValues) =>
  /^[1-9]\d?$/.test(interval) && (ends === 'Until' ? isDay(until) : whole.test(count))

/** What is other than it was: the rest of a series keeps what differs from day to day. */
const changedIn = <Body extends object>(body: Body, start: Body): Partial<Body> =>
  Object.fromEntries(
    Object.entries(body).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(start[field as keyof Body])),
  ) as Partial<Body>

interface ReservationFormProps {
  draft: Draft<ReservationValues>
  restored: boolean
  onClose: () => void
  onSaved: (saved: Reservation) => void
}

/** Reserves a venue, or moves a reservation, with what of the day is free below. */
export default function ReservationForm({ draft, restored, onClose, onSaved }: ReservationFormProps) {
  const { t } = useLingui()
  const { may } = useCaller()
  const reserve = useOperation('venue.reserve', false)
  const reserveSeries = useOperation('venue.reserveSeries', false)
  const move = useOperation('venue.move', false)
  const moveSeries = useOperation('venue.moveSeries', false)
  const { data: venues } = useQuery({ ...query('venue.options'), ...lasting })
  const placeOf = ({ venueId, day, startsAt, endsAt }: ReservationValues): Place => ({
    venue: venues?.find(({ id }) => id === venueId) ?? { id: venueId ?? 0 },
    day,
    startsAt,
    endsAt: readEnd(endsAt),
  })
  const form = useForm<ReservationValues, Reservation>({
    name: reservationDraftName,
    draft,
    problemsOf: ({ venueId, title, day, startsAt, endsAt, people, repeat }) => {
      const missing = (field: string) => sharedWord('invalid.required', { field: fieldWord(field) })
      const end = readEnd(endsAt)
      return {
        ...(venueId === null && { venueId: missing('venueId') }),
        ...(!title.trim() && { title: missing('title') }),
        ...(!isDay(day) && { day: missing('day') }),
        ...(!startsAt && { startsAt: missing('startsAt') }),
        ...(startsAt && !quarter.test(startsAt) && { startsAt: t`Choose a quarter of an hour` }),
        ...(endsAt && !quarter.test(endsAt) && { endsAt: t`Choose a quarter of an hour` }),
        ...(!endsAt && { endsAt: missing('endsAt') }),
        ...(startsAt && endsAt && end <= startsAt && { endsAt: sharedWord('reason.VENUE_TIME_ORDER') }),
        ...(people && !whole.test(people) && { people: t`Enter a whole number` }),
        ...(repeat && !isWhole(repeat) && { repeat: t`Say how often it repeats, and until when` }),
      }
    },
    send: async ({ values, start, id, version = 1 }) => {
      const body = bodyOf(values)
      if (id === undefined) {
        const { repeat } = values
        const made = repeat ? await reserveSeries.mutateAsync({ body: seriesBody(values, repeat) }) : [await reserve.mutateAsync({ body })]
        const waits = made.some(({ status }) => status === 'Pending')
        sayDone(waits ? t`Venue requested` : t`Venue reserved`, made[0]!, {
          count: made.length,
          ...(waits && { more: t`You get an email when it is decided.` }),
        })
        return made[0]!
      }
      const path = { reservationId: id }
      const { which } = values
      if (which === 'One') {
        // Extras that are not touched go along as they are, wherever the venue has them.
        const { extras, ...others } = body
        const touched = JSON.stringify(extras) !== JSON.stringify(bodyOf(start).extras)
        const saved = await move.mutateAsync({ path, body: { ...others, ...(touched && { extras }), version } })
        sayDone(t`Reservation saved`, saved, { from: placeOf(start), version })
        return saved
      }
      const moved = await moveSeries.mutateAsync({ path, body: { which, ...changedIn(body, bodyOf(start)) } })
      const saved = moved.find((each) => each.id === id) ?? moved[0]!
      sayDone(moved.length > 1 ? t`Reservations saved` : t`Reservation saved`, saved, {
        from: placeOf(start),
        count: moved.length,
        version,
      })
      return saved
    },
    read: async (id) => {
      const reservation = await isb.venue.getReservation({ path: { reservationId: id } })
      return { values: valuesOf(reservation), version: reservation.version }
    },
    onSaved,
  })
  const { values, set, problems, draft: now } = form
  const isNew = now.id === undefined
  const { repeat } = values
  const extras = useExtras(values.venueId)
  const timed = values.venueId !== null && isDay(values.day) && quarter.test(values.startsAt) && quarter.test(values.endsAt)
  const text = (field: 'day' | 'startsAt' | 'endsAt' | 'title' | 'people') => ({
    value: values[field],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => set(field, target.value),
  })
  return (
    <FormDialog
      form={form}
      title={isNew ? sharedWord('do.venue.reserve') : t`Change the reservation`}
      verb={isNew ? t`Reserve` : t`Save reservation`}
      restored={restored}
      onClose={onClose}
      fieldName={(field) => fieldWord(field)}
      show={(field, { [field]: value }) => (typeof value === 'object' ? '' : String(value))}
    >
      {now.title && (
        <Field label={t`Change`} hint={now.title}>
          <Select
            options={enums.SeriesPart.map((value) => ({ value, label: enumWord('SeriesPart', value) }))}
            value={values.which}
            onValueChange={(which) => set('which', which)}
          />
        </Field>
      )}
      <Field label={fieldWord('venue')} error={problems.venueId} required>
        {(control) => (
          <VenueSelect
            control={control}
            value={values.venueId}
            onValueChange={(next) => {
              set('venueId', next)
              // Another venue has other extras.
              if (isNew) set('extras', [])
            }}
          />
        )}
      </Field>
      <Field label={fieldWord('title')} error={problems.title} required>
        <Input {...text('title')} maxLength={100} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={fieldWord('day')} error={problems.day} required>
          <Input {...text('day')} type="date" />
        </Field>
        <Field label={fieldWord('startsAt')} error={problems.startsAt} required>
          <Input {...text('startsAt')} type="time" step={quarterHour} />
        </Field>
        <Field label={fieldWord('endsAt')} error={problems.endsAt} required>
          <Input {...text('endsAt')} type="time" step={quarterHour} value={shownEnd(values.endsAt)} />
        </Field>
      </div>
      {!repeat && values.venueId !== null && isDay(values.day) && <FreeTimes venueId={values.venueId} day={values.day} />}
      {isNew && <RepeatFields value={repeat} day={values.day} error={problems.repeat} onValueChange={(next) => set('repeat', next)} />}
      {isNew && repeat && timed && isWhole(repeat) && (
        <SeriesPreview
          body={seriesBody(values, repeat)}
          onSkip={(skip) => set('skip', skip)}
          onChanges={(changes) => set('changes', changes)}
        />
      )}
      {isNew && may('venue.people') && (
        <Field label={fieldWord('person')} hint={t`Leave empty to reserve for yourself`}>
          {(control) => (
            <PersonPicker control={control} people="venue.people" value={values.person} onChoose={(person) => set('person', person)} />
          )}
        </Field>
      )}
      <Field label={fieldWord('people')} error={problems.people} hint={t`Optional`}>
        <Input {...text('people')} inputMode="numeric" className="max-w-40" />
      </Field>
      {extras.length > 0 && (
        <Field label={fieldWord('extras')} hint={t`Optional`} group>
          <ExtrasWish extras={extras} value={values.extras} onValueChange={(next) => set('extras', next)} />
        </Field>
      )}
      <Field label={fieldWord('setUp')} hint={t`Optional. How the venue is to be set up, such as two rows of chairs`}>
        <Textarea rows={2} maxLength={500} value={values.setUp} onChange={({ target }) => set('setUp', target.value)} />
      </Field>
      <Field label={fieldWord('note')} hint={t`Optional`}>
        <Textarea rows={2} maxLength={500} value={values.note} onChange={({ target }) => set('note', target.value)} />
      </Field>
    </FormDialog>
  )
}

/** When the venue is free on the day, or why it is closed. */
function FreeTimes({ venueId, day }: { venueId: number; day: string }) {
  const { t } = useLingui()
  const { data } = useQuery(query('venue.day', { path: { venueId }, query: { day } }))
  if (!data) return null
  const free = data.free.map(({ opens, closes }) => writtenSpan({ startsAt: opens, endsAt: closes })).join(separator())
  if (data.open.length === 0) return <Note tone="waiting">{data.closed}</Note>
  return (
    <Note tone={free ? 'good' : 'waiting'}>
      {free ? t`Free on this day: ${free}` : t`Nothing is free on this day`}
      {data.closed && ` · ${data.closed}`}
    </Note>
  )
}
