import { parentsIn, shortest } from './grants.ts'
import { writtenHomerooms } from './homerooms.ts'
import { codelessMenus } from './plan.ts'
import { codelessGrants } from './roles.ts'
import { writtenMeanings } from './rosters.ts'
import { writtenVenues, writtenVenueTypes } from './venues.ts'
import { plainly, unwritable, type Configuration, type PlanRemark, type Standing } from './standing.ts'

/**
 * The configuration as a file has it: nodes in the tree's order, roles and accounts by name, of the grants only what no other
 * implies; and what it cannot have. Accounts without a role are not written down.
 */
export function written(standing: Standing): { configuration: Required<Configuration>; remarks: PlanRemark[] } {
  const parentOf = parentsIn(standing.menus)
  const hidden = unwritable(standing.menus)
  const roles = standing.roles.filter((role) => !role.builtin).toSorted((a, b) => plainly(a.name, b.name))
  return {
    configuration: {
      menus: standing.menus.filter(({ key }) => !hidden.has(key)).map(({ key: code, ...menu }) => ({ code, ...menu })),
      roles: roles.map(({ name, description, enabled, permissions, reach }) => ({
        name,
        description,
        enabled,
        permissions: shortest(permissions, parentOf),
        reach: [...reach],
      })),
      staff: standing.staff
        .filter((account) => account.roles.length > 0)
        .toSorted((a, b) => plainly(a.email, b.email))
        .map(({ email, roles: names }) => ({ email, roles: names.toSorted(plainly) })),
      homerooms: writtenHomerooms(standing.homerooms),
      mailboxes: standing.mailboxes.map((mailbox) => ({ ...mailbox, addresses: [...mailbox.addresses] })),
      rosters: writtenMeanings(standing.rosters),
      venueTypes: writtenVenueTypes(standing.venueTypes),
      venues: writtenVenues(standing.venues),
    },
    remarks: [
      ...codelessMenus(standing),
      ...roles.flatMap((role): PlanRemark[] => {
        const count = codelessGrants(role, parentOf)
        return count > 0 ? [{ kind: 'role', key: role.name, reason: 'CONFIG_CODELESS_GRANTS', values: { count } }] : []
      }),
    ],
  }
}
