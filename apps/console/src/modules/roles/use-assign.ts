import { isReason, type Schema } from '@isb/sdk'
import { toggleCheck } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import { keep, kept } from '../../lib/base/storage/keep.ts'
import { useOnce, useOperation } from '../../lib/base/connection/query.ts'
import { readOptions, readRole, type Option, type OptionIndex } from './data.ts'
import { apply, deltaOf, sizeOf, tickAll, type Delta, type Ids } from './grants.ts'

type RoleDetail = Schema<'RoleDetail'>

/** Where ticks under way are kept. */
const draftName = 'roles.assign'

/** What has come between: another version of the role, its end, or a node that is not there any more. */
export type Trouble = 'stale' | 'gone' | 'tree'

interface Ticks {
  readonly version: number
  readonly saved: Ids
  readonly held: Ids
}

const begin = (role: RoleDetail, index: OptionIndex, delta?: Delta): Ticks => {
  const saved = new Set(role.menuIds)
  return { version: role.version, saved, held: delta ? apply(index, saved, delta) : saved }
}
const keptFor = (roleId: number): Delta | undefined => {
  const before = kept(draftName) as (Delta & { id: number }) | undefined
  return before?.id === roleId ? before : undefined
}

/** The ticks of a role: what is saved, what is to be, and sending it, once. */
export function useAssign(role: RoleDetail, index: OptionIndex, onSaved: () => void) {
  const { t } = useLingui()
  const { id } = role
  const [restored] = useState(() => keptFor(id) !== undefined)
  const [ticks, setTicks] = useState(() => begin(role, index, keptFor(id)))
  const [refused, setRefused] = useState<Trouble>()
  const [loading, setLoading] = useState(false)
  const assign = useOperation('roles.assign', t`Permissions saved`)
  const saving = useRef(false)
  const { saved, held, version } = ticks
  const delta = useMemo(() => deltaOf(saved, held), [saved, held])
  const count = sizeOf(delta)
  useEffect(() => {
    keep(draftName, count > 0 ? { id, ...delta } : undefined)
  }, [id, count, delta])

  // Whoever has ticked nothing sees at once what somebody else has saved.
  const overtaken = role.version !== version && !assign.isPending
  if (overtaken && count === 0) setTicks(begin(role, index))

  const set = (next: (held: Ids) => Ids) => setTicks((old) => ({ ...old, held: next(old.held) }))
  const mayTick = (node: Option) => node.mayGrant || saved.has(node.id)
  const failed = (error: unknown) => {
    saving.current = false
    if (isReason(error, 'roles.assign', 'STALE')) setRefused('stale')
    else if (isReason(error, 'roles.assign', 'MENU_NOT_FOUND')) setRefused('tree')
    else if (isReason(error, 'roles.assign', 'ROLE_NOT_FOUND')) setRefused('gone')
  }
  const send = useOnce(() => {
    saving.current = true
    return assign.mutateAsync({ path: { roleId: id }, body: { menuIds: [...held], version } }).then(() => {
      keep(draftName, undefined)
      onSaved()
    }, failed)
  })
  return {
    saved,
    held,
    count,
    delta,
    restored,
    busy: assign.isPending,
    loading,
    trouble: refused ?? (overtaken && count > 0 ? ('stale' as const) : undefined),
    /** Whether there is something to lose. */
    dirty: () => count > 0 && !saving.current,
    forget: () => keep(draftName, undefined),
    toggle: (node: Option) => set((old) => toggleCheck(index, old, node.id, { down: false }) as Set<number>),
    tickAll: (node: Option) => set((old) => tickAll(index, old, node.id, mayTick)),
    mayTick,
    discard: () => setTicks((old) => ({ ...old, held: old.saved })),
    save: () => {
      if (count > 0) send()
    },
    /** Lays the ticks over what is saved by now. */
    reload: () => {
      setLoading(true)
      void Promise.all([readRole(id), readOptions()])
        .then(
          ([fresh, tree]) => {
            setTicks(begin(fresh, tree, delta))
            setRefused(undefined)
          },
          (error: unknown) => failed(error),
        )
        .finally(() => setLoading(false))
    },
  }
}
export type Assigning = ReturnType<typeof useAssign>
