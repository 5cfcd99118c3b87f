// How far a role reaches among students, as a file has it: a line for each module, `student Homerooms`, `absence Elementary Middle`.
import type { Schema } from '@isb/contract'
import { plainly } from './standing.ts'

type RoleReach = Schema<'RoleReach'>

/** The lines of a role's reaches, in plain order. */
export const reachLines = (reaches: readonly RoleReach[]): string[] =>
  reaches
    .map(({ module, reach, divisions }) => [module, ...(reach === 'Divisions' ? divisions.toSorted(plainly) : [reach])].join(' '))
    .toSorted(plainly)

/** The reach that a line says. The contract sees to it that it says one. */
export function reachIn(line: string): RoleReach {
  const [module = '', ...words] = line.split(' ')
  const [word] = words
  if (word === 'Homerooms' || word === 'Runs' || word === 'Children') return { module, reach: word, divisions: [] }
  return { module, reach: 'Divisions', divisions: words as RoleReach['divisions'] }
}
