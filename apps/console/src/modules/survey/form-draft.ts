// The forms of a survey as a draft that saves itself.
import type { Schema } from '@isb/sdk'
import { useMemo } from 'react'
import type { DraftSource } from '../../lib/engine/draft/open-drafts.ts'
import { useDraft, type Draft } from '../../lib/engine/draft/use-draft.ts'
import { lastIsb, quietIsb } from '../../lib/base/connection/isb.ts'
import { query, queryClient, tellsOf } from '../../lib/base/connection/query.ts'

type Content = Schema<'SurveyContent'>
type Stored = Schema<'SurveyDraft'>

/** Changes the forms. With the name of a place, what is typed there without a pause is undone as one. */
export type Edit = (change: (content: Content) => void, place?: string) => void

function sourceOf(surveyId: number): DraftSource<Content> {
  const path = { surveyId }
  const { queryKey } = query('survey.form', { path })
  /** What the server has answered is what other parts of the page read; an answer that came late is not the newest. */
  const put = (stored: Stored) => {
    queryClient.setQueryData(queryKey, (known) => (known && known.version > stored.version ? known : stored))
    return stored
  }
  return {
    overtaken: 'SURVEY_EDITED',
    async save(content, version, idempotencyKey) {
      const stored = put(await quietIsb.call('survey.saveForm', { path, body: { content, version } }, { idempotencyKey }))
      const tells = tellsOf('survey')
      void queryClient.invalidateQueries({ predicate: (read) => tells(read) && read.queryKey[1] !== 'form' })
      return stored
    },
    saveLast: (content, version, idempotencyKey) =>
      void lastIsb.call('survey.saveForm', { path, body: { content, version } }, { idempotencyKey }).catch(() => {}),
    read: async () => put(await quietIsb.call('survey.form', { path })),
  }
}

/** The forms of a survey while somebody edits them. */
export function useFormDraft(surveyId: number, stored: Stored): Draft<Content> | undefined {
  const source = useMemo(() => sourceOf(surveyId), [surveyId])
  return useDraft(`survey.form.${surveyId}`, stored, source)
}
