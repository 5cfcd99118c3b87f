// The daily tidy-up: what is older than the settings keep is deleted, in batches, each audited with what it deleted.
import type { Schema } from '@isb/contract'
import { sql } from 'kysely'
import type { App } from '../app/context.ts'
import { schoolDay } from '../database/clock.ts'
import { allowLong, type Db } from '../database/database.ts'
import type { Trial } from '../app/effects.ts'
import { write, type Author } from '../app/write.ts'

declare module '../app/context.ts' {
  interface App {
    /** What becomes too old, by the setting that says when; several modules may go by the same. */
    readonly retention: readonly (readonly [RetentionSetting, RetentionRule])[]
  }
}

type Settings = Schema<'RetentionSettings'>
/** A setting that says how long something is kept; the end of its name is the unit. */
export type RetentionSetting = Extract<keyof Settings, `${string}Days` | `${string}Months`>

/** What becomes too old. */
export interface RetentionRule {
  /** What the audit calls the number of those deleted. Its word is `field.<deleted>`. */
  readonly deleted: string
  /** Deletes at most so many that are older than the cut-off, or more where they go at once, and answers how many. */
  readonly deleteOlder: (db: Db, cutOff: Date, limit: number, app: App) => Promise<number>
}
/** By the setting that says how long it is kept. */
export type Retention = { readonly [Name in RetentionSetting]?: RetentionRule }

const batch = 2000
const everything = 2 ** 31 - 1

/** Deletes what is too old, or counts it. It may be under way twice: nothing is deleted or counted twice. */
export async function tidyUp(app: App, author: Author, address = '', trial?: Trial): Promise<Record<string, number>> {
  const now = app.now()
  const request = { app, now, locale: 'en', address, userAgent: '', trial } as const
  const settings = await app.db.selectFrom('retentionSetting').selectAll().executeTakeFirstOrThrow()
  const deleted: Record<string, number> = {}
  for (const [name, rule] of app.retention) {
    const cutOff = cutOffOf(now, name, settings[name])
    // A trial takes back what it deletes, and would never come to an end.
    const limit = trial ? everything : batch
    for (let gone = limit; gone >= limit;) {
      ;({ gone } = await write(request, author, undefined, async ({ db, changed }) => {
        await allowLong(db)
        const count = await rule.deleteOlder(db, cutOff, limit, app)
        if (count > 0) changed('retention-setting', 1, {}, { [rule.deleted]: count })
        return { gone: count }
      }))
      deleted[rule.deleted] = (deleted[rule.deleted] ?? 0) + gone
    }
  }
  return deleted
}

function cutOffOf(now: Date, name: RetentionSetting, kept: number): Date {
  const cutOff = new Date(now)
  if (name.endsWith('Months')) cutOff.setUTCMonth(cutOff.getUTCMonth() - kept)
  else cutOff.setUTCDate(cutOff.getUTCDate() - kept)
  return cutOff
}

/** The same once a day at the school, by whichever server comes first. */
export async function tidyUpDaily(app: App): Promise<void> {
  const today = await schoolDay(app.db, app.now())
  const { rows } = await sql`
    update retention_setting set tidied_on = ${today}::date where tidied_on is distinct from ${today}::date returning 1 as mine`.execute(
    app.db,
  )
  if (rows.length > 0) await tidyUp(app, { staffId: null, name: '', operation: 'retention.tidyUp', requestId: `daily ${today}` })
}
