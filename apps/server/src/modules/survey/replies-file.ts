// What families answered to a survey as a file: a line for each student, a column for each question, in the reader's language.
import type { Input, Schema } from '@isb/contract'
import { formOf, isChoice, questionsOf, readIn, type AnyQuestion, type SurveyContent } from '@isb/domain'
import { listOf, nameOf, word, type Locale, type Person } from '@isb/words'
import { sql } from 'kysely'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { partyOf } from '../../core/work/fair-queue.ts'
import { tableFile, type Cell, type Column, type Download } from '../../core/download/index.ts'
import { timeCell } from '../../core/lists/file.ts'
import { personSql, timeSql, today } from '../../core/lists/sql.ts'
import { refuseField } from '../../core/ground/refuse.ts'
import { answers, surveys } from './lists.ts'
import { asOffice } from './office.ts'

type Student = readonly [number: string, Person | null, grade: string, division: Schema<'Division'> | null, state: Schema<'SurveyState'>]
/** An answer as the database answers one. */
type Answer = readonly [
  Schema<'SurveyDecision'>,
  givenBy: Person | null,
  at: string,
  way: Schema<'SurveyWay'>,
  versionId: number,
  replies: Schema<'SurveyReply'>[],
]

/** The answer that counts; in a conflict what each guardian answered last. */
const answersSql = `(select coalesce(json_agg(json_build_array(
    w.decision, ${personSql('g', today, 'ward.id = a.student_id')}, ${timeSql('w.at')}, w.way, w.version_id, w.replies)
    order by w.id), '[]')
  from survey_answer w left join staff g on g.id = w.given_by
  where w.asked_id = a.id and w.current and coalesce(w.id = a.counts_id, true))`

const heads = [
  'field.studentNumber',
  'field.student',
  'field.grade',
  'field.division',
  'field.state',
  'field.givenBy',
  { head: 'field.answeredAt', dated: 'time' },
  'field.way',
] as const satisfies readonly Column[]

type Question = AnyQuestion<string>
/** The questions of one version by their keys, in the reader's language. */
interface Version {
  readonly id: number
  readonly Yes: ReadonlyMap<string, Question>
  readonly No: ReadonlyMap<string, Question>
}

/** The version that families see, then those before it that somebody answered. */
async function versionsOf({ db, locale }: SignedIn, surveyId: number): Promise<Version[]> {
  const { rows } = await sql<{ id: number; content: SurveyContent }>`
    select v.id, v.content from survey_version v join survey s on s.id = v.survey_id
    where s.id = ${surveyId} and (v.id = s.live_id or exists (select from survey_answer w where w.version_id = v.id))
    order by v.number desc`.execute(db)
  const questions = (content: SurveyContent, decision: Schema<'SurveyDecision'>) =>
    new Map(questionsOf(readIn(locale, formOf(content, decision))).map((question) => [question.key, question]))
  return rows.map(({ id, content }) => ({ id, Yes: questions(content, 'Yes'), No: questions(content, 'No') }))
}

/** What stands in the cell of a question: an option by the words that were chosen, a file or a signature as how many there are. */
function cellOf(question: Question, values: readonly string[], locale: Locale): Cell {
  if (values.length === 0) return ''
  if (isChoice(question))
    return listOf(
      locale,
      values.map((value) => question.options.find(({ key }) => key === value)?.text ?? value),
    )
  if (question.kind === 'File' || question.kind === 'Signature') return values.length
  return question.kind === 'Number' ? Number(values[0]) : values[0]!
}

export async function exportReplies({ query = {} }: Input<'survey.exportReplies'>, context: SignedIn): Promise<Download> {
  const { app, now, locale } = context
  const { format = 'csv', ...narrowed } = query
  if (narrowed.surveyId === undefined) refuseField('/query/surveyId', 'SURVEY_NOT_CHOSEN')
  const { id } = await surveys.record(context, narrowed.surveyId)
  const { timeZone } = await app.db.selectFrom('setting').select('timeZone').executeTakeFirstOrThrow()
  const versions = await versionsOf(context, id)
  const columns = versions
    .flatMap(({ Yes, No }) => [...Yes.values(), ...No.values()])
    .filter(({ key }, at, all) => all.findIndex((each) => each.key === key) === at)
  const studentCells = ([number, student, grade, division, state]: Student): Cell[] => [
    number,
    student && nameOf(locale, student),
    grade,
    division && word(locale, `value.Division.${division}`),
    word(locale, `value.SurveyState.${state}`),
  ]
  const answerCells = ([decision, givenBy, at, way, versionId, replies]: Answer): Cell[] => {
    const seen = versions.find((version) => version.id === versionId)?.[decision]
    const values = new Map(replies.map((reply) => [reply.question, reply.values]))
    return [
      givenBy && nameOf(locale, givenBy),
      timeCell(at, locale, timeZone),
      word(locale, `value.SurveyWay.${way}`),
      ...columns.map(({ key }) => {
        const question = seen?.get(key)
        return question ? cellOf(question, values.get(key) ?? [], locale) : ''
      }),
    ]
  }
  const unanswered: Cell[] = ['', '', '', ...columns.map(() => '')]
  const rows = answers.rows(asOffice(context), narrowed, ['studentNumber', 'student', 'grade', 'division', 'state', answersSql])
  async function* lines(): AsyncGenerator<Cell[][], void> {
    for await (const some of rows as unknown as AsyncGenerator<[...Student, Answer[]][], void>)
      yield some.flatMap(([number, student, grade, division, state, given]) => {
        const cells = studentCells([number, student, grade, division, state])
        return (given.length > 0 ? given.map(answerCells) : [unanswered]).map((rest) => [...cells, ...rest])
      })
  }
  const file = { name: 'file.survey-replies', format, day: await schoolDay(app.db, now), locale, party: partyOf(context) } as const
  const asColumn = ({ text, kind }: Question): Column => ({ text, dated: kind === 'Date' ? 'day' : undefined })
  return tableFile(file, [...heads, ...columns.map(asColumn)], lines())
}
