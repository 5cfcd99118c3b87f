import { Fields, Note } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import { useWhen } from '../../lib/list/when.ts'
import { BikePicture } from './bike-picture.tsx'
import { fieldName, personName, useMay, type Bike } from './data.ts'
import { InnerLink } from './inner-link.tsx'
import { DueOf, PersonOf } from './requests-columns.tsx'

/** What a bike is, line by line, and the rent that holds it. */
export function BikeDetails({ row }: { row: Bike }) {
  const { exact } = useWhen()
  const line = (id: string, label: string, value: ReactNode) => ({ id, label, value })
  const { rent, note } = row
  const out = rent && rent.confirmation !== 'Pending'
  return (
    <>
      <BikePicture bike={row} />
      <Fields
        items={[
          line('brand', fieldName('brand'), row.brand),
          line('location', fieldName('location'), row.location),
          ...(out
            ? [
                line('person', fieldName('person'), <PersonOf row={rent} />),
                line('dueOn', sharedWord('field.dueOn'), <DueOf bare row={{ dueOn: rent.dueOn, overdue: row.status === 'Overdue' }} />),
              ]
            : []),
          ...(note ? [line('note', fieldName('note'), note)] : []),
          line('createdAt', sharedWord('field.createdAt'), exact(row.createdAt)),
          line('updatedAt', sharedWord('field.updatedAt'), exact(row.updatedAt)),
        ]}
      />
      {rent && <Held rent={rent} />}
    </>
  )
}

/** Links in a sentence of another colour. */
const links = '[&_a]:font-bold [&_a]:text-current [&_a]:underline'

/** What waits with the rent that holds the bike, and the way there. */
function Held({ rent: { id, person, confirmation, returnId } }: { rent: NonNullable<Bike['rent']> }) {
  const { t } = useLingui()
  const may = useMay()
  if (confirmation === 'Pending')
    return (
      <Note tone="waiting" className={links}>
        {t`${personName(person)} asks for this bike.`}{' '}
        {may.seeRents && <InnerLink to="/bike/rent" search={{ id }}>{t`Open the request`}</InnerLink>}
      </Note>
    )
  if (returnId !== null)
    return (
      <Note tone="waiting" className={links}>
        {t`${personName(person)} says that it is back.`}{' '}
        {may.seeReturns && <InnerLink to="/bike/return" search={{ id: returnId }}>{t`Open the request`}</InnerLink>}
      </Note>
    )
  return may.seeRents && <p>{<InnerLink to="/bike/rent" search={{ id }}>{t`Open the rent`}</InnerLink>}</p>
}
