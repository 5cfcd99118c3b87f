import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'
import { databaseClock } from './answer.ts'

/** Asks of students who have come to the school, or into a grade that is asked, while a survey runs. Writes only where one has come. */
export const askNewcomers = (db: Db): Promise<unknown> =>
  sql`select survey_ask(s.id, c.today) from survey s, ${sql.raw(databaseClock)}
    where s.status in ('Published', 'Paused') and c.today <= s.ends_on and exists (select from survey_newcomers(s.id, c.today))`.execute(db)
