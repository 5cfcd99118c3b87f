import { phoneOf } from '@isb/sdk/rules'
import { values, type EnumValue } from '@isb/sdk/metadata'
import { Field, Input, Select, Switch } from '@isb/ui'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { SendDialog } from '../../lib/engine/form/send-dialog.tsx'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { bareName, personName } from '../../lib/engine/record/person-name.tsx'
import type { RowOf } from '../../lib/declare/list.ts'
import type { FoundPerson } from '../../lib/engine/record/person-hint.ts'
import { PersonPicker } from '../../lib/engine/picker/person-picker.tsx'
import { usePublicConfig } from '../../lib/base/connection/public-config.ts'
import { useOperation } from '../../lib/base/connection/query.ts'
import { enumWord } from '../../lib/engine/record/values.tsx'
import type { Data } from '@isb/sdk'

type Guardian = Data<'student.family'>['guardians'][number]
interface Props {
  student: RowOf<'student.list'>
  /** Undefined for a new one. */
  guardian: Guardian | undefined
  /** The next free place in the order of calls. */
  next: number
  onClose: () => void
}

const blank = { relation: 'Mother', maySee: true, mayAct: true, noContact: false } as const
const phoneIn = (guardian: Guardian | undefined) => guardian?.contacts.find(({ kind }) => kind === 'Phone')?.value ?? ''

/** Ties somebody to a student as guardian, or changes how they are tied and called. */
export default function GuardianDialog({ student, guardian, next, onClose }: Props) {
  const [person, setPerson] = useState<FoundPerson | null>(null)
  const [link, setLink] = useState({ ...blank, contactOrder: next, ...guardian } as Pick<
    Guardian,
    'relation' | 'contactOrder' | 'maySee' | 'mayAct' | 'noContact'
  >)
  const [phone, setPhone] = useState(phoneIn(guardian))
  const [tried, setTried] = useState(false)
  const phoneCode = usePublicConfig()?.school.phoneCode
  const save = useOperation('student.setGuardian', t`Family saved`)
  const call = useOperation('student.setContacts', false)
  const who = personName(student)
  const set = (change: Partial<typeof link>) => setLink((before) => ({ ...before, ...change }))
  const personId = guardian?.person.id ?? person?.id
  const wrongPhone = phone.trim() !== '' && phoneOf(phone, phoneCode) === null
  const send = async (guardianId: number) => {
    const { relation, contactOrder, maySee, mayAct, noContact } = link
    const body = { relation, contactOrder, maySee, mayAct, noContact }
    const { guardians } = await save.mutateAsync({ path: { studentId: student.id, guardianId }, body })
    const before = guardians.find((each) => each.person.id === guardianId)
    if (phone.trim() === phoneIn(before)) return
    const others = before?.contacts.filter(({ value }) => value !== phoneIn(before)) ?? []
    const contacts = [...(phone.trim() ? [{ kind: 'Phone' as const, value: phone.trim(), label: '' }] : []), ...others]
    await call.mutateAsync({ path: { studentId: student.id, personId: guardianId }, body: { contacts } })
  }
  const relations = values.Relation.map((value: EnumValue<'Relation'>) => ({ value, label: enumWord('Relation', value) }))
  return (
    <SendDialog
      title={guardian ? t`${bareName(guardian.person)}, guardian of ${who}` : t`New guardian of ${who}`}
      verb={guardian ? t`Save` : t`Add guardian`}
      send={() => {
        setTried(true)
        return personId === undefined || wrongPhone ? undefined : send(personId)
      }}
      onClose={onClose}
    >
      {!guardian && (
        <Field
          label={sharedWord('field.guardianId')}
          hint={t`Anyone with an account, including school staff`}
          error={tried && person === null && t`Choose a person`}
          required
        >
          {(control) => <PersonPicker control={control} people="student.guardianOptions" value={person} onChoose={setPerson} />}
        </Field>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={sharedWord('field.relation')}>
          {(control) => <Select {...control} options={relations} value={link.relation} onValueChange={(relation) => set({ relation })} />}
        </Field>
        <Field label={sharedWord('field.contactOrder')} hint={t`1 is called first`}>
          <Input
            type="number"
            min={1}
            max={20}
            value={String(link.contactOrder)}
            onChange={(event) => set({ contactOrder: Math.min(20, Math.max(1, Math.round(Number(event.target.value)) || 1)) })}
          />
        </Field>
      </div>
      <Field
        label={enumWord('ContactKind', 'Phone')}
        hint={phoneCode ? t`Without a country code, +${phoneCode} is added.` : t`With its country code, such as +86 138 0013 8000`}
        error={tried && wrongPhone && sharedWord('reason.CONTACT_PHONE')}
      >
        <Input type="tel" value={phone} onChange={(event) => setPhone(event.target.value)} />
      </Field>
      <Switch
        checked={link.noContact}
        onCheckedChange={(noContact) => set({ noContact, ...(noContact ? { maySee: false, mayAct: false } : { maySee: true }) })}
        label={t`Must have no contact with the child`}
      />
      {!link.noContact && (
        <>
          <Switch
            checked={link.maySee}
            onCheckedChange={(maySee) => set({ maySee, ...(!maySee && { mayAct: false }) })}
            label={sharedWord('field.maySee')}
          />
          <Switch
            checked={link.mayAct}
            onCheckedChange={(mayAct) => set({ mayAct })}
            label={sharedWord('field.mayAct')}
            disabled={!link.maySee}
          />
        </>
      )}
    </SendDialog>
  )
}
