import type { Command } from '../../lib/command.ts'
import { create, remove, update } from './edit.ts'
import { convertDump, exportTree } from './files.ts'
import { importTree } from './import.ts'
import { list, tree } from './list.ts'
import { sort } from './sort.ts'
import { table } from './table.ts'

/** `isb menus …`: the permission tree. */
const commands: readonly Command[] = [list, tree, create, update, remove, sort, convertDump, importTree, exportTree, table]

export default commands
