// The queue of the bike room: who asks for which bike.
import { whyNotDecide } from '@isb/sdk/rules'
import { bike } from '@isb/sdk/metadata'
import { msg, plural, t } from '@lingui/core/macro'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { bikeIsOut, rentsConfirmed } from './done.ts'
import { newRent, rentForm } from './forms.ts'
import { requestsOf, takeBack } from './requests.tsx'
import { personName } from '../../lib/engine/record/person-name.tsx'

const { panel, ...shared } = requestsOf('bike.listRents')

export default listScreen('bike.listRents', bike, {
  ...shared,
  name: 'bike-rents',
  title: msg`Rent requests`,
  text: msg`Confirm when the bike leaves the rack. A pending request reserves the bike.`,
  empty: { subject: 'bike', title: msg`No rent requests`, text: msg`Requests come in from the mobile app, or are recorded here.` },
  forms: [rentForm],
  create: {
    label: msg`Record a rent`,
    needs: ['bike.requestRent', 'bike.people'],
    form: () => rentForm.open(newRent(null)),
  },
  queue: {
    whyNot: whyNotDecide,
    undo: 'bike.undoRent',
    asked: 'bike.requestRent',
    ended: { Cancelled: 'bike.cancelRent' },
    confirm: {
      operation: 'bike.confirmRent',
      label: msg`Confirm rent`,
      done: bikeIsOut,
      doneMany: rentsConfirmed,
    },
    reject: {
      operation: 'bike.rejectRent',
      label: msg`Reject rent`,
      asks: ({ bike: { number }, person }) => ({
        title: t`Reject the request for ${number}?`,
        text: t`${personName(person)} will get the reason by email, and the bike becomes available again.`,
      }),
      asksMany: (count) => ({ title: t`${plural(count, { one: 'Reject # rent?', other: 'Reject # rents?' })}` }),
      done: ({ bike: { number }, person }) => ({ title: t`The request for ${number} was rejected`, text: personName(person) }),
      doneMany: (count) => t`${plural(count, { one: '# rent rejected', other: '# rents rejected' })}`,
    },
  },
  actions: [takeBack('bike.cancelRent')],
  panel: { ...panel, lines: [...panel.lines, 'returnedAt?'] },
})
