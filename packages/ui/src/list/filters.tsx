import { ListFilter } from 'lucide-react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { cn } from '../cn.ts'
import { DelayedSearch } from './delayed-search.tsx'
import { FilterAdd, FilterChip } from './filter-chip.tsx'
import type { FilterEditorProps } from './filter-editor.tsx'
import { type Filter, type FiltersWords, type FilterValue, type FilterValues, isOn, listOf } from './filter-props.ts'
import { Menu, MenuItem } from '../overlay/menu.tsx'
import { overlayParts } from '../overlay/overlays.ts'
import { Popover } from '../overlay/popover.tsx'

export interface FiltersProps {
  /** The filters that can be on, in order. */
  filters: readonly Filter[]
  /** What is on. */
  value: FilterValues
  /** Called with all that is on then; what is off is left out. */
  onValueChange: (value: Record<string, FilterValue>) => void
  /** A search field before the chips: its key in the values, and its name. Its text comes 250 ms after the last letter. */
  search?: { id: string; label: string }
  /** Stands at the end of the row: a ColumnPicker. */
  end?: ReactNode
  /** Its words. */
  words: FiltersWords
  /** More classes for the row. */
  className?: string
}

/** The row over a list: search, what is on as chips, a dashed chip that adds, and one Clear. On phones it scrolls sideways. */
export function Filters({ filters, value, onValueChange, search, end, words, className }: FiltersProps) {
  const [editing, setEditing] = useState<string | null>(null)
  const [learnt, setLearnt] = useState<Readonly<Record<string, string>>>({})
  const adder = useRef<HTMLButtonElement>(null)

  // Later: it may be out of use until what goes now is gone.
  const focusAdder = () => setTimeout(() => adder.current?.focus())
  const set = (id: string, next: FilterValue) => {
    const rest = Object.entries({ ...value, [id]: next }).filter(([, each]) => isOn(each))
    onValueChange(Object.fromEntries(rest))
  }
  const say = (filter: Filter): string => {
    const on = listOf(value[filter.id])
    const [first = '', second = ''] = on
    if (!isOn(value[filter.id])) return '…'
    if (filter.kind === 'days') {
      return filter.presets?.().find(({ from, to }) => from === first && to === second)?.label ?? words.days(first, second)
    }
    if (on.length > 1) return words.several(filter, on.length)
    if (filter.kind === 'look-up') return filter.labelOf?.(first) ?? learnt[first] ?? first
    return filter.options.find((option) => option.value === first)?.label ?? first
  }
  const shown = filters.filter(({ id }) => isOn(value[id]) || editing === id)
  const off = filters.filter((filter) => !shown.includes(filter))
  const anything = filters.some(({ id }) => isOn(value[id])) || (search && isOn(value[search.id]))
  return (
    <div data-slot="filters" className={cn('@container min-w-0 shrink-0', className)}>
      <div
        role="group"
        aria-label={words.label}
        className="flex items-center gap-2 px-4 pt-0.5 pb-3 max-sm:overflow-x-auto max-sm:[scrollbar-width:none] sm:flex-wrap @2xl:px-6"
      >
        {search && (
          <DelayedSearch
            label={search.label}
            clearLabel={words.clearSearch}
            value={listOf(value[search.id])[0] ?? ''}
            onValueChange={(text) => set(search.id, text)}
            className={cn(
              'min-w-40 shrink-0 max-sm:flex-1 sm:w-55',
              shown.length > 0 && 'sm:@max-lg:-order-2 sm:@max-lg:shrink sm:@max-lg:basis-[calc(100%-8.5rem)]',
            )}
          />
        )}
        {shown.map((filter) => (
          <Popover
            key={filter.id}
            label={filter.name}
            open={editing === filter.id}
            onOpenChange={(open) => setEditing(open ? filter.id : null)}
            onCloseAutoFocus={(event) => {
              // A chip that was not set is gone again.
              if (isOn(value[filter.id])) return
              event.preventDefault()
              adder.current?.focus()
            }}
            className={filter.kind === 'days' ? 'w-84! p-0!' : 'w-64! p-0!'}
            trigger={
              <FilterChip
                name={filter.name}
                value={say(filter)}
                removeLabel={words.remove(filter.name)}
                onRemove={() => {
                  focusAdder()
                  setEditing(null)
                  set(filter.id, undefined)
                }}
                className="shrink-0"
              />
            }
          >
            <Editor
              filter={filter}
              value={value[filter.id]}
              onChange={(next) => set(filter.id, next)}
              onDone={() => setEditing(null)}
              onLearn={(option) => setLearnt((before) => ({ ...before, [option.value]: option.label }))}
              words={words}
            />
          </Popover>
        ))}
        {filters.length > 0 && <Adder ref={adder} off={off} onAdd={setEditing} words={words} />}
        {anything && (
          <Button
            variant="ghost"
            onClick={() => {
              focusAdder()
              onValueChange({})
            }}
          >
            {words.clear}
          </Button>
        )}
        {/* In a narrow column with chips it stands beside the search: a line of its own would be a row of the list less. */}
        {end && <div className={cn('ml-auto flex shrink-0 items-center gap-1', shown.length > 0 && 'sm:@max-lg:-order-1')}>{end}</div>}
      </div>
    </div>
  )
}

/** It stands inside a popover, and comes with its code. */
function Editor(props: FilterEditorProps) {
  const parts = overlayParts()
  return <parts.FilterEditor {...props} />
}

interface AdderProps {
  ref: RefObject<HTMLButtonElement | null>
  off: readonly Filter[]
  onAdd: (id: string) => void
  words: FiltersWords
}

function Adder({ ref, off, onAdd, words }: AdderProps) {
  const isChosen = useRef(false)
  return (
    <Menu
      align="start"
      trigger={
        <FilterAdd ref={ref} disabled={off.length === 0} icon={<ListFilter aria-hidden className="size-4" />}>
          {words.add}
        </FilterAdd>
      }
      onCloseAutoFocus={(event) => {
        // The popover of what was chosen has the focus by then; given back to the chip, it would close it again.
        if (isChosen.current) event.preventDefault()
        isChosen.current = false
      }}
    >
      {off.map(({ id, name }) => (
        <MenuItem
          key={id}
          onSelect={() => {
            isChosen.current = true
            // At once, while the menu still fades: what is typed next goes there.
            onAdd(id)
          }}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}
