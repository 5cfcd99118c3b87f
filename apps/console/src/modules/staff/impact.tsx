import type { Schema } from '@isb/sdk'
import { Skeleton } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { named, roleName } from '../../lib/base/words/i18n.ts'
import { query } from '../../lib/base/connection/query.ts'
import { textOf } from '../../lib/base/connection/report.ts'

type Change = Schema<'ImpactChange'>

/** Names that are read out before the rest is only counted. */
const most = 8

/** What an account would gain and lose if these were its roles. Nothing is changed by asking. */
export function RolesImpact({ staffId, roleIds }: { staffId: number; roleIds: readonly number[] }) {
  const { t } = useLingui()
  const id = useId()
  const sorted = roleIds.toSorted((a, b) => a - b)
  const { data, error, isFetching } = useQuery({
    ...query('staff.rolesImpact', { path: { staffId }, body: { roleIds: sorted } }),
    staleTime: 0,
  })
  const lost = data?.changes.filter(({ effect, people }) => effect === 'lose' && people > 0) ?? []
  const gained = data?.changes.filter(({ effect, people }) => effect === 'gain' && people > 0) ?? []
  const kept = data?.changes.filter(({ effect, people, kept: through }) => effect === 'lose' && people === 0 && through > 0) ?? []
  return (
    <section aria-labelledby={id} aria-busy={isFetching} className="min-h-24 rounded-md border border-line">
      <h3 id={id} className="border-b border-line px-3 py-2 text-xs font-bold text-fg-2">
        <Trans>What changes</Trans>
      </h3>
      <div role="status" className="grid gap-2 px-3 py-2.5">
        {!data && !error && <Skeleton className="w-2/3" />}
        {error && <p className="text-bad">{textOf(error)}</p>}
        {data && lost.length + gained.length === 0 && (
          <p className="text-fg-2">
            {kept.length > 0 ? t`No change: other roles grant all of it too.` : t`No change in what they can see or do.`}
          </p>
        )}
        {gained.length > 0 && <Line word={t`Gains`} tone="text-good" changes={gained} />}
        {lost.length > 0 && <Line word={t`Loses`} tone="text-bad" changes={lost} />}
        {kept.length > 0 && lost.length > 0 && <Line word={t`Keeps`} tone="text-fg-2" changes={kept} through />}
      </div>
    </section>
  )
}

function Line({ word, tone, changes, through = false }: { word: string; tone: string; changes: readonly Change[]; through?: boolean }) {
  const { t } = useLingui()
  const comma = t({ message: ', ', comment: 'between names' })
  const more = changes.length - most
  const roles = [...new Set(changes.flatMap(({ keptThrough }) => keptThrough.map(roleName)))].join(comma)
  return (
    <div className="grid grid-cols-[4rem_minmax(0,1fr)] gap-3">
      <span className={`font-bold ${tone}`}>{word}</span>
      <span>
        {changes
          .slice(0, most)
          .map(({ menu }) => named(menu))
          .join(comma)}
        {more > 0 && <span className="text-fg-2"> {t`${plural(more, { one: 'and # more', other: 'and # more' })}`}</span>}
        {through && roles && <span className="block text-xs text-fg-2">{t`through ${roles}`}</span>}
      </span>
    </div>
  )
}
