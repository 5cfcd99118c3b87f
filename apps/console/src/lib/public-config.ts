import { useQuery } from '@tanstack/react-query'
import { query } from './query.ts'

/** The public part of the settings; undefined until it is there, and screens do without it. */
export const usePublicConfig = () => useQuery({ ...query('auth.config'), staleTime: Infinity, meta: { quiet: true } }).data
