import type { Command } from '../../lib/command.ts'
import { findPass } from './find.ts'

/** `isb vehicle code` */
export const code: Command = {
  name: 'code',
  does: 'vehicle.code.does',
  examples: ['isb vehicle code 77', 'isb vehicle code 沪A12345 | qrencode -t UTF8'],
  args: [{ name: 'PASS', does: 'vehicle.pass' }],
  async run({ isb }, { args: [named = ''] }) {
    const client = await isb()
    // Only a pass that could be voided has a code: it is valid.
    const { id: passId } = await findPass(client, named, 'void')
    const answer = await client.vehicle.code({ path: { passId } })
    return { data: answer, text: `${answer.text}\n` }
  },
}
