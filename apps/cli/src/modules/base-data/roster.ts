import type { Command } from '../../lib/command.ts'
import { passOn } from '../../lib/files/download.ts'
import { needed } from '../../lib/line/given.ts'

/** `isb base-data export` */
export const roster: Command = {
  name: 'export',
  does: 'baseData.roster.does',
  examples: ['isb base-data export -o roster.zip', 'isb base-data export -o roster.zip && isb base-data lint roster.zip'],
  options: [{ flags: '-o, --output <FILE>', does: 'staff.exportPerson.output' }],
  more: (say) => say('baseData.roster.more'),
  async run(context, given) {
    const file = needed(given, 'output')
    const client = await context.isb()
    // With `stream` the client gives the body as it arrives; the contract's type is that of the whole. Nobody else reads the file.
    return passOn(context, await client.baseData.roster({}, { stream: true }), file, 0o600)
  },
}
