// Effects on others are asked about before they happen: records that are deleted, mails that are sent, many records that are changed. The
// contract says which operations have them (`x-asks`), and the server counts them without doing them (`X-Dry-Run`).
import { canBeTried, type CallOptions, HttpError, type Isb, type OperationId, operationIds, operationOf } from '@isb/sdk'
import { separatorIn } from '@isb/words'
import type { Context } from '../context.ts'
import { listAbove } from '../resource/contract.ts'
import type { Input } from '../resource/untyped.ts'
import { kindOf } from '../resource/words.ts'
import { confirm } from './confirm.ts'
import type { Effects, Tally } from './effects.ts'

const isOperation = (name: string): name is OperationId => (operationIds as readonly string[]).includes(name)

/** Whether an operation changes something, in the name of whoever is signed in. */
function changes(operation: OperationId): boolean {
  const { method, permission, audit } = operationOf(operation)
  return method !== 'GET' && permission !== 'public' && audit !== 'none'
}

/** A client that asks before an operation with effects, whichever command calls it. */
export function asking(isb: Isb, context: Context): Isb {
  const call = (operation: OperationId, input?: Input, options?: CallOptions) => perform(context, isb, operation, input, options)
  return new Proxy(isb, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name)
      if (typeof name === 'symbol') return found
      if (name === 'call') return call
      if (typeof found !== 'object' || found === null) return found
      return new Proxy(found, {
        get(verbs, verb) {
          const operation = `${name}.${String(verb)}`
          return isOperation(operation) && changes(operation)
            ? (input?: Input, options?: CallOptions) => call(operation, input, options)
            : Reflect.get(verbs, verb)
        },
      })
    },
  })
}

type Call = (operation: OperationId, input?: Input, options?: CallOptions) => Promise<unknown>
type Whole = (operation: OperationId, input?: Input, options?: CallOptions) => Promise<{ data: unknown; headers: Headers }>

async function perform(context: Context, isb: Isb, operation: OperationId, input?: Input, options?: CallOptions): Promise<unknown> {
  const { effects } = context
  const isOwnTrial = [input?.body, input?.query].some((part) => (part as { dryRun?: unknown } | undefined)?.dryRun === true)
  const go = () => (isb.call as Call)(operation, input, options)
  if (!changes(operation) || isOwnTrial) return go()
  const tryOut = async (): Promise<unknown> => {
    const headers = { ...options?.headers, 'X-Dry-Run': 'true' }
    const answer = await (isb.withResponse as Whole)(operation, input, { ...options, headers })
    effects.count(Number(answer.headers.get('x-dry-run-mails') ?? 0))
    effects.tried(operation)
    return answer.data
  }
  if (effects.isTrial) return tryOut()
  const { asks, undoneBy } = operationOf(operation)
  if (!asks || undoneBy || effects.isAllowed) return go()
  if (!effects.isDeclared) throw new TypeError(`${operation} is asked about first, and the command does not say so (asks)`)
  await effects.inTurn(() => askAbout(context, { operation, count: 1, work: tryOut }))
  return go()
}

interface About {
  readonly operation: OperationId
  /** Records that the command line names. */
  readonly count: number
  /** Does it, in a trial. */
  readonly work: () => Promise<unknown>
  /** The question, where it says more than how many records and mails. */
  readonly question?: (mails: string) => string
  /** The effects that the trial told, where the records are not those that the command line names. */
  readonly effects?: () => string
}

/** Asks before an operation is called for records, where it has effects or there are several. One that can be taken back is just done. */
export async function askAbout(context: Context, { operation, count, work, question, effects: counted }: About): Promise<void> {
  const { effects, say } = context
  const { asks = [], undoneBy } = operationOf(operation)
  if (effects.isTrial || effects.isAllowed) return
  if (count <= 1 && (asks.length === 0 || undoneBy)) return
  const tally = canBeTried(operation) ? await triedOut(effects, work) : undefined
  const { records, mails } = tally ?? { records: count, mails: undefined }
  const onlyMails = asks.every((effect) => effect === 'mail')
  // What would fail for each of them says so when it does.
  if (tally && (records === 0 || (count <= 1 && onlyMails && mails === 0))) return
  const told = counted?.() || effectsText(context, operation, { records, mails })
  const asked =
    question?.(mailsText(context, mails)) ?? say('effects.ask', { effects: told, deletes: asks.includes('delete') ? 'yes' : 'no' })
  await confirm(context, { question: asked, effects: told })
}

/** What a trial did; undefined where the server cannot try it. */
async function triedOut(effects: Effects, work: () => Promise<unknown>): Promise<Tally | undefined> {
  try {
    return await effects.trial(work)
  } catch (error) {
    if (error instanceof HttpError && error.reason === 'NO_DRY_RUN') return undefined
    throw error
  }
}

const mailsText = ({ say }: Pick<Context, 'say'>, mails: number | undefined): string => (mails ? say('effects.mails', { mails }) : '')

/** What an operation does to so many records, as a part of a sentence: `86 absence records are deleted, 86 mails are sent`. */
export function effectsText(context: Context, operation: OperationId, { records, mails }: Tally): string {
  const { say, locale } = context
  const { asks = [], method, path } = operationOf(operation)
  const list = listAbove(operation)
  const isNew = method === 'POST' && list !== undefined && operationOf(list.id).path === path
  const key = asks.includes('delete') ? 'effects.deleted' : isNew ? 'effects.added' : 'effects.changed'
  const done = say(key, { count: records, kind: list ? kindOf(list, context) : 'none' })
  return [done, mailsText(context, mails)].filter(Boolean).join(separatorIn(locale))
}
