import { Field, Input, Select, Switch } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { useHasPage } from '../../lib/base/address/place.ts'
import type { FormState } from '../../lib/engine/form/use-form.ts'
import { useMay } from './actions.tsx'
import { fieldName } from './check.ts'
import type { Menu, MenuIndex, MenuType } from './data.ts'
import { IconPicker } from './icon-picker.tsx'
import { ParentPicker } from './parent-picker.tsx'
import { typeName } from './use-words.ts'
import type { Values } from './values.ts'

interface FieldsProps {
  form: FormState<Values>
  /** The types that it can be given. */
  types: readonly MenuType[]
  index: MenuIndex
  readOnly: boolean
  /** The field that the focus begins in. */
  first: Ref<HTMLInputElement>
  /** The menu that this one is a copy of. */
  copied: Menu | undefined
}

const pair = 'grid items-start gap-4 sm:grid-cols-2'

/** The fields of a menu; a button has neither path nor icon. */
export function Fields({ form, types: possible, index, readOnly, first, copied }: FieldsProps) {
  const { t } = useLingui()
  const may = useMay()
  const { values, set, problems, draft } = form
  const types = possible.map((type) => ({ value: type, label: typeName(type) }))
  const text = (field: 'name' | 'nameZh' | 'path' | 'code') => ({
    name: field,
    value: values[field],
    spellCheck: false,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
  })
  const hasPage = useHasPage()
  const external = values.isExternalPath === 1
  const path = values.path.trim()
  const leadsNowhere = path.startsWith('/') && !hasPage(path)
  const pathHint =
    copied && path === ''
      ? t`The copy has no path yet, so it opens nothing`
      : copied && path === copied.path
        ? t`The original has the same path`
        : leadsNowhere && t`The console has no screen at this path`
  const codeHint = copied && values.code.trim() === '' && t`Codes are unique: give the copy its own`
  return (
    <fieldset disabled={readOnly} className="grid min-w-0 gap-4">
      <div className={pair}>
        <Field label={fieldName('type')} error={problems.type}>
          <Select options={types} value={values.type} onValueChange={(type) => set('type', type)} disabled={readOnly || types.length < 2} />
        </Field>
        <Field label={fieldName('parentId')} error={problems.parentId} required>
          {(control) => (
            <ParentPicker
              control={control}
              index={index}
              type={values.type}
              self={draft.id}
              value={values.parentId}
              onValueChange={(id) => set('parentId', id)}
              disabled={readOnly || (draft.id !== undefined && !may.sort)}
            />
          )}
        </Field>
      </div>
      <div className={pair}>
        <Field
          label={fieldName('name')}
          error={problems.name}
          hint={copied && values.name === copied.name && <span className="text-waiting">{t`The original has the same name`}</span>}
          required
        >
          <Input ref={first} {...text('name')} />
        </Field>
        <Field label={fieldName('nameZh')} error={problems.nameZh} hint={t`Optional`}>
          <Input lang="zh-CN" {...text('nameZh')} />
        </Field>
      </div>
      {values.type !== 'MENU_PERM_RESOURCE' && (
        <>
          <Field
            label={fieldName('path')}
            error={problems.path}
            hint={
              pathHint ? (
                <span className="text-waiting">{pathHint}</span>
              ) : external ? (
                t`Starts with https:// or http://`
              ) : (
                t`Starts with / and has no spaces`
              )
            }
          >
            <Input
              {...text('path')}
              inputMode="url"
              className="font-mono text-xs"
              placeholder={external ? 'https://www.school.example/' : '/bike/list'}
            />
          </Field>
          <div className="flex flex-wrap gap-x-8 gap-y-2">
            <Switch checked={external} onCheckedChange={(on) => set('isExternalPath', on ? 1 : 0)} label={fieldName('isExternalPath')} />
            <Switch
              checked={values.openTarget === 1}
              onCheckedChange={(on) => set('openTarget', on ? 1 : 0)}
              label={t`Open in a new tab`}
            />
          </div>
        </>
      )}
      <div className={values.type === 'MENU_PERM_RESOURCE' ? 'contents' : pair}>
        {values.type !== 'MENU_PERM_RESOURCE' && (
          <Field label={fieldName('icon')} error={problems.icon}>
            {(control) => (
              <IconPicker control={control} value={values.icon} onValueChange={(icon) => set('icon', icon)} disabled={readOnly} />
            )}
          </Field>
        )}
        <Field
          label={fieldName('code')}
          error={problems.code}
          hint={codeHint ? <span className="text-waiting">{codeHint}</span> : t`Letters, digits and . : _ - *`}
        >
          <Input {...text('code')} className="font-mono text-xs" placeholder="bike:rent:confirm" />
        </Field>
      </div>
    </fieldset>
  )
}
