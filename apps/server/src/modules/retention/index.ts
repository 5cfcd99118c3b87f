import type { Input, Schema } from '@isb/contract'
import { requireConfirmation } from '../../core/access/confirmation.ts'
import type { Confirmed } from '../../core/app/context.ts'
import type { ServerModule } from '../../core/declare/module.ts'
import { tidyUp } from '../../core/person/tidy.ts'
import { settingsOf } from '../../core/shared/settings.ts'

const settings = settingsOf<Schema<'RetentionSettings'>>('retention-setting', 'retentionSetting')

/** How long things are kept. Each module says what of its own becomes too old. */
export const retention: ServerModule<'retention'> = {
  entities: { 'retention-setting': { person: null } },
  settings: {
    ...settings,
    async update(input: Input<'retention.updateSettings'>, context: Confirmed) {
      // One person could otherwise switch the other one off and erase in the same minute.
      if (input.body.twoPeople === false && (await settings.get(input, context)).twoPeople) requireConfirmation(context)
      return settings.update(input, context)
    },
  },
  handlers: {
    async tidyUp(_input, { app, caller: { staffId, name, token }, operation, address, trial }) {
      return { deleted: await tidyUp(app, { staffId, name, token, operation, requestId: '' }, address, trial) }
    },
  },
}
