import { checkStates, Tree, type TreeId, type TreeMark } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { CheckCheck, Lock } from 'lucide-react'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { Beside } from '../../lib/engine/record/beside.tsx'
import { named, useLocale } from '../../lib/base/words/i18n.ts'
import type { Option, OptionIndex } from './data.ts'
import type { Assigning } from './use-assign.ts'

interface AssignTreeProps {
  index: OptionIndex
  form: Assigning
  readOnly: boolean
  filter: ((node: Option) => boolean) | undefined
  /** What was searched for, in small letters. */
  terms: readonly string[]
  empty: ReactNode
}

/** A tree of no more nodes than this begins with its modules open. */
const small = 300
const fingers = matchMedia('(pointer: coarse)').matches

/** Open where only a part is granted: there one has to look. */
function openAtFirst(index: OptionIndex, held: ReadonlySet<number>): Set<TreeId> {
  const states = checkStates(index, held)
  const open = new Set<TreeId>()
  index.nodes.forEach(({ id }, at) => {
    const branch = (index.children[at] ?? 0) > 0
    if (branch && (states[at] === 1 || (index.nodes.length <= small && index.depth[at] === 0))) open.add(id)
  })
  return open
}

/** The tree with its boxes. What one may not grant cannot be ticked, and says why. */
export function AssignTree({ index, form, readOnly, filter, terms, empty }: AssignTreeProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { saved, held } = form
  const [expanded, setExpanded] = useState<ReadonlySet<TreeId>>(() => openAtFirst(index, held))
  const states = useMemo(() => checkStates(index, held), [index, held])
  const words = useMemo(
    () => ({
      granted: { tone: 'good', word: t`granted` } satisfies TreeMark as TreeMark,
      revoked: { tone: 'bad', word: t`revoked` } satisfies TreeMark as TreeMark,
    }),
    [t],
  )
  const rowMark = useCallback(
    ({ id }: Option) => (held.has(id) === saved.has(id) ? undefined : held.has(id) ? words.granted : words.revoked),
    [held, saved, words],
  )
  const locked = (node: Option) => !readOnly && !held.has(node.id) && !form.mayTick(node)
  return (
    <Tree
      key={locale}
      index={index}
      label={t`Permissions`}
      className="min-h-40 flex-1"
      rowHeight={fingers ? 44 : 30}
      getLabel={(node) => {
        const name = named(node)
        return locked(node) ? t`${name}: you do not have it yourself` : name
      }}
      renderLabel={(node) => <Label node={node} locked={locked(node)} terms={terms} />}
      expanded={expanded}
      onExpandedChange={setExpanded}
      checks={states}
      onCheck={form.toggle}
      onActivate={form.toggle}
      canCheck={(node) => !readOnly && !locked(node)}
      rowMark={rowMark}
      filter={filter}
      {...(!readOnly && {
        actionsWidth: '3.25rem',
        renderActions: (node: Option, tabIndex: 0 | -1) => {
          const at = index.position(node.id)
          return (index.children[at] ?? 0) > 0 && states[at] !== 2 && !locked(node) ? (
            <button
              type="button"
              tabIndex={tabIndex}
              aria-label={t`Grant ${named(node)} with everything in it`}
              title={t`Grant ${named(node)} with everything in it`}
              onClick={() => form.tickAll(node)}
              className="grid size-6 place-items-center rounded-sm text-fg-2 opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 hover:bg-press hover:text-fg touch:size-10 touch:opacity-100"
            >
              <CheckCheck aria-hidden className="size-4" />
            </button>
          ) : null
        },
      })}
      empty={empty}
    />
  )
}

/** A name; beside it what was found in the other language or in the code, and why it cannot be ticked. */
function Label({ node, locked, terms }: { node: Option; locked: boolean; terms: readonly string[] }) {
  const { t } = useLingui()
  const name = named(node)
  const has = (text: string) => terms.some((term) => text.toLowerCase().includes(term))
  const aside = terms.length === 0 || has(name) ? '' : ([node.name, node.nameZh, node.code].find(has) ?? '')
  return (
    <span className={`${node.type === 'MENU_DIR' ? 'font-bold' : ''} ${locked ? 'text-fg-3' : ''}`}>
      {name}
      {aside && <Beside>{aside}</Beside>}
      {locked && (
        <span title={t`You do not have it yourself`} className="ml-2 inline-block align-[-2px]">
          <Lock aria-hidden className="size-3.5" />
        </span>
      )}
    </span>
  )
}
