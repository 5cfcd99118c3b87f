import { ConfirmDialog } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { named } from '../../lib/base/words/i18n.ts'
import type { Impact } from '../../lib/shared/impact/groups.ts'
import ImpactBox from '../../lib/shared/impact/impact-box.tsx'
import type { Menu } from './data.ts'

interface MoveQuestionProps {
  menu: Menu
  /** The new parent; undefined for the top. */
  parent: Menu | undefined
  impact: Impact
  onAgree: () => void
  onClose: () => void
}

/** Asks before a menu moves to where others come to see more. */
export default function MoveQuestion({ menu, parent, impact, onAgree, onClose }: MoveQuestionProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={parent ? t`Move ${named(menu)} into ${named(parent)}?` : t`Move ${named(menu)} to the top level?`}
      text={t`Everyone who can see it will also see what is above it there. Moving it back later does not undo that.`}
      cancelLabel={t`Leave it there`}
      confirmLabel={t`Move anyway`}
      onConfirm={onAgree}
    >
      <ImpactBox impact={impact} roles />
    </ConfirmDialog>
  )
}
