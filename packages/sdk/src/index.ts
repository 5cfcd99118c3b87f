/** The client of the ISB back office: every operation of the contract as a typed function. */
export { createIsb } from './create-isb.ts'
export type { IsbConfig, Locale } from './client.ts'
export { ApiError, BodyError, HttpError, IsbError, isIsbError, isReason, NetworkError, SessionError, TimeoutError } from './errors.ts'
export { askTwice, isPassing } from './again.ts'
export type { Hooks, RequestSent, ResponseReceived } from './fetch/hooks.ts'
export { refusedLines } from './refused-lines.ts'
export { memorySession } from './fetch/session.ts'
export type { Session, SessionStore } from './fetch/session.ts'
export type { Wait } from './fetch/retry.ts'
export type { Answered, CallArguments, CallOptions, Isb, ListId, Operate, OperateList, RecordOf } from './types.ts'
export { canBeTried, contractCodes, operationIds, operationOf, operations } from '@isb/contract'
export type {
  Answer,
  Bytes,
  Code,
  Data,
  FieldError,
  Input,
  Operation,
  OperationId,
  PermissionCode,
  Reason,
  ReasonOf,
  Schema,
  TransportReason,
} from '@isb/contract'
