// Who is absent today, class by class, and who is missing without explanation: what the front office opens each morning.
import { absence } from '@isb/sdk/metadata'
import { Button, Note, Segmented, Skeleton } from '@isb/ui'
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { DaySteps, useDay } from '../../lib/engine/page/day-steps.tsx'
import { LiveDot } from '../../lib/engine/page/live-dot.tsx'
import { query, queryClient } from '../../lib/base/connection/query.ts'
import { useWhen } from '../../lib/engine/record/when.ts'
import type { Around } from '../../lib/declare/screen.ts'
import type { OpenForm } from '../../lib/declare/open-form.ts'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { useCaller } from '../../lib/base/connection/session.ts'
import { absentOf, byName, byType, groupsOf, type BoardAbsence } from './board.ts'
import { BoardTree } from './board-tree.tsx'
import { absenceForm } from './form.ts'
import { LatestSubmissions } from './latest.tsx'
import { absenceList } from './list.tsx'
import { Missing } from './missing.tsx'
import { NewsProvider, useLatest, useNews } from './new.tsx'
import { Counted } from '../../lib/shared/leave/square.tsx'
import { personName } from '../../lib/engine/record/person-name.tsx'
import { useNoLessons, Week } from './week.tsx'

/** The list without its table: an absence opens beside the board, and from there the next one that came in. */
export default listScreen('absence.list', absence, { ...absenceList, title: 'module.absence', useAround })

const sheet = '/absence/sheet'

function useAround(): Around {
  const { day } = useDay()
  return {
    text: useSchoolDay(day),
    actions: (
      <Button asChild>
        <Link to={sheet} search={{ day }}>
          <Printer aria-hidden />
          {t`Daily sheet`}
        </Link>
      </Button>
    ),
    instead: <BoardOfDay />,
  }
}

/** “Tuesday 17 November, school day 58 of 185”. */
function useSchoolDay(day: string): string {
  const written = useWhen().dayIn({ weekday: 'long', day: 'numeric', month: 'long' }, day)
  const { data } = useQuery(query('calendar.schoolDay', { query: { day } }))
  return data?.number ? t`${written}, school day ${data.number} of ${data.total}` : written
}

function BoardOfDay() {
  const { t: say } = useLingui()
  const caller = useCaller()
  const { day, today } = useDay()
  const [form, setForm] = useState<OpenForm>()
  const { data, error, isFetching, refetch } = useQuery(query('absence.board', { query: { day } }))
  const board = data && byName(data)
  const { data: latest = [], isSuccess } = useLatest()
  const isNew = useNews(isSuccess ? latest : undefined)
  const [part, setPart] = useState<'board' | 'latest'>('board')
  const shownIn = (of: typeof part) => (part === of ? '' : '@max-[44rem]/page:hidden')
  // The family's answer turns it into another leave.
  const answer = async (absenceId: number) => {
    const row = await queryClient.fetchQuery(query('absence.get', { path: { absenceId } }))
    const name = personName(row.student)
    setForm(absenceForm.change(row, say`Record the answer: ${name}`))
  }
  return (
    <div className="@container/page grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line px-4 py-4 pb-10 sm:px-6">
      <DaySteps />
      <Week day={day} today={today} />
      {latest.length > 0 && (
        <Segmented
          label={say`What is shown`}
          className="justify-self-start @min-[44rem]:hidden"
          options={[
            { value: 'board', label: say`Board` },
            { value: 'latest', label: say`Latest submissions` },
          ]}
          value={part}
          onValueChange={setPart}
        />
      )}
      {board ? (
        <NewsProvider value={isNew}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 @min-[44rem]:grid-cols-[minmax(0,1fr)_19rem] @5xl:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="@container grid grid-cols-[minmax(0,1fr)] content-start gap-4">
              <Lessons day={day} />
              <Missing absences={board.absences} onAnswer={(id) => void answer(id)} />
              <div className={`grid gap-4 ${shownIn('board')}`}>
                <Total absences={board.absences} enrolled={board.classes.reduce((sum, { enrolled }) => sum + enrolled, 0)} />
                <BoardTree groups={groupsOf(board)} day={day} />
              </div>
            </div>
            <div className={shownIn('latest')}>{latest.length > 0 && <LatestSubmissions latest={latest} />}</div>
          </div>
        </NewsProvider>
      ) : error ? (
        <NotLoaded title={say`The board did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-40! w-full" />
      )}
      {form?.render({ caller, onClose: () => setForm(undefined), onSaved: () => setForm(undefined) })}
    </div>
  )
}

/** Says so where nobody has lessons on the day. */
function Lessons({ day }: { day: string }) {
  const { t: say } = useLingui()
  const why = useNoLessons(day)
  return why === undefined ? null : <Note tone="live">{say`No lessons: ${why}`}</Note>
}

function Total({ absences, enrolled }: { absences: readonly BoardAbsence[]; enrolled: number }) {
  const { t: say } = useLingui()
  return (
    <div className="flex items-start justify-between gap-4">
      <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <b>{absentOf(absences.length, enrolled)}</b>
        {byType(absences).map(([type, count]) => (
          <Counted key={type} leaveType={type} count={count} />
        ))}
        <span className="text-xs text-fg-3">{say`Each square is one student, a half square half a day.`}</span>
      </div>
      <LiveDot />
    </div>
  )
}
