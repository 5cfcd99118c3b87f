// The queue of bikes that are said to be back.
import { whyNotDecide } from '@isb/sdk/rules'
import { bike } from '@isb/sdk/metadata'
import { msg, plural, t } from '@lingui/core/macro'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { requestsOf, takeBack } from './requests.tsx'
import { personName } from '../../lib/engine/record/person-name.tsx'

export default listScreen('bike.listReturns', bike, {
  ...requestsOf('bike.listReturns'),
  name: 'bike-returns',
  title: msg`Return requests`,
  text: msg`Confirm when the bike is back in the rack. It can be rented again once it has been checked.`,
  empty: {
    subject: 'bike',
    title: msg`No return requests`,
    text: msg`People report returns in the mobile app. At the desk, return the bike in the bike list.`,
  },
  queue: {
    whyNot: whyNotDecide,
    undo: 'bike.undoReturn',
    asked: 'bike.requestReturn',
    ended: { Cancelled: 'bike.cancelReturn' },
    confirm: {
      operation: 'bike.confirmReturn',
      label: msg`Confirm return`,
      done: ({ bike: { number }, person }) => ({ title: t`${number} is back`, text: personName(person) }),
      doneMany: (count) => t`${plural(count, { one: '# return confirmed', other: '# returns confirmed' })}`,
    },
    reject: {
      operation: 'bike.rejectReturn',
      label: msg`Reject return`,
      asks: ({ bike: { number }, person }) => ({
        title: t`Reject the return of ${number}?`,
        text: t`${personName(person)} will get the reason by email, and still has the bike.`,
      }),
      asksMany: (count) => ({ title: t`${plural(count, { one: 'Reject # return?', other: 'Reject # returns?' })}` }),
      done: ({ bike: { number }, person }) => ({ title: t`The return of ${number} was rejected`, text: personName(person) }),
      doneMany: (count) => t`${plural(count, { one: '# return rejected', other: '# returns rejected' })}`,
    },
  },
  actions: [takeBack('bike.cancelReturn')],
})
