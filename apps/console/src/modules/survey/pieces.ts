import { newKey } from '../../lib/base/connection/query.ts'

/** Names a new part of a survey: nobody else has this key. At most 24 characters. */
export const newPartKey = (): string => newKey().slice(0, 24)
/** Words that nobody has written yet. */
export const blank = () => ({ en: '', zh: '' })
