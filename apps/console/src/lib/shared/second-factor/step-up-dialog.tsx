import { Dialog, DialogBody } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { SecondFactorAnswer } from './answer.tsx'
import type { Pending } from '../../base/connection/step-up.ts'

/** Asks again for the second factor, in front of what matters most. */
export default function StepUpDialog({ pending: { isb, asked, answer } }: { pending: Pending }) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onOpenChange={() => answer(false)}
      title={t`Is it still you?`}
      description={t`This needs your second factor again. It counts for ten minutes.`}
    >
      <DialogBody>
        <SecondFactorAnswer
          asked={asked}
          send={async (body) => {
            await isb.account.stepUp({ body })
            answer(true)
          }}
          verb={t`Confirm`}
          onLeave={() => answer(false)}
          leaveLabel={t`Cancel`}
        />
      </DialogBody>
    </Dialog>
  )
}
