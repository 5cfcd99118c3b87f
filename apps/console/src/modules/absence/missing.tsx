import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { named } from '../../lib/i18n.ts'
import { RecordLink } from '../../lib/record/record-link.tsx'
import { useCaller } from '../../lib/session.ts'
import type { BoardAbsence } from './board.ts'

/** The call list: children who are missing and of whom nobody has said why. What their family answers turns it into another leave. */
export function Missing({ absences }: { absences: readonly BoardAbsence[] }) {
  const { t } = useLingui()
  const mayCall = useCaller().may('student.family')
  const missing = absences.filter(({ leaveType }) => leaveType === 'Unexplained')
  if (missing.length === 0) return null
  return (
    <section aria-label={t`Missing without explanation`} className="rounded-lg border border-bad-line bg-bad-bg p-4">
      <h2 className="mb-2 font-bold text-bad">
        {t`${plural(missing.length, { one: '# child is missing without explanation', other: '# children are missing without explanation' })}`}
      </h2>
      <ul className="grid gap-1 sm:grid-cols-2">
        {missing.map((absence) => (
          <li key={absence.id} className="flex flex-wrap items-center gap-x-2">
            <RecordLink to="/absence/list" search={{ id: absence.id }}>
              {named(absence)}
            </RecordLink>
            <span className="text-xs text-fg-2">{absence.homeroom?.name ?? absence.grade}</span>
            {mayCall && (
              <RecordLink to="/student" search={{ id: absence.studentId, tab: 'family' }}>
                {t`Whom to call`}
              </RecordLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
