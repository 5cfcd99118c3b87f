import { word, type WordKey } from '@isb/words'
import type { ServerModule } from '../../core/declare/module.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { fileDownload } from '../../core/files/index.ts'
import { people } from '../../core/shared/people.ts'
import { decisions } from './decisions.ts'
import { demo } from './demo.ts'
import { forgetPasses, keptPass } from './kept.ts'
import { check, code, gate } from './gate.ts'
import { passes } from './lists.ts'
import { remindExpiring } from './mails.ts'
import { create, update } from './passes.ts'
import { settings } from './settings.ts'

async function image({ app, db, now, locale }: SignedIn, passId: number, field: 'certificateId' | 'signatureId', name: WordKey) {
  const { plate, [field]: fileId } = await passes.record({ db, now }, passId)
  return fileDownload(app, fileId, `${plate} ${word(locale, name)}`)
}

/** Vehicle passes, and the gate at which they are checked. */
export const vehicle: ServerModule<'vehicle'> = {
  lists: { 'vehicle.list': passes },
  entities: {
    'vehicle-pass': {
      person: 'staffId',
      keep: ['certificateId', 'expiresOn', 'signatureId', 'staffId', 'status', 'type', 'validFrom'],
      ids: { certificateId: null, signatureId: null },
    },
    'vehicle-setting': { person: null },
  },
  retention: { recordMonths: { deleted: 'passes', deleteOlder: forgetPasses } },
  keeps: { vehicle_pass: keptPass },
  handlers: {
    ...decisions,
    create,
    update,
    certificate: ({ path }, context) => image(context, path.passId, 'certificateId', 'field.certificateId'),
    signature: ({ path }, context) => image(context, path.passId, 'signatureId', 'field.signatureId'),
    people,
    check,
    gate,
    code,
  },
  settings,
  // What waits to be decided, by the code of the menu entry.
  queues: {
    vehicle: {
      from: `vehicle_pass v where v.status = 'Pending'`,
      since: 'v.submitted_at',
      label: () => `v.applicant_name || ' · ' || v.plate`,
    },
  },
  reminders: [remindExpiring],
  holds: { VehiclePass: (today) => `select person_id, plate from vehicle_pass where status = 'Valid' and expires_on >= ${today}` },
  menus: [
    { code: 'vehicles', icon: 'car-front' },
    { code: 'vehicle', under: 'vehicles', path: '/vehicle', icon: 'id-card' },
    { code: 'vehicle:gate', under: 'vehicles', path: '/vehicle/gate', icon: 'scan-line' },
  ],
  constraints: { vehicle_pass_one_a_plate: 'PASS_OVERLAP' },
  demo,
}
