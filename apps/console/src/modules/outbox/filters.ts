import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import type { ListFilter } from '../../lib/list/types.ts'
import { usePublicConfig } from '../../lib/public-config.ts'
import { kindName, kinds, stateName, states } from './data.ts'

/** What the list can be narrowed by; the names are the contract's. */
export function useFilters(): readonly ListFilter[] {
  const { t } = useLingui()
  const timeZone = usePublicConfig()?.school.timeZone
  return useMemo((): readonly ListFilter[] => {
    const format = new Intl.DateTimeFormat('sv-SE', { ...(timeZone && { timeZone }) })
    const day = (ago: number) => format.format(Date.now() - ago * 86_400_000)
    return [
      {
        kind: 'choice',
        id: 'state',
        name: sharedWord('field.state'),
        options: states.map((value) => ({ value, label: stateName(value) })),
      },
      { kind: 'choice', id: 'kind', name: sharedWord('field.kind'), options: kinds.map((value) => ({ value, label: kindName(value) })) },
      {
        kind: 'choice',
        id: 'stuck',
        name: sharedWord('field.stuck'),
        options: [
          { value: 'true', label: sharedWord('yes') },
          { value: 'false', label: sharedWord('no') },
        ],
      },
      {
        kind: 'days',
        id: 'days',
        name: t`Days`,
        presets: [
          { label: t`Today`, from: day(0), to: day(0) },
          { label: t`Last 7 days`, from: day(6), to: day(0) },
          { label: t`Last 30 days`, from: day(29), to: day(0) },
        ],
      },
    ]
    // oxlint-disable-next-line react/exhaustive-deps -- t changes with the language, which the shared words follow
  }, [t, timeZone])
}
