import { createContext, useContext } from 'react'

export interface Concerned {
  /** Names of the records. */
  readonly names: readonly string[]
  /** “and 80 more”. */
  readonly more: (count: number) => string
}

/** The records that a question concerns. ConfirmDialog names them below its text. */
export const ConcernedRecords = createContext<Concerned | undefined>(undefined)

/** A question stays shorter than a phone's screen. */
const namesShown = 6

export function ConcernedNames() {
  const concerned = useContext(ConcernedRecords)
  if (!concerned || concerned.names.length === 0) return null
  const { names, more } = concerned
  const left = names.length - namesShown
  return (
    <ul data-slot="concerned" className="mt-3 grid max-h-40 gap-0.5 overflow-y-auto">
      {names.slice(0, namesShown).map((name, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two records may have one name, and the list never changes
        <li key={at} className="truncate font-bold">
          {name}
        </li>
      ))}
      {left > 0 && <li className="text-fg-2">{more(left)}</li>}
    </ul>
  )
}
