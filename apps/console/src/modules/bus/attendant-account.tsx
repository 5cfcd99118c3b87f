// The account of a route's attendant: their role may reach the riders of their own runs alone.
import type { Schema } from '@isb/sdk'
import { Button, Field } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SendDialog } from '../../lib/engine/form/send-dialog.tsx'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import type { FoundPerson } from '../../lib/engine/record/person-hint.ts'
import { PersonPicker } from '../../lib/engine/picker/person-picker.tsx'
import { useOperation } from '../../lib/base/connection/query.ts'

export default function AttendantDialog({ row, onClose }: { row: Schema<'BusRoute'>; onClose: () => void }) {
  const { t } = useLingui()
  const { id: routeId, version, attendantAccount: account } = row
  const [person, setPerson] = useState<FoundPerson | null>(account && { ...account, email: null })
  const save = useOperation('bus.update', t`Attendant of ${named(row)} saved`)
  return (
    <SendDialog
      title={t`Who attends ${named(row)}?`}
      text={t`People whose role covers their own bus runs see only the riders of those runs. Attendants without an account sign in with the code of a run.`}
      verb={t`Save attendant`}
      send={() => save.mutateAsync({ path: { routeId }, body: { version, attendantId: person?.id ?? null } })}
      onClose={onClose}
    >
      <Field label={sharedWord('field.attendantAccount')}>
        {(control) => <PersonPicker control={control} people="bus.people" value={person} onChoose={setPerson} />}
      </Field>
      {person && (
        <Button variant="ghost" className="justify-self-start" onClick={() => setPerson(null)}>
          {t`Nobody with an account`}
        </Button>
      )}
    </SendDialog>
  )
}
