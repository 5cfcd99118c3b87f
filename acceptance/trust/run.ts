// `npm run trust [names] [--quick] [--seed N]`: the long checks, one after another, a line each with its figure and the promise beside it.
import { parseArgs } from 'node:util'
import type { Check, Outcome } from './lib/check.ts'

const names = [
  'kill-rounds',
  'second-server',
  'races',
  'model',
  'queue-model',
  'reach-matrix',
  'school-model',
  'absence-model',
  'absence-mail',
  'absence-outage',
  'gtfs',
  'positions',
  'poller-kill',
  'venue',
  'seats',
  'decide-kill',
  'survey',
  'survey-kill',
  'draft-editor',
  'roster-faults',
  'roster-identity',
  'roster-kill',
  'fuzz',
  'sign-in-time',
  'database-restart',
  'frozen-database',
  'standby',
  'slow-sockets',
  'uploads',
  'graceful-stop',
  'rolling-restart',
  'rolling-sigterm',
  'throttle',
  'fairness',
  'hostile-bodies',
  'large-answers',
  'migrations',
  'redaction',
  'erasing',
  'audit-seal',
  'disk-full',
  'backup',
  'mail',
] as const

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, seed: { type: 'string' } },
})
const unknown = asked.filter((name) => !names.some((known) => known === name))
if (unknown.length > 0) {
  process.stderr.write(`There is no check ${unknown.join(', ')}. There are: ${names.join(', ')}.\n`)
  process.exit(2)
}
const pace = { quick: values.quick === true, ...(values.seed !== undefined && { seed: Number(values.seed) }) }
const broken: string[] = []
const notRun: string[] = []

for (const name of names.filter((one) => asked.length === 0 || asked.includes(one))) {
  const { default: check } = (await import(`./${name}.ts`)) as { default: Check }
  const outcome = await check.run(pace).catch((error: unknown): Outcome => ({
    figure: `broke off: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    kept: false,
  }))
  if ('notRun' in outcome) notRun.push(name)
  else if (!outcome.kept) broken.push(name)
  const [figure, mark] = 'notRun' in outcome ? [`not run here: ${outcome.notRun}`, '–'] : [outcome.figure, outcome.kept ? '✓' : '✗']
  process.stdout.write(`${check.name.padEnd(18)} ${figure}   (promise: ${check.promise})   ${mark}\n`)
}
if (notRun.length > 0) process.stdout.write(`not shown here: ${notRun.join(', ')}\n`)
if (broken.length > 0) process.stdout.write(`broken: ${broken.join(', ')}\n`)
// A check that left a timer or socket behind must not keep the run from ending.
process.exit(broken.length > 0 ? 1 : 0)
