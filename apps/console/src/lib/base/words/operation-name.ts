import { wordOr } from './i18n.ts'

/** What was done, as the head of a line: “Changed a menu”. An operation that an older server knew is called by its name. */
export const operationName = (operation: string): string => wordOr(`did.${operation}`, operation)
