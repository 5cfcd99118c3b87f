import { nameIn } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { stateName, typeName } from '../../lib/output/names.ts'
import { branches, grow } from '../../lib/output/tree.ts'
import { choiceOf } from './codes.ts'
import { byId, byName, onlyRole } from './find.ts'

/** `isb roles permissions` */
export const permissions: Command = {
  name: 'permissions',
  does: 'roles.permissions.does',
  examples: ["isb roles permissions 'Front office'", "isb roles permissions 'Front office' --ndjson | jq -r .code"],
  args: [byName],
  options: [byId],
  lists: true,
  async run({ isb, locale, say }, given) {
    const client = await isb()
    const { id: roleId } = await onlyRole(client, given)
    const [{ menuIds }, { nodes }] = await Promise.all([client.roles.get({ path: { roleId } }), choiceOf(client)])
    const granted = new Set(menuIds)
    const data = nodes.filter(({ id }) => granted.has(id)).map(({ mayGrant: _, ...node }) => node)
    return {
      data,
      table: {
        rows: [...branches(grow(data), (node) => nameIn(locale, node))],
        columns: [
          { field: 'label', head: 'head.name' },
          { field: 'code', head: 'head.code', whole: true },
          { field: 'type', head: 'head.type', cell: ({ type }) => typeName(locale, type as (typeof nodes)[number]['type']) },
        ],
        empty: say('roles.permissions.none'),
      },
    }
  },
}

/** `isb roles members` */
export const members: Command = {
  name: 'members',
  does: 'roles.members.does',
  examples: ["isb roles members 'Front office'", "isb roles members 'Front office' --ndjson | isb staff take - 'Front office' --yes"],
  args: [byName],
  options: [byId],
  lists: true,
  async run({ isb, locale, say }, given) {
    const client = await isb()
    const { id: roleId } = await onlyRole(client, given)
    const rows = []
    for await (const account of client.staff.list.each({ query: { roleId } })) rows.push(account)
    return {
      data: rows,
      table: {
        rows,
        columns: [
          { field: 'email', head: 'head.email', whole: true },
          { field: 'name', head: 'head.name' },
          { field: 'nameZh', head: 'head.nameZh' },
          { field: 'enabled', head: 'head.state', cell: ({ enabled }) => stateName(locale, enabled === true) },
        ],
        empty: say('roles.members.none'),
      },
    }
  },
}
