import type { Given, Option, Result } from '../command.ts'
import type { Context } from '../context.ts'
import { usage } from '../failure/refusal.ts'
import { writeNamed } from './named.ts'

const formats = ['csv', 'xlsx'] as const
type Format = (typeof formats)[number]

/** The options of every export. */
export const exporting: readonly Option[] = [
  { flags: '--format <FORMAT>', does: 'export.format', choices: formats },
  { flags: '-o, --output <FILE>', does: 'export.output' },
]

const formatOf = (given: Given, file: string | undefined): Format =>
  (given.text('format') as Format | undefined) ?? (/\.xlsx$/i.test(file ?? '') ? 'xlsx' : 'csv')

/** Hands the server's own file over, byte by byte as it comes: into a file, or to stdout. */
export async function download(
  context: Context,
  given: Given,
  fetchFile: (format: Format) => Promise<unknown>,
  list: string,
): Promise<Result> {
  const { world, json } = context
  const named = given.text('output')
  const file = named === '-' ? undefined : named
  const format = formatOf(given, file)
  if (file === undefined && json) throw usage('refused.exportJson', {}, `${list} --json`)
  if (file === undefined && format === 'xlsx' && world.stdout.isTTY) throw usage('refused.exportTerminal')
  // With `stream` the client gives the body as it arrives; the contract's type is that of the whole.
  const { data, ...done } = await passOn(context, await fetchFile(format), file)
  return { ...done, ...(data && { data: { ...data, format } }) }
}

/** Passes an answer on as it arrives: into a file, which may be one for nobody else, or to stdout. */
export async function passOn(
  { world, say }: Context,
  answer: unknown,
  output: string | undefined,
  mode?: number,
): Promise<Result & { data?: { file: string; bytes: number } }> {
  const parts = typeof answer === 'string' ? [new TextEncoder().encode(answer)] : (answer as AsyncIterable<Uint8Array>)
  const file = output === '-' ? undefined : output
  if (file === undefined) {
    for await (const part of parts) await world.stdout.write(part)
    // A file ends without a line's end, and a prompt would stand behind it.
    if (world.stdout.isTTY) await world.stdout.write('\n')
    return { printed: true }
  }
  let bytes = 0
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const part of parts) {
      bytes += part.byteLength
      yield part
    }
  }
  await writeNamed(file, counted(), mode)
  return { data: { file, bytes }, text: '', said: say('export.written', { file, bytes }) }
}
