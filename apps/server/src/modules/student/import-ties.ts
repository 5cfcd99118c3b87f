// What ties a guardian to a student, as it stands and as a file leaves it.
import type { GivenGuardian } from './import-rows.ts'
import type { GuardianAccount } from './import-people.ts'
import type { Pupil } from './import-pupils.ts'
import type { Link } from './import-standing.ts'

export interface Tie {
  readonly guardian: GivenGuardian
  readonly pupil: Pupil
  readonly account: GuardianAccount
  readonly before: Link | undefined
  readonly after: Link
}

const mostGuardians = 20

/**
 * What a row makes of a link. Who must have no contact gets none by a file, and neither sees nor acts.
 * @param place the guardian's place in the order of calls, where nobody has said one
 */
export function linkOf({ link }: GivenGuardian, before: Link | undefined, place: number): Link {
  const noContact = before?.noContact === true || link.noContact === true
  return {
    relation: link.relation ?? before?.relation ?? 'Guardian',
    contactOrder: link.contactOrder ?? before?.contactOrder ?? Math.min(place, mostGuardians),
    maySee: !noContact && (link.maySee ?? before?.maySee ?? true),
    mayAct: !noContact && (link.mayAct ?? before?.mayAct ?? true),
    noContact,
  }
}

/** The fields in which a link differs from what stands. */
export const changedLinkFields = ({ before, after }: Tie): (keyof Link)[] =>
  before ? (Object.keys(after) as (keyof Link)[]).filter((field) => before[field] !== after[field]) : []

/** Whether the file asked for a contact that it cannot give back. */
export const keepsApart = ({ guardian: { link }, before }: Tie): boolean =>
  before?.noContact === true && (link.noContact === false || link.maySee === true || link.mayAct === true)
