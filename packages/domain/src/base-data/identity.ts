// Which record of the school a row of a roster is about. A row is matched only where two things say so; else a person is asked.
import { likeness, type Likeness, type PersonNames, type Readings } from '../text/like-name.ts'

/** What a row and a record have in common, first of all: the id of an earlier roster, a number, or a sign-in address. */
export type IdentityBy = 'Id' | 'Number' | 'Address'

/** A row, and a record that it may be about. */
export interface IdentityPair {
  readonly kind: 'Student' | 'Staff' | 'Guardian'
  readonly row: string
  readonly record: number
  readonly by: IdentityBy
  readonly rowNames: PersonNames
  /** The names of the record, as they are and as an earlier roster gave them. */
  readonly recordNames: readonly PersonNames[]
  readonly sameNumber: boolean
  /** The numbers differ by zeros that one of them has lost. */
  readonly sameButZeros: boolean
  readonly sameAddress: boolean
  /** A guardian with the same address or phone; of an adult, the same phone. */
  readonly sharesContact: boolean
  /** Other children here of the guardians of the record. */
  readonly siblings: readonly PersonNames[]
  /** Other rows of the guardians of the row. */
  readonly rowSiblings: readonly PersonNames[]
  /** What a person has said of this pair. */
  readonly answer: boolean | null
}

/** Rows with an id of an earlier roster that were found to be as they were. */
export interface IdentityKnown {
  readonly all: number
  readonly agreed: number
}

/** The record of a row: certain, or to be asked about. Rows of nobody are left out. */
export interface Identity {
  readonly pair: IdentityPair
  readonly asked: boolean
}

/** Such a share of known rows that agree says that their ids come from the system that gave them before. */
const sameSystem = 0.9

const order: Readonly<Record<IdentityBy, number>> = { Id: 0, Number: 1, Address: 2 }

const isLike = (found: Likeness): boolean => found === 'same' || found === 'like'

/**
 * Decides about rows of which it is not plain who they are.
 * @param known of the rows about which it is plain
 * @param taken records that those rows are about
 */
export function identities(
  pairs: readonly IdentityPair[],
  known: IdentityKnown,
  taken: ReadonlySet<number>,
  readingsOf: Readings,
): readonly Identity[] {
  const judged = pairs.map((pair) => ({ pair, ...judge(pair, readingsOf) }))
  const byId = judged.filter(({ pair: { by, kind } }) => by === 'Id' && kind === 'Student')
  const agreed = known.agreed + byId.filter(({ sure }) => sure).length
  const isSameSystem = agreed > 0 && agreed >= sameSystem * (known.all + byId.length)
  const isSure = ({ pair, sure, doubt }: (typeof judged)[number]) =>
    pair.answer ?? (sure || (isSameSystem && pair.by === 'Id' && pair.sameNumber && !doubt))

  const byRow = Map.groupBy(judged, ({ pair: { kind, row } }) => `${kind} ${row}`)
  const found: Identity[] = []
  const gone = new Set(taken)
  const open: (typeof judged)[] = []
  for (const all of byRow.values()) {
    const inOrder = all.toSorted((a, b) => order[a.pair.by] - order[b.pair.by] || Number(a.pair.sameButZeros) - Number(b.pair.sameButZeros))
    const hasExact = inOrder.some(({ pair }) => pair.by === 'Number' && !pair.sameButZeros)
    const candidates = inOrder.filter(({ pair }) => !(hasExact && pair.by === 'Number' && pair.sameButZeros))
    const sure = candidates.find((each) => isSure(each))
    if (sure) {
      gone.add(sure.pair.record)
      found.push({ pair: sure.pair, asked: false })
    } else open.push(candidates)
  }
  // Of a record that another row is about nobody needs to be asked.
  for (const candidates of open) {
    const asked = candidates.find(({ pair }) => pair.answer === null && !gone.has(pair.record))
    if (asked) found.push({ pair: asked.pair, asked: true })
  }
  return found
}

/** Whether a second sign says that the row is about the record, and whether a brother or sister may be meant. */
function judge(pair: IdentityPair, readingsOf: Readings): { readonly sure: boolean; readonly doubt: boolean } {
  const { by, rowNames, recordNames, sameAddress, sharesContact, siblings, rowSiblings } = pair
  const alike = recordNames.map((names) => likeness(rowNames, names, readingsOf))
  if (alike.includes('same')) return { sure: true, doubt: false }
  const doubt =
    siblings.some((names) => isLike(likeness(rowNames, names, readingsOf))) ||
    rowSiblings.some((row) => recordNames.some((names) => isLike(likeness(row, names, readingsOf))))
  const sign =
    alike.includes('like') ||
    sharesContact ||
    // An address is somebody's own, so the same given name is enough; a number may be a slip.
    (by === 'Address' ? alike.includes('half') : sameAddress)
  return { sure: sign && !doubt, doubt }
}
