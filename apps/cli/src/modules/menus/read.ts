import type { Context } from '../../lib/context.ts'
import type { Given, Result } from '../../lib/command.ts'
import { writeNamed } from '../../lib/files/named.ts'
import { Refusal } from '../../lib/failure/refusal.ts'
import { readText } from '../../lib/input/source.ts'
import { clean } from '../../lib/output/width.ts'
import { convert, type Converted, isSql, type Note } from './dumps/index.ts'
import type { Kind } from './dumps/kinds.ts'
import { withCodes } from './codes.ts'
import { onceEach } from './duplicates.ts'
import { type Node, walk } from './node.ts'
import { readTree, treeData, writeTree } from './tree-file.ts'

const tellNote = ({ say, json, tell }: Context, { line, kind, values }: Note): void => {
  const message = clean(say(`note.${kind}`, values))
  tell(json ? JSON.stringify({ note: { line, kind, message } }) : `${say('said.line', { line })}${message}`)
}

/** A dump that was read, and how much of it has no place here. */
interface ReadDump extends Converted {
  readonly lost: { readonly icons: number; readonly codes: number; readonly hidden: number }
}

/** How many codes a note says are lost. */
const codesLost = ({ kind, values }: Note): number =>
  kind === 'severalCodes' ? String(values['rest']).split(', ').length : kind === 'badCode' || kind === 'codeDropped' ? 1 : 0

/** Reads a dump; tells what was odd in it, and whose it is. */
export async function readDump(context: Context, file: string, given: Given, text?: string): Promise<ReadDump> {
  const converted = convert(text ?? (await readText(file, context.world)), given.text('kind') as Kind | undefined)
  const { notes, kind, iconsLost } = converted
  for (const note of notes) tellNote(context, note)
  const dropped: Note[] = []
  const nodes = withCodes(readOnce(context, converted.nodes, given, dropped), kind)
  const codes = [...notes, ...dropped].reduce((sum, note) => sum + codesLost(note), 0)
  const lost = { icons: iconsLost, codes, hidden: notes.filter((note) => note.kind === 'hidden').length }
  return { ...converted, nodes, lost }
}

/** The tree with every code once; the notes of what was dropped are added to a list. */
const readOnce = (context: Context, nodes: readonly Node[], given: Given, dropped: Note[] = []): readonly Node[] =>
  onceEach(nodes, given.flag('dropDuplicateCodes') === true, ({ line, ...values }) => {
    const note = { line, kind: 'codeDropped', values } as const
    dropped.push(note)
    tellNote(context, note)
  })

const isTree = (text: string): boolean => /^[\s{]*["']?format["']?\s*:\s*["']?isb-menus\//m.test(text)

/** The menus of a file, whatever it is: a tree file, or a dump that is converted on the way. */
export async function readMenus(context: Context, file: string, given: Given): Promise<readonly Node[]> {
  const text = await readText(file, context.world)
  const dump = isSql(text) || (/^\uFEFF?\s*[[{]/.test(text) && !isTree(text))
  const nodes = dump ? (await readDump(context, file, given, text)).nodes : readOnce(context, readTree(text), given)
  if (nodes.length === 0) throw new Refusal('refused.noMenus')
  return nodes
}

/** Hands a tree over: into a file, or to stdout. */
export async function handOver({ say }: Context, nodes: readonly Node[], file: string | undefined, said?: string): Promise<Result> {
  const count = [...walk(nodes)].length
  if (file === undefined || file === '-') return { data: treeData(nodes), text: writeTree(nodes), ...(said === undefined ? {} : { said }) }
  const text = /\.json$/i.test(file) ? `${JSON.stringify(treeData(nodes), null, 2)}\n` : writeTree(nodes)
  await writeNamed(file, text)
  return {
    data: { file, count },
    text: '',
    said: [...(said === undefined ? [] : [said]), say('menus.written', { file, count })].join('\n'),
  }
}
