import { checkStates, SearchInput, Tree, type FieldControl, type TreeId } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { named } from '../../base/words/i18n.ts'
import { Icon } from '../../base/icon/icon.tsx'
import { press, tickedIds, type ScopeNode, type ScopeTree } from './scope-tree.ts'

interface ScopePickerProps {
  /** What there is to choose from. */
  tree: ScopeTree
  value: readonly string[]
  onValueChange: (scopes: string[]) => void
  /** Ties it to its label and its error. */
  control?: Partial<FieldControl>
}

const few = 40
const hasCode = ({ code, name }: ScopeNode) => code !== '' && code !== name
/** All that one reads of a row, for who hears it. */
const nameOf = (node: ScopeNode): string => (hasCode(node) ? `${named(node)} ${node.code}` : named(node))

/** What a token may do, ticked in the tree by the names that the tree gives it. */
export function ScopePicker({ tree, value, onValueChange, control }: ScopePickerProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [expanded, setExpanded] = useState<ReadonlySet<TreeId>>(
    () => new Set(tree.nodes.filter(({ parentId }) => tree.nodes.length <= few || parentId === null).map(({ id }) => id)),
  )
  const scopes = useMemo(() => new Set(value), [value])
  const checks = useMemo(() => checkStates(tree, tickedIds(tree, scopes)), [tree, scopes])
  const filter = useMemo(() => {
    const terms = text.toLowerCase().split(/\s+/).filter(Boolean)
    if (terms.length === 0) return undefined
    return ({ name, nameZh, code }: ScopeNode) => terms.every((term) => `${name}\n${nameZh}\n${code}`.toLowerCase().includes(term))
  }, [text])
  return (
    <div className="overflow-hidden rounded-md border border-control has-aria-invalid:border-bad">
      <div className="border-b border-line p-2">
        <SearchInput
          {...control}
          label={t`Name or code`}
          clearLabel={t`Clear search`}
          value={text}
          onValueChange={setText}
          // Enter searches; it does not send the form around it.
          onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && !event.metaKey && event.preventDefault()}
        />
      </div>
      <Tree
        index={tree}
        label={t`Permissions`}
        className="h-60"
        rowHeight={32}
        getLabel={nameOf}
        renderIcon={({ icon }) => icon && <Icon name={icon} />}
        renderLabel={(node) => (
          <>
            {named(node)} {hasCode(node) && <span className="ml-1 font-mono text-xs text-fg-3 max-sm:hidden">{node.code}</span>}
          </>
        )}
        expanded={expanded}
        onExpandedChange={setExpanded}
        filter={filter}
        checks={checks}
        onCheck={({ id }) => onValueChange(press(tree, scopes, id))}
        empty={
          <p className="p-4 text-center text-fg-2">
            {filter ? <Trans>Nothing found</Trans> : <Trans>You have no permissions to give.</Trans>}
          </p>
        }
      />
    </div>
  )
}
