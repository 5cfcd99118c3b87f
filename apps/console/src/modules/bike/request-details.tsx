import { Fields } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import { useWhen } from '../../lib/list/when.ts'
import { AllowanceNote } from './allowance-note.tsx'
import { BikePicture } from './bike-picture.tsx'
import { personName, useAllowance, useMay, useTerm, type Request } from './data.ts'
import { InnerLink } from './inner-link.tsx'
import { DueOf, PersonOf } from './requests-columns.tsx'

/** A request in full: the bike's picture, who asked and when, what was decided and by whom. */
export function RequestDetails({ row }: { row: Request }) {
  const { t } = useLingui()
  const { exact } = useWhen()
  const may = useMay()
  const { bike, person, note, reason, decidedBy, decidedAt, submittedBy, dueOn } = row
  const isRent = 'returnedAt' in row
  const waits = isRent && row.confirmation === 'Pending'
  const term = useTerm(waits && may.seeBikes)
  const what = [bike.number, bike.brand].filter(Boolean).join(' ')
  const line = (id: string, label: string, value: ReactNode) => ({ id, label, value })
  return (
    <>
      {may.seeBikes && <BikePicture bike={bike} />}
      <Fields
        items={[
          line(
            'bike',
            sharedWord('field.bike'),
            may.seeBikes ? (
              <InnerLink to="/bike/list" search={{ id: bike.id }}>
                {what}
              </InnerLink>
            ) : (
              what
            ),
          ),
          line('location', sharedWord('field.location'), bike.location),
          line('person', sharedWord('field.person'), <PersonOf row={row} />),
          ...(submittedBy ? [line('submittedBy', sharedWord('field.submittedBy'), personName(submittedBy))] : []),
          line('requestedAt', sharedWord('field.requestedAt'), exact(row.requestedAt)),
          ...(term ? [line('term', t({ message: 'For', context: 'how long a bike is rented' }), term)] : []),
          ...(note ? [line('note', sharedWord('field.note'), note)] : []),
          ...(dueOn ? [line('dueOn', sharedWord('field.dueOn'), <DueOf row={row} />)] : []),
          ...(isRent && row.returnedAt ? [line('returnedAt', sharedWord('field.returnedAt'), exact(row.returnedAt))] : []),
          ...(decidedAt
            ? [
                line('decidedBy', sharedWord('field.decidedBy'), personName(decidedBy)),
                line('decidedAt', sharedWord('field.decidedAt'), exact(decidedAt)),
              ]
            : []),
          ...(reason ? [line('reason', sharedWord('field.reason'), reason)] : []),
        ]}
      />
      {waits && person && <Rule personId={person.id} rentId={row.id} />}
      {may.seeRents && (
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          {!isRent && <InnerLink to="/bike/rent" search={{ id: row.rentId }}>{t`The rent itself`}</InnerLink>}
          <InnerLink to="/bike/rent" search={{ bikeId: bike.id }}>{t`All rents of ${bike.number}`}</InnerLink>
          {person && <InnerLink to="/bike/rent" search={{ personId: person.id }}>{t`All rents of this person`}</InnerLink>}
        </p>
      )}
    </>
  )
}

/** The rule that decides a rent: how many bikes the person has already, against how many one may have. */
function Rule({ personId, rentId }: { personId: number; rentId: number }) {
  const allowance = useAllowance(personId)
  return allowance && <AllowanceNote {...allowance} open={allowance.open.filter((each) => each.rentId !== rentId)} />
}
