// Signing in with the code that transport has printed for the run of a bus.
import type { Data } from '@isb/contract'
import type { Anyone } from '../../core/app/context.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { beginRun, redeemRunCode } from '../../core/session/run-pass.ts'
import { newDevice } from './enter.ts'

export function attendRun(code: string, context: Anyone): Promise<Data<'auth.redeemRunCode'>> {
  const { now, device = newDevice(), keepDevice } = context
  return context.atomically(undefined, async ({ db, changed }) => {
    const pass = await redeemRunCode(db, code, device, now)
    if (!pass) refuse(1, 'RUN_CODE_WRONG')
    const { token, expiresAt } = await beginRun(db, pass, context)
    keepDevice(device)
    changed('run-pass', pass.id, {}, { signedIn: true, attendant: pass.attendant })
    const userInfo = { name: pass.attendant, userId: pass.staffId }
    return { token, authHeaderSchema: 'Bearer', expiresAt: expiresAt.toISOString(), userInfo }
  })
}
