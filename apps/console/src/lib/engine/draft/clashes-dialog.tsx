import type { MergePlace } from '@isb/sdk/rules'
import { valueAt } from '@isb/sdk/rules'
import { Button, Dialog, DialogBody } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Clash } from './autosave.ts'
import type { Draft } from './use-draft.ts'
import { personName } from '../record/person-name.tsx'

/** How a record names its places and shows their texts. */
export interface ClashWords {
  readonly nameOf: (place: MergePlace) => string
  /** Undefined where the place was removed. */
  readonly textOf: (place: MergePlace, value: unknown) => string
}

interface ClashesDialogProps<Content> {
  draft: Draft<Content>
  words: ClashWords
  onClose: () => void
}

/** What two people have written at the same place, side by side: one of them is chosen. */
export function ClashesDialog<Content>({ draft, words, onClose }: ClashesDialogProps<Content>) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      className="sm:max-w-180"
      title={t`Changed by somebody else too`}
      description={t`What you choose is saved. Taking theirs can be undone.`}
      closeLabel={t`Close`}
    >
      <DialogBody>
        <ul className="grid gap-4">
          {draft.clashes.map((clash) => (
            <Compared key={clash.place.join('/')} draft={draft} clash={clash} words={words} />
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  )
}

interface ComparedProps<Content> {
  draft: Draft<Content>
  clash: Clash
  words: ClashWords
}

function Compared<Content>({ draft, clash: { place, by }, words }: ComparedProps<Content>) {
  const { t } = useLingui()
  const heading = useId()
  const sides = [
    { whose: 'mine', title: t`You`, verb: t`Keep mine`, value: valueAt(draft.content, place) },
    { whose: 'theirs', title: personName(by), verb: t`Take theirs`, value: valueAt(draft.saved.content, place) },
  ] as const
  return (
    <li className="grid gap-2 rounded-md border border-line p-3" aria-labelledby={heading}>
      <h3 id={heading} className="font-bold wrap-anywhere">
        {words.nameOf(place)}
      </h3>
      <div className="grid gap-3 sm:grid-cols-2">
        {sides.map(({ whose, title, verb, value }) => (
          <div key={whose} className="grid content-start gap-1.5">
            <span className="text-fg-2">{title}</span>
            <p className="max-h-60 overflow-y-auto rounded-md bg-sunken p-2 wrap-anywhere whitespace-pre-wrap">
              {words.textOf(place, value)}
            </p>
            <Button className="justify-self-start" onClick={() => draft.autosave.settle(place, whose)}>
              {verb}
            </Button>
          </div>
        ))}
      </div>
    </li>
  )
}
