// What an import comes to: the rows of the file against what stands.
import type { Schema, ToldReason } from '@isb/contract'
import type { Locale } from '@isb/words'
import { refusedCell } from '../../core/shared/import.ts'
import { GuardianAccounts } from './import-people.ts'
import { planPupil, type Pupil } from './import-pupils.ts'
import { numberKey, placeOf, type GivenFamilies, type GivenPupil } from './import-rows.ts'
import type { Standing } from './import-standing.ts'
import { linkOf, type Tie } from './import-ties.ts'

/** What an import comes to: what is written, and what is told of it. */
export interface Plan {
  readonly given: GivenFamilies
  readonly standing: Standing
  readonly pupils: readonly Pupil[]
  readonly accounts: GuardianAccounts
  readonly ties: readonly Tie[]
}

/** Every row against what stands, and why some cannot come in. */
export function planAll(
  given: GivenFamilies,
  standing: Standing,
  from: string,
  locale: Locale,
): { plan: Plan; faults: Schema<'RunResult'>[] } {
  const faults: Schema<'RunResult'>[] = []
  const pupils = new Map<GivenPupil, Pupil>()
  for (const each of given.pupils) {
    const planned = planPupil(standing, from, each)
    if ('after' in planned) pupils.set(each, planned)
    else faults.push(refusedCell(locale, each.rows[planned[0] as 'name'] ?? each.first, ...planned))
  }
  const accounts = new GuardianAccounts(standing, given)
  const links = Map.groupBy(standing.links, ({ studentId }) => studentId)
  const ties = new Map<GivenPupil, Tie[]>()
  for (const guardian of given.guardians) {
    const pupil = pupils.get(guardian.pupil)
    if (!pupil) continue
    const account = accounts.of(guardian, numberKey(guardian.pupil.number))
    if (!('name' in account)) {
      faults.push(refusedCell(locale, guardian.named, ...account))
      continue
    }
    const family = ties.get(guardian.pupil) ?? []
    ties.set(guardian.pupil, family)
    const standingLinks = (pupil.before && links.get(pupil.before.id)) ?? []
    const before = standingLinks.find(({ guardianId }) => guardianId === account.before?.id)
    const why = whyNotTie({ pupil, account, before }, family, locale)
    const fresh = family.filter((tie) => !tie.before).length
    if (why) faults.push(refusedCell(locale, guardian.named, 'guardianName', ...why))
    else family.push({ guardian, pupil, account, before, after: linkOf(guardian, before, standingLinks.length + fresh + 1) })
  }
  return { plan: { given, standing, pupils: [...pupils.values()], accounts, ties: [...ties.values()].flat() }, faults }
}

function whyNotTie(
  { pupil, account, before }: Pick<Tie, 'pupil' | 'account' | 'before'>,
  family: readonly Tie[],
  locale: Locale,
): readonly [ToldReason<'student.import'>, Record<string, string>?] | undefined {
  const twin = family.find((tie) => tie.account === account)
  if (twin) return ['GUARDIAN_TWICE', { place: placeOf(locale, twin.guardian.named) }]
  if (account.before?.service) return ['GUARDIAN_SERVICE']
  if (account.before && account.before.id === (pupil.before?.id ?? pupil.accountId)) return ['GUARDIAN_SELF']
  return before || account.before?.enabled !== false ? undefined : ['ACCOUNT_DISABLED']
}
