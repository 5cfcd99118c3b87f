// `npm run bench [names]`: a line a figure, with a baseline from the same run and the aim beside it. A missed aim fails nothing.
import { runQuietly } from '../scripts/run.mjs'
import { head, line, type Benchmark } from './lib/figure.ts'

const names = [
  'bundles',
  'ready',
  'sdk',
  'tree',
  'tree-screen',
  'assign',
  'terminal',
  'list',
  'staff',
  'student',
  'absence',
  'absence-screen',
  'queue',
  'survey',
  'survey-screen',
  'venue',
  'bus',
  'bus-map',
  'bus-feed',
  'base-data',
  'erasure',
  'config',
  'calendar',
  'memory',
  'start',
] as const

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !names.some((known) => known === name))
if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark ${unknown.join(', ')}. There are: ${names.join(', ')}.\n`)
  process.exit(2)
}
if (!(await runQuietly('turbo run build --filter=@isb/console --filter=@isb/cli --output-logs=errors-only --log-prefix=none')))
  process.exit(1)

const broken: string[] = []
process.stdout.write(`${head}\n`)
for (const name of names.filter((one) => asked.length === 0 || asked.includes(one))) {
  try {
    const { default: benchmark } = (await import(`./${name}.ts`)) as { default: Benchmark }
    for await (const figure of benchmark()) process.stdout.write(`${line(figure)}\n`)
  } catch (error) {
    broken.push(name)
    process.stderr.write(`${name} broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  }
}
process.exit(broken.length > 0 ? 1 : 0)
