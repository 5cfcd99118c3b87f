// Made by `npm run generate`. Not edited by hand.
import type fields from '../catalogs/fields.ts'
import type invalid from '../catalogs/invalid.ts'
import type mails from '../catalogs/mails.ts'
import type menus from '../catalogs/menus.ts'
import type reasons from '../catalogs/reasons.ts'

export type WordKey = keyof typeof fields | keyof typeof invalid | keyof typeof mails | keyof typeof menus | keyof typeof reasons
export { words as en } from './en.ts'
export { words as zh } from './zh.ts'
