import type { Schema } from '@isb/contract'
import { whyNotTimeZone } from '@isb/domain'
import type { Selectable } from 'kysely'
import type { Handlers } from '../../core/context.ts'
import type { ServerModule } from '../../core/module.ts'
import { refuse, refuseField } from '../../core/refuse.ts'
import type { Tables } from '../../core/database/tables.ts'
import { menus } from './menus.ts'

const handlers = {
  async get(_input, { db }) {
    return shown(await db.selectFrom('setting').selectAll().executeTakeFirstOrThrow())
  },

  async update({ body: { version, ...fields } }, { db, now, changed }) {
    const whyNot = fields.timeZone === undefined ? null : whyNotTimeZone(fields.timeZone)
    if (whyNot) refuseField('/timeZone', whyNot)
    const before = await db.selectFrom('setting').selectAll().forUpdate().executeTakeFirstOrThrow()
    if (before.version !== version) refuse(3, 'STALE')
    const after = await db
      .updateTable('setting')
      .set({ ...fields, version: version + 1, updatedAt: now })
      .returningAll()
      .executeTakeFirstOrThrow()
    changed('setting', 1, shown(before), shown(after))
    return shown(after)
  },
} satisfies Handlers<'settings'>

function shown({
  schoolName,
  schoolNameZh,
  timeZone,
  help,
  helpZh,
  version,
  updatedAt,
}: Selectable<Tables['setting']>): Schema<'Settings'> {
  return { schoolName, schoolNameZh, timeZone, help, helpZh, version, updatedAt: updatedAt.toISOString() }
}

export const settings = { entities: { setting: { person: null } }, handlers, menus } satisfies ServerModule<'settings'>
