import { type Schema } from '@isb/sdk'
import { nextYearEnd } from '@isb/sdk/rules'
import type { CliModule, OwnBody, OwnCell } from '../../lib/resource/declared.ts'
import { schoolToday } from '../../lib/school-day.ts'
import { findPass } from './find.ts'

type Pass = Schema<'Pass'>

/** From which day to which; empty where none are given. */
export const daysOf = ({ validFrom, expiresOn }: Pick<Pass, 'validFrom' | 'expiresOn'>): string =>
  validFrom === null && expiresOn === null ? '' : `${validFrom ?? ''} – ${expiresOn ?? ''}`

const carOf = ({ color, brand, model }: Pick<Pass, 'color' | 'brand' | 'model'>): string => [color, brand, model].filter(Boolean).join(' ')

export const car: OwnCell<Pass> = { field: 'car', cell: carOf }
export const valid: OwnCell<Pass> = { field: 'valid', cell: daysOf }

/** The days that a pass is given for: until the end of the school year where nobody says. */
const days: OwnBody = {
  options: [
    { flags: '--until <DAY>', does: 'vehicle.until' },
    { flags: '--from <DAY>', does: 'vehicle.validFrom' },
  ],
  async read(_, isb, given) {
    const [until, from] = ['until', 'from'].map(given.text)
    const yearEnd = async () => nextYearEnd((await isb.vehicle.settings()).yearEnds, await schoolToday(isb))
    return { expiresOn: until ?? (await yearEnd()), ...(from !== undefined && { validFrom: from }) }
  },
}

/** Passes, as the terminal shows and decides them. */
export const lists = {
  'vehicle.list': {
    by: { argument: 'PASS', one: 'vehicle.pass', find: findPass },
    example: '12',
    columns: ['id', 'plate', 'status', 'type', 'applicantName', car, 'submittedAt', 'expiresOn', 'reason'],
    view: [
      ...(['id', 'plate', 'status', valid, 'applicantName', 'type', 'department', 'email', 'phone', car] as const),
      ...(['driverName', 'driverPhone', 'grade', 'studentName', 'certificateId', 'signatureId', 'submittedBy', 'submittedAt'] as const),
      ...(['decidedBy', 'decidedAt', 'reason'] as const),
    ],
    decided: ['plate', 'applicantName', 'status', valid],
    flags: { applicantName: 'name', driverName: 'driver', studentName: 'student' },
    images: ['certificateId', 'signatureId'],
    bodies: { confirm: days, renew: days },
  },
} as const satisfies CliModule<'vehicle'>['lists']
