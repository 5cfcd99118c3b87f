// What each caller may see and change of absences.
import type { OperationId } from '@isb/contract'
import type { Isb } from '@isb/sdk'
import { absentOn } from './reach-cast.ts'
import { firstColumn, numbers, numbersIn, reasonOf, record, same, some, type Cell } from './reach-cell.ts'

/** An absence of a student, whose id is the student's own. */
const absenceOf = (kind: 'reads' | 'changes', call: (isb: Isb, absenceId: number) => Promise<unknown>): Cell =>
  record(kind, call, 'ABSENCE_NOT_FOUND')

/** What would change an absence within reach: tried with those out of reach alone. */
const outOfReach =
  (call: (isb: Isb, absenceId: number) => Promise<unknown>): Cell =>
  async ({ isb, changes, cast, dice }) => {
    const inside = new Set(changes)
    const outside = cast.students.filter((student) => !inside.has(student))
    const tried = some(dice, outside).map(({ id }) => reasonOf(call(isb, id)))
    return (await Promise.all(tried)).filter((reason) => reason !== 'ABSENCE_NOT_FOUND')
  }

/** An absence that ends before it begins. */
const reversed = (studentId: number) => ({ studentId, leaveType: 'Other', startsOn: '2031-02-02', endsOn: '2031-02-01' }) as const

/** Every student is absent on one day. Each of what is written is refused for another reason, so that nothing changes. */
export const absenceCells: Partial<Record<OperationId, Cell>> = {
  async 'absence.list'({ isb, reads }) {
    const listed = await numbersIn(isb.absence.list.each({ query: { from: absentOn, to: absentOn, pageSize: 1000 } }))
    return same('list', listed, numbers(reads))
  },
  async 'absence.export'({ isb, reads }) {
    const file = await (await isb.absence.export({ query: { from: absentOn, to: absentOn } })).text()
    return same('file', firstColumn(file), numbers(reads))
  },
  async 'absence.board'({ isb, reads }) {
    return same('board', numbers((await isb.absence.board({ query: { day: absentOn } })).absences), numbers(reads))
  },
  async 'absence.latest'({ isb, reads }) {
    const within = new Set(reads.map(({ id }) => id))
    const listed = await isb.absence.latest()
    const outside = listed.filter(({ id }) => !within.has(id)).map(({ id }) => `${id} is among the latest`)
    return listed.length === Math.min(50, reads.length) ? outside : [...outside, `${listed.length} latest of ${reads.length}`]
  },
  async 'attendance.attention'({ isb, reads, cast }) {
    const listed = (who: Isb) => numbersIn(who.attendance.attention.each({ query: { pageSize: 1000 } }))
    const everybody = new Set(await listed(cast.admin))
    return same(
      'attention list',
      await listed(isb),
      numbers(reads).filter((number) => everybody.has(number)),
    )
  },
  async 'attendance.exportAttention'({ isb, reads, cast }) {
    const listed = async (who: Isb) => firstColumn(await (await who.attendance.exportAttention()).text())
    const everybody = new Set(await listed(cast.admin))
    return same(
      'file',
      await listed(isb),
      numbers(reads).filter((number) => everybody.has(number)),
    )
  },
  'attendance.year': record('reads', (isb, studentId) => isb.attendance.year({ path: { studentId } })),
  async 'attendance.statistics'({ isb, reads }) {
    const { weeks } = await isb.attendance.statistics({ query: { from: absentOn, to: absentOn } })
    return same('days missed', [String(weeks.reduce((sum, { days }) => sum + days, 0))], [String(reads.length)])
  },
  async 'attendance.exportStatistics'({ isb, reads }) {
    const file = await (await isb.attendance.exportStatistics({ query: { from: absentOn, to: absentOn } })).text()
    const days = file
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(',').at(-1) ?? 0))
    return same('days in the file', [String(days.reduce((sum, one) => sum + one, 0))], [String(reads.length)])
  },
  async 'absence.mine'({ isb, children }) {
    return same('mine', numbers(await isb.absence.mine()), [...children])
  },
  async 'absence.students'({ isb, reads, cast, dice }) {
    const wrong: string[] = []
    for (const student of some(dice, cast.students)) {
      const offered = (await isb.absence.students({ query: { search: student.studentNumber } })).some(({ id }) => id === student.id)
      if (offered !== reads.includes(student)) wrong.push(`${student.studentNumber} is ${offered ? '' : 'not '}offered`)
    }
    return wrong
  },
  'absence.get': absenceOf('reads', (isb, absenceId) => isb.absence.get({ path: { absenceId } })),
  'absence.update': absenceOf('changes', (isb, absenceId) => isb.absence.update({ path: { absenceId }, body: { version: 1_000_000 } })),
  'absence.undo': outOfReach((isb, absenceId) => isb.absence.undo({ path: { absenceId } })),
  'absence.remove': outOfReach((isb, absenceId) => isb.absence.remove({ path: { absenceId } })),
  'absence.resend': outOfReach((isb, absenceId) => isb.absence.resend({ path: { absenceId } })),
  'absence.test': record('changes', (isb, studentId) => isb.absence.test({ path: { office: 'Bus' }, body: reversed(studentId) })),
  'absence.create': record('changes', (isb, studentId) => isb.absence.create({ body: reversed(studentId) })),
  'absence.preview': record('changes', (isb, studentId) => isb.absence.preview({ body: reversed(studentId) })),
  async 'absence.submit'({ isb, children, cast, dice }) {
    const wrong: string[] = []
    for (const { id, studentNumber } of [
      ...some(dice, cast.students),
      ...cast.students.filter((each) => children.has(each.studentNumber)),
    ]) {
      const reason = await reasonOf(isb.absence.submit({ body: { studentId: id, leaveType: 'Other', startsOn: '1999-01-01' } }))
      if (reason !== (children.has(studentNumber) ? 'ABSENCE_BACKDATED' : 'STUDENT_NOT_FOUND')) wrong.push(`${studentNumber}: ${reason}`)
    }
    return wrong
  },
  // Nobody in the cast has submitted one.
  async 'absence.withdraw'({ isb, cast, dice }) {
    const tried = some(dice, cast.students).map(({ id }) => reasonOf(isb.absence.withdraw({ path: { absenceId: id } })))
    return (await Promise.all(tried)).filter((reason) => reason !== 'ABSENCE_NOT_FOUND')
  },
}
