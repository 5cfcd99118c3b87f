// What stories of the configuration share: a run followed to its end, and the ids behind codes and names.
import type { Data, Isb } from '@isb/sdk'

type Run = Data<'runs.get'>

/** The run as it is when it has ended. */
export async function ended(person: Isb, begun: Promise<Run>): Promise<Run> {
  let run = await begun
  while (run.state === 'Running') {
    await new Promise((resolve) => void setTimeout(resolve, 20))
    run = await person.runs.get({ path: { runId: run.id } })
  }
  return run
}

/** The id of a menu by its code; 0 where there is none. */
export const menuId = async (admin: Isb, code: string) => (await admin.menus.page({ query: { code } })).records[0]?.id ?? 0

/** The id of a role by its name; 0 where there is none. */
export const roleId = async (admin: Isb, name: string) =>
  (await admin.roles.list({ query: { search: name } })).records.find((role) => role.name === name)?.id ?? 0
