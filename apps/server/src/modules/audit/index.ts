import type { Schema } from '@isb/contract'
import { sql } from 'kysely'
import { shownEntries, type Stored } from '../../core/shared/audit-entries.ts'
import { tidyAudit } from '../../core/audit/seal.ts'
import type { App } from '../../core/app/context.ts'
import type { ServerModule } from '../../core/declare/module.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { exportAudit } from './export.ts'
import { auditList, wholeEntries } from './lists.ts'
import { undo } from './undo/index.ts'

type Page = Omit<Schema<'AuditPage'>, 'records'> & { records: Stored[] }

const handlers: ServerModule<'audit'>['handlers'] = {
  async list({ query = {} }, context) {
    const { text } = await auditList.page(context, query)
    const { records, ...page } = JSON.parse(text) as Page
    return { ...page, records: await shownEntries(context, records) }
  },

  export: ({ query = {} }, context) => exportAudit(query, context),

  async get({ path }, context) {
    const stored: Stored = await wholeEntries.record(context, path.auditId)
    const [entry] = await shownEntries(context, [stored], true)
    return entry ?? refuse(2, 'AUDIT_NOT_FOUND')
  },

  undo: ({ path }, context) => undo(path.auditId, context),
}

/** Every row is compared and put into words: so many take some 30 ms. */
const mostRows = 10_000
const isLarge = async ({ db }: App, path: unknown) => {
  const { auditId: id } = path as { auditId: number }
  const { rows } = await sql`select from audit where id = ${id} and jsonb_array_length(rows) > ${mostRows}`.execute(db)
  return rows.length > 0
}

export const audit: ServerModule<'audit'> = {
  entities: { audit: { person: null } },
  lists: { 'audit.list': auditList },
  retention: { auditMonths: { deleted: 'auditLines', deleteOlder: tidyAudit } },
  handlers,
  heavy: { get: isLarge, undo: isLarge },
  menus: [{ code: 'audit', under: 'upms', path: '/audit', icon: 'scroll-text' }],
}
