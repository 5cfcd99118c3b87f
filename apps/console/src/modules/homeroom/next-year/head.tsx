import { Select } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sharedWord } from '../../../lib/base/words/i18n.ts'
import { lasting, query } from '../../../lib/base/connection/query.ts'
import { EnumValue } from '../../../lib/engine/record/values.tsx'
import type { RollOver } from './data.ts'
import { PageHead } from '../../../lib/engine/page/page-head.tsx'

const route = getRouteApi('/_nested/homeroom/next-year')

/** Which years it is about, how far it has come, and what can be done with the whole of it. */
export function Head({ plan: { fromYear, toYear, state }, children }: { plan: RollOver; children: ReactNode }) {
  const { t } = useLingui()
  const navigate = route.useNavigate()
  const { data: years = [] } = useQuery({ ...query('homeroom.years'), ...lasting })
  return (
    <PageHead
      title={t`Classes of ${toYear}`}
      text={t`Every class goes up by a grade with its students. Nothing moves before the first day of the new year.`}
      aside={<EnumValue kind="RollOverState" value={state} />}
      actions={
        <>
          <Select
            size="sm"
            className="w-auto"
            prefix={sharedWord('field.fromYear')}
            aria-label={sharedWord('field.fromYear')}
            options={[...new Set([fromYear, ...years])].toSorted().map((value) => ({ value, label: value }))}
            value={fromYear}
            onValueChange={(next) => void navigate({ to: '.', search: { year: next } })}
          />
          {children}
        </>
      }
    />
  )
}
