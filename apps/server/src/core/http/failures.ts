// Every failure becomes an answer here, once: a refusal is HTTP 200 with its code, the transport's own are 4xx and 5xx.
import type { Answer, Code, OperationId, TransportReason } from '@isb/contract'
import { reasons } from '@isb/contract/reasons'
import { word, type Locale, type Values } from '@isb/words'
import { Refusal, TransportFailure, type Reason } from '../ground/refuse.ts'
import { inWords } from './validate.ts'

/** An answer with its HTTP status. */
export interface Answered {
  status: number
  envelope: Answer
  retryAfter?: number
  log?: unknown
}

/** A failure that another process has made an answer of. */
export class AlreadyAnswered extends Error {
  readonly answered: Answered

  constructor(answered: Answered) {
    super(answered.envelope.reason)
    this.answered = answered
  }
}

const failed = (
  status: number,
  code: Code,
  reason: Reason | TransportReason,
  locale: Locale,
  retryAfter?: number,
  values?: Values,
): Answered => ({
  status,
  envelope: { code, message: word(locale, `reason.${reason}`, values), reason },
  ...(retryAfter !== undefined && { retryAfter }),
})

/**
 * What a caller is told of an error. What nobody foresaw is 500 and goes to the log.
 * @param constraints what a breach of each means: the database saw what no check before it could
 */
export function answerTo(error: unknown, locale: Locale, constraints: Readonly<Record<string, Reason>> = {}): Answered {
  if (error instanceof AlreadyAnswered) return error.answered
  if (error instanceof Refusal) {
    const errors = inWords(locale, error.fields)
    const { code, reason, values, secondFactor, record } = error
    return {
      status: 200,
      envelope: {
        code,
        message: word(locale, `reason.${reason}`, values),
        reason,
        ...(errors.length > 0 && { errors }),
        ...(secondFactor && { secondFactor }),
        ...(record && { record }),
      },
    }
  }
  if (error instanceof TransportFailure) {
    const { status, reason, retryAfter, values, cause } = error
    return { ...failed(status, codeOf(status), reason, locale, retryAfter, values), ...(cause !== undefined && { log: cause }) }
  }
  const { code = '', statusCode } = error as { code?: string; statusCode?: number }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return failed(413, 1, 'BODY_TOO_LARGE', locale)
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return failed(415, 1, 'MEDIA_TYPE', locale)
  if (statusCode !== undefined && statusCode < 500) return failed(statusCode, 1, 'NOT_JSON', locale)
  const { constraint = '' } = error as { constraint?: string }
  const known = constraints[constraint]
  if (code.startsWith('23') && known) return failed(200, 3, known, locale)
  const state = databaseState(code)
  if (state === 'away') return { ...failed(503, 99, 'NOT_READY', locale, 1), log: error }
  if (state === 'busy') return { ...failed(503, 99, 'BUSY', locale, 1), log: error }
  if (state === 'conflict') return { ...failed(200, 3, 'STALE', locale), log: error }
  if (state === 'full') return { ...failed(503, 99, 'DISK_FULL', locale, 60), log: error }
  return { ...failed(500, 99, 'INTERNAL', locale), log: error }
}

/** Whether an operation's contract lists the reason of a refusal. A failure of the transport is no operation's own. */
export const isListed = (operation: OperationId, { status, envelope: { reason } }: Answered): boolean =>
  status !== 200 || (reasons[operation] as readonly string[]).includes(reason ?? '')

const codeOf = (status: number): Code => (status === 404 ? 2 : status === 403 ? 4 : status === 429 ? 5 : status >= 500 ? 99 : 1)

/** No connection, in Node's words; and a session's own where PostgreSQL had no room for it. */
const away = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED ENOENT EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN 53300'.split(' '),
)

/**
 * What PostgreSQL's error classes mean to a caller. Constraints are the last defence behind the checks: a conflict. A database that is
 * read-only (25006) is a standby: its primary is elsewhere, or will be here soon.
 */
function databaseState(code: string): 'away' | 'busy' | 'full' | 'conflict' | undefined {
  if (/^(57P0|08)/.test(code) || code === '25006' || away.has(code)) return 'away'
  if (['53100', 'ENOSPC', 'EDQUOT'].includes(code)) return 'full'
  if (['40001', '40P01', '55P03', '57014'].includes(code)) return 'busy'
  if (code.startsWith('23')) return 'conflict'
  return undefined
}
