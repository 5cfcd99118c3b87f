import type { ServerModule } from '../../core/declare/module.ts'
import { nobodys } from '../../core/person/kept.ts'
import { board } from './board.ts'
import { demo } from './demo.ts'
import { drafts, form, saveForm, versions } from './forms.ts'
import { proposeLeavers } from './leavers.ts'
import { answers, surveys } from './lists.ts'
import { mine, page, saveAnswer, submit } from './mine.ts'
import { enter, extend, file, guardians, pageFor, said, settle } from './office.ts'
import { askNewcomers } from './newcomers.ts'
import { exportReplies } from './replies-file.ts'
import { calls, remind, reminder } from './reminders.ts'
import { forgetAnswers } from './retention.ts'
import { cancel, create, duplicate, pause, publish, remove, resume, update } from './surveys.ts'

/** Re-enrollment surveys, their forms and what families answer. */
export const survey: ServerModule<'survey'> = {
  lists: { 'survey.list': surveys, 'survey.answers': answers },
  entities: {
    survey: { person: null, named: true },
    'survey-answer': {
      person: 'studentId',
      keep: ['studentId', 'guardianId', 'decision', 'state', 'answeredVersion', 'way', 'extendedTo'],
      ids: { studentId: 'staff', guardianId: 'staff' },
    },
  },
  keeps: {
    survey: { whose: nobodys, by: ['content_saved_by'] },
    survey_earlier_draft: { whose: nobodys, by: ['saved_by'] },
    survey_version: { whose: nobodys, by: ['published_by'] },
    survey_asked: {
      whose: 'student_id = $1',
      entity: 'survey-answer',
      follows: "there.state = 'None' and there.reminders = 0",
      by: ['settled_by'],
      erased: { settled_why: "''" },
      hidden: ['counts_id'],
      stays: ['division', 'grade', 'state'],
      enums: { division: 'Division', state: 'SurveyState' },
    },
    survey_answer: {
      whose: 'given_by = $1 or asked_id in (select id from survey_asked where student_id = $1)',
      by: ['submitted_by'],
      erased: { replies: "'[]'", said: 'decision', note: "''" },
      hidden: ['said', 'version_id'],
      stays: ['decision', 'way', 'accepted'],
      enums: { decision: 'SurveyDecision', way: 'SurveyWay' },
    },
    survey_draft: { whose: 'guardian_id = $1 or asked_id in (select id from survey_asked where student_id = $1)', erased: 'gone' },
    survey_file: { whose: 'given_by = $1 or asked_id in (select id from survey_asked where student_id = $1)', erased: 'gone' },
  },
  handlers: {
    board,
    reminder,
    remind,
    calls,
    create,
    update,
    remove,
    duplicate,
    publish,
    pause,
    continue: resume,
    cancel,
    form,
    drafts,
    saveForm,
    versions,
    said,
    exportReplies,
    guardians,
    pageFor,
    enter,
    settle,
    extend,
    file,
    mine,
    page,
    submit,
    saveAnswer,
  },
  reminders: [askNewcomers],
  retention: { surveyMonths: { deleted: 'surveyAnswers', deleteOlder: forgetAnswers } },
  listeners: { 'homeroom.planProposed': proposeLeavers },
  queues: {
    'admission:list': {
      from: `survey_asked a join survey s on s.id = a.survey_id left join staff p on p.id = a.student_id
        where a.state = 'Conflict' and s.status <> 'Cancelled'`,
      since: 'a.answered_at',
      label: ({ person }) => person('p'),
      student: 'a.student_id',
    },
  },
  menus: [
    { code: 'admission', path: '/admission', icon: 'clipboard-list' },
    { code: 'admission:survey', under: 'admission', path: '/admission/survey', icon: 'clipboard-pen' },
    { code: 'admission:list', under: 'admission', path: '/admission/list', icon: 'clipboard-check' },
  ],
  demo,
}
