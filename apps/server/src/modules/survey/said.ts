// What was answered for a student, with the very forms that were answered.
import type { Schema } from '@isb/contract'
import { differencesOf, formOf } from '@isb/domain'
import { CompiledQuery } from 'kysely'
import { schoolDaySql } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { personSql, timeSql } from '../../core/lists/sql.ts'

type Submission = Schema<'SurveySubmission'>
type Row = Omit<Submission, 'form' | 'differences'> & {
  readonly content: Schema<'SurveyContent'>
  readonly liveContent: Schema<'SurveyContent'>
}

const submissionsSql = `select json_build_object('id', w.id, 'way', w.way, 'givenBy', ${personSql('g', schoolDaySql, 'ward.id = a.student_id')}, 'submittedBy', ${personSql('b', schoolDaySql, 'ward.id = a.student_id')},
    'at', ${timeSql('w.at')}, 'decision', w.decision, 'version', v.number, 'live', l.number, 'current', w.current,
    'note', w.note, 'counts', w.id is not distinct from a.counts_id, 'replies', w.replies, 'accepted', w.accepted, 'content', v.content,
    'liveContent', l.content) as said
  from survey_answer w join survey_asked a on a.id = w.asked_id join survey s on s.id = a.survey_id
    join survey_version v on v.id = w.version_id join survey_version l on l.id = s.live_id
    left join staff g on g.id = w.given_by left join staff b on b.id = w.submitted_by
  where w.asked_id = $1 and ($2::bigint is null or w.id = $2) order by w.id desc`

/** Everything that was answered for a student, newest first; or the one answer with this id. */
export async function submissions({ db }: Pick<SignedIn, 'db'>, askedId: number, answerId: number | null = null): Promise<Submission[]> {
  const { rows } = await db.executeQuery<{ said: Row }>(CompiledQuery.raw(submissionsSql, [askedId, answerId]))
  return rows.map(({ said: { content, liveContent, ...said } }) => ({
    ...said,
    form: formOf(content, said.decision),
    differences: differencesOf(content, liveContent).filter(({ form }) => form === said.decision),
  }))
}
