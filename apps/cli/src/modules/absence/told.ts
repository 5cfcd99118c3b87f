import type { Schema } from '@isb/sdk'
import { word } from '@isb/words'
import { readerColumns, readerOf } from '../../lib/absence.ts'
import type { Command, Result } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { idOf } from '../../lib/line/id.ts'
import { columnsFor, timesFor } from '../../lib/output/columns.ts'
import { summaryOf } from '../../lib/resource/words.ts'

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
  does: summaryOf(`absence.${name}`),
  examples: [`isb absence ${name} 12`],
  args: [{ name: 'ID', does: 'absence.id' }],
  ...(name === 'resend' && { asks: true }),
  run: async (context, { args: [id] }) => shown(context, await (await context.isb()).absence[name]({ path: { absenceId: idOf(id) } })),
})

/** `isb absence told`, `isb absence resend` */
export const [told, resend] = [command('told'), command('resend')]
