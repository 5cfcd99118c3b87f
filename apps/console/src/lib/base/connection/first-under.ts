import { redirect } from '@tanstack/react-router'
import { placeAt } from '../address/place.ts'
import { session } from './session.ts'

/** A module's own address opens the first of its screens that one may see; for who may see none, the module's first, which says so. */
export function firstUnder(path: string, otherwise: string): void {
  const first = session.get()?.menus?.find((menu) => menu.type === 'MENU' && menu.path.startsWith(`${path}/`))
  throw redirect({ ...placeAt(first?.path ?? otherwise), replace: true })
}
