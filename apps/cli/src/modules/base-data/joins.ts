// Rows of a bundle that may be one person with another row, or with somebody who is here: listed, and answered.
import type { Schema } from '@isb/sdk'
import { word } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { usage } from '../../lib/failure/refusal.ts'
import { idOf } from '../../lib/line/id.ts'
import { longWork } from '../../lib/long-work.ts'
import { exitOf, followed, shown } from './bundles.ts'
import { summaryOf } from '../../lib/resource/words.ts'

type Join = Schema<'BaseDataJoin'>

/** What is known of somebody who is here, and what the row says otherwise. */
const comparedIn = ({ fields }: Join) =>
  fields
    .filter(({ was, is }) => was !== is)
    .map(({ field, was, is }) => `${field}: ${was || '–'} → ${is || '–'}`)
    .join('; ')

/** `isb base-data joins` */
export const joins: Command = {
  name: 'joins',
  does: summaryOf('baseData.joins'),
  examples: ['isb base-data joins 14', 'isb base-data joins 14 --json'],
  args: [{ name: 'ID', does: 'baseData.undo.id' }],
  async run(context, { args: [id] }) {
    const { locale, say } = context
    const isb = await context.isb()
    const all = await isb.baseData.joins({ path: { runId: idOf(id) } })
    const stateOf = ({ joined, recordId }: Join) => (joined === null ? (recordId === null ? 'proposed' : 'asked') : joined ? 'one' : 'two')
    return {
      data: all,
      table: {
        rows: all.map((each) => ({
          source: each.source,
          name: each.name,
          kind: word(locale, `value.BaseDataPersonKind.${each.kind}`),
          other: [each.targetName, each.target].filter(Boolean).join(' · '),
          by: `${word(locale, `value.BaseDataJoinBy.${each.by}`)} ${each.value}`,
          fields: comparedIn(each),
          state: say(`baseData.joins.${stateOf(each)}`),
        })),
        columns: (['source', 'name', 'kind', 'other', 'by', 'fields', 'state'] as const).map((field) => ({
          field,
          head: field === 'kind' ? ('baseData.kind' as const) : (`baseData.joins.${field}` as const),
        })),
      },
    }
  },
}

/** `isb base-data join` */
export const join: Command = {
  name: 'join',
  does: 'baseData.join.does',
  examples: ['isb base-data join 14 --one s-204 --two s-17', 'isb base-data join 14 --rest two'],
  args: [{ name: 'ID', does: 'baseData.undo.id' }],
  options: [
    { flags: '--one <ROW>', does: 'baseData.join.one', many: true },
    { flags: '--two <ROW>', does: 'baseData.join.two', many: true },
    { flags: '--rest <ANSWER>', does: 'baseData.join.rest', choices: ['one', 'two'] },
  ],
  more: (say) => say('baseData.preview.exit'),
  async run(context, given) {
    const isb = await context.isb()
    const path = { runId: idOf(given.args[0]) }
    const all = await isb.baseData.joins({ path })
    const said = (option: 'one' | 'two') =>
      given.texts(option).flatMap((source) => {
        const found = all.filter((each) => each.source === source)
        if (found.length === 0) throw usage('baseData.join.nowhere', { source })
        return found.map((each) => ({ each, joined: option === 'one' }))
      })
    const named = [...said('one'), ...said('two')]
    const rest = given.text('rest')
    const open = all.filter(
      (each) => each.joined === null && each.recordId !== null && !named.some(({ each: { source } }) => source === each.source),
    )
    const answers = [...named, ...(rest === undefined ? [] : open.map((each) => ({ each, joined: rest === 'one' })))]
    if (answers.length === 0) throw usage('baseData.join.nothing', {})
    const body = {
      joins: answers.map(({ each: { source, target, recordId }, joined }) => ({
        source,
        ...(recordId === null ? { target } : { recordId }),
        joined,
      })),
    }
    const { bundle } = await followed(isb, isb.baseData.join({ path, body }, longWork), context)
    return shown(isb, bundle, context, exitOf(bundle))
  },
}
