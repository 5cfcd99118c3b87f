// Why a call can be refused. An operation names its own reasons (`x-refuses`); those that follow from what it is stand here, once.
import { Fault } from './fault.mjs'

/** What answers of HTTP status 400 or above say. They speak of the transport: any operation can meet them. */
export const transportReasons = (
  'BODY_TOO_LARGE BUSY CLIENT_UNKNOWN DISK_FULL FILES_AWAY FILE_TOO_LARGE INTERNAL MEDIA_TYPE MEDIA_TYPE_BYTES NO_DRY_RUN NOT_HTTP NOT_JSON NOT_READY ' +
  'ROUTE_UNKNOWN TOO_MANY_REQUESTS'
).split(' ')

/** Reasons that follow from what an operation is: who may call it, and whether it writes. */
function usualReasons(method, operation) {
  const { 'x-permission': permission, 'x-tokens': tokens, 'x-secret': secret, 'x-own': own, 'x-step-up': stepUp } = operation
  const signedIn = permission !== 'public'
  return [
    // A parameter that the operation does not know is wrong input too.
    'INVALID',
    ...(signedIn ? ['SESSION_INVALID'] : []),
    ...(signedIn && permission !== 'session' ? ['NO_PERMISSION'] : []),
    ...(tokens === 'never' ? ['SESSION_ONLY'] : []),
    ...(own ? ['OWN_NOT_IN_SCOPE'] : []),
    // Whose roles require a second factor sets one up before anything else; who came with the code of a
    // bus run attends that run.
    ...(signedIn ? ['SECOND_FACTOR_MISSING', 'RUN_ALONE'] : []),
    ...(stepUp ? ['STEP_UP_REQUIRED'] : []),
    // An app names the person for whom it acts; nobody else does.
    ...(signedIn ? ['NO_ACTING_PERSON', 'ACTING_PERSON_NOT_FOUND', 'TOKEN_ACTS_FOR_NOBODY'] : []),
    // By its version, or by what somebody else took or deleted at the same moment.
    ...(signedIn && method !== 'get' ? ['STALE', 'IDEMPOTENCY_KEY_REUSED'] : []),
    ...(secret === 'answer' ? ['ANSWER_NOT_KEPT'] : []),
  ]
}

/**
 * Every reason that an operation may give: its own, the record that is not there, and the usual ones.
 * @param missing the reason of the list whose record the path names
 */
export function reasonsOf(method, operation, missing) {
  const own = operation['x-refuses'] ?? []
  const usual = [...(missing ? [missing] : []), ...usualReasons(method, operation)]
  for (const reason of [...own, ...(operation['x-tells'] ?? [])])
    if (!/^[A-Z][A-Z0-9_]*$/.test(reason)) throw new Fault(operation.operationId, `${reason} is no reason`)
  const twice = own.find((reason, index) => usual.includes(reason) || own.indexOf(reason) !== index)
  if (twice) throw new Fault(operation.operationId, `${twice} goes without saying, or is said twice`)
  return [...own, ...usual]
}

/** The same for people: only what is not usual. */
export function reasonsInWords(operation, missing) {
  const list = (reasons) => reasons.map((reason) => `\`${reason}\``).join(', ')
  const { 'x-refuses': own = [], 'x-tells': told = [] } = operation
  const refused = [...own, ...(missing ? [missing] : [])]
  return [
    ...(refused.length > 0 ? [`Refused with ${list(refused)}.`] : []),
    ...(told.length > 0 ? [`The answer tells of ${list(told)}.`] : []),
  ].join(' ')
}
