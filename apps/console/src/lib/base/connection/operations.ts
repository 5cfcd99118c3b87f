// The operations that this page knows: those of signing in from the start, all of them with the first page behind the sign-in, which
// brings all-operations.ts along. What that page and its screens alone do asks `operationOf` of the SDK.
import type { Operation, OperationId } from '@isb/sdk'
import { signIn } from '@isb/sdk/core'

export const known: Partial<Record<OperationId, Operation>> = { ...signIn }
