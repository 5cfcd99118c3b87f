import type { Schema } from '@isb/sdk'
import { isMine, whyNotMoveReservation } from '@isb/sdk/rules'
import { Button, Dialog, DialogBody, DialogFooter, Fields } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { PersonName } from '../../lib/engine/record/person-name.tsx'
import { query, runOperation, useOperation } from '../../lib/base/connection/query.ts'
import { EnumValue, fieldWord } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import type { OpenForm } from '../../lib/declare/open-form.ts'
import { useCaller } from '../../lib/base/connection/session.ts'
import { extrasText, VenueLink, When } from './parts.tsx'
import { repeatText } from './repeat-text.ts'
import { changedReservation, reservationForm } from './reservation-draft.ts'
import { sayDone } from './say-done.ts'
import { Rejection, SeriesApproval, SeriesCancellation, SeriesRejection } from './series-question.tsx'
import { Verdict } from './verdict.tsx'

interface ReservationCardProps {
  id: number
  onClose: () => void
  /** Opens the form that moves or changes it. */
  onChange: (form: OpenForm) => void
}

interface AskedOfSeries {
  operation: 'venue.approveSeries' | 'venue.rejectSeries' | 'venue.cancelSeries'
  Body: typeof SeriesApproval
  title: string
  label: string
  done: string
}

/** A reservation of the calendar, with what can be done with it. */
export function ReservationCard({ id, onClose, onChange }: ReservationCardProps) {
  const { t } = useLingui()
  const caller = useCaller()
  const { moment } = useWhen()
  const { data } = useQuery(query('venue.getReservation', { path: { reservationId: id } }))
  const approve = useOperation('venue.approve', false)
  const cancel = useOperation('venue.cancel', false)
  const [asked, setAsked] = useState<AskedOfSeries>()
  const [rejecting, setRejecting] = useState(false)
  if (!data) return null
  const path = { reservationId: id }
  const own = caller.id !== undefined && isMine(data, caller.id)
  const close = (sent: Promise<Schema<'VenueReservation'>>, done: string) =>
    void sent.then(
      (row) => {
        sayDone(done, row)
        onClose()
      },
      () => undefined,
    )
  if (asked) {
    const { Body, title, label, operation, done } = asked
    const send = (body: object) =>
      runOperation(operation, { path, body }, false).then((rows) => {
        sayDone(done, data, { count: (rows as readonly unknown[]).length })
        onClose()
      })
    return <Body title={title} text="" label={label} rows={[data]} onClose={onClose} onBody={send} />
  }
  if (rejecting)
    return (
      <Rejection
        title={t`Reject ${data.title}?`}
        onClose={onClose}
        onReason={(reason) =>
          runOperation('venue.reject', { path, body: { reason } }, false).then(() => {
            sayDone(t`Reservation rejected`, data)
            onClose()
          })
        }
      />
    )
  const rejectAll = {
    operation: 'venue.rejectSeries',
    Body: SeriesRejection,
    title: t`Reject ${data.title}?`,
    label: t`Reject`,
    done: t`Reservation rejected`,
  } as const
  const approveAll = {
    operation: 'venue.approveSeries',
    Body: SeriesApproval,
    title: t`Approve ${data.title}?`,
    label: t`Approve`,
    done: t`Reservation approved`,
  } as const
  const cancelAll = {
    operation: 'venue.cancelSeries',
    Body: SeriesCancellation,
    title: t`Cancel ${data.title}?`,
    label: t`Cancel reservation`,
    done: t`Reservation cancelled`,
  } as const
  return (
    <Dialog open onOpenChange={onClose} title={data.title} closeLabel={t`Close`}>
      <DialogBody>
        <Fields
          items={[
            { id: 'status', label: fieldWord('status'), value: <EnumValue kind="ReservationStatus" value={data.status} /> },
            { id: 'venue', label: fieldWord('venue'), value: <VenueLink venue={data.venue} /> },
            { id: 'when', label: t`When`, value: <When row={data} /> },
            ...(data.series ? [{ id: 'series', label: fieldWord('series'), value: repeatText(data.series.rule) }] : []),
            {
              id: 'person',
              label: fieldWord('person'),
              value: data.series?.lesson ? sharedWord('venue.lesson') : <PersonName person={data.person} />,
            },
            ...(data.people === null ? [] : [{ id: 'people', label: fieldWord('people'), value: data.people }]),
            ...(data.extras.length > 0 ? [{ id: 'extras', label: fieldWord('extras'), value: extrasText(data.extras) }] : []),
            ...(data.setUp ? [{ id: 'setUp', label: fieldWord('setUp'), value: data.setUp }] : []),
            ...(data.note ? [{ id: 'note', label: fieldWord('note'), value: data.note }] : []),
            { id: 'requestedAt', label: fieldWord('requestedAt'), value: moment(data.requestedAt) },
          ]}
        />
        <Verdict row={data} />
      </DialogBody>
      <DialogFooter>
        {(own || caller.holds('venue:reservation:cancel')) && whyNotMoveReservation(data, 'cancel') === null && (
          <Button
            variant="danger"
            loading={cancel.isPending}
            onClick={() => (data.series ? setAsked(cancelAll) : close(cancel.mutateAsync({ path }), t`Reservation cancelled`))}
          >
            {t`Cancel reservation`}
          </Button>
        )}
        {(own || caller.holds('venue:reservation:edit')) && whyNotMoveReservation(data, 'move') === null && (
          <Button
            onClick={() => {
              onClose()
              onChange(reservationForm.open(changedReservation(data)))
            }}
          >
            {t`Move or change`}
          </Button>
        )}
        {caller.may('venue.reject') && whyNotMoveReservation(data, 'reject') === null && (
          <Button variant="danger" onClick={() => (data.series ? setAsked(rejectAll) : setRejecting(true))}>
            {t`Reject`}
          </Button>
        )}
        {caller.may('venue.approve') && whyNotMoveReservation(data, 'approve') === null && (
          <Button
            variant="lead"
            loading={approve.isPending}
            onClick={() => (data.series ? setAsked(approveAll) : close(approve.mutateAsync({ path }), t`Reservation approved`))}
          >
            {t`Approve`}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}
