import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { named, sharedWord, useLocale } from '../../lib/i18n.ts'
import type { ListFilter } from '../../lib/list/types.ts'
import { useModules } from '../../lib/module.ts'
import { usePublicConfig } from '../../lib/public-config.ts'
import { query, queryClient } from '../../lib/query.ts'
import { useCan } from '../../lib/session.ts'
import { kindName, kindsOf, operationName, operationsOf, useModuleNames } from './data.ts'

const people = async (text: string) => {
  const search = text.trim()
  const { records } = await queryClient.fetchQuery(query('staff.list', { query: { pageSize: 20, ...(search && { search }) } }))
  return records.map((person) => ({ value: String(person.id), label: named(person), hint: person.email }))
}

/** What the audit can be narrowed by; the names are the contract's. People are looked up by who may see them. */
export function useFilters(): readonly ListFilter[] {
  const { t } = useLingui()
  const locale = useLocale()
  const seesPeople = useCan('upms:staff')
  const modules = useModuleNames()
  const declared = useModules()
  const days = useDays()
  const who = useWho(seesPeople)
  return useMemo((): readonly ListFilter[] => {
    const operations = Object.entries(modules).flatMap(([module, name]) => [
      { value: module, label: t`${name}: everything` },
      ...operationsOf(module).map((id) => ({ value: id, label: operationName(id), hint: name })),
    ])
    return [
      ...(seesPeople
        ? [{ kind: 'look-up', id: 'staffId', name: sharedWord('field.staffName'), load: people, labelOf: () => who } as const]
        : []),
      { kind: 'choice', id: 'operation', name: sharedWord('field.operation'), options: operations },
      { kind: 'choice', id: 'without', name: t`Leave out`, options: operations },
      {
        kind: 'choice',
        id: 'entity',
        name: sharedWord('field.entity'),
        options: kindsOf(declared).map((value) => ({ value, label: kindName(value) })),
      },
      {
        kind: 'days',
        id: 'days',
        name: t`Days`,
        presets: [
          { label: t`Today`, from: days(0), to: days(0) },
          { label: t`Last 7 days`, from: days(6), to: days(0) },
          { label: t`Last 30 days`, from: days(29), to: days(0) },
        ],
      },
    ]
    // oxlint-disable-next-line react/exhaustive-deps -- shared words follow the language
  }, [t, locale, seesPeople, modules, declared, days, who])
}

/** So many days ago, by the school's calendar. */
function useDays(): (ago: number) => string {
  const timeZone = usePublicConfig()?.school.timeZone
  return useMemo(() => {
    const day = new Intl.DateTimeFormat('sv-SE', { ...(timeZone && { timeZone }) })
    return (ago) => day.format(Date.now() - ago * 86_400_000)
  }, [timeZone])
}

/** The name of whom an address asks for. */
function useWho(enabled: boolean): string | undefined {
  const { staffId } = useSearch({ strict: false }) as { staffId?: number }
  const { data } = useQuery({
    ...query('staff.get', { path: { staffId: staffId ?? 0 } }),
    enabled: enabled && Number.isInteger(staffId),
    meta: { quiet: true },
  })
  return data && data.id === staffId ? named(data) : undefined
}
