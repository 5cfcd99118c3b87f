// Families that have not answered are written to, in their language, never twice within the hours of the survey; and called.
import { beforeAll, expect, test } from 'vitest'
import { guardianOf, pupil } from '../lib/absence.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { byBus, openSurvey, schoolDay } from '../lib/survey.ts'
import { signIn } from '../lib/terminal.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})

type Guardian = Awaited<ReturnType<typeof guardianOf>>

/** A survey of students of their own grade: those of the demo are not asked. */
async function openFor(...students: string[]) {
  const children = []
  for (const name of students) children.push(await pupil(admin, '5A', { name }))
  const { id } = await openSurvey(admin)
  await house.server.pool.query('delete from survey_asked where survey_id = $1 and student_id <> all($2)', [
    id,
    children.map((each) => each.id),
  ])
  return { path: { surveyId: id }, children }
}
const addressOf = async ({ staffId }: Guardian) => (await admin.staff.get({ path: { staffId } })).email!
const mailsTo = async (guardian: Guardian) => {
  const { records } = await admin.outbox.list({ query: { search: await addressOf(guardian) } })
  return records.filter(({ kind }) => kind === 'survey-reminder')
}
async function answer(guardian: Person, surveyId: number) {
  const { id } = (await guardian.survey.mine()).find(({ survey }) => survey.id === surveyId)!
  await guardian.survey.submit({ path: { askedId: id }, body: { version: 1, ...byBus } })
}

test('a family gets one mail for all of its children, in its language, and none once it has answered', async () => {
  const { path, children } = await openFor('Ma One', 'Ma Two', 'Hu Three', 'Gao Four')
  const [one, two, three] = children.map(({ id }) => id) as [number, number, number]
  const mother = await guardianOf(house, admin, one, two)
  const father = await guardianOf(house, admin, three)
  await house.server.pool.query("update staff set language = 'zh' where id = $1", [mother.staffId])
  const before = await admin.survey.reminder({ path })
  expect(before).toMatchObject({ hours: 24, students: 3, reminded: 0, unreached: [{ name: 'Gao Four' }] })
  expect(before.readers).toMatchObject([
    { id: father.staffId, language: 'en', students: [{ name: 'Hu Three' }] },
    { id: mother.staffId, language: 'zh', students: [{ name: 'Ma One' }, { name: 'Ma Two' }] },
  ])
  expect(before.text).toMatch(/We do not have your answer for Hu Three to “Re-enrollment” yet/)
  expect(await mailsTo(mother)).toEqual([])
  await answer(father, path.surveyId)
  expect(await admin.survey.remind({ path })).toEqual({ students: 2, mails: 1 })
  expect(await mailsTo(mother)).toMatchObject([{ subject: '请为 Ma One、Ma Two 填写：续读意向' }])
  expect(await mailsTo(father)).toEqual([])
  const { records } = await admin.survey.history({ path })
  expect(records[0]).toMatchObject({ operation: 'survey.remind' })
})

test('some of those without an answer are reminded alone, and the board says on which day', async () => {
  const { path, children } = await openFor('Su One', 'Su Two', 'Su Three')
  const mothers = []
  for (const { id } of children) mothers.push(await guardianOf(house, admin, id))
  await answer(mothers[2]!, path.surveyId)
  const { records } = await admin.survey.answers({ query: { ...path, answered: false } })
  expect(records.map(({ student }) => student!.name).toSorted()).toEqual(['Su One', 'Su Two'])
  expect((await admin.survey.answers({ query: { ...path, answered: true } })).total).toBe(1)
  const lineOf = (name: string) => records.find(({ student }) => student?.name === name)!.id
  const other = await openFor('Su Other')
  const foreign = (await admin.survey.answers({ query: other.path })).records[0]!.id
  const query = { asked: `${lineOf('Su Two')},${foreign}` }
  expect(await admin.survey.reminder({ path, query })).toMatchObject({ students: 1, readers: [{ students: [{ name: 'Su Two' }] }] })
  expect(await admin.survey.remind({ path, query })).toEqual({ students: 1, mails: 1 })
  expect((await mailsTo(mothers[0]!)).length + (await mailsTo(mothers[2]!)).length).toBe(0)
  expect(await mailsTo(mothers[1]!)).toHaveLength(1)
  expect(await admin.survey.board({ path })).toMatchObject({ reminders: [{ number: 1, students: 1 }] })
  expect(await refusal(admin.survey.reminder({ path, query: { asked: '1;2' } }))).toMatchObject({ code: 1 })
})

test('nobody is reminded again within the hours of the survey, whoever asks at the same moment', async () => {
  const { path, children } = await openFor('Yu Once')
  const mother = await guardianOf(house, admin, children[0]!.id)
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => admin.survey.remind({ path })))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await mailsTo(mother)).toHaveLength(1)
  expect(await refusal(admin.survey.remind({ path }))).toMatchObject({ code: 3, reason: 'SURVEY_NOBODY_TO_REMIND' })
  expect(await admin.survey.reminder({ path })).toMatchObject({ students: 0, reminded: 1, readers: [], subject: '' })
  // The database itself refuses the second one.
  const again = house.server.pool.query("update survey_asked set reminded_at = reminded_at + interval '23 hours' where survey_id = $1", [
    path.surveyId,
  ])
  await expect(again).rejects.toMatchObject({ constraint: 'survey_asked_reminded' })
  await house.server.pool.query('alter table survey_asked disable trigger survey_asked_reminded')
  await house.server.pool.query("update survey_asked set reminded_at = reminded_at - interval '25 hours' where survey_id = $1", [
    path.surveyId,
  ])
  await house.server.pool.query('alter table survey_asked enable trigger survey_asked_reminded')
  expect(await admin.survey.remind({ path })).toEqual({ students: 1, mails: 1 })
  expect((await admin.survey.answers({ query: path })).records[0]).toMatchObject({ reminders: 2 })
})

test('a whole school is reminded or, where the work breaks off, nobody is: the next try writes to each family once', async () => {
  const { path } = await openFor()
  const { pool } = house.server
  await pool.query(
    `with child as (
      insert into staff (name, type) select 'Whole ' || n, 'student' from generate_series(1, 120) n returning id
    ), student as (
      insert into student (id, number, entered_on) select id, 'W-' || id, '2026-08-01' from child returning id
    ), parent as (
      insert into staff (name, type, email)
        select 'Parent', 'parent', 'whole-' || n || '@family.example' from generate_series(1, 120) n returning id
    ), pair as (
      select s.id as student, p.id as parent from (select id, row_number() over () as n from student) s
        join (select id, row_number() over () as n from parent) p using (n)
    ), acts as (
      insert into guardian (student_id, guardian_id, relation) select student, parent, 'Mother' from pair
    ) insert into survey_asked (survey_id, student_id, division, grade) select $1, student, 'High', 'G9' from pair`,
    [path.surveyId],
  )
  const whole = async () =>
    (
      await pool.query(
        `select count(*)::int as mails, count(distinct recipient)::int as families,
          (select count(*)::int from message m join outbox o on o.id = m.mail_id
            join staff p on p.id = m.person_id and p.email = o.recipient where o.recipient like 'whole-%') as messages,
          (select count(*)::int from survey_asked where survey_id = $1 and reminded_at is not null) as reminded
        from outbox where recipient like 'whole-%'`,
        [path.surveyId],
      )
    ).rows[0]
  await pool.query(`create function break_off_here() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$;
    create trigger break_off_here before insert on outbox for each row when (new.recipient like 'whole-%7@%' and new.recipient > 'whole-9')
      execute function break_off_here()`)
  expect(await refusal(admin.survey.remind({ path }))).toMatchObject({ status: 500 })
  expect(await whole()).toEqual({ mails: 0, families: 0, messages: 0, reminded: 0 })
  await pool.query('drop trigger break_off_here on outbox')
  expect(await admin.survey.remind({ path })).toEqual({ students: 120, mails: 120 })
  expect(await whole()).toEqual({ mails: 120, families: 120, messages: 120, reminded: 120 })
})

test('a survey that is paused reminds nobody', async () => {
  const { path, children } = await openFor('Ding Paused')
  await guardianOf(house, admin, children[0]!.id)
  await admin.survey.pause({ path })
  expect(await refusal(admin.survey.remind({ path }))).toMatchObject({ reason: 'SURVEY_NOT_OPEN' })
})

test('the call list has who may answer, with their telephone numbers, and nobody who must have no contact', async () => {
  const { path, children } = await openFor('Tan Call')
  const studentId = children[0]!.id
  const mother = await guardianOf(house, admin, studentId)
  const stranger = await guardianOf(house, admin, studentId)
  await house.server.pool.query(
    "insert into contact (person_id, kind, value) values ($1, 'Phone', '+8613800000000'), ($2, 'Phone', '+8613900000000')",
    [mother.staffId, stranger.staffId],
  )
  await house.server.pool.query('update guardian set may_see = false, may_act = false, no_contact = true where guardian_id = $1', [
    stranger.staffId,
  ])
  expect(await admin.survey.calls({ path })).toMatchObject([
    { student: { name: 'Tan Call' }, grade: 'G5', state: 'None', guardians: [{ id: mother.staffId, phones: ['+8613800000000'] }] },
  ])
  expect(JSON.stringify(await admin.survey.calls({ path }))).not.toContain('13900000000')
  await answer(mother, path.surveyId)
  expect(await admin.survey.calls({ path })).toEqual([])
})

test('the office sees who has opened the forms, and from whom a reminder came back until the next one', async () => {
  const { path, children } = await openFor('Qi Opens', 'Qi Bounces')
  const [opens, bounces] = [await guardianOf(house, admin, children[0]!.id), await guardianOf(house, admin, children[1]!.id)]
  const { pool } = house.server
  const lines = async () => {
    const { records } = await admin.survey.answers({ query: { ...path, sort: 'id' } })
    return records.map(({ student, state, openedAt, bounced }) => [student!.name, state, openedAt !== null, bounced])
  }
  expect(await lines()).toEqual([
    ['Qi Opens', 'None', false, false],
    ['Qi Bounces', 'None', false, false],
  ])
  const { id: askedId } = (await opens.survey.mine()).find(({ survey }) => survey.id === path.surveyId)!
  await opens.survey.page({ path: { askedId } })
  const { openedAt } = await admin.survey.getAsked({ path: { askedId } })
  await opens.survey.page({ path: { askedId } })
  expect((await admin.survey.getAsked({ path: { askedId } })).openedAt).toBe(openedAt)
  await admin.survey.remind({ path })
  const sent = [await addressOf(bounces)]
  await expect.poll(async () => (await mailsTo(bounces)).map(({ state }) => state)).toEqual(['Sent'])
  await pool.query("update outbox set state = 'Dead', fault = 'later' where recipient = any($1) and kind = 'survey-reminder'", [sent])
  expect((await lines()).map((line) => line[3])).toEqual([false, false])
  await pool.query("update outbox set fault = 'refused' where recipient = any($1) and kind = 'survey-reminder'", [sent])
  expect(await lines()).toEqual([
    ['Qi Opens', 'None', true, false],
    ['Qi Bounces', 'None', false, true],
  ])
  await answer(bounces, path.surveyId)
  expect((await lines())[1]).toEqual(['Qi Bounces', 'Yes', false, false])
})

test('the terminal says who would be written to, and writes to them once somebody says yes', async () => {
  const { path, children } = await openFor('Xu Terminal')
  const mother = await guardianOf(house, admin, children[0]!.id)
  const id = String(path.surveyId)
  await signIn(house, 'admin')
  const plan = await house.isb(['survey', 'remind', id, '--dry-run'])
  expect(plan.out).toContain('Xu Terminal')
  expect(plan).toMatchObject({ code: 0, err: expect.stringContaining('Nothing is sent. Mails: 1, for students: 1') })
  expect(await mailsTo(mother)).toEqual([])
  await house.isb(['survey', 'remind', id], { exit: 64 })
  expect((await house.isb(['survey', 'calls', id])).out).toContain('Xu Terminal')
  expect(await house.isb(['survey', 'remind', id, '--yes'])).toMatchObject({
    err: expect.stringContaining('1 mail for 1 student'),
  })
  expect(await mailsTo(mother)).toHaveLength(1)
  await house.isb(['survey', 'remind', id, '--yes'], { exit: 3 })
})

test('the families of one grade alone are reminded, and no mail goes out once the survey is over', async () => {
  const { path, children } = await openFor('Yan Fifth', 'Yan Sixth')
  const [fifth, sixth] = children.map(({ id }) => id) as [number, number]
  const [one, other] = [await guardianOf(house, admin, fifth), await guardianOf(house, admin, sixth)]
  await house.server.pool.query("update survey_asked set grade = 'G6' where survey_id = $1 and student_id = $2", [path.surveyId, sixth])
  expect(await admin.survey.reminder({ path, query: { grade: 'G6' } })).toMatchObject({ students: 1, readers: [{ id: other.staffId }] })
  await signIn(house, 'admin')
  const dry = await house.isb(['survey', 'remind', String(path.surveyId), '--grade', 'G6', '--dry-run'])
  expect(dry.out).toContain('Yan Sixth')
  expect(dry.out).not.toContain('Yan Fifth')
  expect(await admin.survey.remind({ path, query: { grade: 'G6' } })).toEqual({ students: 1, mails: 1 })
  expect(await mailsTo(one)).toEqual([])
  const lastDay = async () => {
    const { rows } = await house.server.pool.query<{ last: string }>(
      `select to_char(good_until at time zone 'Asia/Shanghai' - interval '1 second', 'YYYY-MM-DD') as last
      from outbox where recipient = $1 and kind = 'survey-reminder'`,
      [await addressOf(other)],
    )
    return rows.map(({ last }) => last)
  }
  const { endsOn, version } = await admin.survey.get({ path })
  expect(await lastDay()).toEqual([endsOn])
  // One that still waits goes with the last day.
  await house.server.pool.query("update outbox set state = 'Pending', due_at = now() + interval '1 day' where recipient = $1", [
    await addressOf(other),
  ])
  await admin.survey.update({ path, body: { endsOn: schoolDay(2), version } })
  expect(await lastDay()).toEqual([schoolDay(2)])
})
