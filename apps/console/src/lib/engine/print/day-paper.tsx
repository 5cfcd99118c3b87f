import type { ComponentProps, ReactNode } from 'react'
import { useWords, type Text } from '../../base/words/i18n.ts'
import { NotLoaded } from '../../base/lazy/not-loaded.tsx'
import { DaySteps, useDay } from '../page/day-steps.tsx'
import type { PagePath } from '../../base/address/place.ts'
import { useWhen } from '../record/when.ts'
import { Paper } from './paper.tsx'

/** What a paper is called, where it leads back to, and what it says where the day could not be read. */
export interface DeclaredPaper {
  readonly title: Text
  readonly up: PagePath
  readonly failed: Text
}

interface DayPaperProps extends Pick<ComponentProps<typeof Paper>, 'sheets'> {
  paper: DeclaredPaper
  /** What was read for the day. */
  read: { readonly data: unknown; readonly error: Error | null; readonly isFetching: boolean; readonly refetch: () => unknown }
  /** Says that there is nothing on the day; undefined where there is. */
  nothing: string | undefined
  /** Stands beside the day. */
  beside?: ReactNode
}

/** What is printed of a day: one goes from day to day, and nothing, an error and a wait look alike everywhere. */
export function DayPaper({ paper: { title, up, failed }, read, nothing, beside, sheets }: DayPaperProps) {
  const { day: written } = useWhen()
  const { day } = useDay()
  const { say } = useWords()
  const { data, error, isFetching, refetch } = read
  return (
    <Paper
      title={say(title)}
      up={up}
      sheets={sheets}
      above={<DaySteps>{beside}</DaySteps>}
      loading={!data && !error}
      failed={
        error &&
        !data && <NotLoaded className="m-auto" title={say(failed)} error={error} busy={isFetching} onRetry={() => void refetch()} />
      }
      empty={data && nothing ? { title: nothing, text: written(day) } : undefined}
    />
  )
}
