import type { Command } from '../../lib/command.ts'
import { passOn } from '../../lib/files/download.ts'
import { needed } from '../../lib/line/given.ts'

/** `isb bus export` */
export const exportFeed: Command = {
  name: 'export',
  does: 'bus.feed.does',
  examples: ['isb bus export -o feed.zip', 'isb bus export -o feed.zip --without-homes'],
  options: [
    { flags: '-o, --output <FILE>', does: 'staff.exportPerson.output' },
    { flags: '--without-homes', does: 'bus.export.withoutHomes' },
  ],
  async run(context, given) {
    const file = needed(given, 'output')
    const client = await context.isb()
    const query = { withoutHomes: given.flag('withoutHomes') === true }
    // With `stream` the client gives the body as it arrives; the contract's type is that of the whole.
    const body: unknown = await client.bus.feed({ query }, { stream: true })
    return passOn(context, body, file)
  },
}
