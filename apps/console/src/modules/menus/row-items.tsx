import { typesUnder, whyNotRemove } from '@isb/sdk/rules'
import { MenuItem, MenuSeparator } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Copy, Eye, History, Pencil, Plus, Trash2 } from 'lucide-react'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import type { RowActionsProps } from './actions.tsx'
import { childrenAt } from './data.ts'

/** The items of a row's menu. What one may not do is not there; what cannot be done now says why. */
export default function RowItems({ menu, index, may, onAsk }: RowActionsProps) {
  const { t } = useLingui()
  const whyNot = whyNotRemove(childrenAt(index, menu))
  const why = whyNot && sharedWord(`reason.${whyNot.reason}`, { name: named(menu), count: whyNot.count })
  return (
    <>
      <MenuItem icon={may.edit ? <Pencil aria-hidden /> : <Eye aria-hidden />} keys={['⏎']} onSelect={() => onAsk('open', menu)}>
        {may.edit ? t`Edit` : t`View`}
      </MenuItem>
      {may.create && typesUnder(menu.type).length > 0 && (
        <MenuItem icon={<Plus aria-hidden />} onSelect={() => onAsk('add', menu)}>{t`Add under ${named(menu)}`}</MenuItem>
      )}
      {may.create && <MenuItem icon={<Copy aria-hidden />} onSelect={() => onAsk('duplicate', menu)}>{t`Duplicate`}</MenuItem>}
      <MenuItem icon={<History aria-hidden />} onSelect={() => onAsk('history', menu)}>{t`History`}</MenuItem>
      {may.remove && <MenuSeparator />}
      {may.remove && (
        <MenuItem
          icon={<Trash2 aria-hidden />}
          danger={!why}
          disabled={why !== null}
          hint={why}
          onSelect={() => onAsk('remove', menu)}
        >{t`Delete`}</MenuItem>
      )}
    </>
  )
}
