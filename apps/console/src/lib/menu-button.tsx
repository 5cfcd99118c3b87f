import { cloneElement, Suspense, useState, type MouseEventHandler, type ReactElement, type ReactNode } from 'react'
import { late } from './late.tsx'

/** Fetches what menus are made of. */
export const loadMenu = () => import('./late-menu.tsx')
const Menu = late(loadMenu)

interface MenuButtonProps {
  /** A button, as it looks. */
  button: ReactElement<{ onClick?: MouseEventHandler; 'aria-haspopup'?: 'menu'; 'aria-expanded'?: boolean }>
  /** Its items; they may be fetched apart. */
  children: ReactNode
}

/** A button whose menu is made at the first press: drawing one costs as much as a row, and its code as much as a screen. */
export function MenuButton({ button, children }: MenuButtonProps) {
  const [open, setOpen] = useState<boolean>()
  const plain = cloneElement(button, { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setOpen(true) })
  if (open === undefined) return plain
  return (
    <Suspense fallback={plain}>
      <Menu open={open} onOpenChange={setOpen} onMissing={() => setOpen(undefined)} trigger={button}>
        {children}
      </Menu>
    </Suspense>
  )
}
