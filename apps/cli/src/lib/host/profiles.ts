import type { Session } from '@isb/sdk'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfThere, removeIfThere, writePrivate } from '../files/files.ts'
import { Refusal, usage } from '../failure/refusal.ts'

/** A host and who one is there. Kept in a file of its own, so two terminals with two hosts never write over each other. */
export interface Profile {
  readonly host: string
  readonly email?: string
  readonly appKey?: string
  readonly tenantId?: string
  readonly session?: Session
  /** The school's, as it was when somebody signed in. */
  readonly timeZone?: string
}

/** The profiles of a user. */
export interface Profiles {
  readonly names: () => Promise<string[]>
  /** The one that is used where none is named. */
  readonly current: () => Promise<string | undefined>
  readonly read: (name: string) => Promise<Profile | undefined>
  readonly save: (name: string, profile: Profile) => Promise<void>
  readonly use: (name: string) => Promise<void>
  readonly remove: (name: string) => Promise<boolean>
  /** The name of a profile that is such; the one in use comes first. */
  readonly find: (is: (profile: Profile) => boolean) => Promise<string | undefined>
}

/** The folder of the settings: $ISB_CONFIG_DIR, else $XDG_CONFIG_HOME/isb, else ~/.config/isb. */
export const configDir = (env: Readonly<Record<string, string | undefined>>, home: string): string =>
  env['ISB_CONFIG_DIR'] || join(env['XDG_CONFIG_HOME'] || join(home, '.config'), 'isb')

const isName = (name: string): boolean => /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(name)

/** The profiles in a folder. */
export function profilesIn(folder: string): Profiles {
  const choice = join(folder, 'config.json')
  const file = (name: string): string => {
    if (!isName(name)) throw usage('refused.profileName', { name })
    return join(folder, 'profiles', `${name}.json`)
  }
  const parsed = async <T>(path: string): Promise<T | undefined> => {
    const text = await readIfThere(path)
    if (text === undefined) return undefined
    try {
      return JSON.parse(text) as T
    } catch {
      throw new Refusal('refused.configBroken', { path })
    }
  }
  const names = async (): Promise<string[]> => {
    const files = await readdir(join(folder, 'profiles')).catch(() => [])
    return files
      .filter((name) => name.endsWith('.json') && isName(name))
      .map((name) => name.slice(0, -5))
      .toSorted()
  }
  const current = async (): Promise<string | undefined> => (await parsed<{ profile?: string }>(choice))?.profile
  const read = (name: string): Promise<Profile | undefined> => parsed<Profile>(file(name))
  const inOrder = async (): Promise<string[]> => {
    const [first, all] = [await current(), await names()]
    return first !== undefined && all.includes(first) ? [first, ...all.filter((name) => name !== first)] : all
  }
  const use = (profile: string): Promise<void> => writePrivate(choice, `${JSON.stringify({ profile }, null, 2)}\n`)
  return {
    names,
    current,
    read,
    use,
    save: (name, profile) => writePrivate(file(name), `${JSON.stringify(profile, null, 2)}\n`),
    remove: async (name) => {
      const was = await removeIfThere(file(name))
      if ((await current()) === name) await removeIfThere(choice)
      return was
    },
    find: async (is) => {
      for (const name of await inOrder()) {
        const profile = await read(name)
        if (profile && is(profile)) return name
      }
      return undefined
    },
  }
}
