import type { Context } from './context.ts'
import type { Entry, Result } from './command.ts'
import { Exit, type ExitCode } from './failure/exit.ts'
import type { Parsed } from './line/parse.ts'
import type { Format } from './output/print.ts'
import { localeFor, sayIn } from './speech.ts'
import { isColoured, type World } from './world.ts'

/** What is said in JSON must be known before the command line is parsed: its faults are told too. */
const formatFor = (argv: readonly string[]): Format => (argv.includes('--ndjson') ? 'ndjson' : argv.includes('--json') ? 'json' : 'human')

/** Of what was only tried, how many records and mails it was, instead of the words for what was done. */
async function triedOnly(result: Result, context: Context): Promise<Result> {
  const { isTrial, done } = context.effects
  if (!isTrial || !done.operation) return result
  const { effectsText } = await import('./ask/asking.ts')
  const effects = result.effects ?? effectsText(context, done.operation, done)
  return { ...result, said: context.say('effects.tried', { effects }) }
}

/** Runs one command line: parse, do, print. Every command goes through here, so manners and exit codes are written once. */
export async function run(argv: readonly string[], entries: readonly Entry[], world: World): Promise<ExitCode> {
  const locale = localeFor(argv, world.env)
  const say = sayIn(locale)
  const speaker = { locale, say }
  const format = formatFor(argv)
  let context: Context | undefined
  const failed = async (thrown: unknown): Promise<ExitCode> => {
    const [{ failureOf }, { printFailure }, { signedOut }] = await Promise.all([
      import('./failure/failure.ts'),
      import('./output/print.ts'),
      import('./failure/signed-out.ts'),
    ])
    const { exit, failure } = await failureOf(thrown, say, () => signedOut(context))
    await printFailure(failure, format, world, say)
    return exit
  }
  try {
    const { parse } = await import('./line/parse.ts')
    const parsed: Parsed = await parse(
      argv,
      entries,
      speaker,
      { width: Math.min(world.stdout.columns ?? 80, 120), coloured: isColoured(world, world.stdout) },
      world.version,
    )
    if ('help' in parsed) {
      await (parsed.wanted ? world.stdout : world.stderr).write(parsed.help)
      return parsed.wanted ? Exit.done : Exit.usage
    }
    const [{ contextOf }, { print }] = await Promise.all([import('./context.ts'), import('./output/print.ts')])
    context = contextOf(world, argv, entries, locale, say, parsed.globals, parsed.command, parsed.given)
    const result = await triedOnly(await parsed.command.run(context, parsed.given), context)
    await print(result, format, world, speaker)
    return result.refusal ? await failed(result.refusal) : (result.exit ?? Exit.done)
  } catch (thrown) {
    return failed(thrown)
  }
}
