// A survey as a file: written, edited, looked at before it changes anything, and read back, as next year's survey or into this year's.
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { openHouse, type Person } from '../lib/house.ts'
import { edit, openSurvey } from '../lib/survey.ts'
import { openFolder, signIn } from '../lib/terminal.ts'

const house = openHouse()
const { at, file } = openFolder()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
  await signIn(house, 'admin')
})
const contentOf = async (surveyId: number) => (await admin.survey.form({ path: { surveyId } })).content

test('what leaves as a file comes back as the same survey, and a file of that one is the same', async () => {
  const { id } = await openSurvey(admin)
  await edit(admin, id, ({ yes }) => {
    yes.tips = { en: '# Fees\n\n- a: "b"\n- **c**\n', zh: 'no' }
    yes.modules[0]!.questions[0]!.required = false
  })
  const { version } = await admin.survey.get({ path: { surveyId: id } })
  const body = { seats: [{ grade: 'G6', seats: 130 }], divisions: ['High' as const], remindHours: 48, version }
  await admin.survey.update({ path: { surveyId: id }, body })
  await house.isb(['survey', 'export', String(id), '-o', at('one.yaml')])
  const written = readFileSync(at('one.yaml'), 'utf8')
  expect(written).toMatch(/^format: isb-survey\/1\ntitle: Re-enrollment\n/)
  expect(written).toContain('text:\n            en: How?\n            zh: 如何上学？')
  const made = await house.isb(['survey', 'import', at('one.yaml'), '--json'])
  const { id: copy, status } = JSON.parse(made.out) as { id: number; status: string }
  expect([copy === id, status]).toEqual([false, 'Unpublished'])
  expect(await contentOf(copy)).toEqual(await contentOf(id))
  expect(await admin.survey.get({ path: { surveyId: copy } })).toMatchObject({
    title: 'Re-enrollment',
    divisions: ['High'],
    seats: [{ grade: 'G6', seats: 130 }],
    remindHours: 48,
  })
  expect((await house.isb(['survey', 'export', String(copy)])).out).toBe(written)
})

test('into a survey: the changes are shown first, and made once somebody says yes', async () => {
  const { id } = await openSurvey(admin)
  const written = (await house.isb(['survey', 'export', String(id)])).out
  const changed = written.replace('en: How?', 'en: How will they come?').replace('title: Re-enrollment', 'title: Spring 2028')
  const name = file('changed.yaml', changed)
  const into = ['survey', 'import', name, '--into', String(id)]
  const plan = await house.isb([...into, '--dry-run'])
  expect(plan.out).toMatch(/Changed +\S+ +Re-enrollment +Spring 2028\n.*Changed +Yes +How\? +How will they come\?/)
  expect(plan.err).toContain('2 changes')
  expect((await house.isb(into, { exit: 64 })).err).toContain(`--yes`)
  expect((await admin.survey.get({ path: { surveyId: id } })).title).toBe('Re-enrollment')
  await house.isb([...into, '--yes'])
  expect(await admin.survey.get({ path: { surveyId: id } })).toMatchObject({ title: 'Spring 2028', live: 1, edited: true })
  expect((await contentOf(id)).yes.modules[0]!.questions[0]!.text.en).toBe('How will they come?')
})

test('into a survey it is all or nothing, and the forms that it replaces become an earlier draft, however fresh', async () => {
  const { id } = await openSurvey(admin)
  const path = { surveyId: id }
  const written = (await house.isb(['survey', 'export', String(id)])).out
  await edit(admin, id, ({ yes }) => (yes.tips = { en: 'Typed a moment ago', zh: '刚刚填写' }))
  const fresh = await contentOf(id)
  const earlier = (await admin.survey.drafts({ path })).length
  const renamed = written.replace('title: Re-enrollment', 'title: Renamed')
  const long = file('too-long.yaml', renamed.replace('en: One minute', `en: ${'x'.repeat(20_001)}`))
  expect((await house.isb(['survey', 'import', long, '--into', String(id), '--yes'], { exit: 1 })).code).not.toBe(0)
  expect([(await admin.survey.get({ path })).title, await contentOf(id)]).toEqual(['Re-enrollment', fresh])
  const unknown = file('unknown-grade.yaml', written.replace('\ntitle:', '\ngrades: [G99]\ntitle:'))
  expect((await house.isb(['survey', 'import', unknown, '--into', String(id), '--yes'], { exit: 1 })).err).toContain('G99')
  expect(await contentOf(id)).toEqual(fresh)

  await house.isb(['survey', 'import', file('renamed.yaml', renamed), '--into', String(id), '--yes'])
  expect([(await admin.survey.get({ path })).title, (await contentOf(id)).yes.tips.en]).toEqual(['Renamed', 'One minute'])
  const drafts = await admin.survey.drafts({ path })
  expect([drafts.length, drafts[0]!.content]).toEqual([earlier + 1, fresh])
})

test('a file by hand needs no keys and nothing that is as usual; what is wrong is named by its line', async () => {
  const byHand = file(
    'hand.yaml',
    'format: isb-survey/1\ntitle: By hand\nadmissionYear: 2028-29\nyes:\n  modules:\n    - name: { en: One, zh: 一 }\n      questions:\n        - text: { en: Why?, zh: 为何？ }\n          kind: Text\n',
  )
  const { out } = await house.isb(['survey', 'import', byHand, '--json'])
  const { id } = JSON.parse(out) as { id: number }
  const [module] = (await contentOf(id)).yes.modules
  expect(module).toMatchObject({ name: { en: 'One', zh: '一' }, questions: [{ kind: 'Text', required: false, options: [] }] })
  expect(module!.key).toMatch(/^[a-z0-9-]{1,24}$/)
  const wrong = file('wrong.yaml', 'format: isb-survey/1\ntitle: [Two]\nyes:\n  tip: { en: a }\n  modules: none\n')
  const refused = await house.isb(['survey', 'import', wrong], { exit: 1 })
  expect(refused.code).not.toBe(0)
  for (const said of [/2.*title has an invalid value/, /4.*no field tip here/, /5.*modules has an invalid value/])
    expect(refused.err).toMatch(said)
  expect((await house.isb(['survey', 'import', file('other.yaml', 'a: 1\n')], { exit: 1 })).err).toContain('is not the file of a survey')
  // Where the forms are refused no empty survey stays behind.
  const before = (await admin.survey.list()).total
  const long = file(
    'long.yaml',
    `format: isb-survey/1\ntitle: Long\nadmissionYear: 2028-29\nyes: { tips: { en: ${'x'.repeat(20_001)} } }\n`,
  )
  expect((await house.isb(['survey', 'import', long], { exit: 1 })).code).not.toBe(0)
  expect((await admin.survey.list()).total).toBe(before)
})
