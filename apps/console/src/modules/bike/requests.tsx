// What the queues of rents and of returns have in common.
import { type Schema } from '@isb/sdk'
import { whyNotCancel } from '@isb/sdk/rules'
import { msg, t } from '@lingui/core/macro'
import { Undo2 } from 'lucide-react'
import { comma } from '../../lib/base/words/i18n.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'
import { lookUp, personFilter } from '../../lib/engine/picker/filter-look-up.ts'
import { RecordLink } from '../../lib/engine/record/record-link.tsx'
import { query, queryClient } from '../../lib/base/connection/query.ts'
import { useCaller, type Caller } from '../../lib/base/connection/session.ts'
import { AllowanceNote, BikePicture, Due, loadPicture } from './parts.tsx'
import { useAllowance, useTerm } from './data.ts'

type Request = Schema<'Rent'> | Schema<'BikeReturn'>
type RequestList = 'bike.listRents' | 'bike.listReturns'

const due = ({ dueOn, overdue }: Request) => <Due on={dueOn} overdue={overdue} />
const isWaitingRent = (row: Request) => 'returnedAt' in row && row.confirmation === 'Pending'

/** Bikes by what is typed. */
async function findBikes(text: string) {
  const search = text.trim()
  const { records } = await queryClient.fetchQuery(query('bike.list', { query: { pageSize: 20, ...(search && { search }) } }))
  return records.map(({ id, number, brand }) => ({ value: String(id), label: number, hint: brand }))
}

/** What is searched, shown and filtered by is the same. */
export const requestsOf = (list: RequestList) =>
  ({
    search: msg`Bike or person`,
    searched: msg`Searches the bike’s number, brand and place, and the person’s name, pinyin and email.`,
    tabs: 'confirmation',
    columns: [
      { field: 'bike', width: '5.5rem', cell: ({ bike }: Request) => bike.number },
      'person',
      {
        field: 'location',
        width: 'minmax(7rem, 1.5fr)',
        hidden: 'narrow',
        cell: ({ bike: { location } }: Request) => <span title={location}>{location}</span>,
      },
      'requestedAt',
      { field: 'dueOn', width: '10.5rem', hidden: 'narrow', cell: due },
      'confirmation',
      { field: 'decidedBy', hidden: 'usually' },
    ],
    filters: {
      bikeId: lookUp({ list, filter: 'bikeId', needs: 'bike.list', load: findBikes, nameIn: ({ bike }) => bike.number }),
      personId: personFilter(list, 'bike.people'),
    },
    warm: loadPicture,
    rowName: ({ bike, person }: Request) => `${bike.number}${comma()}${personName(person)}`,
    panel: {
      title: ({ bike }: Request) => bike.number,
      Above: ({ row: { bike } }: { row: Request }) => <BikePicture bike={bike} />,
      lines: [
        { id: 'bike', value: ({ bike }: Request) => <BikeLink bike={bike} /> },
        { id: 'location', value: ({ bike }: Request) => bike.location },
        'person',
        'requestedAt',
        {
          id: 'term',
          label: msg({ message: 'For', context: 'how long a bike is rented' }),
          when: (row: Request, { may }: Caller) => isWaitingRent(row) && may('bike.settings'),
          value: () => <Term />,
        },
        'note?',
        { id: 'dueOn', when: ({ dueOn }: Request) => dueOn !== null, value: due },
      ],
      Below: RuleAndLinks,
    },
  }) as const

/** Taking back what one has asked for oneself. */
export const takeBack = <Operation extends 'bike.cancelRent' | 'bike.cancelReturn'>(operation: Operation) => ({
  operation,
  label: msg`Withdraw request`,
  icon: Undo2,
  when: (row: Request, { id }: Caller) => id !== undefined && whyNotCancel(row, id) === null,
  done: () => t`Request withdrawn`,
})

function BikeLink({ bike: { id, number, brand } }: Pick<Request, 'bike'>) {
  const { may } = useCaller()
  const name = [number, brand].filter(Boolean).join(' ')
  if (!may('bike.list')) return name
  return (
    <RecordLink to="/bike/list" search={{ id }}>
      {name}
    </RecordLink>
  )
}

const Term = () => useTerm(true)

/** The rule that decides a rent, and the way to what else there is of the bike and the person. */
function RuleAndLinks({ row }: { row: Request }) {
  const { may } = useCaller()
  const { bike, person } = row
  const link = (search: object, text: string) => (
    <RecordLink to="/bike/rent" search={{ confirmation: 'all', ...search }}>
      {text}
    </RecordLink>
  )
  return (
    <>
      {isWaitingRent(row) && person && <Rule personId={person.id} rentId={row.id} />}
      {may('bike.listRents') && (
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          {'rentId' in row && link({ id: row.rentId }, t`The rent`)}
          {link({ bikeId: bike.id }, t`All rents of ${bike.number}`)}
          {person && link({ personId: person.id }, t`All rents of this person`)}
        </p>
      )}
    </>
  )
}

/** How many bikes the person has already, against how many one may have. */
function Rule({ personId, rentId }: { personId: number; rentId: number }) {
  const allowance = useAllowance(personId)
  return allowance && <AllowanceNote {...allowance} open={allowance.open.filter((each) => each.rentId !== rentId)} />
}
