import type { Schema } from '@isb/sdk'
import type { FieldControl } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { named } from './i18n.ts'
import { LookUp } from './look-up.tsx'
import { query, queryClient } from './query.ts'
import type { PeopleId } from './screen/look-up.ts'

/** A person as one is looked up. */
export type FoundPerson = Pick<Schema<'PersonOption'>, 'id' | 'name' | 'nameZh' | 'type' | 'email'>

interface PersonPickerProps {
  control: FieldControl
  /** The operation that looks people up by name. */
  people: PeopleId
  value: FoundPerson | null
  onChoose: (person: FoundPerson | null) => void
  /** What stands for nobody, where that can be chosen. */
  nobody?: string
  disabled?: boolean
}

const optionOf = (person: FoundPerson) => ({ value: String(person.id), label: named(person), hint: person.email ?? '' })

/** A person, looked up by name, pinyin or email. */
export function PersonPicker({ control, people, value, onChoose, nobody, disabled = false }: PersonPickerProps) {
  const { t } = useLingui()
  const [found, setFound] = useState<readonly FoundPerson[]>([])
  const none = nobody === undefined ? null : { value: '', label: nobody }
  return (
    <LookUp
      control={control}
      value={value ? optionOf(value) : none}
      disabled={disabled}
      onChoose={(chosen) => onChoose(found.find(({ id }) => String(id) === chosen.value) ?? null)}
      load={async (search) => {
        if (search.trim() === '') return none ? [none] : []
        const persons = await queryClient.fetchQuery(query<PeopleId>(people, { query: { search } }))
        setFound(persons)
        return persons.map(optionOf)
      }}
      label={t`Choose a person`}
      searchLabel={t`Name, pinyin or email`}
      listLabel={t`People`}
      {...(!none && { blank: t`Type a name to search` })}
    />
  )
}
