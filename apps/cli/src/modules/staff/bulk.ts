import { ApiError, type Isb, SessionError } from '@isb/sdk'
import { type Account, findAccount } from '../../lib/line/accounts.ts'
import type { Result } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { failureOf } from '../../lib/failure/failure.ts'
import { inParallel } from '../../lib/many/parallel.ts'
import { Refusal } from '../../lib/failure/refusal.ts'
import { nameOf } from '@isb/words'

/** An account that was asked for: found, or why not. */
export type Sought = { readonly email: string; readonly account: Account } | { readonly email: string; readonly fault: unknown }

/** What became of one account. */
interface Row {
  readonly email: string
  readonly outcome: 'done' | 'unchanged' | 'failed' | 'untried'
  readonly error: { readonly code: number | null; readonly reason: string; readonly message: string } | null
  readonly account: Account | null
}

const atOnce = 4

/** Faults of one account leave the others alone: it is not there, or the server refused. Any other ends the whole. */
const isOnes = (fault: unknown): boolean => (fault instanceof ApiError && !(fault instanceof SessionError)) || fault instanceof Refusal

/** Looks all the addresses up. */
export function seek(isb: Isb, emails: readonly string[]): Promise<Sought[]> {
  return inParallel(emails, atOnce, async (email) => {
    try {
      return { email, account: await findAccount(isb, email) }
    } catch (fault) {
      if (!isOnes(fault)) throw fault
      return { email, fault }
    }
  })
}

/**
 * Does the same to many accounts: a row each in their order, the rest done whatever becomes of one. When the session or the
 * connection is lost it stops, and says of every account whether it was still tried.
 */
export async function doToAll(
  context: Context,
  sought: readonly Sought[],
  work: (account: Account) => Promise<{ account: Account; changed: boolean }>,
): Promise<Result> {
  const { say, progress } = context
  const line = progress(say('staff.bulk.progress'))
  let done = 0
  let broken: unknown
  const failed = async (email: string, thrown: unknown): Promise<Row> => {
    const { code, reason, message } = (await failureOf(thrown, say, async () => '')).failure
    return { email, outcome: 'failed', error: { code, reason, message }, account: null }
  }
  const rowOf = async (one: Sought): Promise<Row> => {
    if (broken) return { email: one.email, outcome: 'untried', error: null, account: null }
    try {
      if ('fault' in one) return await failed(one.email, one.fault)
      const { account, changed } = await work(one.account)
      return { email: one.email, outcome: changed ? 'done' : 'unchanged', error: null, account }
    } catch (thrown) {
      if (!isOnes(thrown)) broken ??= thrown
      return failed(one.email, thrown)
    } finally {
      line.show((done += 1), sought.length)
    }
  }
  // One's own account comes last: its session or its role may be what lets the others be done.
  const { userId } = await (await context.isb()).auth.me()
  const isOwn = (one: Sought): boolean => 'account' in one && one.account.id === userId
  const rows = await inParallel(
    sought.filter((one) => !isOwn(one)),
    atOnce,
    rowOf,
  )
  const own = sought.find(isOwn)
  if (own) rows.splice(sought.indexOf(own), 0, await rowOf(own))
  line.end()
  return { ...shown(context, rows), refusal: broken ?? someFailed(rows) }
}

const count = (rows: readonly Row[], ...outcomes: Row['outcome'][]): number =>
  rows.filter(({ outcome }) => outcomes.includes(outcome)).length

const someFailed = (rows: readonly Row[]): Refusal | undefined => {
  const failed = count(rows, 'failed')
  return failed === 0 ? undefined : new Refusal('refused.someFailed', { failed, all: rows.length })
}

function shown({ locale, say }: Context, rows: readonly Row[]): Result {
  const said = say('staff.bulk.done', { done: count(rows, 'done'), unchanged: count(rows, 'unchanged') })
  return {
    data: rows,
    said,
    table: {
      rows,
      columns: [
        { field: 'email', head: 'head.email', whole: true },
        { field: 'account', head: 'head.name', cell: ({ account }) => (account ? nameOf(locale, account as Account) : '') },
        { field: 'outcome', head: 'head.outcome', cell: ({ outcome }) => say(`staff.outcome.${outcome as Row['outcome']}`) },
        { field: 'error', head: 'head.message', whole: true, cell: ({ error }) => (error as Row['error'])?.message ?? '' },
      ],
    },
  }
}
