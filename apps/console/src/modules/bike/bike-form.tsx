import { Field, Input } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { problemsBy } from '../../lib/form/check.ts'
import { FormDialog } from '../../lib/form/form-dialog.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { imageOf } from '../../lib/image.tsx'
import { isb } from '../../lib/isb.ts'
import { useOperation } from '../../lib/query.ts'
import { ImageField } from '../../lib/upload/image-field.tsx'
import { fieldName, useLocations, type Bike } from './data.ts'
import { bodyOf, draftAsNew, draftName, valuesOf, type BikeDraft, type Values } from './values.ts'

interface BikeFormProps {
  draft: BikeDraft
  restored: boolean
  onClose: () => void
  onSaved: (row: Bike) => void
}

/** The dialog in which a bike is added or changed. */
export default function BikeForm({ draft: given, restored, onClose, onSaved }: BikeFormProps) {
  const { t } = useLingui()
  const places = useId()
  const locations = useLocations()
  const create = useOperation('bike.create', t`Bike added`)
  const update = useOperation('bike.update', t`Bike saved`)
  const form = useForm<Values, Bike>({
    name: draftName,
    draft: given,
    problemsOf: (values) => problemsBy('zBikeCreate', bodyOf(values) as Record<keyof Values, unknown>, fieldName),
    send: ({ id, version, values }) =>
      id === undefined
        ? create.mutateAsync({ body: bodyOf(values) })
        : update.mutateAsync({ path: { bikeId: id }, body: { ...bodyOf(values), version: version ?? 1 } }),
    read: async (id) => {
      const row = await isb.bike.get({ path: { bikeId: id } })
      return { values: valuesOf(row), version: row.version }
    },
    onSaved,
  })
  const { values, set, problems } = form
  const { start, id } = form.draft
  const isNew = id === undefined
  const text = (field: 'number' | 'brand' | 'location') => ({
    name: field,
    value: values[field],
    spellCheck: false,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
  })
  return (
    <FormDialog
      form={form}
      title={isNew ? t`New bike` : t`Edit ${start.number}`}
      verb={isNew ? t`Add bike` : t`Save bike`}
      restored={restored}
      onClose={onClose}
      asNew={() => form.restart(draftAsNew(form.draft))}
      fieldName={fieldName}
      show={(field, from) => (field === 'pictureId' ? (from.pictureId === null ? '' : t`A picture`) : from[field])}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={fieldName('number')} error={problems.number} hint={t`As it stands on the bike`} required>
          <Input {...text('number')} />
        </Field>
        <Field label={fieldName('brand')} error={problems.brand} hint={t`Optional`}>
          <Input {...text('brand')} />
        </Field>
      </div>
      <Field label={fieldName('location')} error={problems.location} hint={t`The rack that it belongs to`}>
        <Input {...text('location')} list={places} />
      </Field>
      <datalist id={places}>
        {locations.map((location) => (
          <option key={location} value={location} />
        ))}
      </datalist>
      <ImageField
        label={fieldName('pictureId')}
        value={values.pictureId}
        onChange={(fileId) => set('pictureId', fileId)}
        onUpload={form.onUpload}
        saved={id === undefined ? undefined : imageOf('bike.picture', { path: { bikeId: id } }, start.pictureId)}
        error={problems.pictureId}
      />
    </FormDialog>
  )
}
