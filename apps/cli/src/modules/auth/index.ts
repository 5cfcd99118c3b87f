import { SessionError } from '@isb/sdk'
import { listOf, nameIn } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { fieldLines } from '../../lib/output/fields.ts'
import { profileNamed } from '../../lib/host/target.ts'
import { signIn } from './sign-in.ts'

/** `isb login` */
export const login: Command = {
  name: 'login',
  does: 'login.does',
  examples: [
    'isb login --host https://isb.school.example',
    'isb login --host https://isb.school.example --email admin@school.example --password-stdin < password.txt',
    'isb login --profile test',
  ],
  options: [
    { flags: '--email <ADDRESS>', does: 'login.email' },
    { flags: '--password-stdin', does: 'login.passwordStdin' },
    { flags: '--app-key <KEY>', does: 'login.appKey' },
    { flags: '--tenant-id <ID>', does: 'login.tenantId' },
  ],
  run: signIn,
}

/** `isb logout` */
export const logout: Command = {
  name: 'logout',
  does: 'logout.does',
  examples: ['isb logout', 'isb logout --profile test'],
  async run({ target, profiles, client, say }) {
    const { name, named, profile } = await target()
    if (named !== undefined) await profileNamed(named, profiles)
    if (name === undefined || !profile?.session) return { data: { signedOut: false }, said: say('logout.nobody') }
    const isb = await client(profile, profile.session)
    // A session that has ended by itself is signed out of as well.
    await isb.auth.logout().catch((error: unknown) => {
      if (!(error instanceof SessionError)) throw error
    })
    const { session: _, ...kept } = profile
    await profiles.save(name, kept)
    return { data: { signedOut: true, profile: name, host: profile.host }, said: say('logout.done', { host: profile.host }) }
  },
}

/** `isb whoami` */
export const whoami: Command = {
  name: 'whoami',
  does: 'whoami.does',
  examples: ['isb whoami', 'isb whoami --json'],
  async run({ target, isb, say, locale }) {
    const { name, host } = await target()
    const client = await isb()
    const me = await client.auth.me()
    const text = fieldLines([
      [say('staff.head.name'), nameIn(locale, me)],
      [say('head.email'), me.email],
      [
        say('head.roles'),
        listOf(
          locale,
          me.roles.map((role) => role.name),
        ),
      ],
      [say('head.permissions'), me.permissions.length],
      [say('head.host'), host],
      [say('head.profile'), name],
    ])
    return { data: { ...me, host, profile: name ?? null }, text }
  },
}
