// The forms of a survey: as they are being edited, and as they were published.
import type { Data, Input, Schema } from '@isb/contract'
import { differencesOf, emptySurvey, gapsOf, hasSharedKeys, whyNotMoveSurvey } from '@isb/domain'
import { personIn } from '@isb/words'
import { CompiledQuery, sql } from 'kysely'
import { personSql, timeSql } from '../../core/lists/sql.ts'
import { schoolDaySql } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { surveys } from './lists.ts'

type Draft = Schema<'SurveyDraft'>

async function readDraft({ db }: Pick<SignedIn, 'db'>, id: number): Promise<Draft> {
  const text = `select json_build_object('content', s.content, 'version', s.content_version, 'savedAt', ${timeSql('s.content_saved_at')},
      'savedBy', ${personSql('p', schoolDaySql)}, 'changed', s.content is distinct from v.content) as draft
    from survey s left join survey_version v on v.id = s.live_id left join staff p on p.id = s.content_saved_by where s.id = $1`
  const { rows } = await db.executeQuery<{ draft: Omit<Draft, 'gaps'> }>(CompiledQuery.raw(text, [id]))
  const draft = rows[0]?.draft ?? refuse(2, 'SURVEY_NOT_FOUND')
  return { ...draft, gaps: gapsOf(draft.content) }
}

export const form = ({ path }: Input<'survey.form'>, context: SignedIn): Promise<Draft> => readDraft(context, path.surveyId)

export async function saveForm({ path, body }: Input<'survey.saveForm'>, context: SignedIn): Promise<Draft> {
  const survey = await surveys.locked(context, path.surveyId)
  const why = whyNotMoveSurvey(survey, 'edit')
  if (why) refuse(3, why)
  await writeForms(context, survey.id, body)
  return readDraft(context, survey.id)
}

/**
 * Writes the forms of a survey that is locked. Refuses if somebody else has written them since. Answers whether they differ from before.
 * @param replaces whether other forms take their place: what was there is then kept whoever wrote it, and however lately
 */
export async function writeForms(
  context: SignedIn,
  id: number,
  { content, version }: Schema<'SurveyDraftSave'>,
  replaces = false,
): Promise<boolean> {
  const { db, now, caller, locale } = context
  if (hasSharedKeys(content)) refuse(1, 'SURVEY_KEYS')
  const { rows } = await sql`
    select from survey where id = ${id} and content_version = ${version} and content = ${JSON.stringify(content)}::jsonb`.execute(db)
  if (rows.length > 0) return false
  await keepDraft(context, id, content, replaces)
  const saved = await db
    .updateTable('survey')
    .set({ content: JSON.stringify(content), contentVersion: version + 1, contentSavedAt: now, contentSavedBy: caller.staffId })
    .where('id', '=', id)
    .where('contentVersion', '=', version)
    .executeTakeFirst()
  if (saved.numUpdatedRows > 0n) return true
  const { savedBy } = await readDraft(context, id)
  return refuse(3, 'SURVEY_EDITED', { name: savedBy ? personIn(locale, savedBy) : '—' })
}

const kept = 20
/**
 * Keeps the forms as they were left, before they are written over: where somebody else goes on with them, or the same person after five
 * minutes, or somebody goes back to an earlier draft or brings in a file. What nobody has left is not kept: who types saves every second.
 */
async function keepDraft({ db, now, caller }: SignedIn, id: number, next: Schema<'SurveyContent'>, replaces: boolean): Promise<void> {
  const goesBack = sql`exists (select from survey_earlier_draft d where d.survey_id = s.id and d.content = ${JSON.stringify(next)}::jsonb)`
  const added = await sql`
    insert into survey_earlier_draft (survey_id, content, saved_at, saved_by)
    select s.id, s.content, s.content_saved_at, s.content_saved_by from survey s
    where s.id = ${id} and s.content <> ${JSON.stringify(next)}::jsonb
      and (${replaces} or ${goesBack} or s.content_saved_by is distinct from ${caller.staffId}
        or s.content_saved_at < ${now}::timestamptz - interval '5 minutes')
    returning id`.execute(db)
  if (added.rows.length === 0) return
  await sql`delete from survey_earlier_draft d where d.survey_id = ${id} and d.id < (
    select min(n.id) from (select id from survey_earlier_draft where survey_id = ${id} order by id desc limit ${kept}) n)`.execute(db)
}

export async function drafts({ path }: Input<'survey.drafts'>, context: SignedIn): Promise<Data<'survey.drafts'>> {
  const { content } = await readDraft(context, path.surveyId)
  const text = `select json_build_object(
      'id', d.id, 'savedAt', ${timeSql('d.saved_at')}, 'savedBy', ${personSql('p', schoolDaySql)}, 'content', d.content) as draft
    from survey_earlier_draft d left join staff p on p.id = d.saved_by where d.survey_id = $1 order by d.id desc`
  const { rows } = await context.db.executeQuery<{ draft: Omit<Schema<'SurveyEarlierDraft'>, 'differences'> }>(
    CompiledQuery.raw(text, [path.surveyId]),
  )
  return rows.map(({ draft }) => ({ ...draft, differences: differencesOf(draft.content, content) }))
}

export async function versions({ path }: Input<'survey.versions'>, context: SignedIn): Promise<Data<'survey.versions'>> {
  await surveys.record(context, path.surveyId)
  const text = `select json_build_object('number', v.number, 'publishedAt', ${timeSql('v.published_at')}, 'publishedBy', ${personSql('p', schoolDaySql)},
      'answers', (select count(*) from survey_answer a where a.version_id = v.id), 'content', v.content) as version
    from survey_version v left join staff p on p.id = v.published_by where v.survey_id = $1 order by v.number`
  const { rows } = await context.db.executeQuery<{ version: Omit<Schema<'SurveyVersion'>, 'differences'> }>(
    CompiledQuery.raw(text, [path.surveyId]),
  )
  return rows
    .map(({ version }, at) => ({ ...version, differences: differencesOf(rows[at - 1]?.version.content ?? emptySurvey, version.content) }))
    .toReversed()
}
