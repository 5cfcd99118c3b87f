import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CalendarX2 } from 'lucide-react'
import { fewNamed, HomeCard } from '../../lib/shared/home/home-card.tsx'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { groupsOf } from './board.ts'

const path = '/absence'

/** Who is absent today, by division. */
export default function AbsentToday() {
  const { t } = useLingui()
  return (
    <HomeCard
      title={t`Absent today`}
      icon={<CalendarX2 aria-hidden />}
      operation="absence.board"
      none={t`Nobody is on leave today`}
      render={(board) => {
        const missing = board.absences.filter(({ leaveType }) => leaveType === 'Unexplained').length
        return {
          count: board.absences.length,
          link: <Link to={path} />,
          ...(missing > 0 && {
            line: t`${plural(missing, { one: '# is missing without explanation', other: '# are missing without explanation' })}`,
          }),
          items: groupsOf(board)
            .filter(({ absences }) => absences.length > 0)
            .slice(0, fewNamed + 1)
            .map(({ division, absences }, id) => ({
              id,
              text: `${division ? sharedWord(`value.Division.${division}`) : t`No division`}: ${absences.length}`,
            })),
        }
      }}
    />
  )
}
