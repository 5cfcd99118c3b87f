import { MenuItem, MenuLabel } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { CircleUser, FileUp, LogOut } from 'lucide-react'
import { useSignOut } from '../lib/engine/page/permitted.tsx'

/** What stands in the menu of one's own account. */
export default function AccountItems({ name, email }: { name: string; email: string }) {
  const { t } = useLingui()
  const signOut = useSignOut()
  const navigate = useNavigate()
  return (
    <>
      <MenuLabel>
        <span className="block text-sm font-bold text-fg">{name}</span>
        {email}
      </MenuLabel>
      <MenuItem icon={<CircleUser aria-hidden />} onSelect={() => void navigate({ to: '/account' })}>{t`My account`}</MenuItem>
      <MenuItem icon={<FileUp aria-hidden />} onSelect={() => void navigate({ to: '/imports' })}>{t`My imports`}</MenuItem>
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => signOut.mutate()}>{t`Sign out`}</MenuItem>
    </>
  )
}
