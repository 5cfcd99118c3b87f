import { ApiError, askTwice, SessionError, type ListId, type OperationId } from '@isb/sdk'
import type { BulkFailure, BulkRun } from '@isb/ui'
import { t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import { isb } from '../../base/connection/isb.ts'
import { newKey, queryClient } from '../../base/connection/query.ts'
import { noAnswer, textOf, toasts } from '../../base/connection/report.ts'
import { aboutOf, offerUndo, withdrawUndo } from '../undo.ts'
import type { Identified, ListBulk } from '../../declare/list.ts'

/** How many are under way at once. */
const atOnce = 4

type Call = (operation: OperationId, input: unknown, options: { idempotencyKey: string }) => Promise<unknown>

/**
 * Runs one operation for each of many rows, a few at a time, and tells what came of each. Stop lets those finish that are under way.
 * Every row has an idempotency key of its own, so that it may be sent again. Those that nobody answered for, and those that somebody else
 * has changed meanwhile, are sent again on demand, as they stand then.
 * @param list the list of the rows
 * @param chosen the ticked rows as they stand now
 * @param onOver told which rows were done
 */
export function useBulk<Row extends Identified>(
  list: ListId,
  rowName: (row: Row) => string,
  chosen: readonly Row[],
  onOver: (done: readonly number[]) => void,
) {
  const [run, setRun] = useState<BulkRun>()
  const [again, setAgain] = useState<{ action: ListBulk<Row>; rows: readonly Row[]; argument: unknown }>()
  const stopped = useRef(false)

  async function start(action: ListBulk<Row>, rows: readonly Row[], argument?: unknown): Promise<void> {
    const waiting = [...rows]
    const failed: BulkFailure[] = []
    const left: Row[] = []
    const done: number[] = []
    stopped.current = false
    const tell = () =>
      setRun({ state: 'running', done: done.length + failed.length, total: rows.length, onStop: () => (stopped.current = true) })
    const fail = (row: Row, message: string) => failed.push({ id: row.id, label: rowName(row), message })
    tell()
    const work = async () => {
      for (let row = waiting.shift(); row && !stopped.current; row = waiting.shift()) {
        const whyNot = action.whyNot?.(row)
        if (whyNot) fail(row, whyNot)
        else {
          try {
            const options = { idempotencyKey: newKey() }
            await askTwice(() => (isb.call as unknown as Call)(action.operation, action.input(row, argument), options))
            done.push(row.id)
          } catch (error) {
            if (error instanceof SessionError) stopped.current = true
            if (noAnswer(error) || (error instanceof ApiError && error.reason === 'STALE')) left.push(row)
            fail(row, textOf(error))
          }
        }
        tell()
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    if (failed.length === 0 && done.length === rows.length) {
      setRun(undefined)
      const { undo } = action
      const undone: ListBulk<Row> | undefined = undo && {
        path: action.path,
        id: 'undo',
        label: t`Undo`,
        operation: undo,
        input: (row) => ({ path: action.path(row) }),
        done: () => t`Undone`,
      }
      const title = action.done(done.length)
      if (undone)
        offerUndo({
          about: done.map((id) => aboutOf(list, id)),
          title,
          operation: action.operation,
          count: done.length,
          many: action.done,
          undo: () => void start(undone, rows),
        })
      else {
        const about = done.map((id) => aboutOf(list, id))
        withdrawUndo((record) => about.includes(record))
        toasts.toast(title)
      }
    } else {
      setRun({ state: 'over', done: done.length, failed, onDismiss: () => setRun(undefined) })
      setAgain(left.length > 0 ? { action, rows: left, argument } : undefined)
    }
    onOver(done)
    // The lists are read again once, not after each row.
    await queryClient.invalidateQueries({ queryKey: [action.operation.split('.')[0]] })
  }
  const asTheyStand = again?.rows.map((row) => chosen.find(({ id }) => id === row.id) ?? row)
  const onRetry = again && asTheyStand && (() => void start(again.action, asTheyStand, again.argument))
  return {
    run: run?.state === 'over' ? { ...run, onRetry } : run,
    start: (action: ListBulk<Row>, rows: readonly Row[], argument?: unknown) => void start(action, rows, argument),
  }
}
