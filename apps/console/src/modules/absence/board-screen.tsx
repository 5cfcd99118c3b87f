// Who is absent today, class by class, and who is missing without explanation: what the front office opens each morning.
import { addDays, isDay } from '@isb/sdk/rules'
import { Button, IconButton, Input, Note, PageHeader, ProgressBar, Skeleton } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Plus, Printer } from 'lucide-react'
import { useState } from 'react'
import { named, sharedWord, useWords } from '../../lib/i18n.ts'
import { NotLoaded } from '../../lib/not-loaded.tsx'
import { query, queryClient } from '../../lib/query.ts'
import { useWhen } from '../../lib/record/when.ts'
import type { OpenForm } from '../../lib/screen/late-form.tsx'
import { useCaller } from '../../lib/session.ts'
import { byName, byType, groupsOf, type BoardAbsence } from './board.ts'
import { BoardTree } from './board-tree.tsx'
import { absenceForm } from './form.ts'
import { Latest } from './latest.tsx'
import { Missing } from './missing.tsx'
import { leaveWord, Square } from './square.tsx'
import { AbsenceTabs } from './tabs.tsx'
import { Week } from './week.tsx'

/** Pages of the console by their addresses. */
const list: string = '/absence/list'
const sheet: string = '/absence/sheet'

export default function BoardScreen() {
  const { t } = useLingui()
  const { word } = useWords()
  const caller = useCaller()
  const when = useWhen()
  const navigate = useNavigate()
  const address: { id?: unknown; day?: unknown } = useSearch({ strict: false })
  const today = when.dayFromNow(0)
  const day = isDay(address.day) ? address.day : today
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
  const goTo = (next: string) => void navigate({ to: '.', search: { day: next === today ? undefined : next }, replace: true })
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
        <div className="flex flex-wrap items-center gap-2">
          <IconButton label={t`The day before`} onClick={() => goTo(addDays(day, -1))}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <Input
            type="date"
            aria-label={t`Day`}
            className="w-40"
            value={day}
            onChange={({ target }) => isDay(target.value) && goTo(target.value)}
          />
          <IconButton label={t`The day after`} onClick={() => goTo(addDays(day, 1))}>
            <ChevronRight aria-hidden />
          </IconButton>
          {day !== today && (
            <Button variant="ghost" onClick={() => goTo(today)}>
              <Trans>Today</Trans>
            </Button>
          )}
        </div>
        <Week day={day} today={today} />
        {board ? (
          <div className="grid gap-x-8 gap-y-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="grid content-start gap-4">
              <Lessons day={day} />
              <Missing absences={board.absences} onAnswer={(id) => void answer(id)} />
              <Total absences={board.absences} enrolled={board.classes.reduce((sum, { enrolled }) => sum + enrolled, 0)} />
              <BoardTree groups={groupsOf(board)} />
            </div>
            <Latest />
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
  const { data } = useQuery({ ...query('calendar.days', { query: { from: day, to: day } }), meta: { quiet: true } })
  const [answer] = data ?? []
  if (!answer || answer.morning.lessons.yes || answer.afternoon.lessons.yes) return null
  const { reason } = answer.morning.lessons
  const why = named(answer.morning.lessons) || sharedWord(`value.DayReason.${reason}`)
  return <Note tone="live">{t`No lessons: ${why}`}</Note>
}

function Total({ absences, enrolled }: { absences: readonly BoardAbsence[]; enrolled: number }) {
  const { t } = useLingui()
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <b>{t`${plural(absences.length, { one: '# absent', other: '# absent' })} of ${enrolled}`}</b>
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
