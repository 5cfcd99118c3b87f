// The school's configuration as files: pulled, edited, compared, planned, applied. Who may do what by a plan, and accounts from a file,
// have stories of their own.
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { menuId, roleId } from '../lib/config.ts'
import { openHouse } from '../lib/house.ts'
import { account } from '../lib/people.ts'
import { openFolder, signIn } from '../lib/terminal.ts'

const house = openHouse()
const { folder, at } = openFolder()
const edit = (name: string, change: (text: string) => string) => {
  const before = readFileSync(at(name), 'utf8')
  const after = change(before)
  expect(after, `${name} is edited`).not.toBe(before)
  writeFileSync(at(name), after)
}

describe('a school as files', () => {
  test('without a session every command ends with 4 and asks nothing', async () => {
    for (const args of [
      ['pull', folder],
      ['apply', 'plan.json'],
      ['runs', 'watch', '1'],
    ])
      expect(await house.isb(args, { exit: 4 }), args.join(' ')).toMatchObject({ out: '', err: expect.stringContaining('isb login') })
  })

  test('what was pulled differs in nothing, and pulled again is the same to the byte', async () => {
    await signIn(house, 'admin')
    expect(await house.isb(['pull', folder])).toMatchObject({ out: '', err: expect.stringContaining('menus.yaml') })
    const files = [
      'menus.yaml',
      'roles.yaml',
      'staff.yaml',
      'homerooms.csv',
      'mailboxes.yaml',
      'rosters.yaml',
      'venue-types.yaml',
      'venues.yaml',
    ]
    const first = files.map((file) => readFileSync(at(file), 'utf8'))
    expect(first[0]).toContain('code: upms:menu:create')
    expect(first[1]).toMatch(/name: Menu reader\n {4}description: Looks at the menus\n {4}permissions:\n {6}- upms:menu\n/)
    expect(first[1]).not.toContain('Administrator')
    expect(first[3]).toMatch(/^School year,Campus,Name,Grade,.*\n(.*\n)*2026-27,,5A,G5,Elementary,/)
    expect(first[2]).toMatch(/email: office@school.example\n {4}roles:\n {6}- Menu reader\n/)
    expect(await house.isb(['diff', folder, '--prune'])).toMatchObject({ out: '', err: 'No changes\n' })
    await house.isb(['pull', folder, '--lang', 'zh'])
    expect(files.map((file) => readFileSync(at(file), 'utf8'))).toEqual(first)
    const whole = await house.isb(['pull', '-'])
    for (const part of ['menus:', 'roles:', 'staff:', 'homerooms:', 'mailboxes:', 'rosters: []', 'venueTypes:', 'venues:'])
      expect(whole.out).toContain(`\n${part}\n`)
    expect(JSON.parse((await house.isb(['pull', '-', '--json', '--only', 'staff'])).out)).toMatchObject({
      format: 'isb-config/1',
      staff: expect.arrayContaining([{ email: 'front@school.example', roles: ['Front office'] }]),
    })
  })

  test('a plan whose row somebody moved is refused, and says which row and who; planned anew it is applied', async () => {
    edit(
      'roles.yaml',
      (text) => `${text.replace('Looks at the menus', 'Reads the menus')}  - name: Canteen room\n    permissions:\n      - canteen:list\n`,
    )
    edit(
      'menus.yaml',
      (text) =>
        `${text}  - code: canteen\n    type: MENU_DIR\n    name: Canteen\n    nameZh: 食堂\n    children:\n      - code: canteen:list\n        type: MENU\n        name: Canteen list\n        path: /canteen/list\n`,
    )
    edit('staff.yaml', (text) => `${text}  - email: nobody@school.example\n    roles: [canteen ROOM]\n`)
    const differs = await house.isb(['diff', folder], { exit: 2 })
    expect(differs.code).toBe(2)
    for (const line of [
      '+ canteen:list  Canteen list (menu) under canteen',
      '~ Menu reader',
      'description: Looks at the menus → Reads the menus',
      '+ Canteen room  canteen, canteen:list',
      'roles: + Canteen room',
    ])
      expect(differs.out).toContain(line)
    expect((await house.isb(['diff', folder, '--lang', 'zh'], { exit: 2 })).out).toContain('说明：Looks at the menus → Reads the menus')
    expect(await house.isb(['plan', folder, '-o', at('plan.json')], { exit: 2 })).toMatchObject({
      err: expect.stringContaining('plan.json'),
    })

    const other = await house.person('admin')
    const id = await roleId(other, 'Menu reader')
    const { version } = await other.roles.get({ path: { roleId: id } })
    await other.roles.update({ path: { roleId: id }, body: { description: 'Mine', version } })
    const stale = await house.isb(['apply', at('plan.json')], { exit: 3 })
    expect(stale.code).toBe(3)
    expect(stale.out).toMatch(/Menu reader +refused +Description changed since the plan was made: He Jing, /)
    expect(stale.out).not.toContain('canteen')
    expect(stale.err).toContain('Nothing was changed')
    expect((await house.isb(['apply', at('plan.json'), '--lang', 'zh'], { exit: 3 })).out).toContain('说明在生成计划后有变动：He Jing')
    expect(await menuId(other, 'canteen')).toBe(0)

    await house.isb(['plan', folder, '-o', at('plan.json')], { exit: 2 })
    writeFileSync(at('edited.json'), readFileSync(at('plan.json'), 'utf8').replace('Canteen room', 'Canteen rooms'))
    expect(await house.isb(['apply', at('edited.json')], { exit: 3 })).toMatchObject({
      err: expect.stringContaining('edited.json is not as isb plan wrote it'),
    })
    // A file that describes the school is asked about, a plan that was looked at is not.
    expect(await house.isb(['apply', folder], { exit: 64 })).toMatchObject({ err: expect.stringContaining('--yes') })
    const done = await house.isb(['apply', at('plan.json'), '--json'])
    expect(done.code).toBe(0)
    expect(JSON.parse(done.out)).toMatchObject({ operation: 'config.apply', state: 'Done', counts: { created: 3, changed: 2 } })
    await house.isb(['diff', folder, '--prune'])
    const nobody = await house.person('nobody')
    expect((await nobody.auth.menus()).map(({ code }) => code)).toEqual(['canteen', 'canteen:list'])
    const [newest] = (await other.roles.history({ path: { roleId: id } })).records
    expect(newest).toMatchObject({
      operation: 'config.apply',
      staffName: 'He Jing',
      rows: [{ before: { description: 'Mine' }, after: { description: 'Reads the menus' } }],
    })
    expect(await house.isb(['apply', at('plan.json')], { exit: 3 })).toMatchObject({
      out: expect.stringContaining('It is there already: He Jing'),
    })
  })

  test('what is not named stays, and goes with --prune', async () => {
    edit('menus.yaml', (text) => text.slice(0, text.indexOf('  - code: canteen\n')))
    edit('roles.yaml', (text) => text.slice(0, text.indexOf('  - name: Canteen room')))
    edit('staff.yaml', (text) => text.slice(0, text.indexOf('  - email: nobody')))
    await house.isb(['diff', folder])
    const pruned = await house.isb(['diff', folder, '--prune'], { exit: 2 })
    expect(pruned.code).toBe(2)
    for (const line of ['− canteen:list', '− canteen ', '− Canteen room']) expect(pruned.out).toContain(line)
    expect((await house.isb(['diff', at('roles.yaml'), '--prune'], { exit: 2 })).err).toContain('1 person has “Canteen room”')
    const roles = readFileSync(at('roles.yaml'), 'utf8')
    edit('roles.yaml', (text) => text.replace('name: Menu reader', 'name: Reader of menus'))
    expect((await house.isb(['plan', at('roles.yaml')], { exit: 2 })).err).toContain(
      '“Reader of menus” is new. “Menu reader” grants the same',
    )
    writeFileSync(at('roles.yaml'), roles)
    await house.isb(['apply', folder, '--prune', '--yes'])
    const admin = await house.person('admin')
    expect([await menuId(admin, 'canteen'), await roleId(admin, 'Canteen room')]).toEqual([0, 0])
    expect((await account(admin, 'nobody@school.example')).roles).toEqual([])
  })

  test('what cannot be done is named with file and line, and nothing is planned', async () => {
    writeFileSync(
      at('wrong.yaml'),
      'format: isb-config/1\nroles:\n  - name: Odd\n    permissions: [no:such]\n  - name: administrator\n    description: Mine\nstaff:\n  - {email: gone@school.example, roles: [None]}\n',
    )
    const said = await house.isb(['plan', at('wrong.yaml'), '-o', at('never.json')], { exit: 1 })
    expect(said).toMatchObject({ code: 1, out: '' })
    expect(said.err).toMatch(/line 3: .*wrong.yaml: Odd: .*“no:such”/)
    expect(said.err).toMatch(/line 5: .*Administrator/)
    expect(said.err).toMatch(/line 8: .*gone@school.example.*isb staff import/)
    const machine = await house.isb(['plan', at('wrong.yaml'), '--json', '--lang', 'zh'], { exit: 1 })
    expect(JSON.parse(machine.err)).toMatchObject({
      error: { reason: 'PLAN_PROBLEMS', errors: expect.arrayContaining([expect.objectContaining({ line: 3 })]) },
    })
  })

  test('classes stand in a table: edited there, held against who came between, made, changed and removed', async () => {
    const admin = await house.person('admin')
    const named = async (search: string) =>
      (await admin.homeroom.list({ query: { schoolYear: '2026-27', search } })).records.find(({ name }) => name.toLowerCase() === search)
    await house.isb(['pull', at('homerooms.csv'), '--only', 'homerooms'], { exit: 1 })
    edit(
      'homerooms.csv',
      (text) => `${text.replace('2026-27,,5A,G5', '2026-27,,5a,G6')}2026-27,East,13z,G12,,New.Teacher@school.example,,\n`,
    )
    const differs = await house.isb(['plan', at('homerooms.csv'), '-o', at('plan.json')], { exit: 2 })
    expect(differs.code).toBe(2)
    for (const line of ['~ 2026-27/5A', 'grade: G5 → G6', '+ 2026-27/East/13z  G12 · new.teacher@school.example'])
      expect(differs.out).toContain(line)

    const { id, version } = (await named('5a'))!
    await admin.homeroom.update({ path: { homeroomId: id }, body: { version, grade: 'G4' } })
    const stale = await house.isb(['apply', at('plan.json'), '--yes'], { exit: 3 })
    expect(stale).toMatchObject({
      code: 3,
      out: expect.stringMatching(/2026-27\/5A +refused +Grade changed since the plan was made: He Jing/),
    })
    await house.isb(['apply', at('homerooms.csv'), '--yes'])
    expect(await named('5a')).toMatchObject({ id, name: '5a', grade: 'G6', version: version + 2 })
    expect(await named('13z')).toMatchObject({ campus: 'East', teacherEmail: 'new.teacher@school.example' })
    const [newest] = (await admin.homeroom.history({ path: { homeroomId: id } })).records
    expect(newest).toMatchObject({ operation: 'config.apply', rows: [{ before: { grade: 'G4' }, after: { grade: 'G6' } }] })

    edit('homerooms.csv', (text) => text.replace(/.*13z.*\n/, ''))
    await house.isb(['apply', at('homerooms.csv'), '--prune', '--yes'])
    expect(await named('13z')).toBeUndefined()
    edit('homerooms.csv', (text) => `${text.replace(/2026-27,,5a.*\n/, '')}2026-27,,7Z,G99,,,,\n`)
    const impossible = await house.isb(['plan', at('homerooms.csv'), '--prune'], { exit: 1 })
    expect(impossible.err).toMatch(/line \d+: .*homerooms.csv: 2026-27\/7Z: There is no grade G99/)
    expect(impossible.err).toMatch(/2026-27\/5a: This class has or has had students/)
  })

  test('mailboxes are changed by a file, which names a wrong address by its line and is refused where somebody came between', async () => {
    const admin = await house.person('admin')
    const nurses = async () => (await admin.mailbox.list()).find(({ office }) => office === 'Nurses')!
    const kept = { addresses: 'nurses@school.example', version: (await nurses()).version }
    const { version } = await admin.mailbox.update({ path: { office: 'Nurses' }, body: kept })
    expect((await house.isb(['pull', at('mailboxes.yaml'), '--only', 'mailboxes'])).err).toContain('7 mailboxes')
    await house.isb(['diff', at('mailboxes.yaml'), '--prune'])
    edit('mailboxes.yaml', (text) => text.replace('- nurses@school.example', '- day@school.example\n      - Night <night@School.example>'))
    const plan = await house.isb(['plan', at('mailboxes.yaml'), '-o', at('plan.json')], { exit: 2 })
    expect(plan.out).toContain('~ Nurses\n      addresses: + day@school.example, night@school.example  − nurses@school.example')
    await admin.mailbox.update({ path: { office: 'Nurses' }, body: { addresses: 'other@school.example', version } })
    expect((await house.isb(['apply', at('plan.json'), '--yes'], { exit: 3 })).out).toMatch(
      /Nurses +refused +.*changed since the plan was made: He Jing/,
    )
    await house.isb(['apply', at('mailboxes.yaml'), '--yes'])
    expect(await nurses()).toMatchObject({ addresses: ['day@school.example', 'night@school.example'], version: version + 2 })
    await house.isb(['diff', at('mailboxes.yaml')])
    edit('mailboxes.yaml', (text) => text.replace('- day@school.example', '- nobody'))
    expect((await house.isb(['plan', at('mailboxes.yaml')], { exit: 1 })).err).toMatch(
      /line \d+: .*Nurses: Please enter a valid email address: nobody/,
    )
  })

  test('what rosters mean is kept in a file, which names what cannot be meant by its line', async () => {
    const file = (lines: string) => writeFileSync(at('rosters.yaml'), `format: isb-config/1\nrosters:\n${lines}`)
    const meanings = '  - meaning: Grade\n    source: Prep\n    target: G5\n  - meaning: Homerooms\n    target: PerGrade\n'
    file(meanings)
    expect((await house.isb(['plan', at('rosters.yaml')], { exit: 2 })).out).toContain(
      'Rosters\n  + Grade Prep  G5\n  + Homerooms  PerGrade',
    )
    await house.isb(['apply', at('rosters.yaml'), '--yes'])
    expect(await house.isb(['pull', at('rosters.yaml'), '--only', 'rosters'])).toMatchObject({
      err: expect.stringContaining('2 meanings of rosters'),
    })
    expect(readFileSync(at('rosters.yaml'), 'utf8')).toContain(meanings)
    file('  - meaning: Grade\n    source: Prep\n    target: G6\n')
    expect((await house.isb(['diff', at('rosters.yaml'), '--prune'], { exit: 2 })).out).toContain(
      '~ Grade Prep\n      means: G5 → G6\n  − Homerooms  PerGrade',
    )
    await house.isb(['apply', at('rosters.yaml'), '--prune', '--yes'])
    file('  - meaning: Grade\n    source: Prep\n    target: G99\n')
    expect((await house.isb(['plan', at('rosters.yaml')], { exit: 1 })).err).toMatch(
      /line \d+: .*Grade Prep: “Prep” cannot mean “G99” here/,
    )
    file('')
    await house.isb(['apply', at('rosters.yaml'), '--prune', '--yes'])
  })

  test('types and hours of venues are changed by a file, unless reservations would be in closed time', async () => {
    const admin = await house.person('admin')
    const { id: typeId } = await admin.venue.createType({ body: { name: 'Pools', nameZh: '泳池', color: 'Blue' } })
    const hours = [{ weekday: 'Monday' as const, opens: '08:00', closes: '18:00' }]
    const { id: venueId } = await admin.venue.create({ body: { name: 'Paddling Pool', typeId, hours } })
    await house.isb(['pull', at('venues.yaml'), '--only', 'venues', '--only', 'venueTypes'])
    await house.isb(['diff', at('venues.yaml'), '--prune'])
    edit('venues.yaml', (text) =>
      text
        .replace(/(Paddling Pool\n +hours:\n) +- .*\n/, '$1      - Mon-Wed 09:00–12:00\n      - Mon 13:00-18:00\n')
        .replace(/(name: Pools\n +nameZh: 泳池\n +color:) Blue/, '$1 Teal'),
    )
    const plan = await house.isb(['plan', at('venues.yaml')], { exit: 2 })
    expect(plan.out).toContain('~ Pools\n      color: Blue → Teal')
    expect(plan.out).toContain('hours: + Mon-Wed 09:00–12:00, Mon 13:00–18:00  − Mon 08:00–18:00')
    const slot = { venueId, title: 'Swim', day: '2030-09-02', startsAt: '12:00', endsAt: '13:00' }
    const { id: reservationId } = await admin.venue.reserve({ body: slot })
    expect((await house.isb(['apply', at('venues.yaml'), '--yes'], { exit: 1 })).out).toMatch(
      /Paddling Pool +refused +1 reservation would be outside/,
    )
    expect(await admin.venue.get({ path: { venueId } })).toMatchObject({ hours, type: { color: 'Blue' } })
    await admin.venue.cancel({ path: { reservationId } })
    await house.isb(['apply', at('venues.yaml'), '--yes'])
    const venue = await admin.venue.get({ path: { venueId } })
    expect(venue.hours.map(({ weekday, opens }) => `${weekday} ${opens}`)).toEqual([
      'Monday 09:00',
      'Monday 13:00',
      'Tuesday 09:00',
      'Wednesday 09:00',
    ])
    expect(venue.type.color).toBe('Teal')
    await house.isb(['diff', at('venues.yaml')])
    edit('venues.yaml', (text) => text.replace('Paddling Pool', 'Nowhere Pool').replace('Mon-Wed 09:00–12:00', 'Mon-Wed 09:05–12:00'))
    expect((await house.isb(['plan', at('venues.yaml')], { exit: 1 })).err).toMatch(
      /line \d+: .*Nowhere Pool: There is no venue “Nowhere Pool”/,
    )
  })

  test('how far a role reaches among students is written down, changed, and left alone where the file does not say', async () => {
    const admin = await house.person('admin')
    const reaches = async () => {
      const { records } = await admin.roles.list({ query: { search: 'Class teachers' } })
      return (await admin.roles.get({ path: { roleId: records[0]!.id } })).reaches
    }
    const roles = (lines: string) => writeFileSync(at('reach.yaml'), `format: isb-config/1\nroles:\n  - name: Class teachers\n${lines}`)
    roles('    permissions: [student]\n    reach: [student Homerooms, absence Middle Elementary]\n')
    await house.isb(['apply', at('reach.yaml'), '--yes'])
    expect(await reaches()).toEqual([
      { module: 'absence', reach: 'Divisions', divisions: ['Elementary', 'Middle'] },
      { module: 'student', reach: 'Homerooms', divisions: [] },
    ])
    await house.isb(['plan', at('reach.yaml')])
    await house.isb(['pull', at('pulled.yaml'), '--only', 'roles'])
    expect(readFileSync(at('pulled.yaml'), 'utf8')).toContain('    reach:\n      - absence Elementary Middle\n      - student Homerooms\n')
    roles('    description: Own classes\n')
    await house.isb(['apply', at('reach.yaml'), '--yes'])
    expect(await reaches()).toHaveLength(2)
    roles('    reach: [student Homerooms]\n')
    const plan = await house.isb(['plan', at('reach.yaml')], { exit: 2 })
    expect(plan).toMatchObject({ code: 2, out: expect.stringContaining('students reached: − absence Elementary Middle') as unknown })
    roles('    reach: [bike Homerooms]\n')
    await house.isb(['plan', at('reach.yaml')], { exit: 1 })
  })

  test('menus without a code, and grants on them, are left alone, and the pull says so', async () => {
    const admin = await house.person('admin')
    const bare = await admin.menus.create({
      body: { type: 'MENU_DIR', name: 'Bare', category: 'ADMIN', parentId: 0, isExternalPath: 0, openTarget: 0 },
    })
    const role = await admin.roles.create({ body: { name: 'Odd', menuIds: [bare.id, await menuId(admin, 'links:website')] } })
    const pulled = await house.isb(['pull', folder])
    expect(pulled.err).toContain('1 menu has no code')
    expect(pulled.err).toContain('“Odd” is granted 1 menu without a code')
    edit('roles.yaml', (text) => text.replace(/(name: Odd\n {4}permissions:\n {6}- )links:website/, '$1links:calendar'))
    await house.isb(['apply', folder, '--prune', '--yes'])
    const { menuIds } = await admin.roles.get({ path: { roleId: role.id } })
    expect(menuIds.toSorted((a, b) => a - b)).toEqual(
      [bare.id, await menuId(admin, 'links'), await menuId(admin, 'links:calendar')].toSorted((a, b) => a - b),
    )
    await house.isb(['diff', folder, '--prune'])
    await admin.roles.remove({ path: { roleId: role.id } })
    await admin.menus.remove({ path: { id: bare.id } })
  })
})
