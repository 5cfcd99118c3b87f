// Who is absent today, class by class, and who is missing without explanation: what the front office opens each morning.
import { Button, Note, PageHeader, ProgressBar, Skeleton } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useSearch } from '@tanstack/react-router'
import { Plus, Printer } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../lib/i18n.ts'
import { NotLoaded } from '../../lib/not-loaded.tsx'
import { DaySteps, useDay } from '../../lib/page/day-steps.tsx'
import { query, queryClient } from '../../lib/query.ts'
import type { OpenForm } from '../../lib/screen/late-form.tsx'
import { useCaller } from '../../lib/session.ts'
import { absentOf, byName, byType, groupsOf, type BoardAbsence } from './board.ts'
import { BoardTree } from './board-tree.tsx'
import { absenceForm } from './form.ts'
import { LatestSubmissions } from './latest.tsx'
import { Missing } from './missing.tsx'
import { leaveWord, Square } from './square.tsx'
import { AbsenceTabs } from './tabs.tsx'
import { useNoLessons, Week } from './week.tsx'

/** Pages of the console by their addresses. */
const list: string = '/absence/list'
const sheet: string = '/absence/sheet'

export default function BoardScreen() {
  const { t } = useLingui()
  const { word } = useWords()
  const caller = useCaller()
  const address: { id?: unknown } = useSearch({ strict: false })
  const { day, today } = useDay()
  const [form, setForm] = useState<OpenForm | undefined>(() => absenceForm.kept())
  const { data, error, isFetching, refetch } = useQuery(query('absence.board', { query: { day } }))
  const board = data && byName(data)
  // Mails name a record at the address of the menu.
  if (address.id !== undefined) return <Navigate to={list} search={{ id: address.id }} replace />
  // The family's answer turns it into another leave.
  const answer = async (absenceId: number) => {
    const row = await queryClient.fetchQuery(query('absence.get', { path: { absenceId } }))
    setForm(absenceForm.edit.form?.(row))
  }
  return (
    <div className="relative flex min-h-full flex-col">
      <ProgressBar active={isFetching && data !== undefined} label={t`Loading`} />
      <PageHeader
        title={word('module.absence')}
        text={word('module.absence.text')}
        actions={
          <>
            <Button asChild>
              <Link to={sheet} search={{ day }}>
                <Printer aria-hidden />
                <Trans>Daily sheet</Trans>
              </Link>
            </Button>
            {caller.may('absence.create') && (
              <Button variant="lead" onClick={() => setForm(absenceForm.create.form({}))}>
                <Plus aria-hidden />
                {word('do.absence.create')}
              </Button>
            )}
          </>
        }
      />
      <AbsenceTabs />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line px-4 py-4 pb-10 sm:px-6">
        <DaySteps />
        <Week day={day} today={today} />
        {board ? (
          <div className="grid gap-x-8 gap-y-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="grid content-start gap-4">
              <Lessons day={day} />
              <Missing absences={board.absences} onAnswer={(id) => void answer(id)} />
              <Total absences={board.absences} enrolled={board.classes.reduce((sum, { enrolled }) => sum + enrolled, 0)} />
              <BoardTree groups={groupsOf(board)} day={day} />
            </div>
            <LatestSubmissions />
          </div>
        ) : error ? (
          <NotLoaded title={t`The board did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-40! w-full" />
        )}
      </div>
      {form?.render({ caller, onClose: () => setForm(undefined), onSaved: () => setForm(undefined) })}
    </div>
  )
}

/** Says so where nobody has lessons on the day. */
function Lessons({ day }: { day: string }) {
  const { t } = useLingui()
  const why = useNoLessons(day)
  return why === undefined ? null : <Note tone="live">{t`No lessons: ${why}`}</Note>
}

function Total({ absences, enrolled }: { absences: readonly BoardAbsence[]; enrolled: number }) {
  const { t } = useLingui()
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <b>{absentOf(absences.length, enrolled)}</b>
      {byType(absences).map(([type, count]) => (
        <span key={type ?? ''} className="flex items-center gap-1.5 text-xs text-fg-2">
          <Square leaveType={type} />
          {leaveWord(type)} <b className="tabular-nums">{count}</b>
        </span>
      ))}
      <span className="text-xs text-fg-3">{t`One square, one child. Half of it, half a day.`}</span>
    </div>
  )
}
