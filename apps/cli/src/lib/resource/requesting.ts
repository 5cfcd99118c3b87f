// Something is asked for: once, as the options say, or for each record that is piped in. The options fill in what a record leaves out.
import type { Isb } from '@isb/sdk'
import { separatorIn } from '@isb/words'
import { confirm } from '../ask/confirm.ts'
import type { Command, Given, Result } from '../command.ts'
import type { Context } from '../context.ts'
import { usage } from '../failure/refusal.ts'
import { lineName, recordsIn, type Piped } from '../input/records.ts'
import { forEach } from '../many/each.ts'
import { viewOf } from './cells.ts'
import type { Listed, Row } from './declared.ts'
import { outcomesOf } from './outcomes.ts'
import { headOf, kindOf } from './words.ts'

interface Request<Wanted, Made> extends Required<Pick<Command, 'name' | 'does' | 'examples' | 'options' | 'more'>> {
  /** The list that it then stands in. */
  readonly list: Omit<Listed, 'siblings'>
  /** What a piped record may hold. */
  readonly kinds: Readonly<Record<string, 'text' | 'id'>>
  /** Refuses a command line that says too little, or what records alone can say, before the server is asked. */
  check(given: Given, piped: boolean): void
  /** What the options say. */
  read(context: Context, isb: Isb, given: Given): Promise<Wanted>
  /** What it is about, within a line. */
  nameOf(wanted: Wanted): string | undefined
  submit(context: Context, isb: Isb, wanted: Wanted): Promise<Made>
  /** What a command line may ask for besides. Of one with which it fails what was submitted stays. */
  follow?(given: Given): ((isb: Isb, made: Made) => Promise<Made>) | undefined
  /** Tells of one that was submitted, or of which the rest was done too. */
  report(context: Context, made: Made, isWhole: boolean): string
}

/** The command that asks for something. */
export function requesting<Wanted extends object, Made extends { readonly id: number }>(request: Request<Wanted, Made>): Command {
  const { list, kinds, submit, report } = request

  async function one(context: Context, given: Given): Promise<Result> {
    const isb = await context.isb()
    const made = await submit(context, isb, await request.read(context, isb, given))
    const shown = (now: Made, isWhole: boolean): Result => ({
      data: now,
      text: viewOf(list, { ...now }, context),
      said: report(context, now, isWhole),
    })
    // What was rolled back cannot be followed by anything.
    const more = context.effects.isTrial ? undefined : request.follow?.(given)
    if (!more) return shown(made, false)
    try {
      return shown(await more(isb, made), true)
    } catch (refusal) {
      return { ...shown(made, false), refusal }
    }
  }

  async function many(context: Context, given: Given): Promise<Result> {
    const records: readonly Piped<typeof kinds>[] = await recordsIn(context.world, kinds)
    const isb = await context.isb()
    const usual = await request.read(context, isb, given)
    const wantedIn = (record: object): Wanted => ({ ...usual, ...record })
    const more = context.effects.isTrial ? undefined : request.follow?.(given)
    if (records.length > 1) {
      const added = context.say('effects.added', { count: records.length, kind: kindOf(list, context) })
      const mails = more ? context.say('effects.mailsAtMost', { mails: records.length }) : ''
      const effects = [added, mails].filter(Boolean).join(separatorIn(context.locale))
      await confirm(context, { question: context.say('effects.ask', { effects, deletes: 'no' }), effects })
    }
    const submitted = new Map<number, Made>()
    const each = await forEach(context, records, {
      // One after the other: a queue is worked in the order in which it came.
      inOrder: true,
      nameOf: ({ line, record }) => lineName(context, line, request.nameOf(wantedIn(record))),
      async work({ line, record }) {
        const made = await submit(context, isb, wantedIn(record))
        submitted.set(line, made)
        return more ? more(isb, made) : made
      },
    })
    const lineAt = (index: number): number => records[index]?.line ?? 0
    const rows = each.rows.map((row, index) => ({ ...row, answer: row.answer ?? submitted.get(lineAt(index)) ?? null }))
    const key = (index: number, made: Row | null) => ({ line: lineAt(index), id: made?.['id'] ?? null })
    return outcomesOf(context, list, { ...each, rows }, { first: { field: 'line', head: headOf('line') }, key })
  }

  const { name, does, examples, options, more } = request
  return {
    name,
    does,
    examples,
    options,
    more,
    args: [{ name: '-', does: 'records.piped', optional: true }],
    asks: true,
    lists: true,
    async run(context, given) {
      const [input] = given.args
      if (input !== undefined && input !== '-') throw usage('refused.tooMany', { names: input })
      request.check(given, input === '-')
      return input === '-' ? many(context, given) : one(context, given)
    },
  }
}
