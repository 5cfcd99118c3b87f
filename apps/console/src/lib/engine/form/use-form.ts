import { ApiError } from '@isb/sdk'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fieldErrors } from '../../base/connection/form-errors.ts'
import { keep } from '../../base/storage/keep.ts'
import type { UploadState } from '../upload/use-upload.ts'
import { isDirty, rebase, type Difference, type Draft } from '../../declare/draft.ts'

type Problems<Values> = Partial<Record<keyof Values & string, string>>

/** What has come between: somebody else's change, or the end of the record. */
export type Trouble<Values> =
  | { kind: 'stale'; why: string }
  | { kind: 'gone' }
  | { kind: 'choose'; differences: readonly Difference<Values>[] }

export interface FormSetting<Values extends object, Saved> {
  /** Where a form under way is kept: `staff.form`. */
  name: string
  draft: Draft<Values>
  /** What is wrong with the values; empty when all is well. */
  problemsOf: (values: Values, draft: Draft<Values>) => Problems<Values>
  /** Where in what is sent its fields stand: `/days/0`. */
  place?: string
  /** Sends it. */
  send: (draft: Draft<Values>) => Promise<Saved>
  /** Reads the record anew, for a form that was overtaken; undefined when it is gone. */
  read?: (id: number) => Promise<{ values: Values; version: number } | undefined>
  /** Lays what one has changed over what they have, where one field holds much that both may change. */
  merge?: (start: Values, mine: Values, theirs: Values) => Values | undefined
  onSaved: (saved: Saved) => void
}

/** A form: what it holds, what is wrong with it, and sending it, once. What is typed outlives a reload and the end of the session. */
export function useForm<Values extends object, Saved>(setting: FormSetting<Values, Saved>) {
  const { name, draft: given, problemsOf, place, send, read, merge, onSaved } = setting
  const [draft, setDraft] = useState(given)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Problems<Values>>({})
  const [trouble, setTrouble] = useState<Trouble<Values>>()
  /** Why the last attempt failed, where no field is to blame. */
  const [refusal, setRefusal] = useState<Error>()
  const [loading, setLoading] = useState(false)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  /** Images on their way into the form. They would be lost too. */
  const [uploads, setUploads] = useState(0)
  /** Sending waits for them. */
  const [waiting, setWaiting] = useState(false)
  const { values, id } = draft
  const typed = isDirty(draft)
  const dirty = typed || uploads > 0
  /** A record that stands as it was: there is nothing to send. */
  const idle = id !== undefined && !dirty && !draft.proposed
  const problems = problemsOf(values, draft)

  useEffect(() => {
    keep(name, typed ? draft : undefined)
  }, [name, draft, typed])

  const ready = () => {
    sending.current = false
    setBusy(false)
  }
  const sendDraft = (next: Draft<Values>) => {
    setTried(true)
    const right = Object.keys(problemsOf(next.values, next)).length === 0
    setWaiting(right && uploads > 0)
    if (sending.current || !right || uploads > 0) return
    sending.current = true
    setBusy(true)
    setRefusal(undefined)
    // It is not sent again while one leaves it; one that stays is begun anew.
    const saved = (answer: Saved) => {
      keep(name, undefined)
      onSaved(answer)
    }
    const failed = (error: unknown) => {
      ready()
      const wrong = fieldErrors(error, place)
      setRefused(wrong as Problems<Values>)
      const hasCome = error instanceof ApiError && id !== undefined ? error : undefined
      if (hasCome?.reason === 'STALE') setTrouble({ kind: 'stale', why: hasCome.message })
      else if (hasCome?.code === 2) setTrouble({ kind: 'gone' })
      else if (Object.keys(wrong).length === 0 && error instanceof Error) setRefusal(error)
    }
    void send(next).then(saved, failed)
  }
  const submit = () => {
    if (!idle) sendDraft(draft)
  }
  const goOn = useEffectEvent(submit)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only what is drawn holds the image, and all that was typed meanwhile
    if (waiting && uploads === 0) goOn()
  }, [waiting, uploads])
  /** Reads what they have made of it, and lays one's own over it. */
  const reload = () => {
    if (!read || id === undefined) return
    setLoading(true)
    const found = (fresh: { values: Values; version: number } | undefined) => {
      if (!fresh) return setTrouble({ kind: 'gone' })
      const { draft: rebased, differences } = rebase(draft, fresh.values, fresh.version, merge)
      setDraft(rebased)
      setTrouble(differences.length > 0 ? { kind: 'choose', differences } : undefined)
    }
    const failed = (error: unknown) => {
      if (error instanceof ApiError && error.code === 2) setTrouble({ kind: 'gone' })
    }
    void read(id)
      .then(found, failed)
      .finally(() => setLoading(false))
  }
  /** Begins anew with what was saved, or with what somebody else has made of it. For forms that stay. */
  const restart = (next: Draft<Values>) => {
    ready()
    setDraft(next)
    setTried(false)
    setRefused({})
    setRefusal(undefined)
    setTrouble(undefined)
  }
  /** Fills in fields; what was said against them is no longer so. */
  const enter = (filled: Partial<Values>) => {
    setDraft((old) => ({ ...old, values: { ...old.values, ...filled } }))
    setRefused((old) => Object.fromEntries(Object.entries(old).filter(([field]) => !(field in filled))) as Problems<Values>)
  }
  return {
    draft,
    values,
    restart,
    enter,
    set: <Field extends keyof Values & string>(field: Field, value: Values[Field]) =>
      enter({ [field]: value } as unknown as Partial<Values>),
    /** For its image fields. Without an image that was to come nothing is sent: its field says why. */
    onUpload: (state: UploadState) => {
      setUploads((old) => old + (state === 'begun' ? 1 : -1))
      if (state === 'lost') setWaiting(false)
    },
    dirty,
    idle,
    submit,
    /** Fills in fields and sends it: the way on from a refusal. */
    sendWith: (filled: Partial<Values>) => {
      const next = { ...draft, values: { ...values, ...filled } }
      setDraft(next)
      sendDraft(next)
    },
    /** Whether leaving has to be asked about. Who is asked does not want to save just now: sending waits no more. */
    holds: () => {
      if (!dirty || busy) return false
      setWaiting(false)
      return true
    },
    forget: () => keep(name, undefined),
    trouble,
    refusal,
    reload,
    loading,
    busy,
    waiting,
    problems: { ...(tried && problems), ...refused },
  }
}
export type FormState<Values extends object> = ReturnType<typeof useForm<Values, unknown>>
