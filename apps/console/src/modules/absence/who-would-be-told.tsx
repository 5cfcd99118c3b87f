import type { Data } from '@isb/sdk'
import { values } from '@isb/sdk/metadata'
import { Button, Field, Input, Select } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, CircleAlert, Minus, Send } from 'lucide-react'
import { useState } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import { schoolToday } from '../../lib/public-config.ts'
import { useOperation } from '../../lib/query.ts'
import { fieldWord } from '../../lib/record/values.tsx'
import { useCaller } from '../../lib/session.ts'
import StudentSelect from './student-select.tsx'

/** “Who would be told of this absence?”: every rule with its answer and the very mail, before anything is sent. */
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
    <section
      aria-label={t`Who would be told of this absence?`}
      className="grid gap-4 rounded-lg border border-line p-4 min-[1400px]:sticky min-[1400px]:top-4"
    >
      <header className="flex items-baseline justify-between gap-3">
        <h3 className="text-base font-bold">{t`Who would be told of this absence?`}</h3>
        <span className="shrink-0 text-xs text-fg-3">{t`Nothing is sent.`}</span>
      </header>
      <div className="grid gap-3 sm:grid-cols-2 min-[1400px]:grid-cols-1">
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
        <div className="grid gap-3 sm:col-span-2 sm:grid-cols-2 min-[1400px]:col-span-1">
          <Field label={fieldWord('startsOn')}>
            {(control) => <Input {...control} type="date" value={startsOn} onChange={({ target }) => setStartsOn(target.value)} />}
          </Field>
          <Field label={fieldWord('endsOn')}>
            {(control) => <Input {...control} type="date" value={endsOn} onChange={({ target }) => setEndsOn(target.value)} />}
          </Field>
        </div>
      </div>
      <Button
        className="justify-self-start"
        disabled={studentId === 0}
        loading={ask.isPending}
        onClick={() => ask.mutate({ body: { studentId, leaveType, startsOn, endsOn } })}
      >
        <Trans>Show who would be told</Trans>
      </Button>
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

/** Each rule in its turn: whether it applies, whom it tells, and the very mail. */
function Answer({ preview: { days, readers }, onTest }: AnswerProps) {
  const { t } = useLingui()
  const told = readers.filter(({ applies, addresses }) => applies && addresses.length > 0).length
  return (
    <div role="status" className="grid gap-2 border-t border-line pt-4">
      <p className="font-bold">
        {t`${plural(told, { one: '# office is told', other: '# offices are told' })}`}
        <span className="font-normal text-fg-2">
          {' · '}
          {fieldWord('days')} {days}
        </span>
      </p>
      <ol className="grid">
        {readers.map(({ office, rule, applies, addresses, subject, text }) => {
          const [Icon, tone] = !applies
            ? ([Minus, 'text-fg-3'] as const)
            : addresses.length > 0
              ? ([Check, 'text-good'] as const)
              : ([CircleAlert, 'text-bad'] as const)
          return (
            <li key={office} className="group grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3">
              <span className={`grid grid-rows-[1.5rem_1fr] justify-items-center ${tone}`}>
                <Icon aria-hidden className="size-4 self-center" />
                <span aria-hidden className="w-px bg-line group-last:hidden" />
              </span>
              <div className="pb-3">
                <p className={`flex flex-wrap justify-between gap-x-2 leading-6 ${applies ? '' : 'text-fg-3'}`}>
                  <span>
                    <b>{sharedWord(`value.ToldReader.${office}`)}</b> {sharedWord(`value.ToldRule.${rule}`)}
                  </span>
                  <span className={`text-xs leading-6 ${tone}`}>
                    {!applies ? t`Not told` : addresses.length > 0 ? t`Told` : t`No mailbox`}
                  </span>
                </p>
                {subject && (
                  <details className="text-xs">
                    <summary className="cursor-pointer break-words text-fg-2">
                      {addresses.join('; ')}: {subject}
                    </summary>
                    <pre className="mt-2 rounded-md bg-sunken p-3 font-sans break-words whitespace-pre-wrap">{text}</pre>
                    {office !== 'Homeroom' && (
                      <Button size="sm" className="mt-2" onClick={() => onTest(office)}>
                        <Send aria-hidden />
                        {t`Send me a test`}
                      </Button>
                    )}
                  </details>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
