import type { Isb, Session } from '@isb/sdk'
import type { Command, Entry, Given } from './command.ts'
import { effectsOf, type Effects } from './ask/effects.ts'
import type { Globals } from './line/parse.ts'
import { configDir, type Profile, type Profiles, profilesIn } from './host/profiles.ts'
import { type Progress, progressOn } from './output/progress.ts'
import { showTimesOf } from './output/time.ts'
import { Exit } from './failure/exit.ts'
import { ask, Left, type Question } from './ask/prompt.ts'
import { Refusal } from './failure/refusal.ts'
import { typed } from './line/shell.ts'
import type { Locale, Say } from './speech.ts'
import { type Target, targetOf } from './host/target.ts'
import { isInteractive, type World } from './world.ts'

/** What a command works with. */
export interface Context {
  readonly world: World
  readonly locale: Locale
  readonly say: Say
  /** Every command of the terminal. */
  readonly entries: readonly Entry[]
  readonly json: boolean
  /** What was typed, for hints that repeat it. */
  readonly typed: string
  readonly profiles: Profiles
  readonly interactive: boolean
  /** What its operations may do to others. */
  readonly effects: Effects
  /** Where it goes, and as whom. */
  readonly target: () => Promise<Target>
  /** A client of a host, signed in or not. */
  readonly client: (
    to: Pick<Profile, 'host' | 'appKey' | 'tenantId'>,
    session?: Session | null,
    keep?: (renewed: Session) => Promise<void>,
  ) => Promise<Isb>
  /** The client of the target. Refuses (exit 4) where nobody is signed in, unless `open`. */
  readonly isb: (options?: { open?: boolean }) => Promise<Isb>
  /** A question on the terminal; exit 130 when it is left. */
  readonly ask: (question: Question) => Promise<string>
  /** Words to stderr, at once. */
  readonly tell: (text: string) => void
  readonly progress: (label: string) => Progress
}

/** The sign-in that a target needs, as a command. */
export function loginFor({ name, host, profile }: Pick<Target, 'name' | 'host' | 'profile'>): string {
  if (name !== undefined && profile) return `isb login --profile ${name}`
  return ['isb login', host === undefined ? '--host URL' : `--host ${host}`, ...(name === undefined ? [] : [`--profile ${name}`])].join(' ')
}

/** Puts together what a command works with. Reads nothing before it is asked. */
export function contextOf(
  world: World,
  argv: readonly string[],
  entries: readonly Entry[],
  locale: Locale,
  say: Say,
  globals: Globals,
  command: Command,
  given: Given,
): Context {
  const profiles = profilesIn(configDir(world.env, world.home))
  let found: Promise<Target> | undefined
  const target = (): Promise<Target> => (found ??= targetOf(globals, world.env, profiles))
  const asked: Context['ask'] = async (question) => {
    try {
      return await ask(world, question)
    } catch (error) {
      throw error instanceof Left ? new Refusal('refused.interrupted', {}, { exit: Exit.interrupted }) : error
    }
  }
  const tell: Context['tell'] = (text) => void world.stderr.write(`${text}\n`)
  const client: Context['client'] = async ({ host, appKey, tenantId }, session = null, keep) => {
    const { createIsb, memorySession } = await import('@isb/sdk')
    const key = world.env['ISB_APP_KEY'] || appKey
    const tenant = world.env['ISB_TENANT_ID'] || tenantId
    return createIsb({
      host,
      locale,
      fetch: world.fetch,
      strict: true,
      // Only an answer that has come needs zod.
      fits: async (operation, data) => (await import('@isb/sdk/answers')).fits(operation, data),
      client: `isb-cli/${world.version}`,
      session: memorySession(session),
      ...(isInteractive(world) && {
        onStepUp: async (isb) => {
          const { stepUp } = await import('./ask/step-up.ts')
          const renewed = await stepUp(isb, { world, say, ask: asked, tell })
          if (session) await keep?.({ ...session, ...renewed })
          return true
        },
      }),
      ...(key ? { appKey: key } : {}),
      ...(tenant ? { tenantId: tenant } : {}),
    })
  }
  const context: Context = {
    world,
    locale,
    say,
    entries,
    profiles,
    target,
    client,
    json: globals.json === true,
    typed: typed('isb', ...argv),
    interactive: isInteractive(world),
    effects: effectsOf(command, given),
    async isb({ open = false } = {}) {
      const to = await target()
      showTimesOf(to.profile?.timeZone)
      const session = to.token === undefined ? (to.profile?.session ?? null) : { token: to.token, authHeaderSchema: 'Bearer' }
      if (to.host === undefined && to.name !== undefined) throw new Refusal('refused.noProfile', { name: to.name })
      if (to.host === undefined || (!session && !open))
        throw new Refusal('refused.signInFirst', {}, { exit: Exit.signIn, hint: loginFor(to) })
      const { name, profile } = to
      const keep = async (renewed: Session) => {
        if (name !== undefined && profile?.session && to.token === undefined) await profiles.save(name, { ...profile, session: renewed })
      }
      const { asking } = await import('./ask/asking.ts')
      return asking(await client({ ...profile, host: to.host }, session, keep), context)
    },
    ask: asked,
    tell,
    progress: (label) => progressOn(world, label),
  }
  return context
}
