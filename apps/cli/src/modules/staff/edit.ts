import type { Isb, Schema } from '@isb/sdk'
import { values } from '@isb/sdk/metadata'
import { nameOf, personIn } from '@isb/words'
import type { Command, Given, Option } from '../../lib/command.ts'
import { confirm } from '../../lib/ask/confirm.ts'
import { Refusal, usage } from '../../lib/failure/refusal.ts'
import { needed } from '../../lib/line/given.ts'
import { viewOf } from '../../lib/resource/cells.ts'
import { described } from '../../lib/resource/contract.ts'
import type { Account } from '../../lib/line/accounts.ts'
import type { Speaker } from '../../lib/speech.ts'
import { email, namedAccount, rolesNamed } from './find.ts'
import { list } from './list.ts'
import { daysOf, newToken } from './tokens.ts'
import { summaryOf } from '../../lib/resource/words.ts'

/** One account for people. */
const view = (account: Account, speaker: Speaker): string => viewOf({ ...described('staff.list'), spec: list }, { ...account }, speaker)

const name: Option = { flags: '--name <TEXT>', does: 'staff.field.name' }
const nameZh: Option = { flags: '--name-zh <TEXT>', does: 'staff.field.nameZh' }
const type: Option = { flags: '--type <TYPE>', does: 'staff.field.type', choices: values.StaffType }

/** The fields that both a new account and a changed one take. */
const fieldsOf = (given: Given) => ({
  ...(given.text('nameZh') === undefined ? {} : { nameZh: given.text('nameZh') ?? '' }),
  ...(given.text('type') === undefined ? {} : { type: given.text('type') as Schema<'StaffType'> }),
})

/** A role of a program's name that grants what its token may do; none where it is to do nothing yet. */
async function roleOf(client: Isb, name: string, codes: readonly string[]): Promise<number[]> {
  if (codes.length === 0) return []
  const byCode = new Map((await client.roles.menuOptions()).map(({ code, id }) => [code, id]))
  const menuIds = codes.map((code) => {
    const id = byCode.get(code)
    if (id === undefined) throw new Refusal('refused.noCode', { code }, { hint: 'isb menus tree' })
    return id
  })
  return [(await client.roles.create({ body: { name, menuIds } })).id]
}

/** `isb staff create` */
export const create: Command = {
  name: 'create',
  does: summaryOf('staff.create'),
  asks: true,
  examples: [
    "isb staff create wu.tao@school.example --name 'Wu Tao' --name-zh 吴涛 --gender male",
    "isb staff create office2@school.example --name 'Second office' --role 'Front office' --no-invite",
    "isb staff create mobile-app@school.example --name 'Mobile app' --service",
    "isb staff create kiosk@school.example --name 'Bike kiosk' --service --scopes bike:rent,bike:rent:create > token.txt",
  ],
  args: [email],
  options: [
    name,
    nameZh,
    type,
    { flags: '--gender <GENDER>', does: 'staff.field.gender', choices: values.Gender },
    { flags: '--role <NAME>', does: 'staff.create.role', many: true },
    { flags: '--service', does: 'staff.create.service' },
    { flags: '--no-invite', does: 'staff.create.noInvite' },
    { flags: '--scopes <CODES>', does: 'staff.create.scopes', many: true },
    { flags: '--days <NUMBER>', does: 'staff.createToken.days' },
    { flags: '--acts', does: 'staff.createToken.acts' },
  ],
  async run(context, given) {
    const { isb, locale, say } = context
    const named = needed(given, 'name')
    const client = await isb()
    const gender = given.text('gender')
    const service = given.flag('service') === true
    const scopes = [...new Set(given.texts('scopes').flatMap((text) => text.split(',').map((code) => code.trim())))].filter(Boolean)
    if (scopes.length > 0 && !service) throw usage('refused.scopesWithoutService')
    const days = daysOf(given.text('days'))
    const invite = given.flag('invite') !== false && !service
    const made = await client.staff.create({
      body: {
        ...fieldsOf(given),
        name: named,
        email: given.args[0] ?? '',
        service,
        invite,
        ...(gender === undefined ? {} : { gender: gender as Schema<'Gender'> }),
        roleIds: [
          ...new Set([...(await rolesNamed(client, given.texts('role'))).map(({ id }) => id), ...(await roleOf(client, named, scopes))]),
        ],
      },
    })
    if (scopes.length > 0) {
      const token = await newToken(context, made.id, { name: named, scopes, acts: given.flag('acts') === true, days })
      const done = say('staff.create.done', { name: nameOf(locale, made), email: made.email ?? '' })
      return { ...token, data: { ...token.data, account: made }, said: `${done}\n${token.said}` }
    }
    return {
      data: made,
      text: view(made, context),
      said: say(invite ? 'staff.create.invited' : 'staff.create.done', { name: nameOf(locale, made), email: made.email ?? '' }),
    }
  },
}

/** `isb staff update` */
export const update: Command = {
  name: 'update',
  does: summaryOf('staff.update'),
  asks: true,
  examples: [
    'isb staff update office@school.example --name-zh 李娜 --gender female',
    'isb staff update office@school.example --email front@school.example',
    'isb staff update office@school.example --gender none',
  ],
  args: [email],
  options: [
    name,
    nameZh,
    { flags: '--email <ADDRESS>', does: 'staff.field.newEmail' },
    type,
    { flags: '--gender <GENDER>', does: 'staff.field.gender', choices: [...values.Gender, 'none'] },
  ],
  async run(context, given) {
    const { isb, locale, say } = context
    const [newName, address, gender] = ['name', 'email', 'gender'].map(given.text)
    const changes = {
      ...fieldsOf(given),
      ...(newName === undefined ? {} : { name: newName }),
      ...(address === undefined ? {} : { email: address }),
      ...(gender === undefined ? {} : { gender: gender === 'none' ? null : (gender as Schema<'Gender'>) }),
    }
    if (Object.keys(changes).length === 0) throw usage('refused.nothingToChange')
    const client = await isb()
    const { id, version } = await namedAccount(client, given)
    const now = await client.staff.update({ path: { staffId: id }, body: { ...changes, version } })
    return { data: now, text: view(now, context), said: say('staff.update.done', { name: personIn(locale, now) }) }
  },
}

/** `isb staff remove` */
export const remove: Command = {
  name: 'remove',
  does: summaryOf('staff.remove'),
  examples: ['isb staff remove front@school.example', 'isb staff remove front@school.example --yes'],
  args: [email],
  asks: true,
  async run(context, given) {
    const { isb, locale, say } = context
    const client = await isb()
    const account = await namedAccount(client, given)
    const values = { name: nameOf(locale, account), email: account.email ?? '', count: account.roles.length }
    await confirm(context, { question: say('staff.remove.ask', values) })
    await client.staff.remove({ path: { staffId: account.id } })
    return { data: account, said: say('staff.remove.done', values) }
  },
}
