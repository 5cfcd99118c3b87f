import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import type { ListFilter } from '../../lib/list/types.ts'

/** What the list can be narrowed by; the ids are the contract's names. */
export function useFilters(): readonly ListFilter[] {
  const { t } = useLingui()
  return useMemo(
    (): readonly ListFilter[] => [
      {
        kind: 'choice',
        id: 'enabled',
        name: sharedWord('field.enabled'),
        options: [
          { value: 'true', label: sharedWord('state.enabled') },
          { value: 'false', label: sharedWord('state.disabled') },
        ],
      },
      {
        kind: 'choice',
        id: 'empty',
        name: sharedWord('field.members'),
        options: [
          { value: 'true', label: t`Nobody has it` },
          { value: 'false', label: t`Somebody has it` },
        ],
      },
    ],
    [t],
  )
}
