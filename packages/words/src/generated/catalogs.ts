// Made by `npm run generate`. Not edited by hand.
import type access from '../catalogs/access.ts'
import type audit from '../catalogs/audit.ts'
import type changes from '../catalogs/changes.ts'
import type config from '../catalogs/config.ts'
import type fields from '../catalogs/fields.ts'
import type invalid from '../catalogs/invalid.ts'
import type invitation from '../catalogs/invitation.ts'
import type mails from '../catalogs/mails.ts'
import type menus from '../catalogs/menus.ts'
import type microsoft from '../catalogs/microsoft.ts'
import type reasons from '../catalogs/reasons.ts'

export type WordKey = keyof typeof access | keyof typeof audit | keyof typeof changes | keyof typeof config | keyof typeof fields | keyof typeof invalid | keyof typeof invitation | keyof typeof mails | keyof typeof menus | keyof typeof microsoft | keyof typeof reasons
export { words as en } from './en.ts'
export { words as zh } from './zh.ts'
