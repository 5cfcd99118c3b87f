// Every operation that shows or takes a student × everybody who may ask. Which operations those are follows from the contract; what each
// may show stands in its cell. A new operation without a cell is named.
import { operationIds, operationOf, type OperationId } from '@isb/contract'
import document from '@isb/contract/openapi.json' with { type: 'json' }
import { scopedModules } from '@isb/contract/metadata'
import type { Isb, Schema } from '@isb/sdk'
import { Dice } from './dice.ts'
import { absenceCells } from './reach-absence.ts'
import { busCells } from './reach-bus.ts'
import type { Caller, Cast, Student } from './reach-cast.ts'
import { firstColumn, numbers, numbersIn, reasonOf, record, same, showsNobody, some, type Cell } from './reach-cell.ts'
import { elsewhere } from './reach-elsewhere.ts'
import { surveyCells } from './reach-survey.ts'

type Json = { readonly [key: string]: unknown } | readonly unknown[] | string | number | boolean | null

/** Whether a part of the contract tells of students by their number or id, whatever it refers to. Who asked or decided may be one. */
function tellsOfStudents(part: unknown, seen = new Set<string>()): boolean {
  if (typeof part !== 'object' || part === null) return false
  return Object.entries(part as Record<string, Json>).some(([key, value]) => {
    if (key === 'example' || key === 'examples') return false
    if (['studentNumber', 'studentId', 'studentIds'].includes(key) || (key === 'name' && value === 'studentId')) return true
    if (key !== '$ref' || typeof value !== 'string') return tellsOfStudents(value, seen)
    if (seen.has(value) || value.endsWith('/PersonRef')) return false
    seen.add(value)
    const target = value
      .slice(2)
      .split('/')
      .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], document)
    return tellsOfStudents(target, seen)
  })
}

const scoped = new Set<string>(scopedModules)
const isOfScoped = (id: OperationId) => scoped.has(id.slice(0, id.indexOf('.')))
/** Their codes, which other modules' operations may ask for too. */
const codes = new Set(operationIds.filter(isOfScoped).map((id) => operationOf(id).permission))
for (const nobodys of ['public', 'session']) codes.delete(nobodys)
const isScoped = (id: OperationId) => isOfScoped(id) || codes.has(operationOf(id).permission)

/** The operations that show or take a student, every one of a module whose roles reach some of them, and those with a cell that count them. */
export function operationsOfStudents(): OperationId[] {
  const described = Object.values(document.paths as Record<string, Record<string, { operationId?: string }>>).flatMap((item) =>
    Object.values(item),
  )
  return operationIds.filter(
    (id) => cells[id] || (!elsewhere.has(id) && (isScoped(id) || tellsOfStudents(described.find(({ operationId }) => operationId === id)))),
  )
}

const everyStudent = (isb: Isb, query: object = {}): Promise<string[]> =>
  numbersIn(isb.student.list.each({ query: { pageSize: 1000, ...query } }))

const cells: Partial<Record<OperationId, Cell>> = {
  async 'student.list'({ isb, reads, cast, dice }) {
    const word = dice.pick(['wang', '王', 'M10', 'a', 'zh'])
    const division = dice.pick(['Elementary', 'Middle', 'High'] as const)
    const homeroomId = reads[0]?.homeroom?.id ?? 1
    const total = async (query: object) => (await isb.student.list({ query: { pageSize: 1, ...query } })).total
    const counted = (what: string, count: number, wanted: number) => (count === wanted ? [] : [`${what}: ${count} instead of ${wanted}`])
    const searched = await everyStudent(isb, { search: word })
    const allowed = new Set(numbers(reads))
    const { guardians } = await cast.admin.student.family({ path: { studentId: dice.pick(cast.students).id } })
    const guardianId = guardians[0]?.person.id ?? 1
    const children = await everyStudent(cast.admin, { guardianId })
    return [
      ...same('list', await everyStudent(isb), [...allowed]),
      ...counted('total', await total({}), allowed.size),
      ...counted(division, await total({ division }), reads.filter((each) => each.division === division).length),
      ...counted('class', await total({ homeroomId }), reads.filter(({ homeroom }) => homeroom?.id === homeroomId).length),
      ...same(
        'children',
        await everyStudent(isb, { guardianId }),
        children.filter((number) => allowed.has(number)),
      ),
      ...searched.filter((number) => !allowed.has(number)).map((number) => `search for ${word} shows ${number}`),
      ...numbers(reads)
        .filter((number) => number.toLowerCase().includes(word.toLowerCase()) && !searched.includes(number))
        .map((number) => `search for ${word} misses ${number}`),
    ]
  },
  async 'student.export'({ isb, reads }) {
    return same('file', firstColumn(await (await isb.student.export()).text()), numbers(reads))
  },
  async 'student.exportFamilies'({ isb, changes }) {
    const shown = new Set(firstColumn(await (await isb.student.exportFamilies()).text()))
    return same('file', [...shown], numbers(changes.filter(({ guardians }) => guardians > 0)))
  },
  async 'student.mine'({ isb, children }) {
    return same('children', numbers(await isb.student.mine()), [...children])
  },
  'student.get': record('reads', (isb, studentId) => isb.student.get({ path: { studentId } })),
  'student.stays': record('reads', (isb, studentId) => isb.student.stays({ path: { studentId } })),
  'student.history': record('changes', (isb, studentId) => isb.student.history({ path: { studentId } })),
  async 'student.family'(asked) {
    const { isb, id, reads, children, byRole, dice } = asked
    const wrong = await record('reads', (each, studentId) => each.student.family({ path: { studentId } }))(asked)
    const allowed = new Set(reads.map((student) => student.id))
    for (const student of [...some(dice, reads), ...reads.filter(({ studentNumber }) => children.has(studentNumber))]) {
      const { guardians, siblings } = await isb.student.family({ path: { studentId: student.id } })
      const strangers = siblings.filter((sibling) => !allowed.has(sibling.id))
      if (strangers.length > 0) wrong.push(`${student.studentNumber} has siblings out of reach`)
      if (!byRole.has(student.studentNumber) && guardians.some(({ person }) => person.id !== id))
        wrong.push(`${student.studentNumber} shows another guardian to a guardian`)
    }
    return wrong
  },
  // Each of these is refused for another reason, so that nobody is changed.
  'student.update': record('changes', (isb, studentId) =>
    isb.student.update({ path: { studentId }, body: { version: 1_000_000, name: 'X' } }),
  ),
  'student.move': record('changes', (isb, studentId) =>
    isb.student.move({ path: { studentId }, body: { from: '1999-01-01', division: null, grade: '', homeroomId: null } }),
  ),
  'student.leave': record('changes', (isb, studentId) =>
    isb.student.leave({ path: { studentId }, body: { leftOn: null, version: 1_000_000 } }),
  ),
  'student.setGuardian': record('changes', (isb, studentId) =>
    isb.student.setGuardian({ path: { studentId, guardianId: studentId }, body: { relation: 'Other' } }),
  ),
  'student.removeGuardian': record('changes', (isb, studentId) =>
    isb.student.removeGuardian({ path: { studentId, guardianId: 999_999_999 } }),
  ),
  'student.setContacts': record('changes', (isb, studentId) =>
    isb.student.setContacts({ path: { studentId, personId: 999_999_999 }, body: { contacts: [] } }),
  ),
  async 'student.create'({ isb, reach, cast }) {
    // Somebody without a class is within the reach of those alone who reach everybody. They are refused for the number, so that nobody
    // stays.
    const [studentNumber, wanted] =
      reach === 'all' ? [cast.students[0]!.studentNumber, 'STUDENT_NUMBER_TAKEN'] : ['R-1', 'STUDENT_NOT_FOUND']
    const reason = await reasonOf(isb.student.create({ body: { studentNumber, name: 'Nobody Yet', enteredOn: '2026-08-17' } }))
    return reason === wanted ? [] : [reason]
  },
  async 'student.import'({ isb, changes, cast, dice }) {
    const inside = new Set(changes)
    const outside = cast.students.filter((student) => !inside.has(student))
    const told = async (student: Student) => {
      let run: Schema<'Run'> = await isb.student.import({ body: { dryRun: true, rows: [{ studentNumber: student.studentNumber }] } })
      while (run.state === 'Running') {
        await new Promise((resolve) => void setTimeout(resolve, 20))
        run = await isb.runs.get({ path: { runId: run.id } })
      }
      return run.results[0]?.reason ?? run.state
    }
    const wrong: string[] = []
    for (const student of some(dice, changes)) if ((await told(student)) !== 'Done') wrong.push(`${student.studentNumber} cannot come in`)
    for (const student of some(dice, outside))
      if ((await told(student)) !== 'STUDENT_NOT_FOUND') wrong.push(`${student.studentNumber} comes in`)
    return wrong
  },
  'student.classOptions': showsNobody((isb) => isb.student.classOptions()),
  async 'student.guardianOptions'({ isb, reads, cast, dice }) {
    const allowed = new Set(reads.map(({ id }) => id))
    const everybody = new Set(cast.students.map(({ id }) => id))
    const [wanted] = some(dice, cast.students)
    const offered = await isb.student.guardianOptions({ query: { search: wanted?.name ?? '' } })
    return offered.filter(({ id }) => everybody.has(id) && !allowed.has(id)).map(({ name }) => `offers ${name}`)
  },
  ...absenceCells,
  ...busCells,
  ...surveyCells,
  ...Object.fromEntries(
    (['rollOver', 'planRollOver', 'applyRollOver', 'undoRollOver'] as const).map((verb) => [`homeroom.${verb}`, rollOver(verb)]),
  ),
}

/** Next year's classes are of everybody, and for who reaches everybody. What is asked here changes nothing. */
function rollOver(verb: 'rollOver' | 'planRollOver' | 'applyRollOver' | 'undoRollOver'): Cell {
  return async ({ isb, reach }) => {
    const step = { body: { fromYear: '2019-20', version: 1_000_000 } }
    const asks: Record<typeof verb, () => Promise<unknown>> = {
      rollOver: () => isb.homeroom.rollOver({ query: {} }),
      planRollOver: () => isb.homeroom.planRollOver({ body: { ...step.body, classes: [], leaving: [] } }),
      applyRollOver: () => isb.homeroom.applyRollOver(step),
      undoRollOver: () => isb.homeroom.undoRollOver(step),
    }
    const reason = await reasonOf(asks[verb]())
    return (reason === 'ROLL_OVER_REACH') === (reach !== 'all') ? [] : [reason]
  }
}

/** The operations that have no cell. */
export const withoutCell = (): OperationId[] => operationsOfStudents().filter((id) => !cells[id])

/** What a caller is shown that is none of theirs, and what they are not shown that is. */
export async function tryCell(cast: Cast, caller: Caller, id: OperationId, seed: number): Promise<string[]> {
  const own = (student: Student) => caller.children.has(student.studentNumber)
  const byRole = cast.students.filter(({ studentNumber }) => caller.byRole.has(studentNumber))
  const reads = cast.students.filter((student) => own(student) || caller.byRole.has(student.studentNumber))
  const cell = cells[id]!
  const asked = { ...caller, cast, dice: new Dice(seed), reads, changes: byRole }
  if (caller.reach !== 'none' || operationOf(id).permission === 'session') return cell(asked)
  const { method, path } = operationOf(id)
  const answer = await fetch(`${cast.server.url}/isb/admin${path.replaceAll(/\{\w+\}/g, String(cast.students[0]!.id))}`, {
    method,
    headers: {
      'X-App-Key': 'isb-console',
      'X-Tenant-Id': 'isb',
      'Content-Type': 'application/json',
      Authorization: `Bearer ${caller.token}`,
    },
    ...(method !== 'GET' && { body: '{}' }),
  })
  const { code } = (await answer.json()) as { code: number }
  return code === 4 ? [] : [`answers ${code} to who may nothing`]
}

/** What the stream of news tells a caller while a student out of their reach is changed: that something was, and nothing of whom. */
export async function newsTell({ server, admin, students }: Cast, caller: Caller): Promise<string[]> {
  const outside = students.find(({ studentNumber }) => !caller.byRole.has(studentNumber) && !caller.children.has(studentNumber))
  if (!outside) return []
  const over = new AbortController()
  const stream = await fetch(`${server.url}/isb/admin/events`, {
    headers: { 'X-App-Key': 'isb-console', 'X-Tenant-Id': 'isb', Authorization: `Bearer ${caller.token}` },
    signal: over.signal,
  })
  let told = ''
  const reading = (async () => {
    for await (const part of stream.body!) told += Buffer.from(part as Uint8Array).toString()
  })().catch(() => {})
  const { version, preferredName } = await admin.student.get({ path: { studentId: outside.id } })
  await admin.student.update({ path: { studentId: outside.id }, body: { version, preferredName: `${preferredName} ` } })
  await new Promise((resolve) => void setTimeout(resolve, 400))
  over.abort()
  await reading
  return [outside.studentNumber, outside.name, outside.nameZh]
    .filter((part) => part && told.includes(part))
    .map((part) => `news tell ${part}`)
}
