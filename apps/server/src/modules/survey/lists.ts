// The lists of surveys and of the students whom they ask.
import { list } from '../../core/lists/list.ts'
import { everyWord, today } from '../../core/lists/sql.ts'

const answered = "('Yes', 'No', 'Conflict')"
/** How many of the students whom survey `s` asks are in one of these states. Who has left is no longer counted. */
const countSql = (states = '') => `(select count(*) from survey_asked a join student st on st.id = a.student_id
  where a.survey_id = s.id and (st.left_on is null or st.left_on >= ${today})${states && ` and a.state in ${states}`})`

/** The state of a survey by its alias, as the clock has it. */
export const statusSql = (alias: string, day = today): string =>
  `survey_status(${alias}.status, ${alias}.starts_on, ${alias}.ends_on, ${day})`

export const surveys = list('survey.list', {
  from: 'survey s left join survey_version v on v.id = s.live_id',
  fields: {
    status: statusSql('s'),
    divisions: 's.divisions',
    grades: 's.grades',
    studentNumbers: 's.student_numbers',
    seats: 's.seats',
    live: 'v.number',
    edited: 's.content is distinct from v.content',
    publishedAt: 'v.published_at',
    asked: countSql(),
    answered: countSql(answered),
  },
  filters: { status: (value, bind) => `${statusSql('s')} = ${bind(value)}` },
  search: "lower(s.title || ' ' || s.title_zh || ' ' || s.admission_year)",
  sortable: { status: statusSql('s') },
  order: ['s.starts_on desc nulls first', 's.id desc'],
  fileName: 'module.survey',
  file: ['admissionYear', 'title', 'titleZh', 'startsOn', 'endsOn', 'status', 'asked', 'answered'],
})

/** Whether the last reminder came back from a guardian of the student who is asked, `a`, and there is no answer. */
const bouncedSql = `(a.state in ('None', 'Draft') and a.reminders > 0 and exists (
    select from guardian g join staff f on f.id = g.guardian_id join outbox o on o.recipient = f.email
    where g.student_id = a.student_id and g.may_act and o.kind = 'survey-reminder' and o.state = 'Dead'
      and o.fault in ('refused', 'address') and o.created_at >= a.reminded_at))`

/** How far the draft that was saved last has come. */
const draftPageSql = `case when a.state = 'Draft' then (
    select json_build_object('page', d.page, 'pages', d.pages) from survey_draft d
    where d.asked_id = a.id and d.page is not null order by d.saved_at desc limit 1) end`

export const answers = list('survey.answers', {
  from: 'survey_asked a join survey s on s.id = a.survey_id join student st on st.id = a.student_id',
  fields: {
    survey: `json_build_object('id', s.id, 'title', s.title, 'titleZh', s.title_zh)`,
    studentNumber: 'st.number',
    bounced: bouncedSql,
    draftPage: draftPageSql,
  },
  filters: {
    surveyId: 'a.survey_id',
    studentId: 'a.student_id',
    answered: (value) => `a.state ${value ? '' : 'not '}in ${answered}`,
  },
  // Few students have the word.
  search: (text, bind) =>
    everyWord(
      text,
      bind,
      (like) => `a.student_id = any(array(select p.id from staff p join student t on t.id = p.id
        where p.search_names || ' ' || lower(t.number) like ${like}))`,
    ),
  order: ['a.answered_at desc nulls last', 'a.id desc'],
  fileName: 'file.survey-answers',
  file: [
    'studentNumber',
    'student',
    { head: 'field.survey', sql: 's.title' },
    'division',
    'grade',
    'state',
    'openedAt',
    'bounced',
    'answeredAt',
    'extendedTo',
    'remindedAt',
    'reminders',
    'settledBy',
    'settledAt',
    'settledWhy',
  ],
})
