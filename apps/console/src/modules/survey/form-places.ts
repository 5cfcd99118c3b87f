// Names and texts of the places in a survey's forms.
import type { Schema } from '@isb/sdk'
import { valueAt, type MergePlace } from '@isb/sdk/rules'
import { useLingui } from '@lingui/react/macro'
import type { ClashWords } from '../../lib/engine/draft/clashes-dialog.tsx'
import { enumWord, fieldWord, yesNoWord } from '../../lib/engine/record/values.tsx'
import { useSay } from './words.ts'

type Content = Schema<'SurveyContent'>
type Words = Schema<'SurveyWords'>

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null && 'en' in value && 'zh' in value
/** What a module, a question or an option is called. */
function titleOf(value: unknown): Words | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const words = 'name' in value ? value.name : 'text' in value ? value.text : undefined
  return isWords(words) ? words : undefined
}

/** @param contents where a place is looked for, one after another: what one of them has removed another one still has */
export function useFormPlaces(...contents: readonly Content[]): ClashWords {
  const { t } = useLingui()
  const say = useSay()
  const names: Readonly<Record<string, string>> = {
    yes: t`Yes form`,
    no: t`No form`,
    tips: t`Tips`,
    description: t`Description`,
    protocol: t`Agreement`,
    protocolLabel: t`The text of the checkbox that accepts it`,
    kind: fieldWord('kind'),
    required: t`Required`,
    en: 'EN',
    zh: '中文',
  }
  const nameAt = (place: MergePlace): string | undefined => {
    const name = place.at(-1)!
    const part = contents.map((content) => titleOf(valueAt(content, place))).find((words) => words !== undefined)
    return names[name] ?? (part && (say(part) || t`Without a text`))
  }
  return {
    nameOf: (place) =>
      place
        .map((_, at) => nameAt(place.slice(0, at + 1)))
        .filter((name) => name !== undefined)
        .join(' › '),
    textOf: (place, value) => {
      if (value === undefined) return t`Removed`
      if (typeof value === 'boolean') return yesNoWord('required', value)
      if (typeof value === 'string') return place.at(-1) === 'kind' ? enumWord('SurveyQuestionKind', value) : value || t`Empty`
      return say(titleOf(value)) || t`Without a text`
    },
  }
}
