// What stands around the answers to a survey: how far it has come, what is expected, and what can be done about who has not answered.
import { daysBetween } from '@isb/sdk/rules'
import { Button, Skeleton } from '@isb/ui'
import { plural, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Bell, Phone } from 'lucide-react'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { EnumValue } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import type { Around } from '../../lib/declare/screen.ts'
import { useCaller } from '../../lib/base/connection/session.ts'
import { ByDay } from './by-day.tsx'
import { ByGrade } from './by-grade.tsx'
import { compact } from '../../lib/declare/address.ts'
import { Answered } from './answered.tsx'
import { boardQuery, useBoard, useChosen, type Board } from './parts.tsx'

const route = getRouteApi('/_nested/admission/list')

export function useAround(): Around | undefined {
  const { day } = useWhen()
  const { id: _id, tab: _tab, surveyId, ...narrowed } = route.useSearch()
  const { data: board } = useBoard()
  const known = useChosen()
  if (!known) return undefined
  const silent = board ? board.total.draft + board.total.none : 0
  return {
    heading: board ? named({ name: board.survey.title, nameZh: board.survey.titleZh }) : known.label,
    aside: <EnumValue kind="SurveyStatus" value={board?.status ?? known.status} />,
    text: board?.endsOn ? endsText(board, day(board.endsOn)) : '',
    actions: <FollowUp surveyId={Number(surveyId)} silent={silent} open={board?.status === 'Pending'} />,
    banner: <Figures surveyId={Number(surveyId)} />,
    beside: {
      label: t`By grade`,
      list: t`Students`,
      listFirst: Object.keys(compact(narrowed)).length > 0,
      content: board ? <ByGrade board={board} /> : <Skeleton className="m-6 h-60!" />,
    },
  }
}

function endsText({ today, endsOn, status }: Board, day: string): string {
  const left = endsOn ? daysBetween(today, endsOn) - 1 : 0
  if (status === 'Ended' || left < 0) return t`Ended ${day}.`
  return left === 0 ? t`Ends today, ${day}.` : t`Ends ${day}, in ${plural(left, { one: '# day', other: '# days' })}.`
}

/** What can be done about the families that have not answered. */
function FollowUp({ surveyId, silent, open }: { surveyId: number; silent: number; open: boolean }) {
  const { t: say } = useLingui()
  const { may } = useCaller()
  const reminds = open && may('survey.remind') && silent > 0
  // Who was reminded a moment ago is not reminded again.
  const { data } = useQuery({ ...query('survey.reminder', { path: { surveyId } }), enabled: reminds })
  const due = data?.students ?? silent
  return (
    <>
      {may('survey.calls') && (
        <Button asChild className="max-sm:w-11 max-sm:px-0">
          <Link to="/admission/list/calls" search={{ surveyId }}>
            <Phone aria-hidden />
            <span className="max-sm:sr-only">{sharedWord('survey.calls')}</span>
          </Link>
        </Button>
      )}
      {reminds && (
        <Button asChild variant={due > 0 ? 'lead' : 'outline'}>
          <Link to="/admission/list/remind" search={{ surveyId }}>
            <Bell aria-hidden />
            {due > 0 ? say`Remind ${due}` : sharedWord('do.survey.remind')}
          </Link>
        </Button>
      )}
    </>
  )
}

function Figures({ surveyId }: { surveyId: number }) {
  const { t: say } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(boardQuery(surveyId))
  if (!data && error)
    return <NotLoaded title={say`The figures did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <div className="grid shrink-0 items-end gap-x-8 gap-y-4 px-4 pb-4 sm:px-6 md:grid-cols-[minmax(14rem,2fr)_minmax(0,5fr)]">
      {data ? (
        <>
          <Answered board={data} />
          <ByDay board={data} />
        </>
      ) : (
        <Skeleton className="h-24! w-full" />
      )}
    </div>
  )
}
