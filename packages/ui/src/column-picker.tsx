import { Columns3 } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import { Menu, MenuCheckItem, MenuItem, MenuSeparator } from './menu.tsx'
import { withKeys } from './table-selection.ts'

export interface ColumnPickerProps {
  /** The table's columns; those that are `hideable` are offered. */
  columns: readonly { id: string; head: string; hideable?: boolean }[]
  /** Ids of the columns that are put away. */
  hidden: ReadonlySet<string>
  /** Called with the new set. */
  onHiddenChange: (hidden: Set<string>) => void
  /** What reset goes back to; nothing hidden unless told otherwise. */
  usual?: ReadonlySet<string>
  /** Its words: the button's name, and the item that brings all back. */
  words: { label: string; reset: string }
  /** More classes for the button. */
  className?: string
}

const none: ReadonlySet<string> = new Set()

/** The button that chooses which columns stand. Its menu stays open while one ticks. */
export function ColumnPicker({ columns, hidden, onHiddenChange, usual = none, words, className }: ColumnPickerProps) {
  const same = hidden.size === usual.size && [...hidden].every((id) => usual.has(id))
  return (
    <Menu
      aria-label={words.label}
      trigger={
        <IconButton label={words.label} className={className}>
          <Columns3 aria-hidden />
        </IconButton>
      }
    >
      {columns
        .filter((column) => column.hideable)
        .map(({ id, head }) => (
          <MenuCheckItem
            key={id}
            checked={!hidden.has(id)}
            onCheckedChange={(on) => onHiddenChange(withKeys(hidden, [id], !on))}
            onSelect={(event) => event.preventDefault()}
          >
            {head}
          </MenuCheckItem>
        ))}
      <MenuSeparator />
      <MenuItem disabled={same} onSelect={() => onHiddenChange(new Set(usual))}>
        {words.reset}
      </MenuItem>
    </Menu>
  )
}
