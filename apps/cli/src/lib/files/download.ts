import type { Given, Option, Result } from '../command.ts'
import type { Context } from '../context.ts'
import { writeWhole } from './files.ts'
import { Refusal, usage } from '../failure/refusal.ts'

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
  const { world, say, json } = context
  const named = given.text('output')
  const file = named === '-' ? undefined : named
  const format = formatOf(given, file)
  if (file === undefined && json) throw usage('refused.exportJson', {}, `${list} --json`)
  if (file === undefined && format === 'xlsx' && world.stdout.isTTY) throw usage('refused.exportTerminal')
  // With `stream` the client gives the body as it arrives; the contract's type is that of the whole.
  const body = (await fetchFile(format)) as AsyncIterable<Uint8Array>
  if (file === undefined) {
    for await (const part of body) await world.stdout.write(part)
    // The file ends without a line's end, and a prompt would stand behind it.
    return { text: world.stdout.isTTY ? '\n' : '' }
  }
  let bytes = 0
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const part of body) {
      bytes += part.byteLength
      yield part
    }
  }
  await writeWhole(file, counted()).catch((error: unknown) => {
    if (error instanceof Error && 'syscall' in error)
      throw new Refusal('refused.write', { name: file, text: 'code' in error ? String(error.code) : error.message })
    throw error
  })
  return { data: { file, format, bytes }, text: '', said: say('export.written', { file, bytes }) }
}
