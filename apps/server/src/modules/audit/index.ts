import type { Schema } from '@isb/contract'
import { sql } from 'kysely'
import { shownEntries, type Stored } from '../../core/audit/entries.ts'
import type { Handlers } from '../../core/context.ts'
import type { ServerModule } from '../../core/module.ts'
import { listPage, listRecord } from '../../core/list.ts'
import { refuse } from '../../core/refuse.ts'
import { exportAudit } from './export.ts'
import { auditList, queryOf, wholeEntry, type Query } from './repo.ts'
import { undo } from './undo/index.ts'
import { menus } from './menus.ts'

type Page = Omit<Schema<'AuditPage'>, 'records'> & { records: Stored[] }

const handlers = {
  async list({ query = {} }, { app, locale }) {
    const { text } = await listPage<Query, Page>(app.pool, auditList, queryOf(query))
    const { records, ...page } = JSON.parse(text) as Page
    return { ...page, records: await shownEntries(app.db, locale, records) }
  },

  export: ({ query = {} }, context) => exportAudit(query, context),

  async get({ path }, { db, locale }) {
    const stored = (await listRecord<Stored>(db, wholeEntry, sql`a.id = ${path.auditId}`)) ?? refuse(2, 'AUDIT_NOT_FOUND')
    const [entry] = await shownEntries(db, locale, [stored], true)
    return entry ?? refuse(2, 'AUDIT_NOT_FOUND')
  },

  undo: ({ path }, context) => undo(path.auditId, context),
} satisfies Handlers<'audit'>

export const audit = { handlers, menus } satisfies ServerModule<'audit'>
