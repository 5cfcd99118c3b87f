// The form of a record: a module declares which fields it asks for, and the contract says the rest.
import type { FormId, ListedId, ListMetadata } from '@isb/sdk/metadata'
import { msg } from '@lingui/core/macro'
import { Pencil } from 'lucide-react'
import { declaredRows, rowsOf, type AnyFields, type DeclaredFields } from '../declare/field.ts'
import { heldOf, together, type Held, type HeldOf } from '../declare/held.ts'
import { operationOf } from '../declare/part.ts'
import { say, type Text } from '../base/words/i18n.ts'
import type { Address } from '../declare/address.ts'
import type { AnyRow, Identified, RowOf } from '../declare/list.ts'
import type { ListAction } from '../declare/actions.ts'
import type { Creation, ModuleOf } from '../declare/screen.ts'
import { lateForm } from './late-form.tsx'
import type { LateForm, OpenForm } from '../declare/open-form.ts'
import type { AnyRecordForm, Declared, FieldsOf, PlainForm, RecordForm, Undrawn } from '../declare/record-form.ts'

/** Fetches the dialog with its controls, so that the first field can take the focus. */
const loadDialog = async (of: AnyRecordForm) => {
  const controls = of.rows.flat().map(({ Control }) => Control?.load?.())
  const [{ dialogOf }] = await Promise.all([import('../engine/form/record-dialog.tsx'), ...controls])
  return { default: dialogOf(of) }
}
const undrawn: readonly string[] = ['id', 'list', 'object', 'person', 'time'] satisfies Undrawn[]

/** A form to make a record and to change it. */
interface FormsOf<Row> extends LateForm {
  /** The button of the page that makes one. */
  readonly create: Required<Omit<Creation, 'go'>>
  /** The action that changes one. */
  readonly edit: Omit<ListAction<Row>, 'operation' | 'bulk' | 'undo' | 'instead'>
  /** The same form, opened by another name. */
  readonly change: (row: Row, title?: string) => OpenForm
}

/**
 * Declares the form of a list's records.
 * @example const staffForm = recordForm('staff.list', staff, { create: { operation: 'staff.create', title: msg`New account` } })
 */
export const recordForm = <Id extends ListedId, Create extends FormId, Update extends FormId = Create>(
  id: Id,
  module: ModuleOf<Id>,
  declared: RecordForm<RowOf<Id>, Create, Update>,
): FormsOf<RowOf<Id>> => formsOf(id, module, declared)

/** The form of an operation whose fields are all drawn by their kinds. */
export const plainForm = <Id extends ListedId>(id: Id, module: ModuleOf<Id>, operation: PlainForm): FormsOf<RowOf<Id>> =>
  formsOf(id, module, { create: { operation, title: `do.${operation}`, done: `did.${operation}` } })

function formsOf<Id extends ListedId, Create extends FormId, Update extends FormId>(
  id: Id,
  { lists, forms }: ModuleOf<Id>,
  declared: Declared<RowOf<Id>, Create, Update> & Partial<FieldsOf<Create, Update>>,
): FormsOf<RowOf<Id>> {
  // What is declared for the values of one form is handed those alone.
  const {
    create,
    update,
    fields: asked,
    begin,
    Below,
  } = declared as unknown as Pick<AnyRecordForm, 'create' | 'update' | 'Below'> & {
    fields?: AnyFields
    begin?: (address: Address) => Held
  }
  const list: ListMetadata = lists[id]
  const fields = together(forms[create.operation], update && forms[update.operation])
  const blank = heldOf(fields)
  const plain = Object.keys(fields).filter((name) => !undrawn.includes(fields[name]?.kind ?? ''))
  const rows = rowsOf(asked ?? plain)
  const of: AnyRecordForm = { id, list, forms, fields, blank, rows, create, update, ...(Below && { Below }) }
  const form = lateForm<Held, AnyRow>(() => loadDialog(of), {
    list: id,
    name: create.operation,
  })
  const change = (row: RowOf<Id>, title = declared.update?.title(row)) => {
    const record: Identified & { readonly version?: number } = row
    const start = heldOf(fields, { ...record })
    return form.open({ start, values: start, id: row.id, ...(title && { title }), ...(record.version && { version: record.version }) })
  }
  return {
    ...form,
    create: {
      label: create.title,
      needs: [operationOf(create.operation)],
      form: (address) => {
        const start = { ...blank, ...begin?.(address) }
        return form.open({ start, values: start })
      },
    },
    edit: {
      id: 'edit',
      label: msg`Edit`,
      icon: Pencil,
      place: 'beside',
      needs: [operationOf(update?.operation ?? create.operation)],
      form: (row) => change(row),
    },
    change,
  }
}

interface ActionForm<Row, Id extends FormId> {
  readonly operation: Id
  /** “Move Wang Wei”. */
  readonly title: (row: Row) => string
  /** What its button says. */
  readonly verb: Text
  readonly done: Text | ((made: Row) => string)
  /** All fields of the body unless told otherwise. */
  readonly fields?: DeclaredFields<HeldOf<Id>>
  /** What the fields begin with, beside what the record has under their names. */
  readonly begin?: (row: Row) => Partial<HeldOf<Id>>
}

/** The form of an action whose operation takes more than a text: its fields follow from the contract, as those of a record do. */
export function actionForm<Id extends ListedId, Operation extends FormId>(
  id: Id,
  { lists, forms }: ModuleOf<Id>,
  { operation, title, verb, done, fields: asked, begin }: ActionForm<RowOf<Id>, Operation>,
): LateForm & Pick<ListAction<RowOf<Id>>, 'needs' | 'form'> {
  const fields = together({}, forms[operation])
  const rows = asked ? declaredRows(asked) : rowsOf(Object.keys(fields))
  const of: AnyRecordForm = {
    id,
    list: lists[id],
    forms,
    fields,
    blank: heldOf(fields),
    rows,
    create: { operation, title: verb },
    update: { operation, title: () => say(verb), verb, done },
  }
  const form = lateForm<Held, AnyRow>(() => loadDialog(of), {
    list: id,
    name: operation,
  })
  return {
    load: form.load,
    kept: form.kept,
    needs: [operationOf(operation)],
    form: (row) => {
      const record: Identified & { readonly version?: number } = row
      const start = heldOf(fields, { ...record })
      const version = 'version' in (forms[operation] ?? {}) && record.version
      const values = { ...start, ...begin?.(row) }
      return form.open({ start, values, ...(begin && { proposed: values }), id: record.id, title: title(row), ...(version && { version }) })
    },
  }
}
