import { ArrowLeft, LoaderCircle, Search } from 'lucide-react'
import { type ReactNode } from 'react'
import { cn } from '../cn.ts'
import { Modal, ModalTitle } from './modal.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Kbd } from '../button/kbd.tsx'
import { floatClass } from './float.ts'
import { useActiveOption } from '../form/use-active-option.ts'

/** Something to go to or to do. */
export interface CommandItem {
  /** Key of the item, one in all groups. */
  id: string
  /** What is read. */
  label: string
  /** Stands before it. */
  icon?: ReactNode
  /** Grey, after it: where it is, what it is. */
  hint?: string
  /** Keys that do the same without the palette. */
  keys?: readonly string[]
}

/** Items of one kind. */
export interface CommandGroup<Item extends CommandItem = CommandItem> {
  /** Key of the group. */
  id: string
  /** Its name. */
  heading: string
  /** What it holds, best first. An empty group is not shown. */
  items: readonly Item[]
}

/** The words of the palette. */
export interface CommandPaletteWords {
  /** Its name, and that of its field. */
  label: string
  /** Shown while nothing is typed. */
  placeholder: string
  /** Name of the list. */
  results: string
  /** Nothing matches. */
  empty: string
  /** Results are under way. */
  loading: string
  /** Name of the arrow back, on phones. */
  close: string
}

export interface CommandPaletteProps<Item extends CommandItem = CommandItem> {
  /** Whether it stands. */
  open: boolean
  /** Called with false on Esc, on a click outside, and after a choice. */
  onOpenChange: (open: boolean) => void
  /** What is typed. */
  query: string
  /** Called with each change; delay the query, not the field. */
  onQueryChange: (query: string) => void
  /** What matches, as the caller finds it. */
  groups: readonly CommandGroup<Item>[]
  /** More is under way. What stands stays. */
  loading?: boolean
  /** Called with what is chosen, after the palette has been asked to close. */
  onSelect: (item: Item) => void
  /** Its words. */
  words: CommandPaletteWords
}

/** One field that finds everything: ↑ ↓ walk the results, Enter goes, Esc leaves. The whole screen on phones. */
export function CommandPalette<Item extends CommandItem>(props: CommandPaletteProps<Item>) {
  const { open, onOpenChange, words } = props
  return (
    <Modal
      data-slot="command-palette"
      open={open}
      onOpenChange={onOpenChange}
      onOpenAutoFocus={(event) => {
        // Not the arrow back, which stands before the field.
        const field = event.currentTarget instanceof Element ? event.currentTarget.querySelector('input') : null
        event.preventDefault()
        field?.focus()
      }}
      scrimClass="sm:p-6 sm:pt-[12dvh]"
      className={cn(
        floatClass,
        'flex h-dvh w-full flex-col overflow-hidden rounded-none! sm:mx-auto sm:mb-auto sm:h-auto sm:max-h-[min(30rem,76dvh)] sm:max-w-150 sm:animate-rise sm:rounded-lg!',
      )}
    >
      <ModalTitle className="sr-only">{words.label}</ModalTitle>
      <Inside {...props} />
    </Modal>
  )
}

function Inside<Item extends CommandItem>({
  onOpenChange,
  query,
  onQueryChange,
  groups,
  loading = false,
  onSelect,
  words,
}: CommandPaletteProps<Item>) {
  const full = groups.filter((group) => group.items.length > 0)
  const items = full.flatMap((group) => group.items)
  const choose = (at: number) => {
    const item = items[at]
    if (!item) return
    onOpenChange(false)
    onSelect(item)
  }
  const { listId, active, setActive, activeId, optionId, onKeyDown } = useActiveOption(items.length, choose)
  return (
    <>
      <div className="flex h-13 shrink-0 items-center gap-2 border-b border-line px-2 sm:px-4">
        <IconButton label={words.close} size="lg" onClick={() => onOpenChange(false)} className="sm:hidden">
          <ArrowLeft aria-hidden />
        </IconButton>
        <Search aria-hidden className="size-4 shrink-0 text-fg-3 max-sm:hidden" />
        <input
          role="combobox"
          aria-label={words.label}
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={words.placeholder}
          value={query}
          onChange={(event) => {
            onQueryChange(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
          className="h-full min-w-0 flex-1 bg-transparent text-base outline-none"
        />
        {loading && <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin text-fg-3" />}
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label={words.results}
        aria-busy={loading || undefined}
        className={cn('min-h-0 overflow-y-auto overscroll-contain p-2 pt-0', items.length === 0 && 'hidden')}
      >
        {full.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${listId}-${group.id}`} className="pt-2">
            <div id={`${listId}-${group.id}`} role="presentation" className="px-2 py-1 text-xs text-fg-3">
              {group.heading}
            </div>
            {group.items.map((item) => {
              const at = items.indexOf(item)
              return (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field holds focus and keys
                <div
                  key={item.id}
                  id={optionId(at)}
                  role="option"
                  aria-selected={at === active}
                  onPointerMove={() => setActive(at)}
                  onClick={() => choose(at)}
                  className="flex min-h-9 cursor-default items-center gap-3 rounded-md px-2 aria-selected:bg-lead-soft-2 touch:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-fg-2"
                >
                  {item.icon}
                  <span className="min-w-0 truncate">{item.label}</span>
                  {item.hint && <span className="min-w-0 flex-1 truncate text-xs text-fg-3">{item.hint}</span>}
                  {item.keys && <Kbd keys={item.keys} className="ml-auto touch:hidden" />}
                </div>
              )
            })}
          </div>
        ))}
      </div>
      <div role="status" className={items.length === 0 ? 'grid min-h-24 place-items-center px-6 text-center text-fg-2' : 'sr-only'}>
        {items.length === 0 ? (loading ? words.loading : words.empty) : ''}
      </div>
    </>
  )
}
