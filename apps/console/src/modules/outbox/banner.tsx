import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { query, queryClient } from '../../lib/base/connection/query.ts'
import { SettingsTabs } from '../../lib/engine/page/settings-tabs.tsx'
import { SetUp } from './set-up.tsx'

/** The parts of the settings, and whether mail can leave at all. While it stands, the list follows what leaves. */
export function Banner() {
  useFollow()
  return (
    <>
      <SettingsTabs />
      <SetUp />
    </>
  )
}

const everyMs = 5000

/** A mail leaves a moment after it was asked for: when the counts move, the list is read again. */
function useFollow(): void {
  const { data } = useQuery({ ...query('outbox.counts'), refetchInterval: everyMs })
  const counts = data && JSON.stringify(data)
  const known = useRef(counts)
  useEffect(() => {
    if (known.current !== undefined && counts !== known.current)
      for (const read of ['list', 'get']) void queryClient.invalidateQueries({ queryKey: ['outbox', read] })
    known.current = counts
  }, [counts])
}
