import { kept } from '../../base/storage/keep.ts'
import type { Draft } from '../../declare/draft.ts'

/** A form that was under way when the session ended or the page was loaded anew. */
export const keptDraft = <Values>(name: string): Draft<Values> | undefined => kept(name) as Draft<Values> | undefined
