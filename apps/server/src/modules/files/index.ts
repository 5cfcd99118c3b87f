import type { Handlers } from '../../core/context.ts'
import type { ServerModule } from '../../core/module.ts'
import { confirmFile, putFile } from '../../core/files/keep.ts'

const handlers = {
  async upload({ body }, { app, now, caller, atomically }) {
    const { reencode } = await import('../../core/files/image.ts')
    const image = await reencode(() => body.read())
    const id = await putFile(app, now, caller.staffId, image)
    return atomically(async ({ db, changed }) => {
      const stored = await confirmFile(db, id)
      changed('file', id, null, stored)
      return stored
    })
  },
} satisfies Handlers<'files'>

export const files = { entities: { file: { person: null } }, handlers } satisfies ServerModule<'files'>
