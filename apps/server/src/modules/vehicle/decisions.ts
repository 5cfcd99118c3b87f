// What is decided about a pass. That a plate has one valid pass a day is the database's; here it is told which one is in the way.
import type { Schema } from '@isb/contract'
import { takenBy, whyNotDays, whyNotMovePass, type PassDays } from '@isb/domain'
import { writtenDay } from '@isb/words'
import type { SignedIn } from '../../core/app/context.ts'
import { decisionsOf } from '../../core/shared/decisions.ts'
import { refuse, refuseField } from '../../core/ground/refuse.ts'
import { passes } from './lists.ts'
import { mailDecision, reader } from './mails.ts'
import { about, decided } from './passes.ts'

type Pass = Schema<'Pass'>

const { get, mine, decide, undo } = decisionsOf(passes, {
  entity: 'vehicle-pass',
  table: 'vehiclePass',
  state: 'status',
  versioned: true,
  code: 'vehicle',
  also: {
    today: '(select today from clock)',
    // The plate is locked with the pass: no other one of it gets days meanwhile.
    others: `(select json_agg(json_build_object('id', o.id, 'validFrom', o.valid_from, 'expiresOn', o.expires_on))::text from vehicle_pass o
      where o.plate_key = v.plate_key and o.status = 'Valid' and o.id <> v.id)`,
    reader,
  },
  whyNot: whyNotMovePass,
  decided,
  about: (pass) => ({ ...about(pass), reason: pass.reason, validFrom: pass.validFrom, expiresOn: pass.expiresOn }),
  tell: mailDecision,
})
const withoutDays = async () => ({ validFrom: null, expiresOn: null })

export const decisions = {
  get,
  mine,
  confirm: decide('confirm', { to: 'Valid', writes: freeDays, mail: 'pass-confirmed' }),
  reject: decide('reject', { to: 'Rejected', mail: 'pass-rejected' }),
  undo: undo({ 'vehicle.confirm': withoutDays, 'vehicle.reject': withoutDays }),
  void: decide('void', { to: 'Cancelled', mail: 'pass-voided' }),
  renew: decide('renew', {
    to: 'Valid',
    writes: (pass, context, days: Schema<'PassDays'>) => ({ reason: '', ...freeDays(pass, context, days) }),
    mail: 'pass-renewed',
  }),
}

/** The days that are asked for, if they can be and no other pass of the plate has one of them. */
function freeDays(
  { plate, today, others }: Pass & Record<'today' | 'others', string | null>,
  { locale }: SignedIn,
  { validFrom, expiresOn }: Schema<'PassDays'>,
) {
  const wanted = { validFrom: validFrom ?? today ?? '', expiresOn }
  const why = whyNotDays(wanted, today ?? '')
  if (why) refuseField('/expiresOn', why)
  // The exclusion constraint stands behind this, but of two that meet in it each may wait for the other, and the one that loses cannot say
  // which days are taken.
  const taken = takenBy(wanted, JSON.parse(others ?? '[]') as readonly (PassDays & Pick<Pass, 'id'>)[])
  if (!taken) return wanted
  const days = { from: writtenDay(taken.validFrom)[locale], to: writtenDay(taken.expiresOn)[locale] }
  return refuse(3, 'PASS_OVERLAPS', { plate, ...days }, { entity: 'vehicle-pass', id: taken.id })
}
