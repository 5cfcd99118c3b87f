// Settings by environment, checked at start. A wrong value is named with what it should be.
import { join, resolve } from 'node:path'
import { readS3, type S3Setting } from './s3-setting.ts'
import { hostAllowed, type AllowedHost } from './allowed.ts'

/** Everything that a deployment decides. */
export interface Config {
  readonly host: string
  readonly port: number
  /** Where people reach it, without a slash at the end; links in mails begin with it. */
  readonly publicUrl: string
  /** Empty, or `/console`: below which path everything is served. */
  readonly basePath: string
  readonly dataDir: string
  /** The list of who was erased. A restore reads it, so it belongs beside the backups. */
  readonly erasedFile: string
  /** The key that secrets are kept with, 32 bytes in base64url; undefined: it stands in `secretsFile`, made at its first use. */
  readonly secretsKey: string | undefined
  readonly secretsFile: string
  /** Where the server puts a backup a day; undefined: it makes none. */
  readonly backupDir: string | undefined
  /** What backups are signed with, and encrypted: 32 bytes in base64url. */
  readonly backupKey: string | undefined
  /** Whether they are encrypted. */
  readonly backupEncrypt: boolean
  /** How many of them it keeps. */
  readonly backupKeep: number
  /** Whom to tell of a hole, as `security.txt` names it; undefined: there is no such file. */
  readonly securityContact: string | undefined
  /** Undefined: the embedded PostgreSQL in the data directory. */
  readonly databaseUrl: string | undefined
  /** How the application signs in there; undefined: as a role that the server makes. */
  readonly databaseAppUrl: string | undefined
  readonly databasePool: number
  /** Undefined: mails are written to a folder in the data directory. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly trustProxy: boolean | number | string[]
  readonly appKeys: readonly string[]
  readonly tenantId: string
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug'
  /** Seconds between a SIGTERM and the end, in which whoever hands requests on hears from /readyz that none should come. */
  readonly drainSeconds: number
  /** Demo data and accounts. Only with the embedded database on loopback. */
  readonly demo: boolean
  /** The first administrator of an empty database: address, and a password if one was given. */
  readonly firstAdmin: { readonly email: string; readonly password: string | undefined } | undefined
  /** Sign-in with Microsoft; undefined while it is not set up. */
  readonly microsoft: Microsoft | undefined
  /** The bucket that images lie in; undefined: they lie in the data directory. */
  readonly filesS3: S3Setting | undefined
  /** Hosts that the server may call although they lie in a private network. */
  readonly outboundAllow: readonly AllowedHost[]
}

/** The one directory that people may sign in from. */
export interface Microsoft {
  readonly clientId: string
  /** Compared with the token's `tid`; in small letters where it is a GUID. */
  readonly tenantId: string
  /** The OpenID Connect issuer, letter for letter as it names itself. */
  readonly authority: string
}

/** A start that cannot go on because of its settings; the message is for people. */
export class ConfigError extends Error {}

const loopback = ['127.0.0.1', '::1', 'localhost']

/** Whether a host's name means this machine; an IPv6 address may have its brackets. */
export const isLoopback = (host: string): boolean => loopback.includes(host.replace(/^\[|\]$/g, ''))

/** Reads the settings. Throws a ConfigError that names every wrong one. */
export function readConfig(env: NodeJS.ProcessEnv, options: { demo?: boolean; root?: string } = {}): Config {
  const wrong: string[] = []
  const text = (name: string, fallback: string, is: (value: string) => boolean = () => true, should = '') => {
    const value = env[name]?.trim() || fallback
    if (!is(value)) wrong.push(`${name} is “${value}”, but should be ${should}`)
    return value
  }
  const optional = (name: string, is: (value: string) => boolean, should: string) =>
    text(name, '', (value) => value === '' || is(value), should) || undefined
  const number = (name: string, fallback: number, low: number, high: number) =>
    Number(
      text(
        name,
        String(fallback),
        (value) => /^\d+$/.test(value) && Number(value) >= low && Number(value) <= high,
        `a whole number from ${low} to ${high}`,
      ),
    )
  const url = (protocols: string[]) => (value: string) => URL.canParse(value) && protocols.includes(new URL(value).protocol)

  const host = text('HOST', '127.0.0.1')
  const port = number('PORT', 8080, 0, 65535)
  const basePath = text('BASE_PATH', '/', (value) => /^(\/[A-Za-z0-9._~-]+)*\/?$/.test(value), 'a path such as /console').replace(
    /\/+$/,
    '',
  )
  const publicUrl = text(
    'PUBLIC_URL',
    `http://${isLoopback(host) || host === '0.0.0.0' ? 'localhost' : host}:${port}${basePath}`,
    url(['http:', 'https:']),
    'an http(s) address',
  ).replace(/\/+$/, '')
  const databaseUrl = optional(
    'DATABASE_URL',
    url(['postgres:', 'postgresql:']),
    'an address such as postgres://user:password@host/database',
  )
  const databaseAppUrl = optional(
    'DATABASE_APP_URL',
    url(['postgres:', 'postgresql:']),
    'an address such as postgres://app:password@host/database',
  )
  if (databaseAppUrl && !databaseUrl)
    wrong.push('DATABASE_APP_URL is set, but DATABASE_URL is not: the embedded database makes its own roles')
  const demo = options.demo === true
  if (demo && databaseUrl) wrong.push('DATABASE_URL is set, but demo data are only for the embedded database: use npm run serve')
  if (demo && !isLoopback(host)) wrong.push(`HOST is “${host}”, but demo accounts are only served on loopback: use npm run serve`)
  const email = optional('ADMIN_EMAIL', (value) => /^\S+@\S+\.\S+$/.test(value), 'an email address')
  const password = optional('ADMIN_PASSWORD', (value) => value.length >= 8 && value.length <= 128, '8 to 128 characters')

  const dataDir = resolve(options.root ?? '.', env['DATA_DIR']?.trim() || join('.data', demo ? 'demo' : 'serve'))
  const config: Config = {
    host,
    port,
    publicUrl,
    basePath,
    dataDir,
    erasedFile: resolve(options.root ?? '.', env['ERASED_FILE']?.trim() || join(dataDir, 'erased.jsonl')),
    backupDir: env['BACKUP_DIR']?.trim() ? resolve(options.root ?? '.', env['BACKUP_DIR'].trim()) : undefined,
    backupKeep: number('BACKUP_KEEP', 14, 1, 1000),
    backupKey: optional('BACKUP_KEY', (value) => /^[\w-]{43}$/.test(value), '32 random bytes in base64url, 43 characters'),
    backupEncrypt: text('BACKUP_ENCRYPT', 'no', (value) => value === 'yes' || value === 'no', 'yes or no') === 'yes',
    securityContact: optional(
      'SECURITY_CONTACT',
      url(['https:', 'mailto:']),
      'an address such as mailto:security@school.example or https://school.example/security',
    ),
    secretsKey: optional('SECRETS_KEY', (value) => /^[\w-]{43}$/.test(value), '32 random bytes in base64url, 43 characters'),
    secretsFile: join(dataDir, 'secrets.key'),
    databaseUrl,
    databaseAppUrl,
    databasePool: number('DATABASE_POOL', 10, 2, 1000),
    smtpUrl: optional('SMTP_URL', url(['smtp:', 'smtps:']), 'an address such as smtp://user:password@mail.school.example:587'),
    mailFrom: text('MAIL_FROM', 'School Console <noreply@school.example>', (value) => !/[\r\n\0]/.test(value), 'one line'),
    trustProxy: trust(
      text(
        'TRUST_PROXY',
        'no',
        (value) => /^(no|yes|\d+|[0-9a-fA-F.:/, ]+)$/.test(value),
        'no, yes, a number of proxies, or their addresses',
      ),
    ),
    appKeys: text('APP_KEYS', 'isb-console')
      .split(',')
      .map((key) => key.trim())
      .filter(Boolean),
    tenantId: text('TENANT_ID', 'isb'),
    logLevel: text(
      'LOG_LEVEL',
      demo ? 'warn' : 'info',
      (value) => ['fatal', 'error', 'warn', 'info', 'debug'].includes(value),
      'fatal, error, warn, info or debug',
    ) as Config['logLevel'],
    drainSeconds: number('DRAIN_SECONDS', demo ? 0 : 3, 0, 60),
    demo,
    firstAdmin: email ? { email, password } : undefined,
    microsoft: readMicrosoft(optional, (text) => void wrong.push(text)),
    filesS3: readS3(optional, (text) => void wrong.push(text)),
    outboundAllow: readHosts(env['OUTBOUND_ALLOW'] ?? '', (text) => void wrong.push(text)),
  }
  if (config.backupEncrypt && !config.backupKey) wrong.push('BACKUP_ENCRYPT is yes, but BACKUP_KEY is not set')
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'))
  return config
}

/** Whether nobody on the way can read or change what is sent there: by https, or within this machine. */
export const isPrivate = ({ protocol, hostname }: URL): boolean => protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function readMicrosoft(
  optional: (name: string, is: (value: string) => boolean, should: string) => string | undefined,
  complain: (text: string) => void,
): Microsoft | undefined {
  const clientId = optional('MICROSOFT_CLIENT_ID', (value) => /^[\x21-\x7e]+$/.test(value), 'the application’s (client) id')
  const tenant = optional('MICROSOFT_TENANT_ID', (value) => /^[\x21-\x7e]+$/.test(value), 'the directory’s (tenant) id')
  const authority = optional(
    'MICROSOFT_AUTHORITY',
    (value) => URL.canParse(value) && /^https?:\/\/[^?#@]+$/.test(value) && isPrivate(new URL(value)),
    'an https address of an OpenID Connect issuer, without a query (http only on this machine, as http://localhost:8081)',
  )
  if (!clientId && !tenant && !authority) return undefined
  if (!clientId) complain(`MICROSOFT_CLIENT_ID is missing, though ${tenant ? 'MICROSOFT_TENANT_ID' : 'MICROSOFT_AUTHORITY'} is set`)
  if (!tenant) complain('MICROSOFT_TENANT_ID is missing: people sign in from one directory, and it must be named')
  // “common” and a domain’s name are no issuer of their own: nobody could tell one directory’s people from another’s.
  if (tenant && !authority && !guid.test(tenant))
    complain(`MICROSOFT_TENANT_ID is “${tenant}”, but should be the directory’s id, such as 01234567-89ab-cdef-0123-456789abcdef`)
  const tenantId = guid.test(tenant ?? '') ? (tenant ?? '').toLowerCase() : (tenant ?? '')
  return { clientId: clientId ?? '', tenantId, authority: authority ?? `https://login.microsoftonline.com/${tenantId}/v2.0` }
}

function readHosts(hosts: string, complain: (text: string) => void): AllowedHost[] {
  const named = hosts.split(',').flatMap((host) => host.trim() || [])
  return named.flatMap((host) => {
    const allowed = hostAllowed(host)
    if (!allowed) complain(`OUTBOUND_ALLOW has “${host}”, but should have hosts such as sis.school.lan or 127.0.0.1:9000`)
    return allowed ?? []
  })
}

function trust(value: string): Config['trustProxy'] {
  if (value === 'no' || value === 'yes') return value === 'yes'
  return /^\d+$/.test(value) ? Number(value) : value.split(',').map((address) => address.trim())
}
