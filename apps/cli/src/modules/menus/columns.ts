import { type Locale, word } from '@isb/words'
import type { Schema } from '@isb/sdk'
import type { Column } from '../../lib/table.ts'

/** How a type is called. */
export const typeName = (locale: Locale, type: Schema<'MenuType'>): string => word(locale, `menu.type.${type}`)

/** The name in the reader's language, else in the other. */
export const shownName = (locale: Locale, { name, nameZh }: { readonly name: string; readonly nameZh: string }): string =>
  locale === 'zh' ? nameZh || name : name

/** The columns of menus. */
export const columnsIn = (locale: Locale): readonly Column[] => [
  { field: 'id', head: 'head.id', whole: true },
  { field: 'code', head: 'head.code', whole: true },
  { field: 'type', head: 'head.type', cell: (row) => typeName(locale, row['type'] as Schema<'MenuType'>) },
  { field: 'name', head: 'head.name' },
  { field: 'nameZh', head: 'head.nameZh' },
  { field: 'path', head: 'head.path' },
]
