import { Fields, People } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { useImpactWords } from '../../lib/shared/impact/words.ts'
import { lateDialog } from '../../lib/base/lazy/late.tsx'
import { useChangeAddress } from '../../lib/engine/rows/page-address.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { useCaller } from '../../lib/base/connection/session.ts'
import { Abilities } from './abilities.tsx'
import { warmOptions, type Role } from './data.ts'
import { MembersLink, useMembers } from './members-data.tsx'
import { descriptionOf } from './parts.tsx'
import { personName } from '../../lib/engine/record/person-name.tsx'

const route = getRouteApi('/_nested/upms/role')

const loadAssign = () => import('./assign.tsx')
const Assign = lateDialog(loadAssign, { panel: true })
/** Fetches what every panel needs, before anybody asks for it. */
export const warm = () => Promise.all([warmOptions(), loadAssign()])

/** What a role is, what it can do and who has it; or Assign Permission, over it. */
export default function About({ row }: { row: Role }) {
  const { t } = useLingui()
  const { exact } = useWhen()
  const { tab } = route.useSearch()
  const changeAddress = useChangeAddress()
  const close = () => changeAddress({ tab: undefined }, { push: true })
  // It stands over the panel: what it would cover is not drawn.
  if (tab === 'permissions')
    return (
      <Suspense>
        <Assign row={row} onClose={close} />
      </Suspense>
    )
  return (
    <>
      {row.builtin && (
        <p className="rounded-md bg-live-bg px-3 py-2 text-live">
          <Trans>Built into the system. It cannot be changed, disabled or deleted.</Trans>
        </p>
      )}
      <Fields
        items={[
          { id: 'description', label: sharedWord('field.description'), value: descriptionOf(row) },
          { id: 'members', label: sharedWord('field.members'), value: <Faces row={row} /> },
          ...(row.secondFactor ? [{ id: 'secondFactor', label: t`Second factor`, value: t`Everyone with this role needs one` }] : []),
          { id: 'updatedAt', label: sharedWord('field.updatedAt'), value: exact(row.updatedAt) },
        ]}
      />
      <section className="grid min-w-0 gap-3 border-t border-line pt-4">
        <h3 className="font-bold">{t`What this role can do`}</h3>
        <Abilities row={row} />
      </section>
    </>
  )
}

function Faces({ row }: { row: Role }) {
  const { t } = useLingui()
  const { may } = useCaller()
  const words = useImpactWords()
  const { data } = useMembers(row, may('staff.list') && row.members > 0)
  if (row.members === 0) return t`Nobody has it`
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {data && (
        <People
          people={data.records.map((person) => ({ id: person.id, name: personName(person) }))}
          further={data.total - data.records.length}
          max={6}
          moreLabel={words.others}
        />
      )}
      <MembersLink row={row} />
    </span>
  )
}
