import { useQuery } from '@tanstack/react-query'
import { query, queryClient } from './query.ts'

/** The public part of the settings; asked for once. */
export const publicConfig = { ...query('auth.config'), staleTime: Infinity, meta: { quiet: true } }

/** The same for screens; undefined until it is there, and they do without it. A page that began without a connection asks again. */
export const usePublicConfig = () => useQuery({ ...publicConfig, refetchInterval: ({ state }) => (state.data ? false : 15_000) }).data

/** The school's day, `2026-11-23`, where no screen is drawn: what a form begins with. */
export const schoolToday = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: queryClient.getQueryData(publicConfig.queryKey)?.school.timeZone }).format()
