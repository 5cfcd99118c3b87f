// Tells which format a roster has: by what its manifest says, else by its files and their columns.
import type { RosterFile, RosterFormat } from './columns.ts'
import { oneRoster10, oneRoster11, oneRoster12 } from './one-roster.ts'
import { schoolDataSync1, schoolDataSync2, schoolDataSync21 } from './school-data-sync.ts'

/** Compares names of files and columns: in any case, with any spaces, dashes and underlines. */
export const plainName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_\uFEFF-]+/g, '')

/** The name by which formats know a file: `Users.CSV` is `users`. */
export const baseName = (path: string): string => plainName(path.replace(/^.*\//, '').replace(/\.csv$/i, ''))

/**
 * The format of files.
 * @param heads the columns of each file, by `baseName`
 * @param said the version that the manifest says
 * @returns nothing where no file is one of a roster
 */
export function formatOf(heads: ReadonlyMap<string, readonly string[]>, said?: string): RosterFormat | undefined {
  if (['student', 'teacher', 'section', 'school'].filter((name) => heads.has(name)).length > 1) return schoolDataSync1
  const users = heads.get('users')?.map(plainName)
  const stated = { '1.0': oneRoster10, '1.1': oneRoster11, '1.2': oneRoster12 }[said?.trim().slice(0, 3) ?? '']
  if (stated) return stated
  const isOneRoster = users?.some((head) => ['datelastmodified', 'enableduser', 'enabledusers', 'identifier'].includes(head))
  if (isOneRoster ?? [...heads.values()].some((head) => head.map(plainName).includes('datelastmodified'))) {
    if (heads.has('roles')) return oneRoster12
    return users?.some((head) => ['agents', 'userid'].includes(head)) ? oneRoster10 : oneRoster11
  }
  if (!users) return heads.has('orgs') ? oneRoster11 : undefined
  return heads.has('roles') ? schoolDataSync21 : schoolDataSync2
}

/** The column that a heading means, also where it is misspelt a little; nothing where none or several come near. */
export function columnMeant(file: RosterFile, heading: string): string | undefined {
  const plain = plainName(heading)
  const names = Object.keys(file)
  const same = names.find((name) => plainName(name) === plain)
  if (same || plain.length < 6) return same
  const near = names.filter((name) => name.length >= 6 && isNear(plainName(name), plain))
  return near.length === 1 ? near[0] : undefined
}

const ownNames = [
  'username',
  'givenname',
  'familyname',
  'firstname',
  'lastname',
  'preferredgivenname',
  'preferredmiddlename',
  'preferredfamilyname',
]
/** Whether a whole name may stand in a column of people beside those of its parts: in a middle name, or in a column of the vendor's own. */
export const mayHoldName = (heading: string): boolean => /name|姓名/i.test(heading) && !ownNames.includes(plainName(heading))

/** Whether one text becomes another by one letter more, less or other, or by two neighbours that change places. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const [restA, restB] = [a.slice(from), b.slice(from)]
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}
