import { ApiError } from '@isb/sdk'

/** Whether the server says that one may not. */
export const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.code === 4

/** Whether the server knows no such record. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.code === 2
