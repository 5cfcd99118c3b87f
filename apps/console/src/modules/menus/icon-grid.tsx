/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- a group whose buttons hold the focus; a live region */
import { Button, SearchInput } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type KeyboardEvent } from 'react'
import { iconSet, type IconEntry } from '../../lib/base/icon/icon-set.ts'
import { useLocale } from '../../lib/base/words/i18n.ts'
import { termsOf } from './search.ts'

/** Icons in a row; what ↑ and ↓ step over. */
const across = 8
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -across, ArrowDown: across, Home: -Infinity, End: Infinity }
const fits = ([name, , en, zh]: IconEntry, terms: readonly string[]) =>
  terms.every((term) => `${name} ${en} ${zh}`.toLowerCase().includes(term))

/** The icons of the set, found by words of either language, walked with the arrow keys. */
export default function IconGrid({ value, onChoose }: { value: string; onChoose: (icon: string) => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [text, setText] = useState('')
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      iconSet.findIndex(([name]) => name === value),
    ),
  )
  const grid = useRef<HTMLDivElement>(null)
  const shown = iconSet.filter((icon) => fits(icon, termsOf(text)))
  const at = Math.min(active, shown.length - 1)
  const focus = (next: number) => {
    const to = Math.min(Math.max(next, 0), shown.length - 1)
    setActive(to)
    grid.current?.querySelectorAll('button')[to]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    focus(at + step)
  }
  const nameOf = ([, , en, zh]: IconEntry) => (locale === 'zh' ? zh.split(' ')[0] : en.split(', ')[0])
  return (
    <>
      <SearchInput
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes after the panel has opened, which is when focus goes in
        autoFocus
        label={t`Search icons`}
        clearLabel={t`Clear search`}
        value={text}
        onValueChange={(next) => {
          setText(next)
          setActive(0)
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            focus(at)
          }
          if (event.key === 'Enter' && text && shown[0]) {
            event.preventDefault()
            onChoose(shown[0][0])
          }
        }}
      />
      <div
        ref={grid}
        role="group"
        aria-label={t`Icons`}
        onKeyDown={onKeyDown}
        className="grid max-h-64 min-h-10 grid-cols-8 content-start gap-0.5 overflow-y-auto p-0.5"
      >
        {shown.map((icon, index) => {
          const [name, Drawing] = icon
          return (
            <button
              key={name}
              type="button"
              tabIndex={index === at ? 0 : -1}
              aria-pressed={name === value}
              aria-label={nameOf(icon)}
              title={nameOf(icon)}
              onClick={() => onChoose(name)}
              className="grid h-9 place-items-center rounded-md text-fg-2 hover:bg-press hover:text-fg aria-pressed:bg-lead-soft-2 aria-pressed:text-lead-text"
            >
              <Drawing aria-hidden className="size-4.5" />
            </button>
          )
        })}
        {shown.length === 0 && (
          <p role="status" className="col-span-full p-4 text-center text-fg-2">
            <Trans>No matching icons</Trans>
          </p>
        )}
      </div>
      {value && (
        <Button variant="ghost" size="sm" className="self-start" onClick={() => onChoose('')}>
          <Trans>No icon</Trans>
        </Button>
      )}
    </>
  )
}
