import type { Command } from '../../lib/command.ts'
import { usage } from '../../lib/refusal.ts'
import { passView } from './columns.ts'
import { fields, imagesIn, textFields, uploaded } from './fields.ts'
import { findPass, pass } from './find.ts'

/** `isb vehicles update` */
export const update: Command = {
  name: 'update',
  does: 'vehicles.update.does',
  examples: [
    'isb vehicles update 77 --plate 沪A·12346',
    'isb vehicles update 77 --certificate licence.jpg',
    'isb vehicles update 77 --no-signature',
  ],
  args: [pass],
  options: [
    ...fields,
    { flags: '--no-certificate', does: 'vehicles.field.noCertificate' },
    { flags: '--no-signature', does: 'vehicles.field.noSignature' },
  ],
  async run(context, given) {
    const texts = textFields(given)
    const images = imagesIn(given)
    const without = {
      ...(given.flag('certificate') === false && { certificateId: null }),
      ...(given.flag('signature') === false && { signatureId: null }),
    }
    const changes = Object.keys({ ...texts, ...without }).length + Object.values(images).filter((file) => file !== undefined).length
    if (changes === 0) throw usage('refused.nothingToChangeHere', { example: '--plate' })
    const client = await context.isb()
    const { id: passId, version } = await findPass(client, given.args[0] ?? '', 'update')
    const uploads = await uploaded(client, context.world, images)
    const now = await client.vehicle.update({ path: { passId }, body: { ...texts, ...without, ...uploads, version } })
    return { data: now, text: passView(context, now), said: context.say('vehicles.update.done', { plate: now.plate }) }
  },
}
