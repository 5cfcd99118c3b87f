// How a command line names one record of a list, or many.
import type { Isb, RecordOf } from '@isb/sdk'
import type { ListedId } from '@isb/sdk/metadata'
import type { Argument, Given } from '../command.ts'
import type { Context } from '../context.ts'
import { namesOf } from '../line/named.ts'
import { Refusal, usage } from '../failure/refusal.ts'
import { textOf, type Speaker, type Text } from '../speech.ts'
import { described, longestOf } from './contract.ts'
import type { AnyList, Described, Listed, Row } from './declared.ts'
import { recordsOf, untyped } from './untyped.ts'
import { commandOf, kebab } from './names.ts'
import { kindOf, ofKind } from './words.ts'

/** Whether what was typed is an id. */
const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text)
/** Whether what was typed can only be the id of a record: where names may be digits it never is. */
const isIdFor = ({ spec: { by } }: Listed, typed: string): boolean => isId(typed) && (typeof by === 'object' ? !by.field : by === undefined)
/** As many characters as a search takes where the contract says nothing of the field. */
const usualLength = 100
const lower = (text: string): string => text.trim().toLowerCase()

/** The argument that names one record, or several. */
export function argumentOf(listed: Listed, many?: true): Argument {
  const { by } = listed.spec
  const key = many ? 'many' : 'one'
  if (typeof by === 'object') {
    const several: Text = (speaker) => speaker.say('resource.own.many', { one: textOf(by.one, speaker) })
    return { name: by.argument, does: many ? several : by.one, ...(many && { many }) }
  }
  return {
    name: by === undefined ? 'ID' : by.toUpperCase(),
    does: ofKind(by === undefined ? `resource.id.${key}` : `resource.name.${key}`, listed),
    ...(many && { many }),
  }
}

/** The record of a list whose field is called so, in whatever case. */
export async function recordNamed<Id extends ListedId>(
  id: Id,
  field: string,
  speaker: Speaker,
  isb: Isb,
  typed: string,
): Promise<RecordOf<Id>> {
  const list = described(id)
  const wanted = lower(typed)
  if (wanted !== '' && wanted.length <= (longestOf(list.module, field) ?? usualLength)) {
    const query = 'search' in list.metadata.filters ? { search: typed.trim() } : {}
    const found = recordsOf(untyped(isb), id, { query }) as AsyncIterable<Row & RecordOf<Id>>
    for await (const record of found) if (lower(String(record[field])) === wanted) return record
  }
  throw noRecord(list, typed, speaker)
}

/** There is no record of this name. */
export const noRecord = (list: Described, name: string, speaker: Speaker): Refusal =>
  new Refusal(
    'refused.noRecord',
    { kind: kindOf(list, speaker), name },
    {
      hint: `isb ${kebab(list.module)} ${commandOf(list.id)}`,
      reason: `NO_${list.metadata.entity?.toUpperCase().replaceAll('-', '_')}`,
    },
  )

/** The record that somebody names. Of several that are called so, an own way of naming picks the one that `verb` can be done with. */
export async function findRecord(listed: Listed, context: Context, isb: Isb, typed: string, verb: string): Promise<Row> {
  const { spec, metadata } = listed
  if (typeof spec.by === 'string') return recordNamed(listed.id, spec.by, context, isb, typed)
  if (spec.by && !isIdFor(listed, typed)) return spec.by.find(isb, typed, verb)
  if (!isId(typed)) throw usage('refused.id', { value: typed })
  return (await untyped(isb).call(metadata.get ?? '', { path: { [metadata.key ?? '']: Number(typed) } })) as Row
}

/** The id of the record that somebody names. An id is taken as it is: what becomes of it, the server says. */
export const idOfRecord = async (listed: Listed, context: Context, isb: Isb, typed: string, verb: string): Promise<number> =>
  isIdFor(listed, typed) ? Number(typed) : Number((await findRecord(listed, context, isb, typed, verb))['id'])

/**
 * The names of records that a command line gives. `-` reads them from standard input: a name a line, or records. A record is told by its
 * fields: it has none that the list does not know, or holds such a record, as the rows of a decision do.
 */
export function recordNames(
  list: Described & { readonly spec?: AnyList },
  { world }: Pick<Context, 'world'>,
  { args }: Pick<Given, 'args'>,
): Promise<string[]> {
  const { by } = list.spec ?? {}
  const field = (typeof by === 'string' ? by : by?.field) ?? 'id'
  return namesOf(args, world, {
    ofText: (text) => (by === undefined && !isId(text) ? undefined : text || undefined),
    ofRecord(record) {
      const found = recordWithin(list, record)?.[field]
      return typeof found === (field === 'id' ? 'number' : 'string') ? String(found as string | number) : undefined
    },
    none: 'refused.noIds',
    typed: 'refused.id',
    piped: 'refused.notId',
  })
}

/** What the rows of a decision have beside the record. */
const ofRows = ['outcome', 'error', 'named', 'line']

function recordWithin({ metadata }: Described, value: Row): Row | undefined {
  const isRecord = (one: Row): boolean => Object.keys(one).every((field) => field in metadata.fields || ofRows.includes(field))
  if (isRecord(value)) return value
  return Object.values(value).find(
    (one): one is Row => typeof one === 'object' && one !== null && Object.keys(one).length > 1 && isRecord(one as Row),
  )
}

/** The id of the record that somebody names, by its id or by one of its fields, outside the commands of its list. */
export const idOrNamed = async (id: ListedId, field: string, context: Context, isb: Isb, typed = ''): Promise<number> =>
  isId(typed) ? Number(typed) : Number(((await recordNamed(id, field, context, isb, typed)) as Row)['id'])
