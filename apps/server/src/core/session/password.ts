// argon2id at OWASP's parameters (19 MiB, two passes, one lane), a few at a time so that sign-ins cannot eat the machine.
import { availableParallelism } from 'node:os'
import { isGuessable } from '@isb/domain'
import { hash, hashRaw, verify, type Options } from '@node-rs/argon2'
import type { Db } from '../database/database.ts'
import { refuseField } from '../refuse.ts'
import { turns } from '../turns.ts'

// @node-rs/argon2 makes argon2id unless told otherwise.
const parameters: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// Who would wait longer than a second or two is told to come back.
const hashing = turns(Math.max(2, availableParallelism()), 8000, 32)

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  await hashing.take()
  try {
    return await work()
  } finally {
    hashing.give()
  }
}

/** The hash to keep for a secret. */
export const hashSecret = (secret: string): Promise<string> => inTurn(() => hash(secret, parameters))

/** The hashes of several secrets under one salt, in one turn. */
export const hashesUnder = (salt: Buffer, secrets: readonly Buffer[]): Promise<Buffer[]> =>
  inTurn(() => Promise.all(secrets.map((secret) => hashRaw(secret, { ...parameters, salt }))))

// Nobody's password; its only use is to take as long as a real one.
const decoy = hash('nobody', parameters)

/** Whether a secret matches its hash. Takes the same time when there is no hash: that an account is missing must not show. */
export const matches = (kept: string | null | undefined, secret: string): Promise<boolean> =>
  inTurn(async () => (await verify(kept ?? (await decoy), secret)) && kept != null)

/** Whether a hash was made with other parameters than today's, and should be made anew at the next sign-in. */
export const outdated = (kept: string): boolean =>
  !kept.startsWith(`$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`)

let common: Set<string> | undefined
/** Refuses a password that is among the fifty thousand most used ones, or easy to guess for who knows the account and the school. */
export async function requireGoodPassword(db: Db, password: string, email: string): Promise<void> {
  common ??= new Set((await import('@zxcvbn-ts/language-common')).dictionary['passwords-common'])
  if (common.has(password.toLowerCase())) refuseField('/password', 'PASSWORD_COMMON')
  const { schoolName, schoolNameZh } = await db.selectFrom('setting').select(['schoolName', 'schoolNameZh']).executeTakeFirstOrThrow()
  if (isGuessable(password, { email, schoolNames: [schoolName, schoolNameZh] })) refuseField('/password', 'PASSWORD_GUESSABLE')
}
