import { alikePlates, plateKey, plateKind, plateWritten } from '@isb/sdk/rules'
import { values as enums, vehicle } from '@isb/sdk/metadata'
import { Button, Field, Segmented } from '@isb/ui'
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { declaredRows, type ControlProps } from '../../../lib/declare/field.ts'
import { FormPage } from '../../../lib/engine/form/form-page.tsx'
import { useFields } from '../../../lib/engine/form/use-fields.tsx'
import { keptDraft } from '../../../lib/engine/form/kept-draft.ts'
import { named } from '../../../lib/base/words/i18n.ts'
import { imageOf } from '../../../lib/base/image/image.tsx'
import { isb } from '../../../lib/base/connection/isb.ts'
import { PersonPicker } from '../../../lib/engine/picker/person-picker.tsx'
import { runOperation } from '../../../lib/base/connection/query.ts'
import { enumWord, fieldWord } from '../../../lib/engine/record/values.tsx'
import { Section } from '../../../lib/engine/page/section.tsx'
import { useCaller, useSession } from '../../../lib/base/connection/session.ts'
import { isReadable, kindText, passPath, sentPlate, type Pass } from '../data.ts'
import { beginning, draftName, fields, forPerson, myself, valuesOf, type Values } from './apply-values.ts'

// What a type of pass does not have is not asked for.
const isParents = ({ type }: Values) => type === 'parent'
const isOthers = ({ type }: Values) => type !== 'parent'
const applicant = declaredRows<Values>([
  { field: 'type', group: true, Control: TypeChoice },
  ['applicantName', { field: 'email', hint: ({ person }) => person?.email === null && <WhyNoEmail /> }],
  [
    'phone',
    { field: 'department', when: isOthers, hint: ({ type }) => type !== 'staff' && t`Who they visit or work for` },
    { field: 'studentName', when: isParents },
    { field: 'grade', when: isParents },
  ],
])
const plateRow = declaredRows<Values>([
  {
    field: 'plate',
    hint: ({ plate }) => <PlateHint plate={plate} />,
    whyNot: ({ plate }) => (plateKey(plate) === '' ? 'PLATE_EMPTY' : null),
    input: { autoCapitalize: 'characters', maxLength: 20, className: 'max-w-60 font-bold uppercase tabular-nums' },
  },
])
const car = declaredRows<Values>([
  ['brand', 'model', 'color'],
  ['driverName', 'driverPhone'],
])
const papers = declaredRows<Values>([
  { field: 'certificateId', image: 'vehicle.certificate' },
  { field: 'signatureId', image: 'vehicle.signature', paper: true, signed: true },
])
const declared = [applicant, plateRow, car, papers].flat(2)

interface ApplyFormProps {
  /** The pass that is corrected, or that a new application is made from. */
  pass: Pass | undefined
  edits: boolean
}

/** An application, new or corrected: what is typed is kept. */
export default function ApplyForm({ pass, edits }: ApplyFormProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const me = useSession()?.me
  const forOthers = useCaller().may('vehicle.people')
  // Whoever applies for nobody else applies for themselves.
  const [given] = useState(() => beginning(pass, edits, forOthers || !me ? undefined : myself(me)))
  const { id } = given
  const renewsId = edits ? undefined : pass?.id
  const name = draftName(pass, edits)
  const [kept] = useState(() => keptDraft<Values>(name))
  const operation = edits ? 'vehicle.update' : 'vehicle.create'
  const form = useFields<Values, Pass>({
    name,
    draft: kept ?? given,
    operation,
    body: vehicle.forms[operation],
    fields,
    declared,
    send: async (body, { values: { person, plate } }) => {
      const beside = edits ? {} : { ...(forOthers && { personId: person?.id ?? null }), ...(renewsId && { renewsId }) }
      const input = { ...(id !== undefined && passPath({ id })), body: { ...body, plate: sentPlate(plate), ...beside } }
      // What saves an application answers it.
      return (await runOperation(operation, input, edits ? t`Application saved` : t`The application is in the queue`)) as Pass
    },
    read: async (passId) => {
      const row = await isb.vehicle.get({ path: { passId } })
      return { values: valuesOf(row), version: row.version }
    },
    savedImage: (field, image) => pass && imageOf(image, passPath(pass), field === 'certificateId' ? pass.certificateId : pass.signatureId),
    onSaved: (saved) => void navigate({ to: '/vehicle', search: { id: saved.id } }),
  })
  /** How often the form was begun anew: an image that is still under way then is not for it any more. */
  const [round, setRound] = useState(0)
  const { values } = form
  const alike = alikePlates(values.plate)
  return (
    <FormPage
      form={form}
      verb={edits ? t`Save application` : t`Submit application`}
      restored={kept !== undefined}
      begins
      onDiscard={() => {
        setRound(round + 1)
        form.restart(edits ? { ...form.draft, values: form.draft.start } : given)
      }}
      fieldName={form.fieldName}
      show={(field, from) => (field === 'person' ? from.person && named(from.person) : form.show(field, from)) ?? ''}
    >
      <Section title={t`About the applicant`} text={t`Decisions are sent to this address.`}>
        <div className="grid gap-4">
          {!edits && forOthers && (
            <Field label={fieldWord('person')} hint={t`Fills in what the school knows`}>
              {(control) => (
                <PersonPicker
                  control={control}
                  people="vehicle.people"
                  value={values.person}
                  onChoose={(person) => form.enter(forPerson(values, person))}
                  others={[
                    { person: null, label: t`Somebody without an account` },
                    ...(me ? [{ person: myself(me), label: t`Myself` }] : []),
                  ]}
                />
              )}
            </Field>
          )}
          {form.rows(applicant)}
        </div>
      </Section>
      <Section title={t`Car and driver`} text={t`As shown on the registration certificate.`}>
        <div className="grid gap-4">
          {form.rows(plateRow)}
          {alike.length > 0 && (
            <div className="-mt-2 flex flex-wrap gap-2">
              {alike.map((plate) => (
                <Button key={plate} size="sm" onClick={() => form.enter({ plate })}>
                  {plate}
                </Button>
              ))}
            </div>
          )}
          {form.rows(car)}
          {values.driverName === '' && values.applicantName !== '' && (
            <Button
              size="sm"
              className="justify-self-start"
              onClick={() => form.enter({ driverName: values.applicantName, driverPhone: values.phone })}
            >
              <Trans>The applicant drives</Trans>
            </Button>
          )}
        </div>
      </Section>
      <Section title={t`Documents`} text={t`Visible only to staff who handle passes.`}>
        <div key={round} className="grid gap-4">
          {form.rows(papers)}
        </div>
      </Section>
    </FormPage>
  )
}

function TypeChoice({ value, onValueChange }: ControlProps<Values['type']>) {
  return (
    <Segmented
      label={fieldWord('type')}
      options={enums.PassType.map((type) => ({ value: type, label: enumWord('PassType', type) }))}
      value={value}
      onValueChange={onValueChange}
      className="max-w-full flex-wrap"
    />
  )
}

/** Why choosing a person has filled in no address. */
function WhyNoEmail() {
  return useCaller().may('staff.list') ? t`This account has no address` : t`Not shown to your role. Ask for it.`
}

/** What the form of the plate says, while it is typed; never an obstacle. */
function PlateHint({ plate }: { plate: string }) {
  // Half a plate is of no kind yet.
  if (plateKey(plate).length < 6) return t`Spaces, dots and case do not matter`
  const written = plateWritten(plate)
  return (
    <span className={plateKind(plate) === 'other' ? 'text-waiting' : 'text-good'}>
      {isReadable(plate) && <b>{t`Read as ${written}`} · </b>}
      {kindText(plate)}
    </span>
  )
}
