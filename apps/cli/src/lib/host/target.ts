import { Refusal, usage } from '../failure/refusal.ts'
import type { Profile, Profiles } from './profiles.ts'

/** What the command line says of where to go. */
export interface Asked {
  readonly host?: string | undefined
  readonly profile?: string | undefined
}

/** Where a command goes, and as whom. */
export interface Target {
  /** The profile, where there is one or will be one. */
  readonly name: string | undefined
  /** The same, where somebody has named it. */
  readonly named: string | undefined
  readonly profile: Profile | undefined
  readonly host: string | undefined
  /** ISB_TOKEN, which stands above any stored session. */
  readonly token: string | undefined
}

/** An address as it is kept: with a scheme, without a slash at the end. */
export function hostOf(text: string): string {
  const bare = /^(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/i.test(text) ? `http://${text}` : text
  const full = /^[a-z][a-z0-9+.-]*:\/\//i.test(bare) ? bare : `https://${bare}`
  const url = URL.canParse(full) ? new URL(full) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) throw usage('refused.host', { host: text })
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '')
}

/** What a host's profile is called where nobody names it. */
export const nameFor = (host: string): string => new URL(host).host.replace(/[^A-Za-z0-9.-]+/g, '-').replace(/^-+|-+$/g, '')

/** Where an account's session at a host is kept, if nobody says: never in the place of somebody else's. */
export async function profileFor(host: string, email: string, profiles: Profiles): Promise<string> {
  const address = email.toLowerCase()
  const theirs =
    (await profiles.find((profile) => profile.host === host && profile.email?.toLowerCase() === address)) ??
    (await profiles.find((profile) => profile.host === host && profile.session === undefined))
  if (theirs !== undefined) return theirs
  const usual = nameFor(host)
  const who = (text: string): string => `${usual.slice(0, 30)}-${text.replace(/[^a-z0-9._-]+/g, '-')}`.slice(0, 64)
  for (const name of [usual, who(address.replace(/@.*/, ''))]) if ((await profiles.read(name)) === undefined) return name
  return who(address)
}

/** Finds where to go: options, then the environment, then the profile in use. */
export async function targetOf(asked: Asked, env: Readonly<Record<string, string | undefined>>, profiles: Profiles): Promise<Target> {
  // An empty variable of a script must not lead to another school.
  for (const [name, given] of Object.entries({ '--host': asked.host, '--profile': asked.profile }))
    if (given !== undefined && given.trim() === '') throw usage('refused.emptyOption', { name })
  const token = env['ISB_TOKEN'] || undefined
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token)) throw usage('refused.tokenText')
  const wanted = asked.host || env['ISB_HOST']
  const host = wanted ? hostOf(wanted) : undefined
  const named = asked.profile || env['ISB_PROFILE'] || undefined
  const name = named ?? (host === undefined ? await profiles.current() : await profiles.find((kept) => kept.host === host))
  const stored = name === undefined ? undefined : await profiles.read(name)
  // A session never travels to another host than the one that gave it.
  const profile = stored && (host === undefined || stored.host === host) ? stored : undefined
  return { name, named, profile, host: host ?? profile?.host, token }
}

/** The same, of a profile that must be there. */
export async function profileNamed(name: string, profiles: Profiles): Promise<Profile> {
  const profile = await profiles.read(name)
  if (!profile) throw new Refusal('refused.noProfile', { name }, { hint: `isb login --profile ${name}` })
  return profile
}
