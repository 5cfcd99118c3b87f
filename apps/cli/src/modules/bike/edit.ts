import type { Isb, Schema } from '@isb/sdk'
import type { Command, Given, Option } from '../../lib/command.ts'
import { confirm, yes } from '../../lib/confirm.ts'
import { textsIn } from '../../lib/given.ts'
import { usage } from '../../lib/refusal.ts'
import { uploadImage } from '../../lib/upload.ts'
import type { World } from '../../lib/world.ts'
import { bikeView } from './columns.ts'
import { findBike, number } from './find.ts'

type Fields = Omit<Schema<'BikeCreate'>, 'pictureId'>

const fields: readonly Option[] = [
  { flags: '--brand <TEXT>', does: 'bike.field.brand' },
  { flags: '--location <PLACE>', does: 'bike.field.location' },
  { flags: '--picture <FILE>', does: 'bike.field.picture' },
]

/** The picture that a file becomes, none with --no-picture, or nothing said of it. */
async function pictureOf(isb: Isb, world: World, given: Given): Promise<{ pictureId?: number | null }> {
  const file = given.text('picture')
  if (file !== undefined) return { pictureId: await uploadImage(isb, world, file) }
  return given.flag('picture') === false ? { pictureId: null } : {}
}

/** `isb bike create` */
export const create: Command = {
  name: 'create',
  does: 'bike.create.does',
  examples: ["isb bike create B-043 --brand 'Giant Escape 3' --location 'East gate rack'", 'isb bike create B-044 --picture b-044.jpg'],
  args: [{ name: 'NUMBER', does: 'bike.field.number' }],
  options: fields,
  async run(context, given) {
    const client = await context.isb()
    const picture = await pictureOf(client, context.world, given)
    const made = await client.bike.create({
      body: { number: given.args[0] ?? '', ...textsIn<Fields>(given, 'brand', 'location'), ...picture },
    })
    return { data: made, text: bikeView(context, made), said: context.say('bike.create.done', { number: made.number }) }
  },
}

/** `isb bike update` */
export const update: Command = {
  name: 'update',
  does: 'bike.update.does',
  examples: [
    "isb bike update B-012 --location 'Library rack'",
    'isb bike update B-012 --number B-112',
    'isb bike update B-012 --picture b-012.jpg',
    'isb bike update B-012 --no-picture',
  ],
  args: [number],
  options: [
    { flags: '--number <NUMBER>', does: 'bike.field.newNumber' },
    ...fields,
    { flags: '--no-picture', does: 'bike.field.noPicture' },
  ],
  async run(context, given) {
    const changes = textsIn<Fields>(given, 'number', 'brand', 'location')
    const touchesPicture = given.text('picture') !== undefined || given.flag('picture') === false
    if (Object.keys(changes).length === 0 && !touchesPicture) throw usage('refused.nothingToChangeHere', { example: '--location' })
    const client = await context.isb()
    const { id: bikeId, version } = await findBike(client, given.args[0] ?? '')
    const picture = await pictureOf(client, context.world, given)
    const now = await client.bike.update({ path: { bikeId }, body: { ...changes, ...picture, version } })
    return { data: now, text: bikeView(context, now), said: context.say('bike.update.done', { number: now.number }) }
  },
}

/** `isb bike delete` */
export const remove: Command = {
  name: 'delete',
  does: 'bike.delete.does',
  examples: ['isb bike delete B-012', 'isb bike delete B-012 --yes'],
  args: [number],
  options: [yes],
  async run(context, given) {
    const client = await context.isb()
    const bike = await findBike(client, given.args[0] ?? '')
    await confirm(context, given, { question: context.say('bike.delete.ask', { number: bike.number }) })
    await client.bike.remove({ path: { bikeId: bike.id } })
    return { data: bike, said: context.say('bike.delete.done', { number: bike.number }) }
  },
}
