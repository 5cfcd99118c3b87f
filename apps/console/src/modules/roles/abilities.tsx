import { Button, Skeleton } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { listOf, named, useLocale } from '../../lib/base/words/i18n.ts'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { roleQuery, useOptions, type Option, type OptionIndex, type Role } from './data.ts'
import { firstOf, summaryOf, type ModuleSummary, type ScreenSummary } from './summary.ts'

/** Screens that are told before somebody asks for all, and names in one sentence. */
const most = { screens: 40, names: 12 }

/** What a role can do, in sentences. */
export function Abilities({ row }: { row: Role }) {
  const { t } = useLingui()
  const tree = useOptions()
  const role = useQuery({ ...roleQuery(row.id), enabled: !row.builtin })
  const error = tree.error ?? role.error
  if (row.builtin) return <p>{t`Everything: every screen and every button, including those added later.`}</p>
  if (error && !(tree.index && role.data))
    return (
      <NotLoaded
        title={t`What it can do did not load`}
        error={error}
        busy={tree.isFetching || role.isFetching}
        onRetry={() => void Promise.all([tree.refetch(), role.refetch()])}
      />
    )
  if (!tree.index || !role.data)
    return (
      <div role="status" aria-label={t`Loading`} className="grid gap-3">
        {['w-2/5', 'w-4/5', 'w-3/5'].map((width) => (
          <Skeleton key={width} className={width} />
        ))}
      </div>
    )
  return (
    <>
      {!row.enabled && (
        <p className="text-fg-2">
          <Trans>The role is disabled and grants nothing. Enabled, it can do this:</Trans>
        </p>
      )}
      <Told index={tree.index} menuIds={role.data.menuIds} />
    </>
  )
}

function Told({ index, menuIds }: { index: OptionIndex; menuIds: readonly number[] }) {
  const { t } = useLingui()
  const [all, setAll] = useState(false)
  const modules = useMemo(() => summaryOf(index, new Set(menuIds)), [index, menuIds])
  const screens = modules.reduce((sum, module) => sum + module.screens.length, 0)
  if (screens === 0) return <p className="text-fg-2">{t`Nothing yet: no screen is granted.`}</p>
  const shown = all ? modules : firstOf(modules, most.screens)
  const hidden = screens - most.screens
  return (
    <div className="grid gap-4">
      {shown.map((module) => (
        <Module key={module.way.at(-1)?.id ?? 0} module={module} />
      ))}
      {!all && hidden > 0 && (
        <Button className="justify-self-start" onClick={() => setAll(true)}>
          {t`${plural(hidden, { one: 'Show # more screen', other: 'Show # more screens' })}`}
        </Button>
      )}
    </div>
  )
}

function Module({ module: { way, screens, unseen } }: { module: ModuleSummary }) {
  const { t } = useLingui()
  const list = useList()
  return (
    <div className="grid gap-1.5">
      {way.length > 0 && <h4 className="text-xs font-bold text-fg-2">{way.map(named).join(' › ')}</h4>}
      <ul className="grid gap-1.5">
        {screens.map((screen) => (
          <li key={screen.screen.id} className="border-l-2 border-line-2 pl-3">
            <Screen {...screen} />
          </li>
        ))}
      </ul>
      {unseen.length > 0 && <p className="pl-3.5 text-xs text-fg-3">{t`Cannot see ${list(unseen)}.`}</p>}
    </div>
  )
}

function Screen({ screen, may, mayNot }: ScreenSummary) {
  const { t } = useLingui()
  const list = useList()
  const can = list(may)
  const cannot = list(mayNot, 'disjunction')
  return (
    <p className="break-words">
      <b>{named(screen)}</b>
      {t({ message: ': ', comment: 'between a screen and what can be done there' })}
      {may.length === 0 ? t`can see it` : t`can see it and use ${can}`}
      {mayNot.length > 0 && <span className="text-fg-3">{t`; not ${cannot}`}</span>}
    </p>
  )
}

/** Names as a sentence has them; of many the first, and how many more. */
function useList() {
  const { t } = useLingui()
  const locale = useLocale()
  return (nodes: readonly Option[], type: Intl.ListFormatType = 'conjunction'): string => {
    const names = nodes.slice(0, most.names).map((node) => t`“${named(node)}”`)
    const more = nodes.length - names.length
    return listOf(locale, more > 0 ? [...names, t`${more} more`] : names, type)
  }
}
