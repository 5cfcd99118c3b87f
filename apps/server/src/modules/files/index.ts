import type { Handlers } from '../../core/declare/handlers.ts'
import { FairQueue, partyOf } from '../../core/work/fair-queue.ts'
import type { ServerModule } from '../../core/declare/module.ts'
import { confirmFile, putFile } from '../../core/files/keep.ts'
import { nobodys } from '../../core/person/kept.ts'

/**
 * Two at once, of two accounts: each takes a processor for up to some seconds, and nobody waits for another's large images. Four of an
 * account are worked on or wait: the images of one form.
 */
const uploads = new FairQueue({ atOnce: 2, each: 1, share: 4, patienceMs: 30_000 })

const handlers: Handlers<'files'> = {
  async upload({ body }, context) {
    const { app, now, caller, atomically } = context
    const { reencode } = await import('../../core/files/image.ts')
    const id = await uploads.run(partyOf(context), async () => putFile(app, now, caller.staffId, await reencode(() => body.read())))
    return atomically(async ({ db, changed }) => {
      const stored = await confirmFile(db, id)
      changed('file', id, null, stored)
      return stored
    })
  },
}

export const files: ServerModule<'files'> = {
  entities: { file: { person: null } },
  keeps: { file: { whose: nobodys, by: ['uploaded_by'] } },
  handlers,
}
