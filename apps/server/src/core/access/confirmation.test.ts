import { operationIds, operationOf } from '@isb/contract'
import { expect, expectTypeOf, test } from 'vitest'
import type { Confirmed, ConfirmedId } from '../app/context.ts'
import type { Handlers } from '../declare/handlers.ts'
import type { requireConfirmation } from './confirmation.ts'

type ContextOf<Handler> = Handler extends (input: never, context: infer Context) => unknown ? Context : never

test('an operation without x-step-up has no context in which an effect can be confirmed', () => {
  type Confirming = Parameters<typeof requireConfirmation>[0]
  expectTypeOf<ContextOf<Handlers<'staff'>['setRoles']>>().toExtend<Confirming>()
  expectTypeOf<ContextOf<Handlers<'staff'>['list']>>().not.toExtend<Confirming>()
  expectTypeOf<ContextOf<Handlers<'bike'>['update']>>().not.toExtend<Confirming>()
  expectTypeOf<Confirmed['operation']>().toEqualTypeOf<ConfirmedId>()
})

test('the operations whose context can be confirmed are those that the contract marks', () => {
  const marked = operationIds.filter((id) => operationOf(id).stepUp)
  const known: ConfirmedId[] = ['staff.setRoles', 'staff.create', 'student.import', 'baseData.apply', 'mailbox.update', 'menus.sort']
  expect(marked).toEqual(expect.arrayContaining(known))
})
