import { Button, Dialog, DialogBody, Field, Input, Note } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { named, separator } from '../../../lib/base/words/i18n.ts'
import { personName } from '../../../lib/engine/record/person-name.tsx'
import { enumWord } from '../../../lib/engine/record/values.tsx'
import type { Sheet, Tap } from './kept-run.ts'

interface HandOverProps {
  rider: Sheet['riders'][number]
  onHanded: (to: Pick<Tap, 'adultId'> | Pick<Tap, 'adult'>) => void
  onClose: () => void
}

/** To whom a child is handed: one of the guardians, or somebody else by name. Who must not meet the child is named first. */
export function HandOver({ rider, onHanded, onClose }: HandOverProps) {
  const { t } = useLingui()
  const [other, setOther] = useState('')
  const forbidden = rider.notTo.join(separator())
  return (
    <Dialog open onOpenChange={onClose} title={t`Who meets ${personName(rider)}?`} closeLabel={t`Close`}>
      <DialogBody>
        <div className="grid gap-3 pb-4">
          {forbidden && <Note tone="bad">{t`Must not meet this child: ${forbidden}`}</Note>}
          {rider.adults.map((adult) => (
            <Button key={adult.id} full className="h-12! justify-between text-base" onClick={() => onHanded({ adultId: adult.id })}>
              {named(adult)}
              <span className="font-normal text-fg-2">{enumWord('Relation', adult.relation)}</span>
            </Button>
          ))}
          <form
            className="grid gap-2 border-t border-line pt-3"
            onSubmit={(event) => {
              event.preventDefault()
              if (other.trim()) onHanded({ adult: other.trim() })
            }}
          >
            <Field label={t`Somebody else, by name`}>
              {(control) => (
                <Input {...control} size="lg" maxLength={100} value={other} onChange={({ target }) => setOther(target.value)} />
              )}
            </Field>
            <Button type="submit" full className="h-11!" disabled={other.trim() === ''}>{t`Hand over`}</Button>
          </form>
        </div>
      </DialogBody>
    </Dialog>
  )
}
