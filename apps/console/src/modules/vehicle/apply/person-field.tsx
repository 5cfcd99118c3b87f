import { Field } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { named, sharedWord } from '../../../lib/i18n.ts'
import { isb } from '../../../lib/isb.ts'
import { LookUp } from '../../../lib/look-up.tsx'
import type { Person } from './apply-values.ts'

interface PersonFieldProps {
  person: Person | null
  onPerson: (person: Person | null) => void
  className?: string
}

const optionOf = (person: Person) => ({ value: String(person.id), label: named(person), hint: person.email })

/** Whose application it is: somebody's with an account, who finds it in the app, or one's own. */
export function PersonField({ person, onPerson, className }: PersonFieldProps) {
  const { t } = useLingui()
  const [people, setPeople] = useState<readonly Person[]>([])
  const self = { value: '', label: t`Myself, or somebody without an account` }
  return (
    <Field label={sharedWord('field.person')} hint={t`Fills in what the school knows`} {...(className && { className })}>
      {(control) => (
        <LookUp
          control={control}
          value={person ? optionOf(person) : self}
          onChoose={({ value }) => onPerson(people.find(({ id }) => String(id) === value) ?? null)}
          load={async (text, signal) => {
            if (text.trim() === '') return [self]
            const found = await isb.vehicle.people({ query: { search: text } }, { signal })
            setPeople(found)
            return found.map(optionOf)
          }}
          label={t`Choose a person`}
          searchLabel={t`Name, pinyin or email`}
          listLabel={t`People`}
        />
      )}
    </Field>
  )
}
