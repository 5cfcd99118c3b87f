import { useLingui } from '@lingui/react/macro'
import { named } from '../../lib/base/words/i18n.ts'
import { RecordLink } from '../../lib/engine/record/record-link.tsx'
import { RecordsTab } from '../../lib/engine/record/records-tab.tsx'
import { EnumValue } from '../../lib/engine/record/values.tsx'
import { daysText, routeText } from './parts.tsx'

/** The bus bookings of the student whose panel it stands in, the latest first. */
export default function StudentTab({ row: { id: personId } }: { row: { readonly id: number } }) {
  const { t } = useLingui()
  const words = {
    failed: t`The bus bookings did not load`,
    none: t`No seat on a bus is booked for this student.`,
    all: t`All bus bookings`,
  }
  return (
    <RecordsTab operation="busBooking.list" of={{ personId }} sort="-startsOn" to="/bus-booking" words={words}>
      {(booking) => (
        <>
          <RecordLink to="/bus-booking" search={{ id: booking.id }}>
            {routeText(booking.route)}
          </RecordLink>
          <EnumValue kind="Confirmation" value={booking.confirmation} />
          <span className="w-full text-fg-2">
            {named(booking.stop)} · {daysText(booking)}
          </span>
        </>
      )}
    </RecordsTab>
  )
}
