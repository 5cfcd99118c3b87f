import { Select } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ControlProps } from '../../lib/declare/field.ts'
import { named } from '../../lib/base/words/i18n.ts'
import { lasting, query } from '../../lib/base/connection/query.ts'
import { ColorDot } from './parts.tsx'

/** A type of venue to choose. */
export default function TypeSelect({ control, value, onValueChange }: ControlProps<number>) {
  const { t } = useLingui()
  const { data = [] } = useQuery({ ...query('venue.typeOptions'), ...lasting })
  return (
    <Select
      {...control}
      placeholder={t`Choose a type`}
      options={data.map((type) => ({ value: String(type.id), label: named(type), icon: <ColorDot color={type.color} /> }))}
      value={value ? String(value) : null}
      onValueChange={(next) => onValueChange(Number(next))}
    />
  )
}
