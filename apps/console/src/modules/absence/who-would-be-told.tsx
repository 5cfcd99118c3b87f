import type { Data } from '@isb/sdk'
import { values } from '@isb/sdk/metadata'
import { Button, Field, Input, Select, StatusChip } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import { schoolToday } from '../../lib/public-config.ts'
import { useOperation } from '../../lib/query.ts'
import { fieldWord } from '../../lib/record/values.tsx'
import { useCaller } from '../../lib/session.ts'
import StudentSelect from './student-select.tsx'

/** “Who would get a mail for …”: every rule with its answer and the very mail, before anything is sent. */
export function WhoWouldBeTold() {
  const { t } = useLingui()
  const may = useCaller().may('absence.preview')
  const [studentId, setStudentId] = useState(0)
  const [leaveType, setLeaveType] = useState<(typeof values.LeaveType)[number]>('Sick')
  const [startsOn, setStartsOn] = useState(schoolToday)
  const [endsOn, setEndsOn] = useState(schoolToday)
  const ask = useOperation('absence.preview', false)
  const test = useOperation('absence.test', t`The email is on its way to you`)
  if (!may) return null
  return (
    <section aria-label={t`Who would get a mail for …`} className="grid gap-3 rounded-lg border border-line p-4">
      <h3 className="font-bold">{t`Who would get a mail for …`}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={fieldWord('studentId')}>
          {(control) => <StudentSelect control={control} value={studentId} onValueChange={setStudentId} />}
        </Field>
        <Field label={fieldWord('leaveType')}>
          {(control) => (
            <Select
              {...control}
              options={values.LeaveType.map((value) => ({ value, label: sharedWord(`value.LeaveType.${value}`) }))}
              value={leaveType}
              onValueChange={setLeaveType}
            />
          )}
        </Field>
        <Field label={fieldWord('startsOn')}>
          {(control) => <Input {...control} type="date" value={startsOn} onChange={({ target }) => setStartsOn(target.value)} />}
        </Field>
        <Field label={fieldWord('endsOn')}>
          {(control) => <Input {...control} type="date" value={endsOn} onChange={({ target }) => setEndsOn(target.value)} />}
        </Field>
      </div>
      <div className="flex items-center gap-3">
        <Button
          disabled={studentId === 0 || ask.isPending}
          onClick={() => ask.mutate({ body: { studentId, leaveType, startsOn, endsOn } })}
        >
          <Trans>Show who would be told</Trans>
        </Button>
        <span className="text-xs text-fg-3">{t`Nothing is sent.`}</span>
      </div>
      {ask.data && (
        <Answer
          preview={ask.data}
          onTest={(office) => test.mutate({ path: { office }, body: { studentId, leaveType, startsOn, endsOn } })}
        />
      )}
    </section>
  )
}

interface AnswerProps {
  preview: Data<'absence.preview'>
  onTest: (office: (typeof values.Office)[number]) => void
}

function Answer({ preview: { days, readers }, onTest }: AnswerProps) {
  const { t } = useLingui()
  return (
    <ul className="grid divide-y divide-line">
      <li className="py-2 font-bold">
        {fieldWord('days')}: {days}
      </li>
      {readers.map(({ office, rule, applies, addresses, subject, text }) => (
        <li key={office} className="py-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className={applies ? '' : 'text-fg-3'}>
              <b>{sharedWord(`value.ToldReader.${office}`)}</b> {sharedWord(`value.ToldRule.${rule}`)}
            </span>
            {applies ? (
              <StatusChip tone={addresses.length > 0 ? 'good' : 'bad'}>{addresses.length > 0 ? t`Told` : t`No mailbox`}</StatusChip>
            ) : (
              <StatusChip tone="over">{t`Not told`}</StatusChip>
            )}
          </div>
          {subject && (
            <details className="text-xs">
              <summary className="cursor-pointer text-fg-2">
                {addresses.join('; ')}: {subject}
              </summary>
              <pre className="mt-2 font-sans break-words whitespace-pre-wrap">{text}</pre>
              {office !== 'Homeroom' && (
                <Button size="sm" className="mt-2" onClick={() => onTest(office)}>
                  <Send aria-hidden />
                  {t`Send me a test`}
                </Button>
              )}
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}
