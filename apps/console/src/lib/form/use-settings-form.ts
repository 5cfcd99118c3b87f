import type { Data } from '@isb/sdk'
import { useEffect, useEffectEvent, useState } from 'react'
import { isb } from '../isb.ts'
import { queryClient } from '../query.ts'
import type { SettingsId } from '../settings-page.tsx'
import type { Draft } from './draft.ts'
import { keptDraft, useForm } from './use-form.ts'

interface SettingsFormSetting<Id extends SettingsId, Values> {
  operation: Id
  /** Where the form is kept while it is under way. */
  name: string
  settings: Data<Id>
  valuesOf: (settings: Data<Id>) => Values
  problemsOf: (values: Values) => Partial<Record<keyof Values & string, string>>
  /** Sends what was changed, over the version that it was changed from. */
  send: (draft: Draft<Values>, version: number) => Promise<Data<Id>>
  onSaved?: () => void
}

/** Settings as a form that stays: what somebody else has saved comes in by itself while nothing is typed here. */
export function useSettingsForm<Id extends SettingsId, Values extends object>(setting: SettingsFormSetting<Id, Values>) {
  const { operation, name, settings, valuesOf, problemsOf, send, onSaved } = setting
  const [kept] = useState(() => keptDraft<Values>(name))
  // There is one row of them; its id is only the form's.
  const draftOf = (now: Data<Id>): Draft<Values> => {
    const values = valuesOf(now)
    return { start: values, values, id: 1, version: now.version }
  }
  const form = useForm<Values, Data<Id>>({
    name,
    draft: kept ?? draftOf(settings),
    problemsOf,
    send: (draft) => send(draft, draft.version ?? settings.version),
    read: async () => {
      const fresh = (await isb.call(operation as 'settings.get')) as Data<Id>
      return { values: valuesOf(fresh), version: fresh.version }
    },
    onSaved: (saved) => {
      form.restart(draftOf(saved))
      onSaved?.()
    },
  })
  const follow = useEffectEvent((now: Data<Id>) => {
    if (!form.dirty && now.version !== form.draft.version) form.restart(draftOf(now))
  })
  useEffect(() => {
    follow(settings)
  }, [settings])
  return {
    form,
    restored: kept !== undefined,
    onDiscard: () => {
      form.restart(draftOf(settings))
      // What stands may be newer than what was read here.
      void queryClient.invalidateQueries({ queryKey: operation.split('.') })
    },
  }
}
