import { Search } from 'lucide-react'
import { useState } from 'react'
import { Input } from './input.tsx'
import { OptionList, type OptionWords } from './option-list.tsx'
import type { LoadOptions, Option } from './use-options.ts'
import { useSearchedOptions } from './use-searched-options.ts'

export interface OptionPickerProps {
  /** Name of the list. */
  label: string
  /** Name and placeholder of the search field. */
  searchLabel: string
  /** What can be chosen, or how to load it. */
  source: readonly Option[] | LoadOptions
  /** Values that are on. */
  on: readonly string[]
  /** Several can be on. */
  multiple?: boolean
  /** Called with the one that is chosen. */
  onChoose: (option: Option) => void
  /** Words of the list. */
  words: OptionWords
}

/** More options than this get a search field. */
const FEW = 8

/** What stands in a popover to choose from: a list, with a search field over it where it is long or loaded. */
export function OptionPicker({ label, searchLabel, source, on, multiple, onChoose, words }: OptionPickerProps) {
  const [text, setText] = useState('')
  const searchable = typeof source === 'function' || source.length > FEW
  const { from, listId, active, setActive, activeId, onType, onKeyDown } = useSearchedOptions(source, text, true, onChoose)
  return (
    <>
      {searchable && (
        <div className="relative border-b border-line p-2">
          <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-4.5 my-auto size-4 text-fg-3" />
          <Input
            size="sm"
            role="combobox"
            aria-label={searchLabel}
            aria-expanded
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            autoComplete="off"
            spellCheck={false}
            placeholder={searchLabel}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              onType()
            }}
            onKeyDown={onKeyDown}
            className="pl-8!"
          />
        </div>
      )}
      <OptionList
        id={listId}
        label={label}
        from={from}
        active={active}
        onActive={setActive}
        on={on}
        multiple={multiple ?? false}
        onChoose={onChoose}
        words={words}
        {...(searchable
          ? {}
          : {
              onKeyDown: (event) => {
                // Without a field to type a blank into, Space chooses as well.
                if (event.key === ' ') {
                  event.preventDefault()
                  const option = from.options[active]
                  if (option && !option.disabled) onChoose(option)
                } else onKeyDown(event)
              },
            })}
      />
    </>
  )
}
