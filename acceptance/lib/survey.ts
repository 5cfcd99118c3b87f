// Surveys for stories: forms with a question that opens another one, days around today, a family that answers.
import type { Schema, Isb } from '@isb/sdk'
import { guardianOf, pupil } from './absence.ts'
import type { House, Person } from './clients.ts'

/** The day at the school, so many days from now. */
export const schoolDay = (ahead = 0): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(Date.now() + ahead * 86_400_000)

const both = (en: string, zh = en) => ({ en, zh })
const none = both('')
const part = (key: string, more: Partial<Schema<'SurveyPart'>>): Schema<'SurveyPart'> => ({
  key,
  name: both(key),
  description: none,
  protocolLabel: none,
  protocol: none,
  questions: [],
  ...more,
})

/** A yes with a choice that opens a question and an agreement, a no with a reason. */
export const forms: Schema<'SurveyContent'> = {
  yes: {
    tips: both('One minute', '一分钟'),
    modules: [
      part('transport', {
        name: both('Getting to school', '上下学方式'),
        questions: [
          {
            key: 'how',
            text: both('How?', '如何上学？'),
            kind: 'One',
            required: true,
            options: [
              {
                key: 'bus',
                text: both('Bus', '校车'),
                subitems: [
                  {
                    key: 'line',
                    text: both('Which line?', '哪条线路？'),
                    kind: 'One',
                    required: true,
                    options: [{ key: 'line-3', text: both('Line 3', '3 号线') }],
                  },
                ],
              },
              { key: 'car', text: both('Car', '家长接送'), subitems: [] },
            ],
          },
          { key: 'since', text: both('Since when?', '从何时起？'), kind: 'Date', required: false, options: [] },
        ],
      }),
      part('tuition', { protocolLabel: both('I accept', '我接受'), protocol: both('Pay **by August**.', '请于八月前**缴费**。') }),
    ],
  },
  no: {
    tips: none,
    modules: [part('leaving', { questions: [{ key: 'why', text: both('Why?', '为什么？'), kind: 'Text', required: true, options: [] }] })],
  },
}

/** A survey with these forms that is in progress. */
export async function openSurvey(admin: Isb, content = forms): Promise<Schema<'Survey'>> {
  const { id } = await admin.survey.create({
    body: { title: 'Re-enrollment', titleZh: '续读意向', admissionYear: '2027-28', startsOn: schoolDay(-1), endsOn: schoolDay(5), content },
  })
  return admin.survey.publish({ path: { surveyId: id } })
}

/** Edits the forms, and answers what is missing. */
export async function edit(admin: Isb, surveyId: number, change: (content: Schema<'SurveyContent'>) => void) {
  const { content, version } = await admin.survey.form({ path: { surveyId } })
  const edited = structuredClone(content)
  change(edited)
  return admin.survey.saveForm({ path: { surveyId }, body: { content: edited, version } })
}

/** What a family answers that goes by bus. */
export const byBus = {
  decision: 'Yes' as const,
  replies: [
    { question: 'how', values: ['bus'] },
    { question: 'line', values: ['line-3'] },
  ],
  accepted: ['tuition'],
}
export const byCar = { ...byBus, replies: [{ question: 'how', values: ['car'] }] }
export const leaves = { decision: 'No' as const, replies: [{ question: 'why', values: ['We move'] }], accepted: [] }

/** The line of a student in the answers of a survey. */
export const askedOf = async (admin: Isb, surveyId: number, studentId: number) =>
  (await admin.survey.answers({ query: { surveyId, studentId } })).records[0]!
/** A student who is asked, with guardians. */
export async function familyOf(house: House, admin: Person, count = 1) {
  const student = await pupil(admin, '5A')
  const guardians: Person[] = []
  for (let at = 0; at < count; at++) guardians.push(await guardianOf(house, admin, student.id))
  return { student, guardians }
}
/** What a guardian is asked by a survey. */
export const lineOf = async (guardian: Isb, surveyId: number) => (await guardian.survey.mine()).find(({ survey }) => survey.id === surveyId)
