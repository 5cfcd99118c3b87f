import type { Schema } from '@isb/sdk'
import { word } from '@isb/words'
import type { Command, Result } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { idOf } from '../../lib/line/id.ts'
import { columnsFor, timesFor, wholeFor } from '../../lib/output/columns.ts'

/** Who is told of an absence, and why: the first columns of a table. */
export const readerOf = (
  { locale, say }: Context,
  { office, rule, addresses }: Pick<Schema<'PreviewedReader'>, 'office' | 'rule' | 'addresses'>,
) => ({
  office: word(locale, `value.ToldReader.${office}`),
  reason: word(locale, `value.ToldRule.${rule}`),
  addresses: addresses.join('; ') || say('mailbox.test.none'),
})
export const readerColumns = [...columnsFor('office', 'reason'), ...wholeFor('addresses')]

const shown = (context: Context, told: readonly Schema<'Told'>[]): Result => ({
  data: told,
  table: {
    rows: told.map(({ address, state, at, ...reader }) => ({
      ...readerOf(context, { ...reader, addresses: address === null ? [] : [address] }),
      status: state ? word(context.locale, `value.AbsenceMail.${state}`) : '',
      sentAt: at,
    })),
    columns: [...readerColumns, ...columnsFor('status'), ...timesFor('sentAt')],
  },
})

const command = (name: 'told' | 'resend'): Command => ({
  name,
  does: `absence.${name}.does`,
  examples: [`isb absence ${name} 12`],
  args: [{ name: 'ID', does: 'absence.id' }],
  run: async (context, { args: [id] }) => shown(context, await (await context.isb()).absence[name]({ path: { absenceId: idOf(id) } })),
})

/** `isb absence told`, `isb absence resend` */
export const [told, resend] = [command('told'), command('resend')]
