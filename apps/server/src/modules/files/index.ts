import type { Caller, Handlers } from '../../core/context.ts'
import type { Image } from '../../core/files/image.ts'
import type { ServerModule } from '../../core/module.ts'
import { confirmFile, putFile } from '../../core/files/keep.ts'
import { nobodys } from '../../core/person/kept.ts'
import { places } from '../../core/turns.ts'

/** How many uploads of an account are looked at or wait for it: the images of one form. */
const uploads = places(4, 5)

async function inPlace({ staffId }: Caller, read: () => Promise<Buffer>): Promise<Image> {
  uploads.take(staffId)
  try {
    const { reencode } = await import('../../core/files/image.ts')
    return await reencode(read)
  } finally {
    uploads.give(staffId)
  }
}

const handlers = {
  async upload({ body }, { app, now, caller, atomically }) {
    const image = await inPlace(caller, () => body.read())
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
