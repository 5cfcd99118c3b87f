import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { FormDialog } from '../../lib/engine/form/form-dialog.tsx'
import { useForm } from '../../lib/engine/form/use-form.ts'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { affects, type Impact } from '../../lib/shared/impact/groups.ts'
import { useOperation } from '../../lib/base/connection/query.ts'
import { fieldName, problemsOf } from './check.ts'
import { followTree, menuAt, readMenus, readMoveImpact, replaceMenu, type Menu, type MenuIndex } from './data.ts'
import { Fields } from './form-fields.tsx'
import MoveQuestion from './move-question.tsx'
import { typeName } from './use-words.ts'
import { bodyOf, draftAsNew, draftName, typesFor, valuesOf, type Field, type MenuDraft, type Values } from './values.ts'

interface MenuFormProps {
  draft: MenuDraft
  index: MenuIndex
  /** It was under way before, and is taken up again. */
  restored: boolean
  /** Only shown, to who may not change it. */
  readOnly: boolean
  onClose: () => void
  onSaved: (menu: Menu) => void
}

/** The dialog in which a menu is made, changed or looked at. */
export default function MenuForm({ draft: given, index, restored, readOnly, onClose, onSaved }: MenuFormProps) {
  const { t } = useLingui()
  const create = useOperation('menus.create', t`Menu created`)
  const update = useOperation('menus.update', t`Menu saved`)
  const { asked, agreed } = useMoveAsked()
  const form = useForm<Values, Menu>({
    name: draftName,
    draft: given,
    problemsOf: (values) => problemsOf(values, index),
    send: async ({ id, version, start, values }) => {
      const body = bodyOf(values)
      if (id === undefined) return create.mutateAsync({ body })
      if (values.parentId !== start.parentId) await agreed(id, values.parentId)
      return update.mutateAsync({ body: { ...body, id, ...(version !== undefined && { version }) } })
    },
    read: async (id) => {
      const menu = (await readMenus()).find((one) => one.id === id)
      return menu && { values: valuesOf(menu), version: menu.version }
    },
    onSaved: (menu) => {
      replaceMenu(menu)
      followTree()
      onSaved(menu)
    },
  })
  const first = useRef<HTMLInputElement>(null)
  const draft: MenuDraft = { ...form.draft, from: given.from }
  const mover = menuAt(index, draft.id)
  const type = sharedWord(`value.MenuType.${form.values.type}`)
  const title = useTitle(draft, index, readOnly)
  const show = useShow(index)
  return (
    <FormDialog
      form={form}
      title={title}
      verb={draft.id === undefined ? t`Create ${type}` : t`Save ${type}`}
      restored={restored}
      readOnly={readOnly}
      first={first}
      onClose={onClose}
      asNew={() => form.restart(draftAsNew(form.draft))}
      fieldName={fieldName}
      show={show}
    >
      <Fields
        form={form}
        types={typesFor(draft, index)}
        index={index}
        readOnly={readOnly}
        first={first}
        copied={draft.from?.kind === 'copy' ? menuAt(index, draft.from.id) : undefined}
      />
      {asked && mover && (
        <MoveQuestion
          menu={mover}
          parent={menuAt(index, form.values.parentId)}
          impact={asked.impact}
          onAgree={asked.agree}
          onClose={asked.leave}
        />
      )}
    </FormDialog>
  )
}

/** Asks before a move by which somebody comes to see more. Throws when the answer is no. */
function useMoveAsked() {
  const [asked, setAsked] = useState<{ impact: Impact; agree: () => void; leave: () => void }>()
  const agreed = async (id: number, parentId: number) => {
    const impact = await readMoveImpact(id, parentId)
    if (!affects(impact)) return
    const answer = new Promise<void>((agree, leave) =>
      setAsked({ impact, agree, leave: () => leave(new Error('The move was called off')) }),
    )
    await answer.finally(() => setAsked(undefined))
  }
  return { asked, agreed }
}

function useTitle({ id, from, start }: MenuDraft, index: MenuIndex, readOnly: boolean): string {
  const { t } = useLingui()
  const other = menuAt(index, from?.id)
  const name = named(menuAt(index, id) ?? start)
  if (id !== undefined) return readOnly ? name : t`Edit ${name}`
  if (!from || !other) return t`New menu`
  return from.kind === 'copy' ? t`Duplicate ${named(other)}` : t`Add under ${named(other)}`
}

/** A field's value as a person reads it. */
function useShow(index: MenuIndex) {
  const { t } = useLingui()
  return (field: Field, values: Values): string => {
    if (field === 'type') return typeName(values.type)
    if (field === 'isExternalPath' || field === 'openTarget') return values[field] === 1 ? t`Yes` : t`No`
    if (field !== 'parentId') return values[field]
    if (values.parentId === 0) return t`Top level`
    const parent = menuAt(index, values.parentId)
    return parent ? named(parent) : sharedWord('reason.MENU_PARENT_NOT_FOUND')
  }
}
