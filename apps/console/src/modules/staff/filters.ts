import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sharedWord, useLocale } from '../../lib/i18n.ts'
import type { ListFilter, ListTabs } from '../../lib/list/types.ts'
import { lasting, query, queryClient } from '../../lib/query.ts'
import { genderName, genders, sourceName, typeName, types, useRoleOptions, type StaffType } from './data.ts'

/** What the list can be narrowed by; the names are the contract's. */
export function useFilters(): readonly ListFilter[] {
  const { t } = useLingui()
  const { data: roles } = useRoleOptions()
  return useMemo((): readonly ListFilter[] => {
    const yesNo = [
      { value: 'true', label: sharedWord('yes') },
      { value: 'false', label: sharedWord('no') },
    ]
    return [
      {
        kind: 'look-up',
        id: 'roleId',
        name: sharedWord('field.roleId'),
        load: async (text) => {
          const all = await queryClient.fetchQuery({ ...query('staff.roleOptions'), ...lasting })
          const wanted = text.trim().toLocaleLowerCase()
          return all
            .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
            .map(({ id, name }) => ({ value: String(id), label: name }))
        },
        labelOf: (value) => roles?.find(({ id }) => String(id) === value)?.name,
      },
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
        id: 'gender',
        name: sharedWord('field.gender'),
        options: genders.map((value) => ({ value, label: genderName(value) })),
      },
      {
        kind: 'choice',
        id: 'source',
        name: sharedWord('field.source'),
        options: (['local', 'synced'] as const).map((value) => ({ value, label: sourceName(value) })),
      },
      { kind: 'choice', id: 'neverSignedIn', name: sharedWord('field.neverSignedIn'), options: yesNo },
      { kind: 'choice', id: 'service', name: sharedWord('field.service'), options: yesNo },
    ]
    // oxlint-disable-next-line react/exhaustive-deps -- t changes with the language, which the shared words follow
  }, [t, roles])
}

/** Whose account it is: staff, parents, students, others; with how many there are. */
export function useTypeTabs(): ListTabs {
  const { t } = useLingui()
  const locale = useLocale()
  const { data: counts } = useQuery({ ...query('staff.counts'), meta: { quiet: true } })
  const number = new Intl.NumberFormat(locale)
  const count = (type: 'all' | StaffType) => counts && number.format(counts[type])
  const words = {
    staff: typeName('staff'),
    parent: t({ message: 'Parents', context: 'people' }),
    student: t`Students`,
    other: typeName('other'),
  }
  return {
    id: 'type',
    label: t`Kinds of accounts`,
    tabs: [{ id: '', label: t`All`, count: count('all') }, ...types.map((type) => ({ id: type, label: words[type], count: count(type) }))],
  }
}
