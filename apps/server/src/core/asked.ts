// What people ask for, whatever it is: for whom somebody asks, who may look, who was first to decide.
import type { Schema } from '@isb/contract'
import { isMine } from '@isb/domain'
import { nameIn, word, type WordKey } from '@isb/words'
import { holds } from './access/access.ts'
import type { SignedIn } from './context.ts'
import { requirePerson } from './people.ts'
import { refuse, type Reason } from './refuse.ts'

interface Asked {
  readonly person: { readonly id: number } | null
  readonly submittedBy: { readonly id: number } | null
}

/** For whom the caller asks: themselves, or with the code somebody else. */
export async function askedFor(
  { db, caller }: Pick<SignedIn, 'db' | 'caller'>,
  personId: number | undefined,
  code: string,
): Promise<number> {
  if (personId === undefined || personId === caller.staffId) return caller.staffId
  if (!(await holds(db, caller, code))) refuse(4, 'ON_BEHALF_NOT_HELD')
  return (await requirePerson(db, personId)).id
}

/** What was asked for, for who may see all of it and for who has something to do with it. Nobody else learns that it is there. */
export async function forEyesOf<T extends Asked>(
  { db, caller }: Pick<SignedIn, 'db' | 'caller'>,
  asked: T,
  code: string,
  notFound: Reason,
): Promise<T> {
  if (!isMine(asked, caller.staffId) && !(await holds(db, caller, code))) refuse(2, notFound)
  return asked
}

/** Refuses what has been decided already, and tells by whom. */
export function refuseDecided({ locale }: Pick<SignedIn, 'locale'>, decidedBy: Schema<'PersonRef'> | null, decision: WordKey): never {
  refuse(3, 'ALREADY_DECIDED', {
    name: decidedBy ? nameIn(locale, decidedBy) : word(locale, 'person.somebody'),
    decision: word(locale, decision).toLowerCase(),
  })
}
