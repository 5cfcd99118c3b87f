import { type Schema } from '@isb/sdk'
import { typesUnder, whyNotUnder } from '@isb/sdk/rules'
import { SearchInput, Tree, createTreeIndex, type FieldControl, type TreeId, type TreeNode } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useRef, useState } from 'react'
import { named } from '../../lib/base/words/i18n.ts'
import { Icon } from '../../lib/base/icon/icon.tsx'
import { idsAbove, menuAt, type Menu, type MenuIndex, type MenuType } from './data.ts'
import { Picker } from '../../lib/engine/picker/picker.tsx'
import { termsOf } from './search.ts'

interface ParentPickerProps {
  control: FieldControl
  index: MenuIndex
  /** What is to stand there. */
  type: MenuType
  /** The menu that is edited: it cannot stand under itself. */
  self: number | undefined
  value: number
  onValueChange: (id: number) => void
  disabled: boolean
}

/** Where a menu stands: a tree of those that may hold it, to search and to choose from. */
export function ParentPicker({ control, index, value, onValueChange, disabled, ...rest }: ParentPickerProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const parent = menuAt(index, value)
  const trail = parent
    ? [parent, ...idsAbove(index, parent.id).map((id) => menuAt(index, id) as Menu)].toReversed().map(named).join(' › ')
    : t`Top level`
  const chosen = <span className="min-w-0 truncate">{value !== 0 && !parent ? '—' : trail}</span>
  return (
    <Picker
      control={control}
      label={t`Choose the parent`}
      chosen={chosen}
      title={trail}
      disabled={disabled}
      open={open}
      onOpenChange={setOpen}
      className="flex w-104 flex-col gap-2 p-2"
    >
      <Choices
        index={index}
        value={value}
        {...rest}
        onChoose={(id) => {
          onValueChange(id)
          setOpen(false)
        }}
      />
    </Picker>
  )
}

/** A row of the picker: a menu, or the top of all. */
interface Place extends TreeNode, Pick<Menu, 'name' | 'nameZh' | 'code' | 'icon'> {
  id: number
  type: Schema<'MenuType'>
}

function Choices({
  index,
  type,
  self,
  value,
  onChoose,
}: Pick<ParentPickerProps, 'index' | 'type' | 'self' | 'value'> & { onChoose: (id: number) => void }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const top = t`Top level`
  const places = useMemo(() => createTreeIndex<Place>(placesFor(index, type, self, top)), [index, type, self, top])
  const [expanded, setExpanded] = useState<ReadonlySet<TreeId>>(() => new Set([0, ...(value === 0 ? [] : idsAbove(index, value))]))
  const fits = (place: Place) => whyNotUnder(type, place.type) === null
  const filter = useMemo(() => {
    const terms = termsOf(text)
    const find = ({ name, nameZh, code }: Place) => terms.every((term) => `${name}\n${nameZh}\n${code}`.toLowerCase().includes(term))
    return terms.length > 0 ? (place: Place) => whyNotUnder(type, place.type) === null && find(place) : undefined
  }, [text, type])
  const choose = (place: Place) => {
    if (fits(place)) return onChoose(place.id)
    const next = new Set(expanded)
    next[next.has(place.id) ? 'delete' : 'add'](place.id)
    setExpanded(next)
  }
  return (
    <div ref={box} className="contents">
      <SearchInput
        label={t`Name or code`}
        clearLabel={t`Clear search`}
        value={text}
        onValueChange={setText}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          box.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus()
        }}
      />
      <Tree
        index={places}
        label={t`Parents`}
        className="h-64"
        rowHeight={32}
        getLabel={named}
        renderIcon={(place) => place.id !== 0 && <Icon name={place.icon} />}
        renderLabel={(place) => <span className={fits(place) ? '' : 'text-fg-3'}>{named(place)}</span>}
        expanded={expanded}
        onExpandedChange={setExpanded}
        filter={filter}
        selected={value}
        onSelect={choose}
        onActivate={choose}
        empty={
          <p className="p-4 text-center text-fg-2">
            <Trans>No matching parent</Trans>
          </p>
        }
      />
    </div>
  )
}

/** Those that may hold the type, and what stands above them; never what stands under the menu itself. */
function placesFor(index: MenuIndex, type: MenuType, self: number | undefined, top: string): Place[] {
  const holds = (menu: Menu) => typesUnder(menu.type).includes(type) || menu.type === 'MENU_DIR'
  const from = self === undefined ? -1 : index.position(self)
  const to = from < 0 ? -1 : (index.end[from] ?? -1)
  const inside = index.nodes.filter((menu, at) => holds(menu) && (at < from || at >= to))
  if (whyNotUnder(type, 'Root') !== null) return inside.map((menu) => ({ ...menu, parentId: menu.parentId || null }))
  return [{ id: 0, parentId: null, type: 'Root', name: top, nameZh: '', code: '', icon: '' }, ...inside]
}
