import { meaningKey, type Planned, type StandingMeaning } from '@isb/domain'
import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'
import type { Applying } from './applying.ts'
import type { School } from './repo.ts'

/** What rosters mean, made, changed and forgotten. It stands in the audit as one row: there is one service and one mapping. */
export async function writeRosters(db: Db, { standing }: School, { steps, final }: Planned, { changed }: Applying): Promise<void> {
  const keys = new Set(steps.filter(({ kind }) => kind === 'roster').map(({ key }) => key))
  if (keys.size === 0) return
  const touched = (meanings: readonly StandingMeaning[]) => meanings.filter((meaning) => keys.has(meaningKey(meaning)))
  await sql`
    delete from base_data_mapping m using json_to_recordset(${JSON.stringify(touched(standing.rosters))}) as old (meaning text, source text)
    where m.kind = old.meaning and m.source = old.source`.execute(db)
  await sql`
    insert into base_data_mapping (kind, source, target)
    select meaning, source, target from json_to_recordset(${JSON.stringify(touched(final.rosters))}) as new (meaning text, source text, target text)`.execute(
    db,
  )
  const line = (meanings: readonly StandingMeaning[]) =>
    touched(meanings)
      .map((meaning) => `${meaningKey(meaning)}: ${meaning.target}`)
      .join('; ')
  changed('roster-source', 1, { meanings: line(standing.rosters) }, { meanings: line(final.rosters) })
}
