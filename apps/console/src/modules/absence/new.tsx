import type { Data } from '@isb/sdk'
import { StatusChip } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useState } from 'react'
import { query } from '../../lib/base/connection/query.ts'
import { useOpenId } from './parts.tsx'

type Latest = Data<'absence.latest'>

/** What came in last. Nobody tells of a mail that has left, so as long as one is on its way it is looked at again. */
export const useLatest = () =>
  useQuery({
    ...query('absence.latest'),
    refetchInterval: ({ state }) => (state.data?.some(({ mails }) => mails === 'Queued' || mails === 'Retrying') ? 10_000 : false),
  })

/** Whether an absence has come since the board was opened, and nobody has opened it here. */
type IsNew = (id: number) => boolean
const News = createContext<IsNew>(() => false)
export const NewsProvider = News.Provider

/** Marks an absence that is new. */
export function New({ id }: { id: number }) {
  const { t } = useLingui()
  return (
    useContext(News)(id) && (
      <StatusChip bare tone="live">
        {t({ message: 'New', context: 'absence' })}
      </StatusChip>
    )
  )
}

/** Which absences are new, by what came in last. */
export function useNews(latest: Latest | undefined): IsNew {
  const openId = useOpenId()
  const [first, setFirst] = useState<number>()
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  // Later ones have higher ids.
  if (latest && first === undefined) setFirst(Math.max(0, ...latest.map(({ id }) => id)))
  if (openId !== undefined && !opened.has(openId)) setOpened(new Set([...opened, openId]))
  return (id) => first !== undefined && id > first && !opened.has(id)
}
