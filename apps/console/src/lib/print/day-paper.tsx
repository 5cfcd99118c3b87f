import type { ComponentProps, ReactNode } from 'react'
import { NotLoaded } from '../not-loaded.tsx'
import { DaySteps, useDay } from '../page/day-steps.tsx'
import { useWhen } from '../record/when.ts'
import { Paper } from './paper.tsx'

interface DayPaperProps extends Pick<ComponentProps<typeof Paper>, 'title' | 'up' | 'sheets'> {
  /** What was read for the day. */
  read: { readonly data: unknown; readonly error: Error | null; readonly isFetching: boolean; readonly refetch: () => unknown }
  /** Says that it could not be read. */
  failed: string
  /** Says that there is nothing on the day; undefined where there is. */
  nothing: string | undefined
  /** Stands beside the day. */
  beside?: ReactNode
}

/** What is printed of a day: one goes from day to day, and nothing, an error and a wait look alike everywhere. */
export function DayPaper({ read: { data, error, isFetching, refetch }, failed, nothing, beside, ...paper }: DayPaperProps) {
  const { day: written } = useWhen()
  const { day } = useDay()
  return (
    <Paper
      {...paper}
      above={<DaySteps>{beside}</DaySteps>}
      loading={!data && !error}
      failed={
        error && !data && <NotLoaded className="m-auto" title={failed} error={error} busy={isFetching} onRetry={() => void refetch()} />
      }
      empty={data && nothing ? { title: nothing, text: written(day) } : undefined}
    />
  )
}
