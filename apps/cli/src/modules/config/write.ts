import { stringify } from 'yaml'
import { sayIn } from '../../lib/speech.ts'
import { type Configuration, format, type Part, parts } from './parts.ts'

type Menu = NonNullable<Configuration['menus']>[number]

/** Menus as a tree: always the same order of fields, and nothing that is as it would be anyway. */
function nested(menus: readonly Menu[]): object[] {
  const under = Map.groupBy(menus, ({ parent }) => parent)
  const grown = (parent: string): object[] =>
    (under.get(parent) ?? []).map(({ code, type, name, nameZh, path, icon, isExternalPath, openTarget }) => ({
      code,
      type,
      name,
      ...(nameZh ? { nameZh } : {}),
      ...(path ? { path } : {}),
      ...(icon ? { icon } : {}),
      ...(isExternalPath ? { isExternalPath } : {}),
      ...(openTarget ? { openTarget } : {}),
      ...(under.has(code) ? { children: grown(code) } : {}),
    }))
  return grown('')
}

const plain: Record<Part, (configuration: Configuration) => object[]> = {
  menus: ({ menus = [] }) => nested(menus),
  roles: ({ roles = [] }) =>
    roles.map(({ name, description, enabled, permissions = [], reach = [] }) => ({
      name,
      ...(description ? { description } : {}),
      ...(enabled === false ? { enabled } : {}),
      permissions,
      ...(reach.length > 0 ? { reach } : {}),
    })),
  staff: ({ staff = [] }) => staff.map(({ email, roles }) => ({ email, roles })),
  homerooms: ({ homerooms = [] }) => homerooms.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value))),
  mailboxes: ({ mailboxes = [] }) =>
    mailboxes.map(({ office, addresses, language, details }) => ({ office, addresses, language, details })),
  rosters: ({ rosters = [] }) =>
    rosters.map(({ meaning, source, target }) => ({ meaning, ...(source && { source }), ...(target && { target }) })),
  venueTypes: ({ venueTypes = [] }) => venueTypes.map(({ name, nameZh, color }) => ({ name, ...(nameZh ? { nameZh } : {}), color })),
  venues: ({ venues = [] }) => venues.map(({ name, hours }) => ({ name, hours })),
}

/** Parts of a configuration as plain data, as a file has them. */
export const fileData = (configuration: Configuration, which: readonly Part[]): object => ({
  format,
  ...Object.fromEntries(which.map((part) => [part, plain[part](configuration)])),
})

/**
 * A file with these parts. The same configuration always gives the same bytes, whoever pulls it: what is said of the file is said in
 * both languages.
 */
export function fileText(configuration: Configuration, which: readonly Part[]): string {
  const comments = (['en', 'zh'] as const).flatMap((locale) =>
    [sayIn(locale)('config.file.all'), ...which.map((part) => sayIn(locale)(`config.file.${part}`))].map((text) => `# ${text}\n`),
  )
  const yaml = stringify(fileData(configuration, which), { lineWidth: 0, aliasDuplicateObjects: false, compat: 'yaml-1.1' })
  return `${comments.join('')}${yaml}`
}

/** The parts that a name stands for; all of them where none is named. */
export const named = (names: readonly string[]): readonly Part[] =>
  names.length === 0 ? parts : parts.filter((part) => names.includes(part))
