import type { Schema } from '@isb/sdk'
import { word } from '@isb/words'
import type { Command, Given, Result } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { idOf } from '../../lib/line/id.ts'
import { shownTime } from '../../lib/output/time.ts'

const args = [{ name: 'ID', does: 'absence.id' }] as const

const pathIn = ({ args: [id] }: Given) => ({ absenceId: idOf(id) })

function shown({ locale, say }: Context, told: readonly Schema<'Told'>[]): Result {
  return {
    data: told,
    table: {
      rows: told.map(({ office, rule, address, state, at }) => ({
        office: word(locale, `value.ToldReader.${office}`),
        rule: word(locale, `value.ToldRule.${rule}`),
        address: address ?? say('mailbox.test.none'),
        state: state ? word(locale, `value.AbsenceMail.${state}`) : '',
        at: shownTime(at),
      })),
      columns: (['office', 'rule', 'address', 'state', 'at'] as const).map((field) => ({
        field,
        ...(field === 'address' && { whole: true as const }),
        head: () => (field === 'at' ? say('absence.told.at') : word(locale, heads[field])),
      })),
    },
  }
}
const heads = {
  office: 'field.office',
  rule: 'kept.absence_told.rule',
  address: 'kept.absence_told.address',
  state: 'field.status',
} as const

/** `isb absence told` */
export const told: Command = {
  name: 'told',
  does: 'absence.told.does',
  examples: ['isb absence told 12'],
  args,
  run: async (context, given) => shown(context, await (await context.isb()).absence.told({ path: pathIn(given) })),
}

/** `isb absence resend` */
export const resend: Command = {
  name: 'resend',
  does: 'absence.resend.does',
  examples: ['isb absence resend 12'],
  args,
  run: async (context, given) => shown(context, await (await context.isb()).absence.resend({ path: pathIn(given) })),
}
