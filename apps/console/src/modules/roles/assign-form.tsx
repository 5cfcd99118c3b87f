import type { Schema } from '@isb/sdk'
import { Button, ConfirmDialog, Kbd, SearchInput, Segmented } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { Lock, SearchX } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import ImpactBox from '../../lib/shared/impact/impact-box.tsx'
import { AssignTree } from './assign-tree.tsx'
import { AssignTrouble } from './assign-trouble.tsx'
import type { Option, OptionIndex } from './data.ts'
import type { Delta } from './grants.ts'
import { useAssign } from './use-assign.ts'
import { useAssignImpact } from './use-assign-impact.ts'

interface AssignFormProps {
  index: OptionIndex
  role: Schema<'RoleDetail'>
  readOnly: boolean
  onClose: () => void
}

type Shown = 'all' | 'granted' | 'changes'

/** The label of the button that saves: how many permissions are granted and revoked. */
function SaveLabel({ delta: { granted, revoked } }: { delta: Delta }) {
  const { t } = useLingui()
  const [more, fewer] = [granted.length, revoked.length]
  if (more > 0 && fewer > 0) return t`Save: ${more} granted, ${fewer} revoked`
  if (more > 0) return t`Save: ${more} granted`
  return fewer > 0 ? t`Save: ${fewer} revoked` : t`Nothing to save`
}

/** The tree of what a role is granted, who is affected by the ticks, and saving them. */
export function AssignForm({ index, role, readOnly, onClose }: AssignFormProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const form = useAssign(role, index, onClose)
  const { count, dirty } = form
  const { name, id } = role
  const impact = useAssignImpact(id, form.saved, form.held)
  const search = useFound(index, form)
  const lockedSome = useMemo(() => !readOnly && index.nodes.some((node) => !node.mayGrant), [readOnly, index])
  useEffect(() => {
    // A finger's keyboard would cover what one has come to see.
    if (matchMedia('(pointer: fine)').matches) box.current?.querySelector('input')?.focus()
  }, [])
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const { id: nextId, tab } = next.search as { id?: number; tab?: string }
      return dirty() && (current.pathname !== next.pathname || nextId !== id || tab !== 'permissions')
    },
    enableBeforeUnload: dirty,
    withResolver: true,
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut for the button below, which has the focus order's last word
    <div
      ref={box}
      className="flex min-h-0 flex-1 flex-col"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !readOnly) form.save()
      }}
    >
      <div className="grid gap-3 px-4 pt-4 pb-3">
        {!readOnly && (
          <p className="text-fg-2">
            <Trans>Ticking a button also ticks its menu and module. A menu without its buttons is view only.</Trans>
          </p>
        )}
        {form.restored && count > 0 && !form.trouble && (
          <p role="status" className="rounded-md bg-live-bg px-3 py-2 text-live">
            <Trans>These are the boxes you ticked before. They have not been saved.</Trans>
          </p>
        )}
        {form.trouble && <AssignTrouble form={form} trouble={form.trouble} />}
        <div className="flex flex-wrap items-center gap-2">
          <SearchInput
            label={t`Search permissions`}
            clearLabel={t`Clear search`}
            value={search.text}
            onValueChange={search.setText}
            maxLength={100}
            className="min-w-48 flex-1"
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              box.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus()
            }}
          />
          <Segmented<Shown>
            label={t`Which permissions to show`}
            options={[
              { value: 'all', label: t`All` },
              { value: 'granted', label: t`Granted` },
              ...(readOnly ? [] : [{ value: 'changes' as const, label: t`Changes` }]),
            ]}
            value={search.shown}
            onValueChange={search.setShown}
          />
        </div>
        {lockedSome && (
          <p className="flex items-center gap-1.5 text-xs text-fg-2">
            <Lock aria-hidden className="size-3.5 shrink-0" />
            <Trans>You can only grant permissions that you have.</Trans>
          </p>
        )}
      </div>
      <div className="flex min-h-0 flex-1 flex-col px-2">
        <AssignTree
          index={index}
          form={form}
          readOnly={readOnly}
          filter={search.filter}
          terms={search.terms}
          empty={
            <div className="m-auto grid justify-items-center gap-3 p-6 text-fg-2">
              {search.shown === 'changes' && search.terms.length === 0 ? t`No changes yet.` : t`No matching permissions.`}
              <Button onClick={search.clear}>
                <SearchX aria-hidden />
                <Trans>Show all</Trans>
              </Button>
            </div>
          }
        />
      </div>
      {count > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must be reached to be scrolled
        <div role="region" aria-label={t`Who is affected`} tabIndex={0} className="max-h-[38%] shrink-0 overflow-y-auto px-4 py-3">
          <ImpactBox impact={impact.impact} busy={impact.busy} error={impact.error} onRetry={impact.retry} />
        </div>
      )}
      {!readOnly && (
        <footer className="flex shrink-0 gap-2 border-t border-line px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] touch:[&_[data-slot=button]]:min-h-11">
          <Button disabled={count === 0 || form.busy} onClick={form.discard}>
            <Trans>Discard</Trans>
          </Button>
          <Button variant="lead" className="flex-1" disabled={count === 0} loading={form.busy} onClick={form.save}>
            <SaveLabel delta={form.delta} />
            {count > 0 && <Kbd keys={['Ctrl', '⏎']} inverse className="touch:hidden" />}
          </Button>
        </footer>
      )}
      <ConfirmDialog
        open={blocker.status === 'blocked'}
        onOpenChange={() => blocker.reset?.()}
        tone="danger"
        title={t`${plural(count, { one: `Discard # change to ${name}?`, other: `Discard # changes to ${name}?` })}`}
        text={t`It has not been saved.`}
        cancelLabel={t`Keep editing`}
        confirmLabel={t`Discard`}
        onConfirm={() => {
          form.forget()
          blocker.proceed?.()
        }}
      />
    </div>
  )
}

/** What of each node is searched, by its id; made when it is first asked for. */
function textsOf(index: OptionIndex): () => ReadonlyMap<number, string> {
  let made: Map<number, string> | undefined
  return () => (made ??= new Map(index.nodes.map(({ id, name, nameZh, code }) => [id, `${name}\n${nameZh}\n${code}`.toLowerCase()])))
}

/** What is shown of the tree: what was searched for, what is granted, what is changed. */
function useFound(index: OptionIndex, { saved, held }: ReturnType<typeof useAssign>) {
  const [text, setText] = useState('')
  const [shown, setShown] = useState<Shown>('all')
  const later = useDeferredValue(text)
  const terms = useMemo(() => later.toLowerCase().split(/\s+/).filter(Boolean), [later])
  const texts = useMemo(() => textsOf(index), [index])
  // What is ticked now is of no matter to who looks at all.
  const now = shown === 'all' ? undefined : held
  const filter = useMemo(() => {
    if (terms.length === 0 && !now) return undefined
    const searched = terms.length > 0 ? texts() : undefined
    return ({ id }: Option) => {
      if (now && shown === 'granted' && !now.has(id) && !saved.has(id)) return false
      if (now && shown === 'changes' && now.has(id) === saved.has(id)) return false
      const found = searched?.get(id)
      return found === undefined || terms.every((term) => found.includes(term))
    }
  }, [terms, texts, now, saved, shown])
  const clear = () => {
    setText('')
    setShown('all')
  }
  return { text, setText, shown, setShown, terms, filter, clear }
}
