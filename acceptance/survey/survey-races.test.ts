// Surveys through two servers at once: the last second, two guardians, a form that is published while somebody edits it; servers that are
// killed while families answer; and what means harm in forms, names and answers.
import { createIsb, memorySession, type Isb } from '@isb/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pupil } from '../lib/absence.ts'
import { refusal } from '../lib/house.ts'
import { pixel } from '../lib/pixel.ts'
import { byBus, edit, forms, leaves, openSurvey } from '../lib/survey.ts'
import { startTwoServers, type TwoServers } from '../lib/two-servers.ts'
import { sessionOfPerson } from '../trust/lib/pair.ts'
import surveyKill from '../trust/survey-kill.ts'

let servers: TwoServers
let office: readonly [Isb, Isb]
beforeAll(async () => {
  servers = await startTwoServers()
  office = servers.clients
})
afterAll(() => servers.stop())

let made = 0
/** A child and two guardians, each with a client for a server of their own. */
async function family(name?: string) {
  const student = await pupil(office[0], '5A', { ...(name && { name }) })
  const guardians: Isb[] = []
  for (const server of [servers.one, servers.two]) {
    const email = `races.${(made += 1)}@families.example`
    const { id } = await office[0].staff.create({ body: { name: 'Guardian', email, type: 'parent', invite: false } })
    await office[0].student.setGuardian({ path: { studentId: student.id, guardianId: id }, body: { relation: 'Guardian' } })
    const token = await sessionOfPerson(servers.one, id)
    guardians.push(createIsb({ host: server.url, session: memorySession({ token, authHeaderSchema: 'Bearer' }), timeout: 60_000 }))
  }
  return { student, guardians: guardians as unknown as readonly [Isb, Isb] }
}
const askedOf = async (surveyId: number, studentId: number) =>
  (await office[0].survey.answers({ query: { surveyId, studentId } })).records[0]!

test('of two guardians who say different things at once both are kept, as a conflict', async () => {
  const families = await Promise.all(Array.from({ length: 12 }, () => family()))
  const { id } = await openSurvey(office[0])
  const lines = await Promise.all(families.map(({ student }) => askedOf(id, student.id)))
  await Promise.all(
    families.flatMap(({ guardians }, at) => {
      const path = { askedId: lines[at]!.id }
      return [
        guardians[0].survey.submit({ path, body: { version: 1, ...byBus } }),
        guardians[1].survey.submit({ path, body: { version: 1, ...leaves } }),
      ]
    }),
  )
  for (const [at, { student }] of families.entries()) {
    expect(await askedOf(id, student.id)).toMatchObject({ state: 'Conflict' })
    const said = await office[1].survey.said({ path: { askedId: lines[at]!.id } })
    expect(said.map(({ decision, current, counts }) => `${decision} ${current} ${counts}`).toSorted()).toEqual([
      'No true false',
      'Yes true false',
    ])
  }
})

test('what is published while somebody edits is one state of the forms, whole; the other stays to be published', async () => {
  const { id } = await openSurvey(office[0])
  const path = { surveyId: id }
  const saved = [forms]
  for (let round = 0; round < 15; round++) {
    const { content, version } = await office[0].survey.form({ path })
    const next = structuredClone(content)
    next.yes.tips = { en: `Round ${round}`, zh: `第${round}轮` }
    next.no.tips = { en: `Also ${round}`, zh: `也是${round}` }
    saved.push(next)
    const publishing = office[1].survey.publish({ path }).then(
      () => 'published',
      (error: { reason?: string }) => error.reason,
    )
    const [, published] = await Promise.all([office[0].survey.saveForm({ path, body: { content: next, version } }), publishing])
    expect(['published', 'SURVEY_UNCHANGED']).toContain(published)
    const after = await office[0].survey.get({ path })
    const [live] = await office[0].survey.versions({ path })
    expect(saved).toContainEqual(live!.content)
    expect(after.edited).toBe(live!.content.yes.tips.en !== `Round ${round}`)
    if (after.edited) await office[0].survey.publish({ path })
  }
})

test('the clock of the database decides the last second, on two servers whose clocks are two seconds apart', async () => {
  const { student, guardians } = await family()
  const { id } = await openSurvey(office[0])
  const path = { askedId: (await askedOf(id, student.id)).id }
  servers.one.pass(-1000)
  servers.two.pass(1000)
  // A time zone in which the day of the school ends in three seconds, and that day is the survey's last one.
  const midnight = Math.ceil(Date.now() / 1000) + 3
  const sinceMidnight = midnight % 86_400
  const [hours, minutes, seconds] = [Math.floor(sinceMidnight / 3600), Math.floor(sinceMidnight / 60) % 60, sinceMidnight % 60]
  const lastDay = new Date((midnight - sinceMidnight - 86_400) * 1000).toISOString().slice(0, 10)
  const { rows } = await servers.one.pool.query<{ zone: string }>('select time_zone as zone from setting')
  await servers.one.pool.query('update setting set time_zone = $1', [`<school>+${hours}:${minutes}:${seconds}`])
  await servers.one.pool.query('update survey set starts_on = $2::date - 3, ends_on = $2 where id = $1', [id, lastDay])
  const heard: { readonly begun: number; readonly done: number; readonly came: number | string | undefined; readonly server: number }[] = []
  const asking = guardians.map(async (guardian, server) => {
    while (Date.now() < (midnight + 1.5) * 1000) {
      const begun = Date.now()
      const came = await guardian.survey.submit({ path, body: { version: 1, ...byBus } }).then(
        ({ at }) => Date.parse(at),
        (error: { reason?: string }) => error.reason,
      )
      heard.push({ begun, done: Date.now(), came, server })
    }
  })
  await Promise.all(asking)
  await servers.one.pool.query('update setting set time_zone = $1', [rows[0]!.zone])
  servers.one.pass(1000)
  servers.two.pass(-1000)
  const [kept, refused] = [heard.filter(({ came }) => typeof came === 'number'), heard.filter(({ came }) => typeof came !== 'number')]
  // Each server has kept some and refused some; no answer is of the day after, nobody who was in time was refused.
  for (const all of [kept, refused]) expect(new Set(all.map(({ server }) => server)).size).toBe(2)
  expect(new Set(refused.map(({ came }) => came))).toEqual(new Set(['SURVEY_NOT_OPEN']))
  expect(kept.filter(({ came, begun }) => Number(came) >= midnight * 1000 || begun >= midnight * 1000)).toEqual([])
  expect(refused.filter(({ done }) => done < midnight * 1000)).toEqual([])
  expect((await office[0].survey.said({ path })).length).toBe(kept.length)
})

test('an answer is whole or not there when the server is killed, and is there once when the app asks again', async () => {
  expect(await surveyKill.run({ quick: true })).toMatchObject({ kept: true })
})

test('what means harm in forms, names, answers and files stays the text that it is, or is refused', async () => {
  const harmful = '<img src=x onerror=alert(1)>[x](javascript:alert(1))'
  const { student, guardians } = await family(`=HYPERLINK("//evil.example") ${harmful}`)
  const content = structuredClone(forms)
  content.yes.tips.en = harmful
  content.no.modules[0]!.questions[0]!.text.en = `${harmful} \r\nBcc: all@evil.example`
  const { id } = await openSurvey(office[0], content)
  const path = { askedId: (await askedOf(id, student.id)).id }
  const [mother, father] = guardians
  expect((await mother.survey.page({ path })).yes.tips).toBe(harmful)
  for (const why of [harmful, "'; drop table survey_answer; --", '@SUM(1)', 'two\nlines', '﷽'.repeat(400), 'a\tb']) {
    const answer = { ...leaves, version: 1, replies: [{ question: 'why', values: [why] }] }
    expect((await mother.survey.submit({ path, body: answer })).replies).toEqual([{ question: 'why', values: [why] }])
  }
  for (const unseen of ['a\u0000b', '\u202Etxt.exe', '\uD800']) {
    const answer = { ...leaves, version: 1, replies: [{ question: 'why', values: [unseen] }] }
    expect(await refusal(mother.survey.submit({ path, body: answer }))).toMatchObject({ code: 1 })
  }
  const long = { ...leaves, version: 1, replies: [{ question: 'why', values: ['x'.repeat(10 * 1024 * 1024)] }] }
  expect(await refusal(mother.survey.submit({ path, body: long }))).toMatchObject({ status: 413 })
  expect((await office[0].survey.said({ path })).length).toBe(6)
  // The receipts show it as text, to nobody but the guardian.
  const receipts = servers.one.mails.filter(({ subject }) => subject.includes('evil.example'))
  expect(receipts.length).toBe(6)
  for (const { to, subject, html } of receipts) {
    expect(to).toMatch(/^races\.\d+@families\.example$/)
    expect(subject).not.toMatch(/[\r\n]/)
    expect(html).not.toMatch(/<img src=x|href="javascript/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  }
  const file = await (await office[0].survey.exportReplies({ query: { surveyId: id } })).text()
  expect(file).toContain('"\'=HYPERLINK(""//evil.example"")')
  // A picture with a page behind it arrives as the picture alone; what is none, and what somebody else has uploaded, does not.
  const { content: withFile } = await edit(office[0], id, ({ no }) => {
    no.modules[0]!.questions.push({ key: 'paper', text: { en: 'Paper', zh: '证明' }, kind: 'File', required: true, options: [] })
  })
  expect(withFile.no.modules[0]!.questions).toHaveLength(2)
  await office[0].survey.publish({ path: { surveyId: id } })
  const script = Buffer.from('<script>alert(1)</script>')
  const named = (fileId: number | string) => ({
    ...leaves,
    version: 2,
    replies: [...leaves.replies, { question: 'paper', values: [String(fileId)] }],
  })
  expect(await refusal(mother.files.upload({ body: script }))).toMatchObject({ code: 1 })
  const { id: fileId } = await mother.files.upload({ body: Buffer.concat([pixel, script]) })
  expect(await refusal(father.survey.submit({ path, body: named(fileId) }))).toMatchObject({ reason: 'FILE_NOT_FOUND' })
  expect(await refusal(mother.survey.submit({ path, body: named('../../etc/passwd') }))).toMatchObject({ reason: 'SURVEY_ANSWER_WRONG' })
  await mother.survey.submit({ path, body: named(fileId) })
  const kept = Buffer.from(await (await office[0].survey.file({ path: { ...path, fileId } })).arrayBuffer())
  expect(kept.includes('<script>')).toBe(false)
})
