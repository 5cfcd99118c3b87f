// The forms of a survey while somebody edits them: undo and redo, saved by themselves, never over what somebody else has saved.
import type { Schema } from '@isb/sdk'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useOperation } from '../../lib/query.ts'
import { shared } from './shared.ts'

type Content = Schema<'SurveyContent'>
/** Changes the forms. With the name of a place, what is typed there without a pause is undone as one. */
export type Edit = (change: (content: Content) => void, place?: string) => void

const pauseMs = 700
const mostSteps = 200

export function useEditing(surveyId: number, draft: Schema<'SurveyDraft'>) {
  const [{ past, now, later }, setSteps] = useState({
    past: [] as readonly Content[],
    now: draft.content,
    later: [] as readonly Content[],
    place: '',
  })
  const [saved, setSaved] = useState({ content: draft.content, version: draft.version, at: draft.savedAt })
  const [failed, setFailed] = useState(false)
  const busy = useRef(false)
  const { mutateAsync } = useOperation('survey.saveForm', false)
  const unsaved = now !== saved.content

  useEffect(() => {
    if (!unsaved || failed) return undefined
    const timer = setTimeout(() => {
      // What was typed meanwhile is saved once this is through.
      if (busy.current) return
      busy.current = true
      void mutateAsync({ path: { surveyId }, body: { content: now, version: saved.version } })
        .then(
          ({ version, savedAt }) => setSaved({ content: now, version, at: savedAt }),
          () => setFailed(true),
        )
        .finally(() => (busy.current = false))
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [unsaved, failed, mutateAsync, now, saved, surveyId])

  // The same function for as long as the editor is open: what has not changed is not drawn anew.
  const edit: Edit = useCallback((change, at = '') => {
    setSteps((steps) => {
      const next = structuredClone(steps.now)
      change(next)
      const same = at !== '' && at === steps.place
      return {
        past: same ? steps.past : [...steps.past.slice(-mostSteps), steps.now],
        now: shared(steps.now, next),
        later: [],
        place: at,
      }
    })
    setFailed(false)
  }, [])
  const undo = () => {
    const before = past.at(-1)
    if (before) setSteps({ past: past.slice(0, -1), now: before, later: [now, ...later], place: '' })
  }
  const redo = () => {
    const [after, ...rest] = later
    if (after) setSteps({ past: [...past, now], now: after, later: rest, place: '' })
  }
  return { content: now, edit, undo, redo, canUndo: past.length > 0, canRedo: later.length > 0, unsaved, failed, saved }
}
