import { Dialog, DialogBody, Kbd, Switch } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { usePreferences } from '../../base/storage/preferences.ts'
import type { Letter } from '../../declare/list.ts'

interface KeysSheetProps {
  letters: readonly Letter[]
  /** The list is a queue. */
  decides: boolean
  searches: boolean
  onClose: () => void
}

/** What the keys of a list do, and how one likes them. */
export default function KeysSheet({ letters, decides, searches, onClose }: KeysSheetProps) {
  const { t } = useLingui()
  const [{ stay, singleKeys }, setPreferences] = usePreferences()
  const keys: readonly (readonly [string, ...(readonly string[])[]])[] = [
    [t`Next row, or next open record`, ['↓'], ['J']],
    [t`Previous row, or previous open record`, ['↑'], ['K']],
    [t`Open the row`, ['⏎']],
    [t`Close`, ['Esc']],
    [t`Select the row`, [t`Space`]],
    ...letters.map(({ letter, label }) => [label, [letter]] as const),
    [t`Undo the last change`, ['Z'], ['Ctrl', 'Z']],
    ...(searches ? [[t`Search this list`, ['/']] as const] : []),
    [t`Search everything`, ['Ctrl', 'K']],
    [t`Submit the form`, ['Ctrl', '⏎']],
    [t`Show these shortcuts`, ['?']],
  ]
  return (
    <Dialog open onOpenChange={onClose} title={t`Keyboard shortcuts`} closeLabel={t`Close`}>
      <DialogBody>
        <dl className="grid gap-2">
          {keys.map(([label, ...ways]) => (
            <div key={label} className="flex items-center justify-between gap-4">
              <dt>{label}</dt>
              <dd className="flex gap-2">
                {ways.map((way) => (
                  <Kbd key={way.join()} keys={way} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <div className="grid justify-items-start gap-2 border-t border-line pt-4">
          <Switch
            checked={singleKeys}
            onCheckedChange={(on) => setPreferences({ singleKeys: on })}
            label={t`Use single-key shortcuts such as J and /`}
          />
          {decides && (
            <Switch
              checked={!stay}
              onCheckedChange={(on) => setPreferences({ stay: !on })}
              label={t`After a decision, open the next request`}
            />
          )}
        </div>
      </DialogBody>
    </Dialog>
  )
}
