import type { Schema } from '@isb/sdk'
import { useQuery } from '@tanstack/react-query'
import { lasting, query } from './query.ts'
import { useSession } from './session.ts'

/** What waits for this person, by the code of the queue's menu entry; empty until it is known. */
export function useQueues(): ReadonlyMap<string, Schema<'Queue'>> {
  const token = useSession()?.token
  const { data } = useQuery({
    ...query('queues.list'),
    ...lasting,
    select: byCode,
    enabled: token !== undefined,
  })
  return data ?? nothing
}

const byCode = (queues: readonly Schema<'Queue'>[]) => new Map(queues.map((queue) => [queue.code, queue]))
const nothing: ReadonlyMap<string, Schema<'Queue'>> = new Map()
