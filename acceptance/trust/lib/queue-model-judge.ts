// Holds answers against the model: one by one, or several that came at once.
import { operationOf } from '@isb/contract'
import type { Reply } from './call.ts'
import { applyBike, whyNotBike } from './queue-model-bikes.ts'
import type { Asked } from './queue-model-invent.ts'
import { answered, expected } from './queue-model-lines.ts'
import { applyPass, whyNotPass } from './queue-model-passes.ts'
import type { Refusals, World } from './queue-model-world.ts'

/** A question with its answer, and between which moments that came. */
export interface Done extends Asked {
  readonly reply: Reply
  readonly from: number
  readonly to: number
}

/** Every reason to refuse this now. */
function judge(world: World, { caller, question }: Asked): Refusals {
  const { permission } = operationOf(question.does)
  if (permission !== 'session' && !caller.codes.has(permission)) return new Map([['NO_PERMISSION', { code: 4 }]])
  return 'passId' in question || question.does === 'vehicle.create'
    ? whyNotPass(world, caller, question)
    : whyNotBike(world, caller, question)
}

/** Holds an answer against the model, and does in the model what was done. What is wrong, or null. */
export function hold(world: World, done: Done, words: boolean): string | null {
  const { caller, question, reply, from, to } = done
  const refusals = judge(world, done)
  const { code = 99, reason = '', message = '', data } = reply.envelope ?? {}
  const asked = `${caller.name} asked ${JSON.stringify(question)}, was answered HTTP ${reply.status} ${reply.text.slice(0, 400)}`
  const reasons = [...refusals.keys()].join(' or ')
  if (reply.status !== 200) return asked
  if (code !== 0) {
    const why = refusals.get(reason)
    if (why?.code !== code) return `${asked}, which is ${reasons ? `not ${reasons}` : 'allowed'}`
    const missing = words ? why.says?.find((word) => !message.includes(word)) : undefined
    return missing === undefined ? null : `${asked}, which does not say "${missing}"`
  }
  if (reasons) return `${asked}, against ${reasons}`
  const { id = 0, requestedAt, submittedAt } = (data ?? {}) as { id?: number; requestedAt?: string; submittedAt?: string }
  const at = Date.parse(requestedAt ?? submittedAt ?? '')
  const made = { id, at }
  if ('passId' in question || question.does === 'vehicle.create') applyPass(world, caller, question, made)
  else applyBike(world, caller, question, made)
  const asks = question.does === 'vehicle.create' || question.does.startsWith('bike.request')
  if (asks && !(at >= from && at <= to)) return `${asked}, and that was not its time`
  const { is, should } = answered(world, question, id, data)
  return is === should ? null : `${caller.name} asked ${JSON.stringify(question)} and was shown "${is}", not "${should}"`
}

/** Finds an order of what was asked at once that explains every answer and what is seen in the end; null when there is none. */
export function explain(world: World, batch: readonly Done[], lines: readonly string[], people: readonly number[]): World | null {
  if (batch.length === 0) return differences(expected(world, people), lines).length === 0 ? world : null
  for (const done of batch) {
    const then = structuredClone(world)
    if (hold(then, done, false) !== null) continue
    const found = explain(
      then,
      batch.filter((one) => one !== done),
      lines,
      people,
    )
    if (found) return found
  }
  return null
}

/**
 * The lines that only one side has, those of the model marked with −, those of the server with +. Each line counts as often as it stands
 * there.
 */
export function differences(should: readonly string[], is: readonly string[]): string[] {
  const [a, b] = [should.toSorted(), is.toSorted()]
  if (a.join('\n') === b.join('\n')) return []
  const all = [
    ...a.filter((line) => !b.includes(line)).map((line) => `− ${line}`),
    ...b.filter((line) => !a.includes(line)).map((line) => `+ ${line}`),
  ]
  return all.length > 0 ? all : ['a line stands there more than once']
}
