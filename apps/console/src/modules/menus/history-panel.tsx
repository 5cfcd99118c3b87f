import { DetailPanel } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { named } from '../../lib/base/words/i18n.ts'
import History from '../../lib/engine/record/history.tsx'
import { useListWords } from '../../lib/engine/rows/words.ts'
import type { Menu } from './data.ts'

/** What was done to a menu, beside the tree. */
export default function HistoryPanel({ menu, onClose }: { menu: Menu; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <DetailPanel title={t`History of ${named(menu)}`} onClose={onClose} words={useListWords().panel}>
      <History operation="menus.history" path={{ id: menu.id }} />
    </DetailPanel>
  )
}
