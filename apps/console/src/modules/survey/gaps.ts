import type { Schema } from '@isb/sdk'
import { createContext, use } from 'react'

export const noGaps: readonly Schema<'SurveyGap'>[] = []
/** What is missing in the forms, once somebody asked. */
export const Gaps = createContext(noGaps)
/** What is missing at a place. */
export const useGapAt = (path: string): Schema<'SurveyGapKind'> | undefined => use(Gaps).find((gap) => gap.path === path)?.kind
