// The forms of a survey: what of them somebody can see, what is missing, which language they are read in.
import type { Schema } from '@isb/contract'

/** The forms of a survey, in both languages. */
export type SurveyContent = Schema<'SurveyContent'>
type Words = Schema<'SurveyWords'>
/** A question of a form, or one that an option opens: in both languages as it is edited, or in one as families read it. */
export interface AnyQuestion<Text = Words> {
  readonly key: string
  readonly text: Text
  readonly kind: Schema<'SurveyQuestionKind'>
  readonly required: boolean
  readonly options: readonly AnyOption<Text>[]
}
/** An option of a choice, with the questions that it opens. */
export interface AnyOption<Text = Words> {
  readonly key: string
  readonly text: Text
  readonly subitems?: readonly AnyQuestion<Text>[]
}
/** A module of a form. */
export interface AnyPart<Text = Words> {
  readonly key: string
  readonly protocol: Text
  readonly questions: readonly AnyQuestion<Text>[]
}
/** A form, whichever language it is in. */
export interface AnyForm<Text = Words> {
  readonly modules: readonly AnyPart<Text>[]
}
type Gap = Schema<'SurveyGap'>

/** The two forms by the decision that they follow from. */
export const formOf = (content: SurveyContent, decision: Schema<'SurveyDecision'>): Schema<'SurveyForm'> =>
  decision === 'Yes' ? content.yes : content.no

const blank = { en: '', zh: '' }
/** The forms of a survey that has just begun. */
export const emptySurvey: SurveyContent = { yes: { tips: blank, modules: [] }, no: { tips: blank, modules: [] } }

/** Whether one chooses among options to answer it. */
export const isChoice = ({ kind }: { readonly kind: Schema<'SurveyQuestionKind'> }): boolean => kind === 'One' || kind === 'Several'
/** Whether families must accept the protocol of a module. */
export const hasProtocol = ({ protocol }: { readonly protocol: Words | string }): boolean =>
  typeof protocol === 'string' ? protocol.trim() !== '' : isWritten(protocol)
const isWritten = ({ en, zh }: Words): boolean => (en + zh).trim() !== ''
/** The questions that an option opens. */
export const subitemsOf = <Text>({ subitems = [] }: AnyOption<Text>): readonly AnyQuestion<Text>[] => subitems

/** Every question of a form in its order, those that options open behind the question with the option. */
export const questionsOf = <Text>({ modules }: AnyForm<Text>): AnyQuestion<Text>[] =>
  modules.flatMap(({ questions }) =>
    questions.flatMap((question) => [question, ...question.options.flatMap((option) => subitemsOf(option))]),
  )

/** Whether two parts of a survey have the same key: then nobody can tell which one an answer is of. */
export function hasSharedKeys({ yes, no }: SurveyContent): boolean {
  const keys = [...yes.modules, ...no.modules].flatMap(({ key, questions }) => [key, ...questions.flatMap(keysOf)])
  return new Set(keys).size < keys.length
}
const keysOf = ({ key, options }: AnyQuestion): string[] => [
  key,
  ...options.flatMap((option) => [option.key, ...subitemsOf(option).flatMap(keysOf)]),
]

/** What is missing before the forms can be published, at its place. Texts that nobody can see are not asked for. */
export const gapsOf = ({ yes, no }: SurveyContent): Gap[] => [...gapsOfForm('/yes', yes), ...gapsOfForm('/no', no)]

const gapsOfForm = (path: string, { tips, modules }: Schema<'SurveyForm'>): Gap[] => [
  ...untranslated(`${path}/tips`, tips),
  ...modules.flatMap((part, at) => gapsOfPart(`${path}/modules/${at}`, part)),
]

function gapsOfPart(path: string, part: Schema<'SurveyPart'>): Gap[] {
  const { name, description, protocolLabel, protocol, questions } = part
  const agreed = hasProtocol(part)
  return [
    ...missing(`${path}/name`, name),
    ...untranslated(`${path}/description`, description),
    ...(agreed ? [...missing(`${path}/protocolLabel`, protocolLabel), ...untranslated(`${path}/protocol`, protocol)] : []),
    ...(questions.length === 0 && !agreed && !isWritten(description) ? [{ path, kind: 'NoQuestions' } as const] : []),
    ...questions.flatMap((question, at) => gapsOfQuestion(`${path}/questions/${at}`, question)),
  ]
}

function gapsOfQuestion(path: string, question: AnyQuestion): Gap[] {
  const { text, options } = question
  if (!isChoice(question)) return missing(`${path}/text`, text)
  return [
    ...missing(`${path}/text`, text),
    ...(options.length === 0 ? [{ path, kind: 'NoOptions' } as const] : []),
    ...options.flatMap((option, at) => [
      ...missing(`${path}/options/${at}/text`, option.text),
      ...subitemsOf(option).flatMap((subitem, n) => gapsOfQuestion(`${path}/options/${at}/subitems/${n}`, subitem)),
    ]),
  ]
}

/** A text that must be there, in both languages. */
const missing = (path: string, words: Words): Gap[] =>
  isWritten(words) ? untranslated(path, words) : [{ path: `${path}/en`, kind: 'Missing' }]
/** A text that may be left out; there in one language it must be there in the other. */
function untranslated(path: string, words: Words): Gap[] {
  if (!isWritten(words)) return []
  return (['en', 'zh'] as const).flatMap((locale) =>
    words[locale].trim() === '' ? [{ path: `${path}/${locale}`, kind: 'Untranslated' as const }] : [],
  )
}

/** A form as families read it in a language; what is not translated is read in English. */
export function readIn(locale: Schema<'Locale'>, { tips, modules }: Schema<'SurveyForm'>): Schema<'ReadForm'> {
  const say = ({ en, zh }: Words) => (locale === 'zh' && zh.trim() !== '' ? zh : en)
  const item = ({ key, text, kind, required, options }: Schema<'SurveySubitem'>) => ({
    key,
    text: say(text),
    kind,
    required,
    options: options.map((option) => ({
      key: option.key,
      text: say(option.text),
    })),
  })
  return {
    tips: say(tips),
    modules: modules.map(({ key, name, description, protocolLabel, protocol, questions }) => ({
      key,
      name: say(name),
      description: say(description),
      protocolLabel: say(protocolLabel),
      protocol: say(protocol),
      questions: questions.map((question) => ({
        ...item(question),
        options: question.options.map((option) => ({ key: option.key, text: say(option.text), subitems: option.subitems.map(item) })),
      })),
    })),
  }
}
