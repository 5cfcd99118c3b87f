import { Drawer } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { SideMenu } from './side-menu.tsx'

/** The side menu on a phone. */
export default function MenuDrawer({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useLingui()
  return (
    <Drawer side="left" bare title={t`Main menu`} open={open} onOpenChange={onOpenChange} className="bg-canvas">
      <SideMenu narrow={false} />
    </Drawer>
  )
}
