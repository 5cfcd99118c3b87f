import { ApiError } from '@isb/sdk'

/** The server's word on each field, by the field's name; empty when the error is about something else. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? Object.fromEntries(error.errors.map(({ path, message }) => [path.split('/')[1] ?? '', message])) : {}
