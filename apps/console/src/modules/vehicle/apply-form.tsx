import { plateKey, plateKind } from '@isb/sdk'
import { Button, Field, Input, Segmented } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { problemsBy } from '../../lib/form/check.ts'
import { FormPage } from '../../lib/form/form-page.tsx'
import { keptDraft, useForm } from '../../lib/form/use-form.ts'
import { named } from '../../lib/i18n.ts'
import { imageOf } from '../../lib/image.tsx'
import { isb } from '../../lib/isb.ts'
import { useOperation } from '../../lib/query.ts'
import { useCaller } from '../../lib/session.ts'
import { Section } from '../../lib/section.tsx'
import { ImageField } from '../../lib/upload/image-field.tsx'
import { PersonField } from './person-field.tsx'
import {
  bodyOf,
  draftName,
  fieldName,
  forPerson,
  strange,
  valuesOf,
  type ApplyDraft,
  type Field as Name,
  type Values,
} from './apply-values.ts'
import { kindText, passPath, types, typeName, type Pass } from './data.ts'
import { SignatureButton } from './signature-button.tsx'

interface ApplyFormProps {
  draft: ApplyDraft
  /** Last year's pass, whose images may be taken over. */
  renews?: Pass | undefined
  onSaved: (pass: Pass) => void
  onDiscard: () => void
}

/** An application, new or corrected: what is typed is kept, and what a type of pass does not have is not asked. */
export default function ApplyForm({ draft: given, renews, onSaved, onDiscard }: ApplyFormProps) {
  const { t } = useLingui()
  const { may } = useCaller()
  const { id } = given
  const name = draftName(id, renews?.id)
  const [kept] = useState(() => keptDraft<Values>(name))
  const create = useOperation('vehicle.create', t`The application is in the queue`)
  const update = useOperation('vehicle.update', t`Application saved`)
  const form = useForm<Values, Pass>({
    name,
    draft: kept ?? given,
    problemsOf: (values) => ({
      ...problemsBy('zPassCreate', bodyOf(values), fieldName),
      ...(values.plate.trim() !== '' && plateKey(values.plate) === '' && { plate: t`A plate has letters and figures` }),
    }),
    send: ({ id: passId, version, values }) =>
      passId === undefined
        ? create.mutateAsync({
            body: {
              ...bodyOf(values),
              ...(values.person && { personId: values.person.id }),
              ...(renews && { renewsId: renews.id }),
            },
          })
        : update.mutateAsync({ path: { passId }, body: { ...bodyOf(values), version: version ?? 1 } }),
    read: async (passId) => {
      const row = await isb.vehicle.get({ path: { passId } })
      return { values: valuesOf(row), version: row.version }
    },
    onSaved,
  })
  /** How often the form was begun anew: an image that is still under way then is not for it any more. */
  const [round, setRound] = useState(0)
  const { values, set, problems } = form
  const asked = (field: Name) => !strange[values.type].includes(field)
  const text = (field: Exclude<Name, 'certificateId' | 'signatureId' | 'type'>) => ({
    name: field,
    value: values[field],
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
  })
  const tel = { type: 'tel', inputMode: 'tel' } as const
  const source = id === undefined ? renews : { id, certificateId: given.start.certificateId, signatureId: given.start.signatureId }
  const image = (operation: 'vehicle.certificate' | 'vehicle.signature', field: 'certificateId' | 'signatureId') => ({
    label: fieldName(field),
    value: values[field],
    onChange: (fileId: number | null) => set(field, fileId),
    onUpload: form.onUpload,
    saved: source && imageOf(operation, passPath(source), source[field]),
    error: problems[field],
  })
  const sameDriver = () => {
    set('driverName', values.applicantName)
    set('driverPhone', values.phone)
  }
  return (
    <FormPage
      form={form}
      verb={id === undefined ? t`Submit application` : t`Save application`}
      restored={kept !== undefined}
      onDiscard={() => {
        setRound(round + 1)
        form.restart(id === undefined ? given : { ...form.draft, values: form.draft.start })
        onDiscard()
      }}
      fieldName={fieldName}
      show={(field, from) =>
        field === 'person'
          ? from.person
            ? named(from.person)
            : ''
          : field === 'type'
            ? typeName(from.type)
            : field === 'certificateId' || field === 'signatureId'
              ? from[field] === null
                ? ''
                : t`An image`
              : from[field]
      }
    >
      <Section title={t`Who applies`} text={t`Decisions are mailed to this address.`}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {id === undefined && may('vehicle.people') && (
            <PersonField
              className="sm:col-span-2"
              person={values.person}
              onPerson={(person) => {
                const next = forPerson(values, person)
                for (const field of ['person', 'applicantName', 'email', 'type'] as const) set(field, next[field])
              }}
            />
          )}
          <Field label={fieldName('type')} group className="sm:col-span-2">
            <Segmented
              label={fieldName('type')}
              options={types.map((value) => ({ value, label: typeName(value) }))}
              value={values.type}
              onValueChange={(type) => set('type', type)}
              className="max-w-full flex-wrap"
            />
          </Field>
          <Field label={fieldName('applicantName')} error={problems.applicantName} required>
            <Input {...text('applicantName')} />
          </Field>
          <Field label={fieldName('email')} error={problems.email} required>
            <Input {...text('email')} type="email" inputMode="email" />
          </Field>
          <Field label={fieldName('phone')} error={problems.phone}>
            <Input {...text('phone')} {...tel} />
          </Field>
          {asked('department') && (
            <Field
              label={fieldName('department')}
              error={problems.department}
              hint={values.type === 'staff' ? undefined : t`Whom they visit, or for whom they work`}
            >
              <Input {...text('department')} />
            </Field>
          )}
          {asked('studentName') && (
            <Field label={fieldName('studentName')} error={problems.studentName}>
              <Input {...text('studentName')} />
            </Field>
          )}
          {asked('grade') && (
            <Field label={fieldName('grade')} error={problems.grade}>
              <Input {...text('grade')} />
            </Field>
          )}
        </div>
      </Section>
      <Section title={t`The car and its driver`} text={t`As they stand in the registration certificate.`}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            label={fieldName('plate')}
            error={problems.plate}
            hint={<PlateHint plate={values.plate} />}
            required
            className="sm:col-span-2"
          >
            <Input {...text('plate')} autoCapitalize="characters" maxLength={20} className="max-w-60 font-bold uppercase tabular-nums" />
          </Field>
          <div className="grid items-start gap-4 sm:col-span-2 sm:grid-cols-3">
            <Field label={fieldName('brand')} error={problems.brand}>
              <Input {...text('brand')} />
            </Field>
            <Field label={fieldName('model')} error={problems.model}>
              <Input {...text('model')} />
            </Field>
            <Field label={fieldName('color')} error={problems.color}>
              <Input {...text('color')} />
            </Field>
          </div>
          <Field label={fieldName('driverName')} error={problems.driverName}>
            <Input {...text('driverName')} />
          </Field>
          <Field label={fieldName('driverPhone')} error={problems.driverPhone}>
            <Input {...text('driverPhone')} {...tel} />
          </Field>
          {values.driverName === '' && values.applicantName !== '' && (
            <Button size="sm" className="justify-self-start" onClick={sameDriver}>
              <Trans>The applicant drives</Trans>
            </Button>
          )}
        </div>
      </Section>
      <Section title={t`Papers`} text={t`Only who works on passes sees them.`}>
        <div className="grid gap-4">
          <ImageField key={round} {...image('vehicle.certificate', 'certificateId')} />
          <div className="grid gap-2">
            <ImageField key={round} {...image('vehicle.signature', 'signatureId')} paper />
            <SignatureButton onSigned={(fileId) => set('signatureId', fileId)} />
          </div>
        </div>
      </Section>
    </FormPage>
  )
}

/** What the form of the plate says, while it is typed; never an obstacle. */
function PlateHint({ plate }: { plate: string }) {
  const { t } = useLingui()
  // Half a plate is of no kind yet.
  if (plateKey(plate).length < 6) return t`Spaces, dots and case do not matter`
  return <span className={plateKind(plate) === 'other' ? 'text-waiting' : 'text-good'}>{kindText(plate)}</span>
}
