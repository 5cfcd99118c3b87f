import type { Schema } from '@isb/sdk'
import { useQuery } from '@tanstack/react-query'
import { lasting, query } from '../../base/connection/query.ts'

const none: readonly Schema<'Grade'>[] = []

/** Every grade of the school, youngest first; none until they are known. */
export const useGrades = () => useQuery({ ...query('calendar.listGrades', { query: { pageSize: 200 } }), ...lasting }).data?.records ?? none

/** One of them, to narrow a list by. */
export const useGradeFilter = () => ({
  kind: 'choice' as const,
  options: useGrades().map(({ code }) => ({ value: code, label: code })),
})
