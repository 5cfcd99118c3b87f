// The guardians of the students as a file, a line each: what an import of them takes.
import type { Input } from '@isb/contract'
import { booleanKey, word, type WordKey } from '@isb/words'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { partyOf } from '../../core/work/fair-queue.ts'
import { tableFile, type Cell, type Download } from '../../core/download/index.ts'
import { students } from './lists.ts'

const heads = [
  'field.studentNumber',
  'field.personName',
  'field.guardianName',
  'field.guardianNameZh',
  'field.guardianEmail',
  'field.guardianPhone',
  'field.relation',
  'field.contactOrder',
  'field.maySee',
  'field.mayAct',
  'field.noContact',
] as const satisfies readonly WordKey[]

/** A guardian as the database answers one, in the order of the headings from the third on. */
type Line = readonly [name: string, nameZh: string, email: string, phones: string, relation: string, order: number, ...rights: boolean[]]

const family = `(select coalesce(json_agg(json_build_array(p.name, p.name_zh,
    coalesce(p.email, (select c.value from contact c where c.person_id = p.id and c.kind = 'Email' order by c.id limit 1), ''),
    coalesce((select string_agg(c.value, '; ' order by c.id) from contact c where c.person_id = p.id and c.kind = 'Phone'), ''),
    g.relation, g.contact_order, g.may_see, g.may_act, g.no_contact)
    order by g.contact_order, g.guardian_id), '[]')
  from guardian g join staff p on p.id = g.guardian_id where g.student_id = s.id)`

export async function exportFamilies({ query = {} }: Input<'student.exportFamilies'>, context: SignedIn): Promise<Download> {
  const { app, now, locale } = context
  const { format = 'csv', ...narrowed } = query
  // Who reaches a child as a guardian alone sees no other guardian: whom one may change, one may take along.
  const rows = students.rows({ ...context, operation: 'student.setGuardian' }, narrowed, ['studentNumber', 'name', family])
  async function* lines(): AsyncGenerator<Cell[][], void> {
    for await (const some of rows as AsyncGenerator<[string, string, Line[]][], void>)
      yield some.flatMap(([number, name, guardians]) => guardians.map((guardian) => [number, name, ...cellsOf(guardian)]))
  }
  const cellsOf = ([name, nameZh, email, phones, relation, order, ...rights]: Line): Cell[] => [
    name,
    nameZh,
    email,
    phones,
    word(locale, `value.Relation.${relation}` as WordKey),
    order,
    ...rights.map((right) => word(locale, booleanKey('', right))),
  ]
  return tableFile({ name: 'file.families', format, day: await schoolDay(app.db, now), locale, party: partyOf(context) }, heads, lines())
}
