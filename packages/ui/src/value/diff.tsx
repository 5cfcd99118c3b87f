import { Minus, Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

/** A field that has changed. Lists are compared item by item. */
export interface Change {
  /** Key of the field. */
  id: string
  /** What it is called. */
  name: string
  /** As it was; nothing for what was not there. */
  before: string | readonly string[] | null | undefined
  /** As it is now. */
  after: string | readonly string[] | null | undefined
}

/** Words that are only read aloud. */
export interface DiffWords {
  before: string
  after: string
  added: string
  removed: string
}

export interface DiffProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The fields, in order. */
  changes: readonly Change[]
  /** Its words. */
  words: DiffWords
}

const isList = (value: Change['before']): value is readonly string[] => Array.isArray(value)
const itemsOf = (value: Change['before']): readonly string[] => (isList(value) ? value : value ? [value] : [])
const text = (value: Change['before']) => (isList(value) ? value.join(', ') : (value ?? ''))

/** What has changed: each field, struck through as it was, then as it is; of lists what came and what went. */
export function Diff({ changes, words, className, ...rest }: DiffProps) {
  return (
    <dl data-slot="diff" {...rest} className={cn('divide-y divide-line rounded-md border border-line text-sm', className)}>
      {changes.map((change) => (
        <div key={change.id} className="px-3 py-2">
          <dt className="text-xs text-fg-3">{change.name}</dt>
          <dd className="min-w-0 break-words whitespace-pre-line">
            {isList(change.before) || isList(change.after) ? <Items {...change} words={words} /> : <Texts {...change} words={words} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Texts({ before, after, words }: Change & { words: DiffWords }) {
  return (
    <>
      {text(before) && (
        <del className="text-fg-3">
          <span className="sr-only">{words.before} </span>
          {text(before)}
        </del>
      )}
      {text(before) && (
        <span aria-hidden className="text-fg-3">
          {' → '}
        </span>
      )}
      <ins className="no-underline">
        <span className="sr-only">{words.after} </span>
        {text(after) || '—'}
      </ins>
    </>
  )
}

function Items({ before, after, words }: Change & { words: DiffWords }) {
  const [old, now] = [itemsOf(before), itemsOf(after)]
  const gone = old.filter((item) => !now.includes(item))
  const come = now.filter((item) => !old.includes(item))
  return (
    <ul className="mt-0.5 grid gap-0.5 [&_svg]:mt-1 [&_svg]:size-3 [&_svg]:shrink-0">
      {come.map((item) => (
        <li key={`+${item}`} className="flex gap-1.5">
          <Plus aria-hidden className="text-good" />
          <ins className="min-w-0 no-underline">
            <span className="sr-only">{words.added} </span>
            {item}
          </ins>
        </li>
      ))}
      {gone.map((item) => (
        <li key={`-${item}`} className="flex gap-1.5 text-fg-3">
          <Minus aria-hidden className="text-bad" />
          <del className="min-w-0">
            <span className="sr-only">{words.removed} </span>
            {item}
          </del>
        </li>
      ))}
    </ul>
  )
}
