import { stat } from 'node:fs/promises'
import type { Command } from '../../lib/command.ts'
import { usage } from '../../lib/failure/refusal.ts'
import { writeWhole } from '../../lib/files/files.ts'

/** `isb bus export` */
export const exportFeed: Command = {
  name: 'export',
  does: 'bus.feed.does',
  examples: ['isb bus export -o feed.zip', 'isb bus export -o feed.zip --without-homes'],
  options: [
    { flags: '-o, --output <FILE>', does: 'staff.exportPerson.output' },
    { flags: '--without-homes', does: 'bus.export.withoutHomes' },
  ],
  async run({ isb, say }, given) {
    const file = given.text('output')
    if (file === undefined) throw usage('refused.missingOption', { name: '--output' })
    const client = await isb()
    const query = { withoutHomes: given.flag('withoutHomes') === true }
    // With `stream` the client gives the body as it arrives; the contract's type is that of the whole.
    const body: unknown = await client.bus.feed({ query }, { stream: true })
    await writeWhole(file, body as AsyncIterable<Uint8Array>)
    const { size } = await stat(file)
    return { data: { file, bytes: size }, text: '', said: say('bus.export.done', { file, bytes: size }) }
  },
}
