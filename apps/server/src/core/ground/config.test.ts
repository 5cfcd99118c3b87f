import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const wrong = (env: NodeJS.ProcessEnv, options = {}) => {
  try {
    readConfig(env, options)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
  }
  return ''
}

test('without any setting it serves on loopback, with the embedded database', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    publicUrl: 'http://localhost:8080',
    basePath: '',
    databaseUrl: undefined,
    appKeys: ['isb-console'],
    tenantId: 'isb',
  })
})

test('a base path is part of the public address', () =>
  expect(readConfig({ BASE_PATH: '/console/', PORT: '9000' })).toMatchObject({
    basePath: '/console',
    publicUrl: 'http://localhost:9000/console',
  }))

test('every wrong value is named at once, with what it should be', () => {
  const said = wrong({
    PORT: '99999',
    BASE_PATH: 'console',
    DATABASE_URL: 'mysql://x',
    SMTP_URL: 'mail',
    TRUST_PROXY: 'maybe',
    LOG_LEVEL: 'loud',
  })
  for (const name of [
    'PORT is “99999”, but should be a whole number from 0 to 65535',
    'BASE_PATH',
    'DATABASE_URL',
    'SMTP_URL',
    'TRUST_PROXY',
    'LOG_LEVEL',
  ])
    expect(said).toContain(name)
})

test('a sign-in of the application is for a database that is given', () =>
  expect(wrong({ DATABASE_APP_URL: 'postgres://app:x@localhost/x' })).toContain('DATABASE_URL is not'))

test('demo accounts stay on loopback and out of other databases', () => {
  expect(wrong({ HOST: '0.0.0.0' }, { demo: true })).toContain('only served on loopback')
  expect(wrong({ DATABASE_URL: 'postgres://localhost/x' }, { demo: true })).toContain('only for the embedded database')
})

test('a mail’s sender cannot bring a header of its own', () =>
  expect(wrong({ MAIL_FROM: 'a@school.example\r\nBcc: x@y.example' })).toContain('MAIL_FROM'))

describe('sign-in with Microsoft', () => {
  const tenant = '0F3A1E5C-1111-4222-8333-444455556666'

  test.each(['http://localhost:8081', 'http://127.0.0.1:8081/realm', 'http://[::1]:8081'])(
    'takes an issuer on this machine without https: %s',
    (authority) => {
      const env = { MICROSOFT_CLIENT_ID: 'console', MICROSOFT_TENANT_ID: tenant, MICROSOFT_AUTHORITY: authority }
      expect(readConfig(env).microsoft).toMatchObject({ authority })
    },
  )

  test('is off unless it is set up, and then knows its issuer', () => {
    expect(readConfig({}).microsoft).toBeUndefined()
    expect(readConfig({ MICROSOFT_CLIENT_ID: 'console', MICROSOFT_TENANT_ID: tenant }).microsoft).toEqual({
      clientId: 'console',
      tenantId: tenant.toLowerCase(),
      authority: `https://login.microsoftonline.com/${tenant.toLowerCase()}/v2.0`,
    })
    const authority = 'https://login.school.example/realm/'
    expect(readConfig({ MICROSOFT_CLIENT_ID: 'console', MICROSOFT_TENANT_ID: 'school', MICROSOFT_AUTHORITY: authority }).microsoft).toEqual(
      { clientId: 'console', tenantId: 'school', authority },
    )
  })

  test.each([
    ['a client without a directory', { MICROSOFT_CLIENT_ID: 'console' }, 'MICROSOFT_TENANT_ID is missing'],
    ['a directory without a client', { MICROSOFT_TENANT_ID: tenant }, 'MICROSOFT_CLIENT_ID is missing'],
    ['everybody’s directory', { MICROSOFT_CLIENT_ID: 'console', MICROSOFT_TENANT_ID: 'common' }, 'MICROSOFT_TENANT_ID is “common”'],
    [
      'an issuer in the clear',
      { MICROSOFT_CLIENT_ID: 'console', MICROSOFT_TENANT_ID: tenant, MICROSOFT_AUTHORITY: 'http://login.school.example' },
      'MICROSOFT_AUTHORITY is “http://login.school.example”',
    ],
    [
      'an issuer in the clear whose name only begins like this machine’s',
      { MICROSOFT_CLIENT_ID: 'console', MICROSOFT_TENANT_ID: tenant, MICROSOFT_AUTHORITY: 'http://localhost.school.example' },
      'MICROSOFT_AUTHORITY is “http://localhost.school.example”',
    ],
    [
      'an issuer with a password',
      { MICROSOFT_CLIENT_ID: 'console', MICROSOFT_TENANT_ID: tenant, MICROSOFT_AUTHORITY: 'https://a:b@login.school.example' },
      'MICROSOFT_AUTHORITY',
    ],
  ])('does not start with %s', (_what, env, said) => expect(wrong(env)).toContain(said))
})

describe('images in a bucket', () => {
  const keys = { FILES_S3_KEY_ID: 'id', FILES_S3_SECRET: 'a/b+c' }

  test('are off unless set up, wherever the bucket’s name stands', () => {
    expect(readConfig({}).filesS3).toBeUndefined()
    expect(readConfig({ ...keys, FILES_S3_URL: 'http://minio:9000/school/' }).filesS3).toEqual({
      url: 'http://minio:9000/school',
      region: 'us-east-1',
      keyId: 'id',
      secret: 'a/b+c',
    })
    const url = 'https://school.s3.eu-west-1.amazonaws.com'
    expect(readConfig({ ...keys, FILES_S3_URL: url, FILES_S3_REGION: 'eu-west-1' }).filesS3).toMatchObject({ url, region: 'eu-west-1' })
  })

  test.each([
    ['keys without a bucket', keys, 'FILES_S3_URL is missing'],
    ['a region alone', { FILES_S3_REGION: 'eu-west-1' }, 'FILES_S3_URL is missing, though FILES_S3_REGION is set'],
    ['a bucket without a secret', { FILES_S3_URL: 'https://s3.school.example/b', FILES_S3_KEY_ID: 'id' }, 'FILES_S3_SECRET is missing'],
    ['a host without a bucket', { ...keys, FILES_S3_URL: 'http://localhost:9000' }, 'FILES_S3_URL is “http://localhost:9000”'],
    ['a folder in a bucket', { ...keys, FILES_S3_URL: 'https://s3.school.example/b/files' }, 'FILES_S3_URL'],
    ['another protocol', { ...keys, FILES_S3_URL: 's3://b' }, 'FILES_S3_URL'],
    [
      'a secret with a line’s end in it',
      { ...keys, FILES_S3_SECRET: 'a\nb', FILES_S3_URL: 'https://s3.school.example/b' },
      'FILES_S3_SECRET',
    ],
  ])('does not start with %s', (_what, env, said) => expect(wrong(env)).toContain(said))
})

test('hosts in the school’s own network are named for https, unless http is said', () => {
  const { outboundAllow } = readConfig({ OUTBOUND_ALLOW: 'sis.school.lan, 127.0.0.1:9000,http://feeds.school.lan:8080' })
  expect(outboundAllow).toEqual([
    { protocol: 'https:', hostname: 'sis.school.lan', port: '' },
    { protocol: 'https:', hostname: '127.0.0.1', port: '9000' },
    { protocol: 'http:', hostname: 'feeds.school.lan', port: '8080' },
  ])
  expect(wrong({ OUTBOUND_ALLOW: 'sis.school.lan/roster' })).toContain('OUTBOUND_ALLOW has “sis.school.lan/roster”')
  expect(wrong({ OUTBOUND_ALLOW: 'ftp://sis.school.lan' })).toContain('OUTBOUND_ALLOW')
  expect(wrong({ OUTBOUND_ALLOW: '*' })).toContain('OUTBOUND_ALLOW')
})
