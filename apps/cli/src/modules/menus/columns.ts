import type { Schema } from '@isb/sdk'
import type { Locale } from '@isb/words'
import { typeName } from '../../lib/output/names.ts'
import type { Column } from '../../lib/output/table.ts'

/** The columns of menus. */
export const columnsIn = (locale: Locale): readonly Column[] => [
  { field: 'id', head: 'head.id', whole: true },
  { field: 'code', head: 'head.code', whole: true },
  { field: 'type', head: 'head.type', cell: (row) => typeName(locale, row['type'] as Schema<'MenuType'>) },
  { field: 'name', head: 'head.name' },
  { field: 'nameZh', head: 'head.nameZh' },
  { field: 'path', head: 'head.path' },
]
