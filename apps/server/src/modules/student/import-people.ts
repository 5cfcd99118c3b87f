// Which person a row means: a guardian is known by address and name, or among a student's guardians by relation and name.
import type { Schema, ToldReason } from '@isb/contract'
import { phoneOf, sameName, type BothNames } from '@isb/domain'
import type { GivenFamilies, GivenGuardian } from './import-rows.ts'
import type { Reached, Standing, StandingLink, StandingPerson } from './import-standing.ts'

/** A guardian's account: one that stands, or one that is to be made. */
export interface GuardianAccount {
  readonly before: StandingPerson | undefined
  name: string
  nameZh: string
  email: string | null
  /** How they are reached, beside what stands. */
  readonly added: Reached[]
}
/** What a guardian is to a student, before the import or by a row of it. */
interface Tie {
  readonly account: GuardianAccount
  readonly relation: Schema<'Relation'> | undefined
}
type Fault = readonly [field: string, reason: ToldReason<'student.import'>]

/** Finds the account of each guardian in a file, or makes room for one. */
export class GuardianAccounts {
  readonly #byAddress = new Map<string, GuardianAccount[]>()
  readonly #ties = new Map<string, Tie[]>()
  readonly #byId = new Map<number, GuardianAccount>()
  /** The names that the file gives to each address. */
  readonly #names = new Map<string, BothNames[]>()
  readonly #phoneCode: string
  readonly all: GuardianAccount[] = []

  constructor({ people, links, pupils, phoneCode }: Standing, { guardians }: GivenFamilies) {
    this.#phoneCode = phoneCode
    for (const before of people) {
      const { id, name, nameZh, email, contacts } = before
      const account = { before, name, nameZh, email, added: [] }
      this.all.push(account)
      this.#byId.set(id, account)
      this.#note(account, [email, ...contacts.flatMap(({ kind, value }) => (kind === 'Email' ? value : []))])
    }
    const byStudent = Map.groupBy(links, ({ studentId }) => studentId)
    for (const [key, { id }] of pupils)
      this.#ties.set(
        key,
        (byStudent.get(id) ?? []).map((link) => this.#tie(link)),
      )
    for (const guardian of guardians) {
      if (guardian.email === undefined || !(guardian.name || guardian.nameZh)) continue
      const names = this.#names.get(guardian.email) ?? []
      if (!names.some((each) => sameName(each, guardian))) this.#names.set(guardian.email, [...names, guardian])
    }
  }

  /** The account of a guardian, or why there can be none. */
  of(guardian: GivenGuardian, pupilKey: string): GuardianAccount | Fault {
    const account = this.#find(guardian, this.#ties.get(pupilKey) ?? []) ?? this.#make(guardian)
    if ('length' in account) return account
    const tie: Tie = { account, relation: guardian.link.relation }
    this.#ties.set(pupilKey, [...(this.#ties.get(pupilKey) ?? []), tie])
    correctName(account, guardian)
    this.#address(account, guardian.email)
    return addPhones(account, guardian.phones, this.#phoneCode) ?? account
  }

  #find(guardian: GivenGuardian, ties: readonly Tie[]): GuardianAccount | undefined {
    const { email, link } = guardian
    const nameless = !guardian.name && !guardian.nameZh
    const sharers = (email !== undefined && this.#byAddress.get(email)) || []
    const signsIn = sharers.find((account) => account.email === email)
    if (nameless) return signsIn ?? sharers[0]
    const relatives = ties.filter(({ relation }) => link.relation === undefined || relation === undefined || relation === link.relation)
    const alone = email !== undefined && this.#names.get(email)?.length === 1
    return (
      sharers.find((account) => sameName(account, guardian)) ??
      // Somebody of the school is known by the school's address, whatever the file calls them; a parent of this child may have a new name.
      (alone && signsIn && (signsIn.before?.plain === false || relatives.some(({ account }) => account === signsIn))
        ? signsIn
        : undefined) ??
      relatives.find(({ account }) => sameName(account, guardian))?.account
    )
  }

  #make({ name, nameZh }: GivenGuardian): GuardianAccount | Fault {
    if (!name && !nameZh) return ['guardianName', 'GUARDIAN_NAME_MISSING']
    const account: GuardianAccount = { before: undefined, name: name || nameZh, nameZh, email: null, added: [] }
    this.all.push(account)
    return account
  }

  /** The first who has an address signs in with it; others, and who signs in with another one, are reached there. */
  #address(account: GuardianAccount, email: string | undefined): void {
    if (email === undefined || this.#byAddress.get(email)?.includes(account)) return
    const isTaken = this.#byAddress.get(email)?.some((other) => other.email === email) === true
    if (account.email === null && !isTaken && account.before?.plain !== false) account.email = email
    else account.added.push({ kind: 'Email', value: email })
    this.#note(account, [email])
  }

  #tie({ guardianId, relation }: StandingLink): Tie {
    return { account: this.#byId.get(guardianId)!, relation }
  }

  #note(account: GuardianAccount, addresses: readonly (string | null)[]): void {
    for (const address of new Set(addresses)) if (address) this.#byAddress.set(address, [...(this.#byAddress.get(address) ?? []), account])
  }
}

/** Adds the phones that are not known yet, or says that one is none. */
function addPhones(account: GuardianAccount, phones: readonly string[], phoneCode: string): Fault | undefined {
  for (const typed of phones) {
    const value = phoneOf(typed, phoneCode)
    if (value === null) return ['guardianPhone', phoneCode === '' && !/^\s*(\+|00)/.test(typed) ? 'PHONE_CODE_NONE' : 'CONTACT_PHONE']
    const known = [...(account.before?.contacts ?? []), ...account.added]
    if (!known.some((contact) => contact.kind === 'Phone' && contact.value === value)) account.added.push({ kind: 'Phone', value })
  }
  return undefined
}

/** A spelling that is the same leaves a name as it is. */
function correctName(account: GuardianAccount, { name, nameZh }: GivenGuardian): void {
  if (account.before?.plain === false) return
  if (name && !sameName(account, { name, nameZh })) account.name = name
  if (nameZh && (account.nameZh === '' || account.name === name)) account.nameZh = nameZh
}
