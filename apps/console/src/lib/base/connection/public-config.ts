import { useQuery } from '@tanstack/react-query'
import { isb } from './isb.ts'
import { query, queryClient } from './query.ts'

/** The public part of the settings; asked for once. */
export const publicConfig = {
  ...query('auth.config'),
  queryFn: async () => {
    const config = await isb.auth.config()
    keepTimeZone(config.school.timeZone)
    return config
  },
  staleTime: Infinity,
}

/** The same for screens; undefined until it is there, and they do without it. A page that began without a connection asks again. */
export const usePublicConfig = () => useQuery({ ...publicConfig, refetchInterval: ({ state }) => (state.data ? false : 15_000) }).data

/** The school's time zone: a page that began without a connection takes the one that this browser was told last. */
export const useTimeZone = (): string | undefined => usePublicConfig()?.school.timeZone ?? keptTimeZone()

/** The school's day, `2026-11-23`, where no screen is drawn: what a form begins with. */
export const schoolToday = (): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: queryClient.getQueryData(publicConfig.queryKey)?.school.timeZone ?? keptTimeZone(),
  }).format()

const key = 'timeZone'
const keptTimeZone = () => localStorage.getItem(key) ?? undefined
function keepTimeZone(timeZone: string): void {
  try {
    localStorage.setItem(key, timeZone)
  } catch {
    // The page goes on without it.
  }
}
