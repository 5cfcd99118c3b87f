import type { Data } from '@isb/contract'
import { word, type WordKey } from '@isb/words'
import type { ServerModule } from '../../core/module.ts'
import type { Handlers, SignedIn } from '../../core/context.ts'
import { exportList } from '../../core/download/export.ts'
import { fileDownload } from '../../core/files/index.ts'
import { historyOf } from '../../core/history.ts'
import { listPage } from '../../core/list.ts'
import { findPeople } from '../../core/people.ts'
import type { Queue } from '../../core/queue.ts'
import { refuse } from '../../core/refuse.ts'
import { confirm, reject, renew, voidPass } from './decisions.ts'
import { demo } from './demo.ts'
import { passColumns } from './exports.ts'
import { check, code, gate } from './gate.ts'
import { passById, passList } from './lists.ts'
import { remindExpiring } from './mails.ts'
import { menus } from './menus.ts'
import { create, get, update } from './passes.ts'
import { settings, updateSettings } from './settings.ts'

const handlers = {
  list: ({ query = {} }, { app, now }) => listPage<typeof query, Data<'vehicle.list'>>(app.pool, passList(now), query),
  export: ({ query = {} }, context) => exportList(context, 'file.passes', passList(context.now), query, passColumns),
  get,
  create,
  update,
  confirm,
  reject,
  void: voidPass,
  renew,
  certificate: ({ path }, context) => image(context, path.passId, 'certificateId', 'field.certificateId'),
  signature: ({ path }, context) => image(context, path.passId, 'signatureId', 'field.signatureId'),
  history: ({ path, query = {} }, context) => historyOf(context, 'vehicle-pass', path.passId, query),
  people: ({ query }, { app }) => findPeople(app.pool, query.search),
  check,
  gate,
  code,
  settings,
  updateSettings,
} satisfies Handlers<'vehicle'>

async function image({ app, db, now, locale }: SignedIn, passId: number, field: 'certificateId' | 'signatureId', name: WordKey) {
  const { plate, [field]: fileId } = await passById(db, passId, now)
  return fileId === null ? refuse(2, 'NOT_FOUND') : fileDownload(app, fileId, `${plate} ${word(locale, name)}`)
}

/** What waits to be decided, by the code of the menu entry. */
const queues = {
  vehicle: {
    from: `vehicle_pass v where v.status = 'Pending'`,
    since: 'v.submitted_at',
    label: `v.applicant_name || ', ' || v.plate`,
  },
} as const satisfies Record<string, Queue>

const constraints = { vehicle_pass_one_a_plate: 'PASS_OVERLAP' } as const

export const vehicle = { handlers, queues, reminders: [remindExpiring], menus, constraints, demo } satisfies ServerModule<'vehicle'>
