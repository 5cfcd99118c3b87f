// What the demo's families answered, and what some have begun to answer.
import type { Schema } from '@isb/contract'
import { formOf, hasProtocol, pageReached, saidIn } from '@isb/domain'
import type { Db } from '../../core/database/database.ts'
import { signature } from '../../core/files/handwriting.ts'
import { plantImages, type Drawings } from '../../core/files/planted.ts'
import { hashOf } from './answer.ts'
import { demoForms, firstForms } from './demo-form.ts'

/** A student who is asked, and who can answer. */
export interface DemoAsked {
  readonly id: number
  readonly guardians: readonly number[]
}

const hourMs = 3_600_000
const reply = (question: string, ...values: string[]) => ({ question, values })

/** Of those who answered last: they alone were asked for one. */
export const signatures: Drawings = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => [`demo-survey-signature-${at + 1}`, () => signature(at % 5)]),
)

/** What a family answers, by its turn. */
function answerOf(at: number, year: number): { decision: 'Yes' | 'No'; replies: Schema<'SurveyReply'>[] } {
  if (at % 13 === 5)
    return {
      decision: 'No',
      replies: [reply('why', 'moving'), reply('where', at % 2 ? 'Singapore' : 'Shanghai'), reply('last-day', `${year}-06-18`)],
    }
  const how = at % 3 === 0 ? [reply('how', 'car')] : [reply('how', 'bus'), reply('line', `line-${(at % 4) + 1}`)]
  return { decision: 'Yes', replies: how }
}

/** Two of three families have answered, the last ones the forms as they are today. */
export async function plantAnswers(
  db: Db,
  asked: readonly DemoAsked[],
  versions: { readonly first: number; readonly second: number },
  now: Date,
  year: number,
): Promise<void> {
  const hours = (at: number) => Math.max(1, 15 * 24 - ((at * at * 7) % (15 * 24)))
  const images = await plantImages(db, signatures)
  const said = asked.flatMap(({ id: askedId, guardians: [first, second] }, at) => {
    if (at % 3 === 2 || first === undefined) return []
    const given = (givenBy: number, answer: ReturnType<typeof answerOf>) => {
      const signed = hours(at) <= 24 && answer.decision === 'Yes' ? images.pop() : undefined
      return { askedId, givenBy, hours: hours(at), signed, ...answer }
    }
    const disagrees = second !== undefined && at % 40 === 3
    return [given(first, answerOf(at, year)), ...(disagrees ? [given(second, answerOf(5, year))] : [])]
  })
  if (said.length === 0) return
  await db
    .insertInto('surveyAnswer')
    .values(
      said.map(({ askedId, givenBy, hours: ago, signed, decision, replies }) => {
        const form = formOf(signed ? demoForms : firstForms, decision)
        const all = signed ? [...replies, reply('signed', String(signed))] : replies
        return {
          askedId,
          versionId: signed ? versions.second : versions.first,
          decision,
          givenBy,
          submittedBy: givenBy,
          way: 'App' as const,
          // Whoever did not sign had answered before that was asked.
          at: new Date(now.getTime() - (signed ? ago : Math.max(ago, 25)) * hourMs),
          replies: JSON.stringify(all),
          accepted: JSON.stringify(form.modules.filter(hasProtocol).map(({ key, protocol }) => ({ module: key, hash: hashOf(protocol) }))),
          said: saidIn(form, decision, all),
        }
      }),
    )
    .execute()
  const files = said.flatMap(({ askedId, givenBy, signed }) => (signed ? [{ fileId: signed, askedId, givenBy }] : []))
  if (files.length > 0) await db.insertInto('surveyFile').values(files).execute()
}

const begun = [
  { replies: [reply('changed', 'phone')], accepted: [] },
  { replies: [reply('how', 'foot')], accepted: [] },
  { replies: [reply('how', 'car')], accepted: ['tuition'] },
] as const

/** Some have begun, and come more or less far. */
export async function plantDrafts(db: Db, asked: readonly DemoAsked[], versionId: number, now: Date): Promise<void> {
  const { modules } = demoForms.yes
  const drafts = asked.flatMap(({ id: askedId, guardians: [guardianId] }, at) => {
    if (guardianId === undefined || at % 12 !== 2) return []
    const { replies, accepted } = begun[(at / 2) % begun.length]!
    return {
      askedId,
      guardianId,
      versionId,
      decision: 'Yes' as const,
      replies: JSON.stringify(replies),
      accepted: JSON.stringify(accepted),
      page: pageReached(demoForms.yes, replies, accepted),
      pages: modules.length,
      savedAt: now,
    }
  })
  if (drafts.length > 0) await db.insertInto('surveyDraft').values(drafts).execute()
}
