import { isDeepStrictEqual } from 'node:util'
import type { Isb, Schema } from '@isb/sdk'
import { differencesOf, emptySurvey, gapsOf, hasSharedKeys } from '@isb/sdk/rules'
import { word } from '@isb/words'
import { confirm } from '../../lib/ask/confirm.ts'
import { yes } from '../../lib/ask/options.ts'
import type { Command } from '../../lib/command.ts'
import { Refusal } from '../../lib/failure/refusal.ts'
import { writeNamed } from '../../lib/files/named.ts'
import { readText } from '../../lib/input/source.ts'
import { idOf } from '../../lib/line/id.ts'
import type { SurveyFile } from './form-file.ts'

const fields = [
  'title',
  'titleZh',
  'admissionYear',
  'startsOn',
  'endsOn',
  'divisions',
  'grades',
  'studentNumbers',
  'seats',
  'remindHours',
] as const

/** `isb survey export` */
export const exportSurvey: Command = {
  name: 'export',
  does: 'survey.exportOne.does',
  examples: ['isb survey export 1 -o survey.yaml', 'isb survey export 1 | less', 'isb survey export 1 --json'],
  args: [{ name: 'ID', does: 'survey.id' }],
  options: [{ flags: '-o, --output <FILE>', does: 'menus.output' }],
  async run(context, given) {
    const path = { surveyId: idOf(given.args[0]) }
    const isb = await context.isb()
    const [survey, { content }] = [await isb.survey.get({ path }), await isb.survey.form({ path })]
    const { surveyData, surveyText } = await import('./form-file.ts')
    const whole = { ...survey, ...content }
    const file = given.text('output') ?? '-'
    if (file === '-') return { data: surveyData(whole), text: surveyText(whole) }
    const text = /\.json$/i.test(file) ? `${JSON.stringify(surveyData(whole), null, 2)}\n` : surveyText(whole)
    await writeNamed(file, text)
    return { data: { file }, text: '', said: context.say('survey.exportOne.done', { file }) }
  },
}

/** `isb survey import` */
export const importSurvey: Command = {
  name: 'import',
  does: 'survey.import.does',
  examples: ['isb survey import survey.yaml --dry-run', 'isb survey import survey.yaml', 'isb survey import survey.yaml --into 1 --yes'],
  args: [{ name: 'FILE', does: 'survey.import.file' }],
  options: [{ flags: '--into <ID>', does: 'survey.import.into' }, { flags: '--dry-run', does: 'survey.import.dryRun' }, yes],
  async run(context, given) {
    const { locale, say, world } = context
    const [name = '-'] = given.args
    const { readSurvey } = await import('./form-file.ts')
    const file = readSurvey(await readText(name, world), name)
    if (hasSharedKeys(file)) throw new Refusal('refused.surveyKeys', { name })
    const isb = await context.isb()
    const into = given.text('into')
    const before = into === undefined ? null : await standing(isb, idOf(into))
    const own = fields.filter((field) => !isDeepStrictEqual(file[field], before?.survey[field]))
    const changes = [
      ...(before ? own : []).map((field) => ({
        kind: word(locale, 'value.SurveyDifferenceKind.Changed'),
        place: word(locale, `field.${field}`),
        before: told(before!.survey[field]),
        after: told(file[field]),
      })),
      ...differencesOf(before?.draft.content ?? emptySurvey, contentOf(file)).map((one) => ({
        kind: word(locale, `value.SurveyDifferenceKind.${one.kind}`),
        place: word(locale, `value.SurveyDecision.${one.form}`),
        before: one.before[locale] || one.before.en,
        after: one.after[locale] || one.after.en,
      })),
    ]
    const counts = { changes: changes.length, gaps: gapsOf(file).length, title: file.title }
    const table = {
      rows: changes,
      columns: (['kind', 'place', 'before', 'after'] as const).map((field) => ({ field, head: `survey.head.${field}` as const })),
    }
    if (given.flag('dryRun') === true) return { data: { changes, gaps: gapsOf(file) }, table, said: say('survey.import.plan', counts) }
    if (before && changes.length > 0)
      await confirm(context, { question: say('survey.import.ask', { ...counts, title: before.survey.title }) })
    const survey = before ? await change(isb, before, file, own) : await create(isb, file)
    return { data: survey, table: { rows: changes, columns: table.columns }, said: say('survey.import.done', { ...counts, id: survey.id }) }
  },
}

const told = (value: SurveyFile[(typeof fields)[number]]): string =>
  Array.isArray(value)
    ? value.map((each) => (typeof each === 'string' ? each : `${each.grade} ${each.seats}`)).join(', ')
    : String(value ?? '')

interface Standing {
  readonly survey: Schema<'Survey'>
  readonly draft: Schema<'SurveyDraft'>
}
const standing = async (isb: Isb, surveyId: number): Promise<Standing> => ({
  survey: await isb.survey.get({ path: { surveyId } }),
  draft: await isb.survey.form({ path: { surveyId } }),
})
const contentOf = ({ yes: stays, no: leaves }: SurveyFile): Schema<'SurveyContent'> => ({ yes: stays, no: leaves })
const pick = (file: SurveyFile, which: readonly (keyof SurveyFile)[]) => Object.fromEntries(which.map((field) => [field, file[field]]))

/** Changes a survey and its forms: both, or where one of them is refused, neither. */
async function change(
  isb: Isb,
  { survey, draft }: Standing,
  file: SurveyFile,
  own: readonly (keyof SurveyFile)[],
): Promise<Schema<'Survey'>> {
  const content = contentOf(file)
  const forms = isDeepStrictEqual(draft.content, content) ? {} : { forms: { content, version: draft.version } }
  const path = { surveyId: survey.id }
  return isb.survey.update({ path, body: { ...pick(file, own), ...forms, version: survey.version } })
}

function create(isb: Isb, file: SurveyFile): Promise<Schema<'Survey'>> {
  const { title, admissionYear } = file
  const days = fields.filter((field) => file[field] !== null)
  return isb.survey.create({ body: { ...pick(file, days), title, admissionYear, content: contentOf(file) } })
}
