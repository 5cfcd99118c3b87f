import type { Schema } from '@isb/sdk'
import { useLocale } from '../../lib/base/words/i18n.ts'

/** Says a text of a survey in the reader's language; in the other one where there is no translation. */
export function useSay(): (words: Schema<'SurveyWords'> | undefined) => string {
  const locale = useLocale()
  return (words) => (words ? (locale === 'zh' ? words.zh || words.en : words.en || words.zh) : '')
}
