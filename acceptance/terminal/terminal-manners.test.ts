// What every command does alike, whichever module it belongs to: files, refusals, headings, profiles.
import { existsSync, lstatSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { lessonsOn } from '../lib/absence.ts'
import { openHouse } from '../lib/house.ts'
import { lines, openFolder, signIn } from '../lib/terminal.ts'

const house = openHouse()
const { at } = openFolder()
beforeAll(async () => {
  await signIn(house, 'admin')
})

describe('a file that is written', () => {
  const writing = [
    'menus export',
    'staff export',
    'staff export-person #1',
    'absence export',
    'survey export 1',
    'bus export',
    'base-data export',
    'api settings.get',
  ]

  test.skipIf(!existsSync('/dev/full')).each(writing)('isb %s: a full disk is said in words, and a device stays one', async (line) => {
    expect(await house.isb([...line.split(' '), '-o', '/dev/full'], { exit: 1 })).toEqual({
      code: 1,
      out: '',
      err: '/dev/full cannot be written: ENOSPC\n',
    })
    expect(statSync('/dev/full').isCharacterDevice()).toBe(true)
  })

  test.each(writing)('isb %s: a link stays, and what it leads to is written', async (line) => {
    const name = line.replaceAll(/\W/g, '-')
    writeFileSync(at(`${name}.kept`), 'old')
    symlinkSync(`${name}.kept`, at(`${name}.link`))
    const { code, err } = await house.isb([...line.split(' '), '-o', at(`${name}.link`)])
    expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining(`${name}.link`) as string })
    expect(lstatSync(at(`${name}.link`)).isSymbolicLink()).toBe(true)
    expect(readFileSync(at(`${name}.kept`), 'utf8')).not.toBe('old')
  })

  test('a file of people is nobody else’s to read', async () => {
    for (const line of ['staff export-person #1', 'base-data export']) {
      const file = at(`${line.replaceAll(/\W/g, '-')}-0600`)
      await house.isb([...line.split(' '), '-o', file])
      expect(statSync(file).mode & 0o777).toBe(0o600)
    }
  })
})

test('a permission that is missing is named, for one and for each of many', async () => {
  await signIn(house, 'nobody')
  expect(await house.isb(['bike', 'list'], { exit: 1 })).toMatchObject({
    err: 'You do not have permission for this\n  It takes the permission bike:list\n',
  })
  const many = await house.isb(['venue', 'approve', '1'], { exit: 1 })
  expect(many.err).toContain('  1: You do not have permission for this (requires venue:reservation:approve)\n')
  expect((await house.isb(['venue', 'approve', '1', '--lang', 'zh'], { exit: 1 })).err).toContain('需要 venue:reservation:approve')
  expect(lines((await house.isb(['venue', 'approve', '1', '--ndjson'], { exit: 1 })).out)).toMatchObject([
    { outcome: 'failed', error: { reason: 'NO_PERMISSION', permission: 'venue:reservation:approve' } },
  ])
  await signIn(house, 'admin')
})

test('headings look alike, whether a list is the contract’s or a command’s own', async () => {
  const heads = async (line: string, exit = 0) => (await house.isb(line.split(' '), { exit })).out.split('\n')[0]!.split(/ {2,}/)
  const admin = await house.person('admin')
  await lessonsOn(admin, (await admin.bus.runs()).today)
  expect(await heads('bus where')).toEqual(['LINE', 'NAME', 'BUS', 'STATUS', 'NEXT STOP', 'LATE BY', 'LAST SEEN', 'PLACE'])
  expect(await heads('bus list-vehicles')).toEqual(['ID', 'PLATE', 'SEATS', 'STATUS', 'NOTE', 'ROUTES', 'CHANGED'])
  expect(await heads('survey publish 1', 1)).toEqual(['ID', 'OUTCOME', 'TITLE', 'STATUS'])
  expect((await house.isb(['mailbox', 'list', '--lang', 'zh'])).out).toContain('中英双语')
})

test('a second account of a host has a profile of its own, and each is signed out of by its name', async () => {
  const profiles = async () =>
    lines<{ name: string; email: string; signedIn: boolean }>((await house.isb(['profiles', 'list', '--ndjson'])).out)
  await signIn(house, 'office')
  const both = (await profiles()).filter(({ email }) => /^(admin|office)@/.test(email))
  expect(both.map(({ email, signedIn }) => [email, signedIn])).toEqual([
    ['admin@school.example', true],
    ['office@school.example', true],
  ])
  expect((await house.isb(['whoami', '--json'])).out).toContain('office@school.example')
  expect(await house.isb(['logout', '--profile', 'ofice'], { exit: 1 })).toMatchObject({
    err: expect.stringContaining('There is no profile “ofice”') as string,
  })
  await house.isb(['logout', '--profile', both[1]!.name])
  expect((await house.isb(['whoami', '--json', '--profile', both[0]!.name])).out).toContain('admin@school.example')
})
