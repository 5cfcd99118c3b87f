import type { Schema } from '@isb/sdk'
import { separatorIn, word } from '@isb/words'
import type { Command, Given, Result } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { usage } from '../../lib/failure/refusal.ts'
import { idOf } from '../../lib/line/id.ts'
import { longWork } from '../../lib/long-work.ts'
import { exitOf, followed, shown } from './bundles.ts'
import { summaryOf } from '../../lib/resource/words.ts'

type Meaning = Schema<'BaseDataMeaning'>

/** What a bundle means here. */
function told(meanings: readonly Meaning[], { locale, say }: Context): Result {
  const stateOf = ({ asked, confirmed }: Meaning) => (asked ? 'asked' : confirmed ? 'confirmed' : 'clear')
  return {
    data: meanings,
    table: {
      rows: meanings.map((each) => ({
        kind: word(locale, `value.BaseDataMeaningKind.${each.kind}`),
        source: [each.source, each.name].filter(Boolean).join(' · ') || '–',
        target: each.target || '–',
        count: each.count,
        samples: each.samples.join(separatorIn(locale)),
        state: say(`baseData.mapping.${stateOf(each)}`),
      })),
      columns: [
        { field: 'kind', head: 'baseData.kind' },
        ...(['source', 'target', 'count', 'samples', 'state'] as const).map((field) => ({
          field,
          head: `baseData.mapping.${field}` as const,
        })),
      ],
    },
  }
}

/** `isb base-data mapping` */
export const mapping: Command = {
  name: 'mapping',
  does: summaryOf('baseData.mapping'),
  examples: ['isb base-data mapping 14', 'isb base-data mapping 14 --json'],
  args: [{ name: 'ID', does: 'baseData.undo.id' }],
  async run(context, { args: [id] }) {
    const isb = await context.isb()
    return told(await isb.baseData.mapping({ path: { runId: idOf(id) } }), context)
  },
}

/** `isb base-data map` */
export const map: Command = {
  name: 'map',
  does: summaryOf('baseData.map'),
  examples: [
    'isb base-data map 14',
    'isb base-data map 14 --grade Prep=K2 --grade Nursery=',
    'isb base-data map 14 --org 2=Elsewhere --classes PerGrade',
  ],
  args: [{ name: 'ID', does: 'baseData.undo.id' }],
  options: [
    { flags: '--grade <TEXT=CODE>', does: 'baseData.map.grade', many: true },
    { flags: '--org <ID=DIVISION>', does: 'baseData.map.org', many: true },
    { flags: '--session <ID=YEAR>', does: 'baseData.map.session', many: true },
    { flags: '--classes <HOW>', does: 'baseData.map.classes', choices: ['Marked', 'PerGrade', 'None'] },
    { flags: '--chinese-name <COLUMN>', does: 'baseData.map.name' },
  ],
  more: (say) => say('baseData.preview.exit'),
  async run(context, given) {
    const isb = await context.isb()
    const path = { runId: idOf(given.args[0]) }
    const columns = (await isb.baseData.mapping({ path })).filter(({ kind }) => kind === 'NameColumn')
    const body = { meanings: meant(given, columns) }
    const { bundle } = await followed(isb, isb.baseData.map({ path, body }, longWork), context)
    return shown(isb, bundle, context, exitOf(bundle))
  },
}

/** What the options say. */
function meant(given: Given, columns: readonly Meaning[]): Schema<'BaseDataMapping'>['meanings'] {
  const pairs = (option: 'grade' | 'org' | 'session', kind: Meaning['kind']) =>
    given.texts(option).map((text) => {
      const [, source = '', target] = /^(.+)=(.*)$/.exec(text) ?? []
      if (target === undefined) throw usage('refused.choice', { name: `--${option}`, value: text, values: examples[option] })
      return { kind, source, target }
    })
  const [classes, name] = [given.text('classes'), given.text('chinese-name')]
  return [
    ...pairs('grade', 'Grade'),
    ...pairs('org', 'Org'),
    ...pairs('session', 'Session'),
    ...(classes === undefined ? [] : [{ kind: 'Homerooms' as const, source: '', target: classes }]),
    // Of several columns one holds the name; a column that is not there is refused by the server.
    ...(name === undefined
      ? []
      : [...new Set([...columns.map(({ source }) => source), ...(name ? [name] : [])])].map((source) => ({
          kind: 'NameColumn' as const,
          source,
          target: source === name ? 'nameZh' : '',
        }))),
  ]
}
const examples = { grade: '09=G9', org: '2=Middle', session: 'y1=2026-27' }
