// What a field holds, drawn by its kind.
import type { Schema } from '@isb/sdk'
import { tones, type EnumName, type Kind } from '@isb/sdk/metadata'
import { StatusChip, type Tone } from '@isb/ui'
import { valueKey } from '@isb/words/values'
import type { WordKey } from '@isb/words/speak'
import type { ReactNode } from 'react'
import { sharedWord } from '../../base/words/i18n.ts'
import { PersonName, personName } from './person-name.tsx'
import { useWhen } from './when.ts'

/** Stands where there is nothing to say. On a card it is not there at all. */
export const dash = (
  <span data-blank className="text-fg-3">
    —
  </span>
)

/** The word of a field. */
export const fieldWord = (field: string): string => sharedWord(`field.${field}` as WordKey)

/** Enums alone begin with a capital letter. */
export const isEnum = (kind: Kind): kind is EnumName => /^[A-Z]/.test(kind)
/** The word of a value of an enum. */
export const enumWord = (kind: EnumName, value: string): string => sharedWord(valueKey(kind, value) as WordKey)
/** The word of a yes or no. */
export const yesNoWord = (field: string, value: boolean): string =>
  sharedWord(field === 'enabled' ? (value ? 'state.enabled' : 'state.disabled') : value ? 'yes' : 'no')

/** The tone of an enum's value, where it has one. */
export const toneOf = (kind: EnumName, value: string): Tone | undefined =>
  (tones as Partial<Record<EnumName, Readonly<Record<string, Tone>>>>)[kind]?.[value]

/** A state, as a chip where its enum has tones. */
export function EnumValue({ kind, value }: { kind: EnumName; value: string }) {
  const tone = toneOf(kind, value)
  return tone ? <StatusChip tone={tone}>{enumWord(kind, value)}</StatusChip> : enumWord(kind, value)
}

/** That something is decided already: how, and by whom unless it was the caller. */
export const decidedText = (by: Schema<'PersonRef'> | null, decision: string, callerId: number | undefined): string =>
  sharedWord('reason.ALREADY_DECIDED', { own: by !== null && by.id === callerId ? 'yes' : 'no', name: personName(by), decision })

/** A moment, shortly; in full where one points at it. */
export function Moment({ at }: { at: string }) {
  const { moment, exact } = useWhen()
  return (
    <time dateTime={at} title={exact(at)}>
      {moment(at)}
    </time>
  )
}

/** A moment in full. */
export function Exact({ at }: { at: string }) {
  return useWhen().exact(at)
}

function Day({ day }: { day: string }) {
  return useWhen().day(day)
}

export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** What a field holds, for a cell, or at length for a line of a panel. Nothing where it holds nothing. */
export function valueOf(field: string, kind: Kind, value: unknown, atLength = false): ReactNode {
  if (isBlank(value)) return undefined
  if (kind === 'person') return <PersonName person={value as Schema<'PersonRef'>} />
  if (typeof value === 'boolean') {
    const word = yesNoWord(field, value)
    return field === 'enabled' ? <StatusChip tone={value ? 'good' : 'over'}>{word}</StatusChip> : word
  }
  if (typeof value !== 'string') return <span className="tabular-nums">{String(value)}</span>
  if (kind === 'time') return atLength ? <Exact at={value} /> : <Moment at={value} />
  if (kind === 'day') return <Day day={value} />
  if (isEnum(kind)) return <EnumValue kind={kind} value={value} />
  return atLength ? value : <span title={value}>{value}</span>
}
