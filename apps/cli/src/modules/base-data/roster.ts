import { stat } from 'node:fs/promises'
import type { Command } from '../../lib/command.ts'
import { usage } from '../../lib/failure/refusal.ts'
import { writeWhole } from '../../lib/files/files.ts'

/** `isb base-data export` */
export const roster: Command = {
  name: 'export',
  does: 'baseData.roster.does',
  examples: ['isb base-data export -o roster.zip', 'isb base-data export -o roster.zip && isb base-data lint roster.zip'],
  options: [{ flags: '-o, --output <FILE>', does: 'staff.exportPerson.output' }],
  more: (say) => say('baseData.roster.more'),
  async run({ isb, say }, given) {
    const file = given.text('output')
    if (file === undefined) throw usage('refused.missingOption', { name: '--output' })
    const client = await isb()
    // With `stream` the client gives the body as it arrives; the contract's type is that of the whole.
    const body: unknown = await client.baseData.roster({}, { stream: true })
    await writeWhole(file, body as AsyncIterable<Uint8Array>, 0o600)
    const { size } = await stat(file)
    return { data: { file, bytes: size }, text: '', said: say('baseData.roster.done', { file, bytes: size }) }
  },
}
