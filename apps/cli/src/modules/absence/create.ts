import { personIn } from '@isb/words'
import { absenceIn, absenceOptions } from '../../lib/absence.ts'
import type { Command } from '../../lib/command.ts'
import { summaryOf } from '../../lib/resource/words.ts'

/** `isb absence create` */
export const create: Command = {
  name: 'create',
  does: summaryOf('absence.create'),
  asks: true,
  examples: [
    'isb absence create --student S10043 --type Sick',
    'isb absence create --student S10043 --type Appointment --from 2026-11-24 --from-half Afternoon',
  ],
  options: absenceOptions,
  async run(context, given) {
    const isb = await context.isb()
    const made = await isb.absence.create({ body: await absenceIn(isb, given) })
    const name = made.student ? personIn(context.locale, made.student) : ''
    return { data: made, said: context.say('absence.create.done', { id: made.id, name, days: made.days }) }
  },
}
