import type { Handlers } from '../../core/context.ts'
import { partyOf } from '../../core/fair-queue.ts'
import type { ServerModule } from '../../core/module.ts'
import { confirmFile, putFile } from '../../core/files/keep.ts'
import { nobodys } from '../../core/person/kept.ts'

const handlers = {
  async upload({ body }, context) {
    const { app, now, caller, atomically } = context
    const { reencode } = await import('../../core/files/image.ts')
    const image = await reencode(() => body.read(), partyOf(context))
    const id = await putFile(app, now, caller.staffId, image)
    return atomically(async ({ db, changed }) => {
      const stored = await confirmFile(db, id)
      changed('file', id, null, stored)
      return stored
    })
  },
} satisfies Handlers<'files'>

export const files = {
  entities: { file: { person: null } },
  keeps: { file: { whose: nobodys, by: ['uploaded_by'] } },
  handlers,
} satisfies ServerModule<'files'>
