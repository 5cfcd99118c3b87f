// What is decided about a pass. That a plate has one valid pass a day is the database's; here it is told which one is in the way.
import type { Schema } from '@isb/contract'
import { plateKey, whyNotDays, whyNotMovePass } from '@isb/domain'
import { writtenDay } from '@isb/words'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/context.ts'
import { decisionsOf } from '../../core/decisions.ts'
import { refuse, refuseField } from '../../core/refuse.ts'
import { passes } from './lists.ts'
import { mailDecision } from './mails.ts'
import { about, decided } from './passes.ts'

type Pass = Schema<'Pass'>

const queue = decisionsOf(passes, {
  entity: 'vehicle-pass',
  table: 'vehiclePass',
  state: 'status',
  versioned: true,
  code: 'vehicle',
  also: { today: '(select today from clock)' },
  whyNot: whyNotMovePass,
  decided,
  about: (pass) => ({ ...about(pass), reason: pass.reason, validFrom: pass.validFrom, expiresOn: pass.expiresOn }),
  tell: mailDecision,
})
export const { get } = queue
export const confirm = queue.decide('confirm', { to: 'Valid', writes: freeDays, mail: 'pass-confirmed' })
export const reject = queue.decide('reject', { to: 'Rejected', mail: 'pass-rejected' })
const withoutDays = async () => ({ validFrom: null, expiresOn: null })
export const undo = queue.undo({ 'vehicle.confirm': withoutDays, 'vehicle.reject': withoutDays })
export const voidPass = queue.decide('void', { to: 'Cancelled', mail: 'pass-voided' })
export const renew = queue.decide('renew', {
  to: 'Valid',
  writes: async (pass, context, days: Schema<'PassDays'>) => ({ reason: '', ...(await freeDays(pass, context, days)) }),
  mail: 'pass-renewed',
})

/** The days that are asked for, if they can be and no other pass of the plate has one of them. */
async function freeDays(
  { id, plate, today }: Pass & { readonly today: string | null },
  { db, locale }: SignedIn,
  { validFrom, expiresOn }: Schema<'PassDays'>,
) {
  const wanted = { validFrom: validFrom ?? today ?? '', expiresOn }
  const why = whyNotDays(wanted, today ?? '')
  if (why) refuseField('/expiresOn', why)
  // The plate is locked with the pass. The exclusion constraint stands behind that, but of two that meet in it each may wait for the other,
  // and the one that loses cannot say which days are taken.
  const { rows } = await sql<{ validFrom: string; expiresOn: string }>`
    select valid_from, expires_on from vehicle_pass
    where plate_key = ${plateKey(plate)} and status = 'Valid' and id <> ${id}
      and daterange(valid_from, expires_on, '[]') && daterange(${wanted.validFrom}::date, ${wanted.expiresOn}::date, '[]')
    order by valid_from limit 1`.execute(db)
  const [taken] = rows
  if (taken) refuse(3, 'PASS_OVERLAPS', { plate, from: writtenDay(taken.validFrom)[locale], to: writtenDay(taken.expiresOn)[locale] })
  return wanted
}
