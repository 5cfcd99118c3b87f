import { Button, cn, People, Skeleton } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { LoaderCircle, TriangleAlert, Users } from 'lucide-react'
import { useState } from 'react'
import { named } from '../../base/words/i18n.ts'
import { textOf } from '../../base/connection/report.ts'
import { affects, groupsOf, type Impact, type ImpactGroup } from './groups.ts'
import { useImpactWords, type ImpactWords } from './words.ts'
import { personName } from '../../engine/record/person-name.tsx'

export interface ImpactBoxProps {
  /** Undefined while it is not known yet. What was known before may stand meanwhile, with `busy`. */
  impact: Impact | undefined
  busy?: boolean
  error?: Error | null
  onRetry?: () => void
  /** Names the roles too, where the change is not about one that stands on the screen. */
  roles?: boolean
  className?: string
}

/** Lines and names that are shown before somebody asks for the rest. */
const most = { groups: 6, menus: 5 }

const look = {
  lose: { box: 'border-bad-line', head: 'bg-bad-bg text-bad' },
  gain: { box: 'border-line-2', head: 'bg-good-bg text-good' },
  none: { box: 'border-line-2', head: 'text-fg-2' },
}

/** Who gains and who loses what, before it is done. */
export default function ImpactBox({ impact, busy = false, error, onRetry, roles = false, className }: ImpactBoxProps) {
  const words = useImpactWords()
  if (error && !busy) return <Unknown error={error} onRetry={onRetry} className={className} />
  if (!impact) return <Reckoning className={className} />
  const { box, head } = look[impact.lose > 0 ? 'lose' : impact.gain > 0 ? 'gain' : 'none']
  return (
    <section data-slot="impact" aria-busy={busy} className={cn('overflow-clip rounded-md border', box, className)}>
      <p
        role="status"
        className={cn('flex items-center gap-2.5 px-3 py-2 [&>svg]:size-4 [&>svg]:shrink-0', head, affects(impact) && 'font-bold')}
      >
        {busy ? <LoaderCircle aria-hidden className="animate-spin" /> : <Users aria-hidden />}
        {words.head(impact)}
      </p>
      <Groups impact={impact} words={words} />
      {roles && impact.roles.length > 0 && (
        <Line label={<Trans>Roles</Trans>}>{words.list(impact.roles.map(({ name, members }) => words.role(name, members)))}</Line>
      )}
    </section>
  )
}

function Groups({ impact, words }: { impact: Impact; words: ImpactWords }) {
  const { t } = useLingui()
  const [all, setAll] = useState(false)
  const groups = groupsOf(impact)
  const shown = all ? groups : groups.slice(0, most.groups)
  const hidden = groups.length - shown.length
  const unlisted = impact.total - impact.changes.length
  return (
    <>
      {shown.map((group) => (
        <Group key={`${group.effect} ${group.menus[0]?.id}`} group={group} impact={impact} words={words} />
      ))}
      {hidden > 0 && (
        <div className="border-t border-line p-1.5">
          <Button variant="ghost" size="sm" onClick={() => setAll(true)}>{t`Show ${words.moreMenus(hidden)}`}</Button>
        </div>
      )}
      {hidden === 0 && unlisted > 0 && <p className="border-t border-line px-3 py-2 text-xs text-fg-2">{words.unlisted(unlisted)}</p>}
    </>
  )
}

function Group({ group, impact, words }: { group: ImpactGroup; impact: Impact; words: ImpactWords }) {
  const { people, names, effect } = group
  const tone = people === 0 ? 'text-fg-2' : effect === 'lose' ? 'text-bad' : 'text-good'
  const [role, ...others] = impact.roles
  const everyone = people > 0 && role && others.length === 0 && role.members === people ? words.everyone(people, role.name) : ''
  const caption = [everyone, words.kept(group)].filter(Boolean)
  return (
    <Line label={<b className={cn('text-xs leading-5', tone)}>{words.effect(group)}</b>}>
      <Menus menus={group.menus} words={words} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {people > 0 && (
          <People
            people={names.map((person) => ({ id: person.id, name: personName(person) }))}
            further={people - names.length}
            max={6}
            moreLabel={words.others}
            className="py-0.5"
          />
        )}
        {caption.map((line) => (
          <span key={line} className="text-xs text-fg-2">
            {line}
          </span>
        ))}
      </div>
    </Line>
  )
}

/** The names of screens and buttons; many of them only when asked for. */
function Menus({ menus, words }: { menus: ImpactGroup['menus']; words: ImpactWords }) {
  const [all, setAll] = useState(false)
  const shown = all || menus.length <= most.menus + 1 ? menus : menus.slice(0, most.menus)
  const hidden = menus.length - shown.length
  return (
    <p className="break-words">
      {words.list(shown.map(named))}{' '}
      {hidden > 0 && (
        <button type="button" onClick={() => setAll(true)} className="min-h-6 font-bold whitespace-nowrap text-lead-text hover:underline">
          <Trans>and {words.moreMenus(hidden)}</Trans>
        </button>
      )}
    </p>
  )
}

const Line = ({ label, children }: { label: React.ReactNode; children: React.ReactNode }) => (
  <div className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-3 border-t border-line px-3 py-2">
    <span className="text-xs leading-5 text-fg-2">{label}</span>
    <div className="min-w-0">{children}</div>
  </div>
)

function Reckoning({ className }: { className: string | undefined }) {
  const { t } = useLingui()
  return (
    <div
      role="status"
      aria-label={t`Checking who is affected`}
      className={cn('grid gap-2.5 rounded-md border border-line-2 p-3', className)}
    >
      <Skeleton className="w-3/5" />
      <Skeleton className="w-4/5" />
    </div>
  )
}

/** It is better said that nobody knows than shown that nobody is affected. */
function Unknown({ error, onRetry, className }: { error: Error; onRetry: (() => void) | undefined; className: string | undefined }) {
  return (
    <div role="status" className={cn('flex items-center gap-3 rounded-md bg-waiting-bg px-3 py-2 text-waiting', className)}>
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1">
        <Trans>Could not check who is affected: {textOf(error)}</Trans>
      </p>
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      )}
    </div>
  )
}
