import type { FieldControl } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { named } from '../../base/words/i18n.ts'
import { LookUp } from './look-up.tsx'
import { personHint, type FoundPerson } from '../record/person-hint.ts'
import { query, queryClient } from '../../base/connection/query.ts'
import type { PeopleId } from './filter-look-up.ts'

interface PersonPickerProps {
  control: FieldControl
  /** The operation that looks people up by name. */
  people: PeopleId
  value: FoundPerson | null
  onChoose: (person: FoundPerson | null) => void
  /** Who can be chosen without a search: oneself, or null for nobody with an account. */
  others?: readonly { readonly person: FoundPerson | null; readonly label: string }[]
  disabled?: boolean
}

const optionOf = (person: FoundPerson) => ({
  value: String(person.id),
  label: named(person),
  hint: personHint(person),
})

/** A person, looked up by name, pinyin or email. */
export function PersonPicker({ control, people, value, onChoose, others = [], disabled = false }: PersonPickerProps) {
  const { t } = useLingui()
  const [found, setFound] = useState<readonly FoundPerson[]>([])
  const options = others.map(({ person, label }) => ({ value: person ? String(person.id) : '', label }))
  const chosen = options.find((option) => option.value === (value ? String(value.id) : '')) ?? (value && optionOf(value))
  return (
    <LookUp
      control={control}
      value={chosen}
      disabled={disabled}
      onChoose={(option) => {
        const known = [...found, ...others.flatMap(({ person }) => person ?? [])]
        onChoose(known.find(({ id }) => String(id) === option.value) ?? null)
      }}
      load={async (search) => {
        if (search.trim() === '') return options
        const persons = await queryClient.fetchQuery(query<PeopleId>(people, { query: { search } }))
        setFound(persons)
        return persons.map(optionOf)
      }}
      label={t`Choose a person`}
      searchLabel={t`Name, pinyin or email`}
      listLabel={t`People`}
      {...(options.length === 0 && { blank: t`Type a name to search` })}
    />
  )
}
