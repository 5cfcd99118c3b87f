import type { Command } from '../../lib/command.ts'
import { download, exporting } from '../../lib/files/download.ts'
import { choiceOf } from './codes.ts'
import { columnsIn, view } from './columns.ts'
import { filters, queryOf } from './filters.ts'
import { byId, byName, onlyRole, type Role } from './find.ts'

/** `isb roles list` */
export const list: Command = {
  name: 'list',
  does: 'roles.list.does',
  examples: ['isb roles list', 'isb roles list --grants upms:staff', 'isb roles list --empty --json'],
  options: filters,
  lists: true,
  async run({ isb, locale, say }, given) {
    const client = await isb()
    const rows: Role[] = []
    for await (const role of client.roles.list.each({ query: await queryOf(client, given) })) rows.push(role)
    return { data: rows, table: { rows, columns: columnsIn(locale), empty: say('roles.list.none') } }
  },
}

/** `isb roles get` */
export const get: Command = {
  name: 'get',
  does: 'roles.get.does',
  examples: ["isb roles get 'Front office'", 'isb roles get --id 5 --json'],
  args: [byName],
  options: [byId],
  async run({ isb, locale, say }, given) {
    const client = await isb()
    const { id } = await onlyRole(client, given)
    const [role, choice] = await Promise.all([client.roles.get({ path: { roleId: id } }), choiceOf(client)])
    const codes = choice.codesOf(role.menuIds)
    return { data: { ...role, codes }, text: view(role, codes, locale, say) }
  },
}

/** `isb roles export` */
export const exportRoles: Command = {
  name: 'export',
  does: 'roles.export.does',
  examples: ['isb roles export -o roles.xlsx', 'isb roles export --empty > empty.csv'],
  options: [...filters, ...exporting],
  async run(context, given) {
    const client = await context.isb()
    const query = await queryOf(client, given)
    return download(context, given, (format) => client.roles.export({ query: { ...query, format } }, { stream: true }), 'isb roles list')
  },
}
