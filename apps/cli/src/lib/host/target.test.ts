import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { configDir, profilesIn } from './profiles.ts'
import { hostOf, nameFor, profileFor, targetOf } from './target.ts'

let folder = ''
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'isb-cli-'))))
afterEach(() => rm(folder, { recursive: true }))

test.each([
  ['https://isb.school.example/', 'https://isb.school.example'],
  ['isb.school.example', 'https://isb.school.example'],
  ['localhost:8080', 'http://localhost:8080'],
  ['http://10.0.0.1:8080/base/', 'http://10.0.0.1:8080/base'],
])('%s is kept as %s', (text, host) => expect(hostOf(text)).toBe(host))

test.each(['ftp://school.example', 'https://me@school.example', 'https://', 'not a host'])('%s is no address', (text) =>
  expect(() => hostOf(text)).toThrow('refused.host'),
)

test.each([{ host: '' }, { profile: ' ' }])('an empty variable leads nowhere: %o', async (asked) => {
  await expect(targetOf(asked, {}, profilesIn(folder))).rejects.toThrow('refused.emptyOption')
})

test.each(['isb_one\nisb_two', '“isb_quoted”', 'isb one'])('%j is no token, and is not repeated', async (token) => {
  await expect(targetOf({}, { ISB_TOKEN: token }, profilesIn(folder))).rejects.toThrow(/^refused\.tokenText$/)
})

test('a profile without a name is called after its host', () => expect(nameFor('http://localhost:8080')).toBe('localhost-8080'))

test('settings stand where the environment says', () => {
  expect(configDir({ ISB_CONFIG_DIR: '/a', XDG_CONFIG_HOME: '/b' }, '/h')).toBe('/a')
  expect(configDir({ XDG_CONFIG_HOME: '/b' }, '/h')).toBe(join('/b', 'isb'))
  expect(configDir({}, '/h')).toBe(join('/h', '.config', 'isb'))
})

test('nobody else can read a profile', async () => {
  const profiles = profilesIn(join(folder, 'isb'))
  await profiles.save('test', { host: 'https://a.example' })
  expect((await stat(join(folder, 'isb/profiles/test.json'))).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'isb'))).mode & 0o777).toBe(0o700)
})

test('a name never leaves the folder', async () => {
  await expect(async () => profilesIn(folder).read('../secret')).rejects.toThrow('refused.profileName')
})

test('a session never travels to another host', async () => {
  const profiles = profilesIn(folder)
  await profiles.save('live', { host: 'https://live.example', session: { token: 't', authHeaderSchema: 'Bearer' } })
  await profiles.use('live')
  expect((await targetOf({}, {}, profiles)).profile?.session?.token).toBe('t')
  expect((await targetOf({ host: 'https://other.example' }, {}, profiles)).profile).toBeUndefined()
  expect((await targetOf({ host: 'https://other.example', profile: 'live' }, {}, profiles)).profile).toBeUndefined()
  expect((await targetOf({}, { ISB_HOST: 'https://live.example' }, profiles)).name).toBe('live')
})

test('a profile that goes is no longer the one in use', async () => {
  const profiles = profilesIn(folder)
  await profiles.save('a', { host: 'https://a.example' })
  await profiles.use('a')
  expect(await profiles.remove('a')).toBe(true)
  expect(await profiles.current()).toBeUndefined()
  expect(await profiles.remove('a')).toBe(false)
})

test('two accounts of a host have a profile each, and the one in use is meant', async () => {
  const profiles = profilesIn(folder)
  const host = 'https://isb.school.example'
  const signIn = async (email: string) => {
    const name = await profileFor(host, email, profiles)
    await profiles.save(name, { host, email, session: { token: email, authHeaderSchema: 'Bearer' } })
    await profiles.use(name)
    return name
  }
  expect(await signIn('office@school.example')).toBe('isb.school.example')
  expect(await signIn('He.Jing@school.example')).toBe('isb.school.example-he.jing')
  expect(await signIn('he.jing@school.example')).toBe('isb.school.example-he.jing')
  expect(await signIn('he.jing@family.example')).toBe('isb.school.example-he.jing-family.example')
  expect((await profiles.read('isb.school.example'))?.session?.token).toBe('office@school.example')
  await profiles.use('isb.school.example-he.jing')
  expect((await targetOf({ host }, {}, profiles)).name).toBe('isb.school.example-he.jing')
})

test('a profile that was signed out of is taken again', async () => {
  const profiles = profilesIn(folder)
  await profiles.save('school', { host: 'https://isb.school.example', email: 'office@school.example' })
  expect(await profileFor('https://isb.school.example', 'he.jing@school.example', profiles)).toBe('school')
})
