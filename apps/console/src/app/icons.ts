// The icons that modules bring, in the frame's file: nobody fetches them to sign in.
import type { Icons } from '../lib/base/icon/icon.tsx'

export const icons: Icons = Object.assign(
  {},
  ...Object.values(import.meta.glob('../modules/*/icons.ts', { eager: true, import: 'default' })),
)
