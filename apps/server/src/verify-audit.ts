// `npm run -s verify-audit`: whether anybody has changed the audit, told line by line. Beside a running server.
import { parseArgs } from 'node:util'
import { verifyAudit, type Break } from './core/audit/verify.ts'
import { ConfigError, readConfig } from './core/ground/config.ts'
import { onPool, openBeside, runProgram } from './core/embedded/beside.ts'
import { hasKey } from './core/ground/secrets.ts'

const usage = `Usage: npm run -s verify-audit   (--seal NUMBER=DIGEST: a seal as the log or an earlier verification told it; repeatable)`

/** So many breaks are told one by one. */
const told = 100

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { seal: { type: 'string', multiple: true, default: [] }, demo: { type: 'boolean', default: false } },
  })
  const noted = new Map(values.seal.map(readSeal))
  const config = readConfig(process.env, { demo: values.demo, root: new URL('../../..', import.meta.url).pathname })
  if (!hasKey(config)) throw new ConfigError('There is no key here: run this where SECRETS_KEY or secrets.key is.')
  const database = await openBeside(config, 'verify-audit')
  try {
    const verdict = await onPool(database.connection, (db) => verifyAudit(db, config, noted))
    const { lines, seals, erased, unsealed, last, handover, breaks } = verdict
    const lastSeal = last ? ` The last seal: ${last.seal}=${last.digest}` : ''
    process.stdout.write(
      `${lines} lines in ${seals} seals, ${unsealed} lines not sealed yet; ${erased} values erased lawfully.${lastSeal}\n`,
    )
    if (handover)
      process.stdout.write(
        `Seals up to ${handover.sealId} are vouched for by the key of ${new Date(Number(handover.at) / 1000).toISOString()}${handover.lost ? ': the key before it was lost' : ''}.\n`,
      )
    for (const one of breaks.slice(0, told)) process.stderr.write(`${words[one.what](one)}\n`)
    if (breaks.length > told) process.stderr.write(`… and ${breaks.length - told} more.\n`)
    process.stdout.write(breaks.length === 0 ? 'Nothing was changed.\n' : `The audit was tampered with: ${breaks.length} breaks.\n`)
    return breaks.length === 0 ? 0 : 1
  } finally {
    await database.stop()
  }
}

function readSeal(text: string): [number, string] {
  const [, number, digest] = /^(\d+)=([0-9a-f]{64})$/.exec(text) ?? []
  if (!number || !digest) throw new ConfigError(usage)
  return [Number(number), digest]
}

const lineOf = (one: Break) => ('line' in one ? one.line : 0)
const sealOf = (one: Break) => ('seal' in one ? one.seal : 0)
/** What each break is, in words. */
const words: Readonly<Record<Break['what'], (one: Break) => string>> = {
  'anchor forged': () => 'The beginning of the chain was not signed with this server’s key.',
  'handover forged': () => 'The hand-over to a new key was not signed with this server’s key.',
  'seal missing': (one) => `Seal ${sealOf(one)} is missing.`,
  'seal changed': (one) => `Seal ${sealOf(one)} does not follow from the one before it and its lines.`,
  'signature wrong': (one) =>
    `Seal ${sealOf(one)} was not signed with this server’s key (SECRETS_KEY, or secrets.key in the data directory).`,
  'seal not as noted': (one) => `Seal ${sealOf(one)} is not the one that was noted.`,
  'line changed': (one) => `Line ${lineOf(one)} was changed after seal ${sealOf(one)}.`,
  'line missing': (one) => `Line ${lineOf(one)} of seal ${sealOf(one)} is gone, or what its values were sealed with.`,
  'line put in': (one) => `Line ${lineOf(one)} was put in later: seal ${sealOf(one)} should have it otherwise.`,
  'erased value replaced': (one) => `Line ${lineOf(one)} of seal ${sealOf(one)} has something where a value was erased.`,
}

await runProgram(main, (error) => error instanceof ConfigError)
