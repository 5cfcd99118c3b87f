import { type Schema } from '@isb/sdk'
import { whyNotRentMore } from '@isb/sdk/rules'
import { Field, Note, Switch, Textarea } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Draft } from '../../lib/declare/draft.ts'
import { FormDialog } from '../../lib/engine/form/form-dialog.tsx'
import { useForm } from '../../lib/engine/form/use-form.ts'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { isb } from '../../lib/base/connection/isb.ts'
import { LookUp } from '../../lib/engine/picker/look-up.tsx'
import { PersonPicker } from '../../lib/engine/picker/person-picker.tsx'
import { runOperation, useOperation } from '../../lib/base/connection/query.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'
import { fieldWord } from '../../lib/engine/record/values.tsx'
import { useCaller } from '../../lib/base/connection/session.ts'
import { aboutOf, offerUndo } from '../../lib/engine/undo.ts'
import { rentDraftName, useAllowance, useTerm, type FreeBike, type RentValues } from './data.ts'
import { bikeIsOut, rentsConfirmed } from './done.ts'
import { AllowanceNote } from './parts.tsx'

type Rent = Schema<'Rent'>

interface RentFormProps {
  draft: Draft<RentValues>
  restored: boolean
  onClose: () => void
  onSaved: (rent: Rent) => void
}

const bikeOption = ({ id, number, brand, location }: FreeBike) => ({
  value: String(id),
  label: number,
  hint: [brand, location].filter(Boolean).join(' · '),
})

/** Says what was recorded, and offers to undo all of it: the bike is in the rack again, and nobody has asked for it. */
function sayRecorded({ id, confirmation }: Rent, done: Omit<Parameters<typeof offerUndo>[0], 'about' | 'undo'>): void {
  const path = { rentId: id }
  const undo = async () => {
    if (confirmation === 'Confirmed') await runOperation('bike.undoRent', { path }, false)
    await runOperation('bike.cancelRent', { path }, false)
  }
  offerUndo({ ...done, about: [aboutOf('bike.listRents', id)], undo })
}

/** Records a rent for somebody at the desk, and hands the bike over with the same press. */
export default function RentForm({ draft, restored, onClose, onSaved }: RentFormProps) {
  const { t } = useLingui()
  const { may } = useCaller()
  const [bikes, setBikes] = useState<readonly FreeBike[]>([])
  // Recorded, but the second call went wrong: it stands, and only the handing over is tried again.
  const [standing, setStanding] = useState<Rent>()
  const record = useOperation('bike.requestRent', false)
  const confirm = useOperation('bike.confirmRent', false)
  const [personId, setPersonId] = useState(draft.values.person?.id)
  const allowance = useAllowance(standing ? undefined : personId)
  const full = allowance !== undefined && whyNotRentMore(allowance) !== null
  const form = useForm<RentValues, Rent>({
    name: rentDraftName,
    draft,
    problemsOf: ({ person, bike }) => ({
      ...(!person && { person: sharedWord('invalid.required', { field: fieldWord('person') }) }),
      ...(person && full && { person: t`They have reached their limit` }),
      ...(!bike && { bike: sharedWord('invalid.required', { field: fieldWord('bike') }) }),
    }),
    send: async ({ values: { person, bike, note, handOver } }) => {
      const body = { bikeId: bike?.id ?? 0, personId: person?.id ?? 0, note: note.trim() }
      if (!handOver || !may('bike.confirmRent')) {
        const asked = await record.mutateAsync({ body })
        sayRecorded(asked, { title: t`${asked.bike.number} is reserved`, text: personName(asked.person) })
        return asked
      }
      const rent = standing ?? (await record.mutateAsync({ body }))
      setStanding(rent)
      // It would be recorded twice if it were taken up again after a reload.
      form.forget()
      const out = await confirm.mutateAsync({ path: { rentId: rent.id } })
      sayRecorded(out, { ...bikeIsOut(out), operation: 'bike.confirmRent', many: rentsConfirmed })
      return out
    },
    onSaved,
  })
  const { values, set, problems } = form
  const term = useTerm(may('bike.settings') && values.bike !== null)
  const show = (field: keyof RentValues, { person, bike, note }: RentValues): string =>
    field === 'person' ? (person ? named(person) : '') : field === 'bike' ? (bike?.number ?? '') : note
  return (
    <FormDialog
      form={standing ? { ...form, dirty: false } : form}
      title={t`Record a rent`}
      verb={!may('bike.confirmRent') || !values.handOver ? t`Record rent` : standing ? t`Hand it over` : t`Record and hand over`}
      restored={restored}
      onClose={() => (standing ? onSaved(standing) : onClose())}
      fieldName={(field) => (field === 'handOver' ? '' : fieldWord(field))}
      show={show}
    >
      {standing && !form.busy && (
        <Note tone="waiting" role="alert">
          {t`The request is saved and ${standing.bike.number} is reserved, but the bike could not be handed over. Try again, or close this and confirm it in the list.`}
        </Note>
      )}
      <Field label={fieldWord('person')} error={problems.person} required>
        {(control) => (
          <PersonPicker
            control={control}
            people="bike.people"
            value={values.person}
            disabled={standing !== undefined}
            onChoose={(person) => {
              set('person', person)
              setPersonId(person?.id)
            }}
          />
        )}
      </Field>
      {allowance && <AllowanceNote {...allowance} />}
      <Field label={fieldWord('bike')} error={problems.bike} hint={term} required>
        {(control) => (
          <LookUp
            control={control}
            value={values.bike && bikeOption(values.bike)}
            disabled={standing !== undefined}
            onChoose={({ value }) => set('bike', bikes.find(({ id }) => String(id) === value) ?? null)}
            load={async (search, signal) => {
              const found = await isb.bike.options(search.trim() ? { query: { search } } : {}, { signal })
              setBikes(found)
              return found.map(bikeOption)
            }}
            label={t`Choose a bike`}
            searchLabel={t`Number, brand or place`}
            listLabel={t`Available bikes`}
          />
        )}
      </Field>
      <Field label={fieldWord('note')} hint={t`Optional`}>
        <Textarea
          rows={2}
          maxLength={500}
          disabled={standing !== undefined}
          value={values.note}
          onChange={(event) => set('note', event.target.value)}
        />
      </Field>
      {may('bike.confirmRent') && !standing && (
        <Switch checked={values.handOver} onCheckedChange={(on) => set('handOver', on)} label={t`Hand it over now`} />
      )}
    </FormDialog>
  )
}
