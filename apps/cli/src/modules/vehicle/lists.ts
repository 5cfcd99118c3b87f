import { type Isb, type Schema } from '@isb/sdk'
import { nextYearEnd } from '@isb/sdk/rules'
import type { CliModule, OwnBody, OwnCell } from '../../lib/resource/declared.ts'
import { schoolToday } from '../../lib/school-day.ts'
import { findPass } from './find.ts'

type Pass = Schema<'Pass'>

/** From which day to which; empty where none are given. */
export const daysOf = ({ validFrom, expiresOn }: Pick<Pass, 'validFrom' | 'expiresOn'>): string =>
  validFrom === null && expiresOn === null ? '' : `${validFrom ?? ''} – ${expiresOn ?? ''}`

/** The car in words. */
export const carOf = ({ color, brand, model }: Pick<Pass, 'color' | 'brand' | 'model'>): string =>
  [color, brand, model].filter(Boolean).join(' ')

const car: OwnCell<Pass> = { field: 'car', cell: carOf }
const valid: OwnCell<Pass> = { field: 'valid', cell: daysOf }
const plate: OwnCell<Pass> = { field: 'plate', head: 'head.plate', whole: true, cell: (pass) => pass.plate }
const applicant: OwnCell<Pass> = { field: 'applicantName', cell: ({ applicantName }) => applicantName }
const until: OwnCell<Pass> = { field: 'expiresOn', head: 'head.expiresOn', cell: ({ expiresOn }) => expiresOn }

/** The next end of a school year, by the school's clock. */
async function yearEnd(isb: Isb): Promise<string> {
  const [{ yearEnds }, today] = await Promise.all([isb.vehicle.settings(), schoolToday(isb)])
  return nextYearEnd(yearEnds, today)
}

/** The days that a pass is given for: until the end of the school year where nobody says. */
const days: OwnBody = {
  options: [
    { flags: '--until <DAY>', does: 'vehicle.until' },
    { flags: '--from <DAY>', does: 'vehicle.validFrom' },
  ],
  async read(_, isb, given) {
    const [until, from] = ['until', 'from'].map(given.text)
    return { expiresOn: until ?? (await yearEnd(isb)), ...(from !== undefined && { validFrom: from }) }
  },
}

/** Passes, as the terminal shows and decides them. */
export const lists = {
  'vehicle.list': {
    by: { argument: 'PASS', one: 'vehicle.pass', many: 'vehicle.passes', find: findPass },
    example: '77',
    columns: ['id', plate, 'status', 'type', applicant, car, 'submittedAt', until, 'reason'],
    view: [
      ...(['id', plate, 'status', valid, applicant, 'type', 'department', 'email', 'phone', car, 'driverName', 'driverPhone'] as const),
      ...(['grade', 'studentName', 'certificateId', 'signatureId', 'submittedBy', 'submittedAt'] as const),
      ...(['decidedBy', 'decidedAt', 'reason'] as const),
    ],
    decided: [plate, applicant, 'status', valid],
    flags: { applicantName: 'name', driverName: 'driver', studentName: 'student' },
    images: ['certificateId', 'signatureId'],
    bodies: { confirm: days, renew: days },
  },
} as const satisfies CliModule<'vehicle'>['lists']
