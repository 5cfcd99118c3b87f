import { Button, StatusChip } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareReply } from 'lucide-react'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { bareName, PersonName, personName } from '../../lib/engine/record/person-name.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { Phone } from '../../lib/engine/record/contact.tsx'
import { enumWord } from '../../lib/engine/record/values.tsx'
import { useCaller } from '../../lib/base/connection/session.ts'
import type { BoardAbsence } from './board.ts'
import { NoContact } from './no-contact.tsx'
import { AbsenceLink } from './parts.tsx'

interface MissingProps {
  absences: readonly BoardAbsence[]
  /** Writes down what the family says. */
  onAnswer: (absenceId: number) => void
}

/** The call list: children who are missing and of whom nobody has said why, with whom to call. What the family answers turns it into another leave. */
export function Missing({ absences, onAnswer }: MissingProps) {
  const { t } = useLingui()
  const missing = absences.filter(({ leaveType }) => leaveType === 'Unexplained')
  if (missing.length === 0) return null
  return (
    <section aria-label={t`Missing without explanation`} className="rounded-lg border border-bad-line bg-bad-bg p-4">
      <h2 className="mb-2 font-bold text-bad">
        {t`${plural(missing.length, { one: '# child is missing without explanation', other: '# children are missing without explanation' })}`}
      </h2>
      <ul className="grid divide-y divide-bad-line">
        {missing.map((absence) => (
          <Child key={absence.id} absence={absence} onAnswer={onAnswer} />
        ))}
      </ul>
    </section>
  )
}

function Child({ absence, onAnswer }: Pick<MissingProps, 'onAnswer'> & { absence: BoardAbsence }) {
  const { t } = useLingui()
  const { may } = useCaller()
  const name = personName(absence)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 @lg:grid-cols-[minmax(8rem,12rem)_minmax(0,1fr)_auto]">
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <AbsenceLink id={absence.id}>
          <PersonName person={absence} />
        </AbsenceLink>
        {absence.noContact && <StatusChip tone="bad">{sharedWord('field.noContact')}</StatusChip>}
      </span>
      <span className="order-last col-span-full @lg:order-none @lg:col-span-1">
        {may('student.family') && <WhomToCall studentId={absence.studentId} />}
        {absence.noContact && <NoContact studentId={absence.studentId} />}
      </span>
      {may('absence.update') && (
        <Button size="sm" aria-label={t`Record the answer: ${name}`} onClick={() => onAnswer(absence.id)}>
          <MessageSquareReply aria-hidden />
          {t`Record the answer`}
        </Button>
      )}
    </li>
  )
}

/** The guardians in the order of contact, with their phones; nobody who must have no contact. */
function WhomToCall({ studentId }: { studentId: number }) {
  const { t } = useLingui()
  const { data } = useQuery(query('student.family', { path: { studentId } }))
  if (!data) return null
  const guardians = data.guardians.filter(({ noContact }) => !noContact)
  const isCallable = ({ contacts }: (typeof guardians)[number]) => contacts.some(({ kind }) => kind === 'Phone')
  if (!guardians.some(isCallable)) return <span className="text-xs text-fg-2">{t`There is no number that you can call`}</span>
  return (
    <ol className="flex flex-wrap gap-x-4 gap-y-1">
      {guardians.map(({ person, relation, contacts }) => {
        const phone = contacts.find(({ kind }) => kind === 'Phone')?.value
        return (
          <li key={person.id} className="flex items-baseline gap-1.5">
            <span className="text-xs text-fg-2">{enumWord('Relation', relation)}</span> {bareName(person)}{' '}
            {phone ? <Phone number={phone} /> : <span className="text-xs text-fg-2">{t`no phone`}</span>}
          </li>
        )
      })}
    </ol>
  )
}
