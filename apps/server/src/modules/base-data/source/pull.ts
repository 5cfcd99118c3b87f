// Fetches a roster from the service of the student information system, and compares it like a bundle that was uploaded.
import { setTimeout as wait } from 'node:timers/promises'
import type { Data } from '@isb/contract'
import { sql } from 'kysely'
import type { SignedIn } from '../../../core/app/context.ts'
import type { Db } from '../../../core/database/database.ts'
import { incomingFolder } from '../../../core/files/incoming.ts'
import { refuse } from '../../../core/ground/refuse.ts'
import { beginRun, brokenOffSql, type Outcome, type Running } from '../../../core/work/runs.ts'
import { decrypt } from '../../../core/ground/secrets.ts'
import { bundles } from '../lists.ts'
import { stage } from '../stage.ts'
import { withFetched } from './fetched.ts'
import { isTheClock, keepDay } from './schedule.ts'
import { RosterService, SourceFault, type Source } from './service.ts'
import { credentialOf, sourceRow } from './settings.ts'

/** How many in a hundred of the work is fetching. */
const fetching = 70

/** Begins to fetch. One at a time. */
export async function pull(_input: unknown, context: SignedIn): Promise<Data<'baseData.pull'>> {
  const { app, db, changed, caller, now } = context
  const { credential, ...source } = await sourceRow(db).forUpdate().executeTakeFirstOrThrow()
  const secret = credential && decrypt(app.config, 'roster', credential, credentialOf)?.toString()
  if (source.address === '' || !secret) refuse(3, 'BASE_DATA_NO_SOURCE')
  const { rows: underWay } = await sql`
    select from base_data_run r join run w on w.id = r.work_id, (select ${now}::timestamptz as now) clock
    where w.operation = 'baseData.pull' and w.state = 'Running' and not (${sql.raw(brokenOffSql('w', 'clock.now'))})`.execute(db)
  const isDue = !isTheClock(caller) || (await keepDay(db, now))
  if (underWay.length > 0 || !isDue) refuse(3, 'BASE_DATA_PULLING')
  const name = new URL(source.address).host
  const { id } = await db
    .insertInto('baseDataRun')
    .values({ name, origin: isTheClock(caller) ? 'Schedule' : 'Service', madeBy: caller.staffId, madeAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const since = source.onlyChanges ? await lastPull(db, now) : undefined
  const what = { operation: 'baseData.pull', dryRun: false, total: 100 } as const
  const work = await beginRun(context, what, (running) => pulled(id, { ...source, credential: secret }, since, running, context))
  await db.updateTable('baseDataRun').set({ workId: work.id }).where('id', '=', id).execute()
  changed('base-data-run', id, null, { name })
  return bundles.record({ db, now }, id)
}

async function pulled(id: number, source: Source, since: Date | undefined, running: Running, context: SignedIn): Promise<Outcome> {
  const { app } = context
  const service = new RosterService(source, app.outbound, wait)
  const progress = (percent: number) => running.progress(Math.floor((fetching * percent) / 100))
  try {
    return await withFetched({ service, folder: incomingFolder(app.config), since, progress }, (files) =>
      stage(id, files, running, context, fetching),
    )
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error
    await running.db
      .updateTable('baseDataRun')
      .set({ state: 'Unreadable', fault: error.reason, faultDetail: error.message.slice(0, 300) })
      .where('id', '=', id)
      .execute()
    return { refused: false, counts: {}, results: [] }
  }
}

/**
 * Since when changes are to be asked for: nothing where all is to be, because a whole roster has not been applied for a week, or because
 * the last one was taken back. A service's clock may be behind.
 */
async function lastPull(db: Db, now: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ madeAt: Date }>`
    select made_at - interval '1 hour' as made_at from base_data_run r
    where origin <> 'File' and state = 'Applied' and not exists (
      select from base_data_run later where later.origin <> 'File' and later.state in ('Applied', 'Undone') and later.id > r.id)
      and exists (select from base_data_run whole where whole.origin <> 'File' and whole.state = 'Applied' and not whole.delta
        and whole.made_at > ${now}::timestamptz - interval '7 days')`.execute(db)
  return rows[0]?.madeAt
}
