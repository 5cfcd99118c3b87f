import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { fieldWord } from '../record/values.tsx'
import { ImportDialog } from './import-dialog.tsx'
import type { Import } from '../../declare/import.ts'

interface DeclaredImport<Column extends string> extends Omit<Import<Column>, 'title' | 'text' | 'name'> {
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
}

/** The dialog of an import that needs no fields of its own; a column is called by the word of its field. */
export const importDialog = <Column extends string>({ title, text, ...rest }: DeclaredImport<Column>) =>
  function Importing({ onClose }: { onClose: () => void }) {
    const { t } = useLingui()
    return <ImportDialog<Column> config={{ ...rest, title: t(title), text: t(text), name: fieldWord }} onClose={onClose} />
  }
