// Bundles are previewed, applied and taken back from a terminal, by people and by nightly jobs: the exit code says what came of it.
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { zippedFolder } from '@isb/tables/bundles'
import type { Isb, Schema } from '@isb/sdk'
import { values } from '@isb/sdk/metadata'
import { word } from '@isb/words'
import { confirm as ask } from '../../lib/ask/confirm.ts'
import { yes } from '../../lib/ask/options.ts'
import type { Command, Given, Result } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { Exit, type ExitCode } from '../../lib/failure/exit.ts'
import { Refusal, usage } from '../../lib/failure/refusal.ts'
import { idOf } from '../../lib/line/id.ts'
import { largeUpload, longWork } from '../../lib/long-work.ts'
import { follow } from '../../lib/runs/follow.ts'
import { refuseBundle } from './refuse-bundle.ts'
import { summaryOf } from '../../lib/resource/words.ts'

type Bundle = Schema<'BaseDataRun'>
type Run = Schema<'Run'>

/** Follows the work on a bundle, which a request begins, to its end. */
export async function followed(isb: Isb, request: Promise<Bundle>, context: Context): Promise<{ bundle: Bundle; work: Run | undefined }> {
  const begun = request.then(({ workId }) => (workId === null ? undefined : isb.runs.get({ path: { runId: workId } })))
  const stopped = async () => context.say('baseData.stopped', { id: (await request).id })
  const work = await follow(isb, begun, context, 'baseData.working', { stopped })
  return { bundle: await isb.baseData.get({ path: { runId: (await request).id } }), work }
}

/** Uploads a bundle, a ZIP file or a folder, and waits for what it comes to. */
async function read(isb: Isb, path: string, context: Context): Promise<Bundle> {
  const bytes = await bytesOf(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error) throw new Refusal('refused.file', { name: path, text: String(error.code) })
    return refuseBundle(path)(error)
  })
  const request = isb.baseData.read({ query: { name: basename(path) }, body: new Blob([bytes]) }, largeUpload)
  return (await followed(isb, request, context)).bundle
}

async function bytesOf(path: string): Promise<Uint8Array<ArrayBuffer>> {
  return (await stat(path)).isDirectory() ? zippedFolder(path) : readFile(path)
}

const sum = ({ kinds }: Bundle, field: 'created' | 'changed' | 'deactivated' | 'refused') =>
  kinds.reduce((all, kind) => all + kind[field], 0)
const isNothing = (bundle: Bundle) => sum(bundle, 'created') + sum(bundle, 'changed') + sum(bundle, 'deactivated') === 0

/** How many rows each rule took out, line by line. */
export const leftOutIn = (leftOut: Bundle['leftOut'], { locale }: Context): readonly string[] =>
  leftOut.map(({ rule, file, value, count }) => [file && `${file}: `, word(locale, `leftOut.${rule}`, { value, count })].join(''))

/** Why a bundle does not go on by itself, line by line, and what goes on with it. */
async function why(isb: Isb, bundle: Bundle, { locale, say }: Context): Promise<readonly string[]> {
  const { id, state, fault, faultDetail } = bundle
  const path = { runId: id }
  if (state === 'Unmapped') return [say('baseData.said.unmapped', { id })]
  if (state === 'Unanswered')
    return [word(locale, 'stopped.Unanswered', { count: bundle.questions }), say('baseData.said.unanswered', { id })]
  if (state === 'Ready' && isNothing(bundle)) return [say('baseData.said.nothing')]
  if (state === 'Unreadable') {
    if (fault) return [`${word(locale, `reason.${fault as 'BASE_DATA_SOURCE_AWAY'}`)} (${faultDetail})`]
    const [odd] = await isb.baseData.oddities({ path })
    return [odd?.message ?? word(locale, 'reason.BASE_DATA_FILE')]
  }
  if (state !== 'Stopped') return []
  const { kinds, text } = await isb.baseData.stops({ path })
  const confirm = kinds.map(({ kind, deactivated }) => `--confirm ${kind.toLowerCase()}=${deactivated}`).join(' ')
  return [...kinds.map((each) => each.text), text, say('baseData.said.stopped', { id, confirm })]
}

/** A bundle by its kinds. */
export async function shown(isb: Isb, bundle: Bundle, context: Context, exit: ExitCode): Promise<Result> {
  const { locale, say } = context
  const { id, name, format, state, rows, kinds } = bundle
  const cell = (field: 'created' | 'changed' | 'deactivated' | 'refused' | 'unchanged' | 'standing') => ({ field })
  return {
    data: bundle,
    table: {
      rows: kinds,
      columns: [
        { field: 'kind', head: 'baseData.kind', cell: ({ kind }) => word(locale, `value.BaseDataKind.${kind as 'Student'}`) },
        { ...cell('standing'), head: 'baseData.standing' },
        { ...cell('created'), head: 'baseData.created' },
        { ...cell('changed'), head: 'baseData.changed' },
        { ...cell('deactivated'), head: 'baseData.deactivated' },
        { ...cell('refused'), head: 'baseData.refused' },
        { ...cell('unchanged'), head: 'baseData.unchanged' },
      ],
    },
    said: [
      say('baseData.said', { id, name, format: format || '–', rows, state: word(locale, `value.BaseDataState.${state}`) }),
      ...leftOutIn(bundle.leftOut, context),
      ...(await why(isb, bundle, context)),
    ].join('\n'),
    exit,
  }
}

/** What a preview ends with: as it stands, nobody has to read the words. */
export function exitOf(bundle: Bundle): ExitCode {
  if (['Stopped', 'Unmapped', 'Unanswered'].includes(bundle.state)) return Exit.refused
  if (bundle.state === 'Interrupted' || bundle.fault === 'BASE_DATA_SOURCE_AWAY') return Exit.tryLater
  if (bundle.state !== 'Ready') return Exit.error
  return isNothing(bundle) ? Exit.done : Exit.changes
}

/** `isb base-data preview` */
export const preview: Command = {
  name: 'preview',
  does: 'baseData.preview.does',
  examples: ['isb base-data preview roster.zip', 'isb base-data preview roster/', 'isb base-data preview roster.zip --json'],
  args: [{ name: 'FILE', does: 'baseData.lint.file' }],
  more: (say) => say('baseData.preview.exit'),
  async run(context, { args: [path = ''] }) {
    const isb = await context.isb()
    const bundle = await read(isb, path, context)
    return shown(isb, bundle, context, exitOf(bundle))
  },
}

/** `isb base-data get`: what a run came to, as the preview has shown it. */
export const get: Command = {
  name: 'get',
  does: summaryOf('baseData.get'),
  examples: ['isb base-data get 14', 'isb base-data get 14 --json'],
  args: [{ name: 'ID', does: 'baseData.undo.id' }],
  async run(context, given) {
    const isb = await context.isb()
    return shown(isb, await isb.baseData.get({ path: { runId: idOf(given.args[0]) } }), context, Exit.done)
  },
}

/** What is asked before a bundle is applied, and what answers it. */
export const applying = [yes, { flags: '--confirm <KIND=NUMBER>', does: 'baseData.apply.confirm', many: true }] as const

/** `isb base-data apply` */
export const apply: Command = {
  name: 'apply',
  does: 'baseData.apply.does',
  examples: [
    'isb base-data apply roster.zip --yes',
    'isb base-data apply 14',
    'isb base-data apply 14 --yes --confirm student=203 --confirm guardian=198',
  ],
  args: [{ name: 'FILE', does: 'baseData.apply.what' }],
  options: applying,
  more: (say) => say('baseData.apply.exit'),
  async run(context, given) {
    const isb = await context.isb()
    const [what = ''] = given.args
    const bundle = /^\d+$/.test(what) ? await isb.baseData.get({ path: { runId: idOf(what) } }) : await read(isb, what, context)
    return applied(isb, bundle, context, given)
  },
}

/** Applies a bundle that waits, unless something stops it. */
export async function applied(isb: Isb, bundle: Bundle, context: Context, given: Given): Promise<Result> {
  const confirm = confirmed(given)
  if (bundle.state !== 'Ready' && bundle.state !== 'Stopped') return shown(isb, bundle, context, exitOf(bundle))
  if (
    bundle.kinds.some(
      ({ kind, stopped, deactivated }) => stopped && !confirm.some((each) => each.kind === kind && each.deactivated === deactivated),
    )
  )
    return shown(isb, bundle, context, Exit.refused)
  // What changes nothing needs no question, and waits for nobody afterwards.
  if (isNothing(bundle)) context.effects.allow()
  else await ask(context, { question: context.say('baseData.apply.ask', { name: bundle.name, ...countsOf(bundle) }) })
  const request = isb.baseData.apply({ path: { runId: bundle.id }, body: { confirm } }, longWork)
  const { bundle: now, work } = await followed(isb, request, context)
  if (now.state === 'Applied') return shown(isb, now, context, Exit.done)
  const [moved] = work?.results ?? []
  return { ...(await shown(isb, now, context, moved ? Exit.refused : Exit.error)), ...(moved && { said: moved.message }) }
}

const countsOf = (bundle: Bundle) => ({
  created: sum(bundle, 'created'),
  changed: sum(bundle, 'changed'),
  deactivated: sum(bundle, 'deactivated'),
})

/** What `--confirm student=203` says. */
function confirmed(given: Given): NonNullable<Schema<'BaseDataApply'>['confirm']> {
  return given.texts('confirm').map((text) => {
    const [, named = '', number] = /^([a-z]+)=(\d+)$/i.exec(text) ?? []
    const kind = values.BaseDataKind.find((each) => each.toLowerCase() === named.toLowerCase())
    if (!kind || !number) throw usage('refused.choice', { name: '--confirm', value: text, values: 'student=203' })
    return { kind, deactivated: Number(number) }
  })
}

/** `isb base-data undo` */
export const undo: Command = {
  name: 'undo',
  does: summaryOf('baseData.undo'),
  examples: ['isb base-data undo 14', 'isb base-data undo 14 --yes'],
  args: [{ name: 'ID', does: 'baseData.undo.id' }],
  options: [yes],
  async run(context, given) {
    const isb = await context.isb()
    const path = { runId: idOf(given.args[0]) }
    const { name } = await isb.baseData.get({ path })
    await ask(context, { question: context.say('baseData.undo.ask', { name }) })
    const { bundle, work } = await followed(isb, isb.baseData.undo({ path }, longWork), context)
    const { undone = 0, left = 0 } = work?.counts ?? {}
    const done = bundle.state === 'Undone'
    return {
      data: { ...bundle, undone, left },
      said: context.say('baseData.undo.said', { undone, left }),
      exit: done ? Exit.done : Exit.error,
    }
  },
}
