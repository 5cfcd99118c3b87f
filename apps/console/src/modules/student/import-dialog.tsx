import { familyFile, type FamilyColumn } from '@isb/sdk/rules'
import { Field, Input } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { ImportDialog } from '../../lib/engine/import/import-dialog.tsx'
import { schoolToday } from '../../lib/base/connection/public-config.ts'
import { fieldWord } from '../../lib/engine/record/values.tsx'

/** The contract takes so many rows at once. */
const most = 50_000
/** A student has the names of a person, not that of a thing. */
const nameOf = (column: FamilyColumn) =>
  column === 'name' ? sharedWord('field.personName') : column === 'nameZh' ? sharedWord('field.personNameZh') : fieldWord(column)

/** Brings students and their guardians in from a CSV file, by student numbers. */
export default function ImportStudents({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [from, setFrom] = useState(schoolToday)
  const day = (
    <Field label={t`Classes apply from`} hint={t`Students who are here already change class, grade and division on this day.`}>
      <Input type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
    </Field>
  )
  return (
    <ImportDialog<FamilyColumn>
      config={{
        title: t`Import students and families`,
        text: t`Adds and updates students by number, and their guardians by email and name. They may be in one file, with a line for each guardian, or in several that you choose together. Nobody is removed, and fields that the file leaves empty do not change.`,
        operation: 'student.import',
        schema: 'zStudentRow',
        file: familyFile,
        more: { body: { from: from || schoolToday() }, control: day },
        name: nameOf,
        several: true,
        most,
        fileName: 'students.csv',
      }}
      onClose={onClose}
    />
  )
}
