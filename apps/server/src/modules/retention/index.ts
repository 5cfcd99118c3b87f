import type { Schema } from '@isb/contract'
import type { ServerModule } from '../../core/module.ts'
import { tidyUp } from '../../core/person/tidy.ts'
import { settingsOf } from '../../core/settings.ts'

/** How long things are kept. Each module says what of its own becomes too old. */
export const retention = {
  entities: { 'retention-setting': { person: null } },
  settings: settingsOf<Schema<'RetentionSettings'>>('retention-setting', 'retentionSetting'),
  handlers: {
    async tidyUp(_input, { app, caller: { staffId, name, token }, operation, address, trial }) {
      return { deleted: await tidyUp(app, { staffId, name, token, operation, requestId: '' }, address, trial) }
    },
  },
} satisfies ServerModule<'retention'>
