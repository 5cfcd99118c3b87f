import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { listOf, named, useLocale } from '../../lib/base/words/i18n.ts'
import { ImpactQuestion } from '../../lib/shared/impact/impact-question.tsx'
import { useImpact } from '../../lib/shared/impact/use-impact.ts'
import { useOperation } from '../../lib/base/connection/query.ts'
import { childrenAt, distrustMenus, dropMenus, followTree, type Menu, type MenuIndex } from './data.ts'

/** Names that are read out before the rest is only counted. */
const most = 8

interface RemoveDialogProps {
  menu: Menu
  index: MenuIndex
  onClose: () => void
  onRemoved: () => void
}

/** Asks before a menu is deleted, and says what goes with it and who loses it. */
export default function RemoveDialog({ menu, index, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const input = { path: { id: menu.id } }
  const remove = useOperation('menus.remove', t`Menu deleted`)
  const impact = useImpact('menus.removeImpact', input)
  const buttons = childrenAt(index, menu)
  const names = buttons.slice(0, most).map(named)
  const more = buttons.length - names.length
  const list = listOf(locale, [...names, ...(more > 0 ? [t`${more} more`] : [])])
  const along =
    buttons.length > 0 &&
    t`${plural(buttons.length, { one: 'Its button will be deleted too', other: 'Its # buttons will be deleted too' })}: ${list}.`
  // A second press comes before the first has been drawn.
  const sent = useRef(false)
  const confirm = () => {
    if (sent.current) return
    sent.current = true
    remove.mutateAsync(input).then(
      ({ ids }) => {
        dropMenus(ids)
        followTree()
        onRemoved()
      },
      () => {
        distrustMenus()
        onClose()
      },
    )
  }
  return (
    <ImpactQuestion
      impact={impact}
      roles
      onClose={onClose}
      tone="danger"
      busy={remove.isPending}
      onConfirm={confirm}
      title={t`Delete ${named(menu)}?`}
      text={[t`Deleted data cannot be recovered.`, along].filter(Boolean).join(' ')}
      cancelLabel={t`Keep`}
      confirmLabel={t`Delete`}
    />
  )
}
