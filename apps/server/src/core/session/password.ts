// argon2id at OWASP's parameters (19 MiB, two passes, one lane), a few at a time so that sign-ins cannot eat the machine.
import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { isGuessable } from '@isb/domain'
import { hash, hashRaw, verify, type Options } from '@node-rs/argon2'
import type { Db } from '../database/database.ts'
import { FairQueue, serverParty, type Party } from '../work/fair-queue.ts'
import { refuseField } from '../ground/refuse.ts'

// @node-rs/argon2 makes argon2id unless told otherwise.
const parameters: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const atOnce = Math.max(2, availableParallelism())
const patienceMs = 15_000
const processors = new FairQueue({ atOnce, room: 128, patienceMs })
/**
 * A party has half of the processors at most. A school arrives within a minute, on its first morning with browsers that nobody knows and
 * behind one address: its people wait some seconds, and are not refused.
 */
const parties = new FairQueue({ each: Math.ceil(atOnce / 2), share: 128, room: 1000, patienceMs })
/** A secret is not known to be wrong sooner than this, which is longer than a hash takes, and its party waits as long for the next. */
const wrongMs = 200

const inTurn = <T>(party: Party, work: () => Promise<T>): Promise<T> => parties.run(party, () => processors.run(party, work))

/** The hash to keep for a secret. */
export const hashSecret = (secret: string, party = serverParty): Promise<string> => inTurn(party, () => hash(secret, parameters))

/** The hashes of several secrets under one salt, in one turn. */
export const hashesUnder = (salt: Buffer, secrets: readonly Buffer[], party = serverParty): Promise<Buffer[]> =>
  inTurn(party, () => Promise.all(secrets.map((secret) => hashRaw(secret, { ...parameters, salt }))))

// Nobody's password; its only use is to take as long as a real one.
const decoy = hash('nobody', parameters)

/** Whether an account is locked: when it was looked at, and after the secret was looked at. */
interface Lock {
  readonly before: boolean
  after(): Promise<boolean>
}

/**
 * Whether a secret matches its hash, and nothing is locked. A refusal takes the same time when there is no hash: that an account is missing
 * must not show. One that is locked before takes no processor.
 */
export const matches = (kept: string | null | undefined, secret: string, party = serverParty, lock?: Lock): Promise<boolean> =>
  parties.run(party, async () => {
    const known = wait(wrongMs)
    const mayMatch = lock?.before !== true
    const matching = mayMatch && (await processors.run(party, async () => verify(kept ?? (await decoy), secret))) && kept != null
    const right = mayMatch && !(await lock?.after()) && matching
    if (!right) await known
    return right
  })

/** Whether a hash was made with other parameters than today's, and should be made again at the next sign-in. */
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
