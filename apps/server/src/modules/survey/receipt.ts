// The mail that a guardian gets back: what they have answered and accepted.
import type { Schema } from '@isb/contract'
import { hasProtocol, valuesOf, visibleQuestions, type AnyQuestion } from '@isb/domain'
import { separatorIn, word, writtenDay, type Both } from '@isb/words'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import { mail } from '../../core/mail/mail.ts'
import type { Asking } from './asking.ts'

type Given = Pick<Schema<'SurveyAnswerGiven'>, 'decision' | 'replies'>
const inBoth = (say: (locale: 'en' | 'zh') => string): Both => ({ en: say('en'), zh: say('zh') })

/** What was answered to a question; an upload is said by its kind. */
function saidTo({ kind, options }: AnyQuestion, values: readonly string[], locale: 'en' | 'zh'): string {
  if (kind === 'File' || kind === 'Signature') return word(locale, `value.SurveyQuestionKind.${kind}`)
  return values.map((value) => options.find(({ key }) => key === value)?.text[locale] ?? value).join(separatorIn(locale))
}

/** Writes it to whoever the answer is of, also where the office has written the answer down. */
export async function sendReceipt(
  context: SignedIn,
  { id, studentId, title, titleZh, lastDay }: Asking,
  guardianId: number,
  form: Schema<'SurveyForm'>,
  { decision, replies }: Given,
): Promise<void> {
  const { rows } = await sql<{ email: string | null; name: string; nameZh: string }>`
    select g.email, p.name, p.name_zh from staff g, staff p where g.id = ${guardianId} and p.id = ${studentId}`.execute(context.db)
  const { email, name, nameZh } = rows[0]!
  const answered = visibleQuestions(form, replies).filter(({ key }) => valuesOf(replies, key).length > 0) as AnyQuestion[]
  const values = {
    student: { en: name, zh: nameZh || name },
    survey: { en: title, zh: titleZh || title },
    decision: inBoth((locale) => word(locale, `value.SurveyDecision.${decision}`)),
    lastDay: writtenDay(lastDay),
  }
  const facts = {
    'field.decision': values.decision,
    'field.replies': inBoth((locale) =>
      answered
        .map((question) => `${question.text[locale]} ` + saidTo(question, valuesOf(replies, question.key), locale))
        .join(locale === 'zh' ? '；' : '; '),
    ),
    'field.accepted': inBoth((locale) =>
      form.modules
        .filter(hasProtocol)
        .map(({ name: part }) => part[locale])
        .join(separatorIn(locale)),
    ),
  }
  await mail(context, 'survey-answered', { to: email, about: { entity: 'survey-answer', id } }, values, { facts })
}
