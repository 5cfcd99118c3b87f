import type { CliModule } from '../../lib/resource/declared.ts'
import { create, remove, update } from './edit.ts'
import { convertDump, exportTree } from './files.ts'
import { importTree } from './import.ts'
import { list } from './list.ts'
import { sort } from './sort.ts'
import { tree } from './tree.ts'

/** `isb menus …`: the permission tree. */
const module: CliModule<'menus'> = {
  lists: { 'menus.page': list },
  commands: [tree, create, update, remove, sort, convertDump, importTree, exportTree],
}

export default module
