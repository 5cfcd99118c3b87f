import { Ellipsis, X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { BulkBarProps, BulkBarWords, BulkRun } from './bulk-bar.tsx'
import { BulkButton, inverseIcon } from './bulk-button.tsx'
import { BulkResult } from './bulk-result.tsx'
import { cn } from '../cn.ts'
import { IconButton } from '../button/icon-button.tsx'
import { Menu, MenuItem } from '../overlay/menu.tsx'
import { useWidthStep } from '../use-width-step.ts'

/** Narrower than this, in px, only one action has room beside the menu. */
const PHONE = [640]

/** The bar while something is checked or runs. */
export function BulkBarPart({ count, hidden = 0, actions, onClear, run, words, className }: BulkBarProps) {
  const room = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const mine = useRef(false)
  const inBar = useWidthStep(room, PHONE) === 0 ? 2 : 3
  const state = run?.state ?? 'ready'
  useLayoutEffect(() => {
    // The button that was pressed is gone: the focus stays with the bar, not with nobody.
    if (mine.current && document.activeElement === document.body) bar.current?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new state is what takes the button away
  }, [state])

  const leave = (then: () => void) => () => {
    const row = bar.current?.closest('[data-slot="table"]')?.querySelector<HTMLElement>('[data-row][tabindex="0"]')
    mine.current = false
    row?.focus()
    then()
  }
  const shown = actions.length > inBar ? actions.slice(0, inBar - 1) : actions
  const others = actions.slice(shown.length)
  return (
    <div ref={room} className="pointer-events-none absolute inset-x-0 bottom-3 z-20 flex justify-center px-3">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches where the focus is */}
      <div
        ref={bar}
        data-slot="bulk-bar"
        role="region"
        aria-label={words.label}
        tabIndex={-1}
        onFocus={() => (mine.current = true)}
        onBlur={(event) => {
          if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) mine.current = false
        }}
        className={cn(
          'pointer-events-auto flex h-11 max-w-full min-w-0 animate-rise items-center gap-1 rounded-lg bg-inverse pr-1.5 pl-4 whitespace-nowrap text-on-inverse shadow-float outline-none',
          className,
        )}
      >
        {run?.state === 'running' ? (
          <Running run={run} words={words} />
        ) : run ? (
          <BulkResult run={run} words={words} onDismiss={leave(run.onDismiss)} />
        ) : (
          <>
            <b role="status" className="mr-1 tabular-nums">
              {words.selected(count, hidden)}
            </b>
            <div className="flex min-w-0 items-center overflow-x-auto p-0.5 [scrollbar-width:none]">
              {shown.map((action) => (
                <BulkButton key={action.id} action={action} />
              ))}
            </div>
            {others.length > 0 && (
              <Menu
                side="top"
                trigger={
                  <IconButton label={words.more} className={inverseIcon}>
                    <Ellipsis aria-hidden />
                  </IconButton>
                }
              >
                {others.map(({ id, label, icon, onSelect, whyNot, danger }) => (
                  <MenuItem key={id} icon={icon} danger={danger === true} disabled={!!whyNot} hint={whyNot} onSelect={onSelect}>
                    {label}
                  </MenuItem>
                ))}
              </Menu>
            )}
            <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-inverse-line" />
            <IconButton label={words.clear} onClick={leave(onClear)} className={inverseIcon}>
              <X aria-hidden />
            </IconButton>
          </>
        )}
      </div>
    </div>
  )
}

function Running({ run, words }: { run: BulkRun & { state: 'running' }; words: BulkBarWords }) {
  const { done, total } = run
  return (
    <>
      <b role="status" className="tabular-nums">
        {words.progress(done, total)}
      </b>
      <span
        role="progressbar"
        aria-label={words.label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        className="mx-2 h-1 w-40 min-w-12 shrink overflow-hidden rounded-full bg-inverse-line"
      >
        <span
          className="block size-full origin-left rounded-full bg-on-inverse transition-transform"
          style={{ transform: `scaleX(${total > 0 ? done / total : 0})` }}
        />
      </span>
      <BulkButton action={{ id: 'stop', label: words.stop, onSelect: run.onStop }} />
    </>
  )
}
