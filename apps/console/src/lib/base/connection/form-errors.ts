import { ApiError } from '@isb/sdk'

/**
 * The server's word on each field, by the field's name; empty when the error is about something else.
 * @param place where in the body the fields stand: `/days/0`
 */
export const fieldErrors = (error: unknown, place = ''): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(error.errors.map(({ path, message }) => [path.slice(place.length).split('/')[1] ?? '', message]))
    : {}
