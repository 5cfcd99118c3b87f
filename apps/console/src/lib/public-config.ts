import { useQuery } from '@tanstack/react-query'
import { query } from './query.ts'

/** The public part of the settings; asked for once. */
export const publicConfig = { ...query('auth.config'), staleTime: Infinity, meta: { quiet: true } }

/** The same for screens; undefined until it is there, and they do without it. */
export const usePublicConfig = () => useQuery(publicConfig).data
