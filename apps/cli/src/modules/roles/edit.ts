import type { Command, Option } from '../../lib/command.ts'
import { usage } from '../../lib/failure/refusal.ts'
import { choiceOf } from './codes.ts'
import { view } from './get.ts'
import { byId, byName, onlyRole } from './find.ts'
import { summaryOf } from '../../lib/resource/words.ts'

const description: Option = { flags: '--description <TEXT>', does: 'roles.field.description' }

/** `isb roles create` */
export const create: Command = {
  name: 'create',
  does: summaryOf('roles.create'),
  examples: [
    "isb roles create 'Bike room' --description 'Confirms rents and returns'",
    "isb roles create 'Staff desk' --grant upms:staff:invite",
  ],
  args: [{ name: 'NAME', does: 'roles.field.name' }],
  options: [description, { flags: '--grant <CODE>', does: 'roles.create.grant', many: true }],
  async run(context, given) {
    const { isb, say } = context
    const client = await isb()
    const choice = await choiceOf(client)
    const text = given.text('description')
    const made = await client.roles.create({
      body: {
        name: given.args[0] ?? '',
        ...(text === undefined ? {} : { description: text }),
        menuIds: [...new Set(given.texts('grant').map((code) => choice.node(code).id))],
      },
    })
    const codes = choice.codesOf(made.menuIds)
    return { data: { ...made, codes }, text: view(made, codes, context), said: say('roles.create.done', { name: made.name }) }
  },
}

/** `isb roles update` */
export const update: Command = {
  name: 'update',
  does: summaryOf('roles.update'),
  examples: ["isb roles update 'Front office' --name 'Front desk'", "isb roles update --id 5 --description ''"],
  args: [byName],
  options: [byId, { flags: '--name <NAME>', does: 'roles.field.newName' }, description],
  async run(context, given) {
    const { isb, say } = context
    const name = given.text('name')
    const text = given.text('description')
    if (name === undefined && text === undefined) throw usage('refused.nothingToChange')
    const client = await isb()
    const { id, version } = await onlyRole(client, given)
    const now = await client.roles.update({
      path: { roleId: id },
      body: { version, ...(name === undefined ? {} : { name }), ...(text === undefined ? {} : { description: text }) },
    })
    return { data: now, text: view(now, undefined, context), said: say('roles.update.done', { name: now.name }) }
  },
}
