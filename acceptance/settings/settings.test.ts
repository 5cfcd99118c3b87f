// What the school decides for itself, from the screen's side and from the terminal's.
import { describe, expect, test } from 'vitest'
import type { Schema } from '@isb/sdk'
import { openHouse, refusal } from '../lib/house.ts'

const house = openHouse()
const start = {
  schoolName: 'Riverside International School',
  schoolNameZh: '河滨国际学校',
  timeZone: 'Asia/Shanghai',
  help: 'Trouble signing in? IT help desk, ext. 2100',
  helpZh: '登录遇到问题？信息技术服务台，分机 2100',
}

describe('the settings', () => {
  test('are read by who may see them, and shown to everybody where one signs in', async () => {
    const admin = await house.person('admin')
    expect(await admin.settings.get()).toMatchObject(start)
    const { school } = await house.stranger().auth.config()
    expect(school).toMatchObject({ name: start.schoolName, nameZh: start.schoolNameZh, timeZone: 'Asia/Shanghai', helpZh: start.helpZh })
    expect(await refusal((await house.person('office')).settings.get())).toMatchObject({ code: 4 })
  })

  test('are changed field by field, and only from what one has seen', async () => {
    const admin = await house.person('admin')
    const { version } = await admin.settings.get()
    expect(await admin.settings.update({ body: { help: 'Room A204', version } })).toMatchObject({
      ...start,
      help: 'Room A204',
      version: version + 1,
    })
    expect(await refusal(admin.settings.update({ body: { help: 'Room B1', version } }))).toMatchObject({ code: 3, reason: 'STALE' })
    expect((await admin.settings.get()).help).toBe('Room A204')
    expect((await house.stranger().auth.config()).school.help).toBe('Room A204')
  })

  test('refuse what is none, field by field, in the reader’s language', async () => {
    const admin = await house.person('admin', 'zh')
    const before = await admin.settings.get()
    const { version } = before
    for (const timeZone of ['Asia/Shangai', '+08:00', ''])
      expect(await refusal(admin.settings.update({ body: { timeZone, version } }))).toMatchObject({
        code: 1,
        errors: [{ path: '/timeZone', message: '没有该名称的时区' }],
      })
    expect(await refusal(admin.settings.update({ body: { schoolName: '  ', version } }))).toMatchObject({
      code: 1,
      errors: [{ path: '/schoolName', message: '请填写学校名称' }],
    })
    expect(await refusal(admin.settings.update({ body: { phoneCode: '+86', version } }))).toMatchObject({
      code: 1,
      errors: [{ path: '/phoneCode', message: '电话号码的国家代码的格式应如：86' }],
    })
    expect(await admin.settings.get()).toEqual(before)
  })

  test('leave a line in the audit, and are taken back from there', async () => {
    const admin = await house.person('admin')
    const { version, timeZone } = await admin.settings.get()
    expect(timeZone).toBe('Asia/Shanghai')
    await admin.settings.update({ body: { timeZone: 'Europe/Berlin', version } })
    const { records } = await admin.audit.list({ query: { operation: 'settings.update', pageSize: 1 } })
    expect(records[0]).toMatchObject({
      staffName: 'He Jing',
      undoable: true,
      rows: [{ entity: 'setting', before: { timeZone: 'Asia/Shanghai' }, after: { timeZone: 'Europe/Berlin' } }],
    })
    await admin.audit.undo({ path: { auditId: records[0]?.id ?? 0 } })
    expect((await admin.settings.get()).timeZone).toBe('Asia/Shanghai')
  })
})

test('who only signed in can be left out of the audit', async () => {
  const admin = await house.person('admin')
  const without = await admin.audit.list({ query: { without: 'auth', pageSize: 100 } })
  const all = await admin.audit.list({ query: { pageSize: 100 } })
  expect(all.records.map(({ operation }) => operation)).toContain('auth.login')
  expect(without.records.map(({ operation }) => operation)).not.toContain('auth.login')
  expect(without.records.length).toBeGreaterThan(0)
  const signIns = await admin.audit.list({ query: { operation: 'auth' } })
  expect(without.total + signIns.total).toBe(all.total)
})

describe('in the terminal', () => {
  const signIn = () =>
    house.isb(['login', '--host', house.server.url, '--email', 'admin@school.example', '--password-stdin'], { input: 'demo-console-1\n' })

  test('they are read, and set by name', async () => {
    await signIn()
    expect(await house.isb(['settings', 'get'])).toMatchObject({ out: expect.stringContaining('Riverside International School') })
    const said = await house.isb(['settings', 'set', 'help=Desk 1, a=b', 'helpZh=', '--json'])
    expect(said).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(said.out)).toMatchObject({ help: 'Desk 1, a=b', helpZh: '', timeZone: 'Asia/Shanghai' })
    expect(await (await house.person('admin')).settings.get()).toMatchObject({ help: 'Desk 1, a=b', helpZh: '' })
  })

  test('what stands already is not written again', async () => {
    await signIn()
    const admin = await house.person('admin')
    const { version, timeZone } = await admin.settings.get()
    expect(await house.isb(['settings', 'set', `timeZone=${timeZone}`])).toMatchObject({
      err: 'The settings are already like this\n',
    })
    expect((await admin.settings.get()).version).toBe(version)
  })

  test.each([
    [
      ['colour=blue'],
      64,
      /There is no setting “colour”, only schoolName, schoolNameZh, timeZone, nameOrder, campuses, phoneCode, help, helpZh/,
    ],
    [['timeZone'], 64, /needs NAME=VALUE, not “timeZone”/],
    [['help=a', 'help=b'], 64, /help is named twice/],
    [[], 64, /NAME=VALUE is missing/],
    [['timeZone=Mars/Olympus'], 1, /There is no time zone with this name/],
  ])('%j is refused, and changes nothing', async (args, code, err) => {
    await signIn()
    const admin = await house.person('admin')
    const before = await admin.settings.get()
    expect(await house.isb(['settings', 'set', ...args], { exit: 'any' })).toMatchObject({ code, out: '', err: expect.stringMatching(err) })
    expect(await admin.settings.get()).toEqual(before)
  })
})

test('settings of passes say until when passes are given; a day that no year has is refused', async () => {
  const admin = await house.person('admin')
  const desk = await house.person('security')
  const before = await desk.vehicle.settings()
  expect(before).toMatchObject({ yearEnds: '07-31', noticeDays: 30 })
  expect(await refusal(desk.vehicle.updateSettings({ body: { noticeDays: 20, version: before.version } }))).toMatchObject({ code: 4 })
  const set = (body: Omit<Schema<'VehicleSettingsUpdate'>, 'version'>) =>
    admin.vehicle.updateSettings({ body: { ...body, version: before.version } })
  expect(await refusal(set({ yearEnds: '06-31' }))).toMatchObject({
    code: 1,
    errors: [{ path: '/yearEnds', message: 'This day does not exist' }],
  })
  expect(await set({ yearEnds: '02-29' })).toMatchObject({ yearEnds: '02-29', noticeDays: 30 })
  expect(await refusal(set({ yearEnds: '07-15' }))).toMatchObject({ reason: 'STALE' })
})
