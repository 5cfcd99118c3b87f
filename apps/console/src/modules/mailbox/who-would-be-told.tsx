import type { Data } from '@isb/sdk'
import type { values } from '@isb/sdk/metadata'
import { Button, Field, Input, Note, Select } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Check, CircleAlert, Minus, Send } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { schoolToday } from '../../lib/base/connection/public-config.ts'
import { query, useOperation } from '../../lib/base/connection/query.ts'
import { enumOptions } from '../../lib/engine/record/enum-options.ts'
import { enumWord, fieldWord } from '../../lib/engine/record/values.tsx'
import { textOf } from '../../lib/base/connection/report.ts'
import { useCaller } from '../../lib/base/connection/session.ts'
import { StudentSelect } from '../../lib/engine/picker/student-select.tsx'

/** “Who would be told of this absence?”: every rule with its answer and the very mail, before anything is sent. */
export function WhoWouldBeTold() {
  const { t } = useLingui()
  const may = useCaller().may('absence.preview')
  const [studentId, setStudentId] = useState(0)
  const [leaveType, setLeaveType] = useState<(typeof values.LeaveType)[number]>('Sick')
  const [startsOn, setStartsOn] = useState(schoolToday)
  const [endsOn, setEndsOn] = useState(schoolToday)
  const body = { studentId, leaveType, startsOn, endsOn }
  const { data, error } = useQuery({
    ...query('absence.preview', { body }),
    enabled: studentId > 0 && startsOn !== '' && endsOn !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  const test = useOperation('absence.test', t`The email is on its way to you`)
  if (!may) return null
  return (
    <section
      aria-label={t`Who would be told of this absence?`}
      className="mt-3 grid gap-4 rounded-lg border border-line p-4 min-[1400px]:sticky min-[1400px]:top-4"
    >
      <header className="flex items-baseline justify-between gap-3">
        <h3 className="text-base font-bold">{t`Who would be told of this absence?`}</h3>
        <span className="shrink-0 text-xs text-fg-3">{t`Nothing is sent.`}</span>
      </header>
      <div className="grid grid-cols-2 gap-3">
        <Field className="col-span-2" label={fieldWord('studentId')}>
          {(control) => <StudentSelect students="absence.students" control={control} value={studentId} onValueChange={setStudentId} />}
        </Field>
        <Field className="col-span-2" label={fieldWord('leaveType')}>
          {(control) => <Select {...control} options={enumOptions('LeaveType')} value={leaveType} onValueChange={setLeaveType} />}
        </Field>
        <Field label={fieldWord('startsOn')}>
          {(control) => <Input {...control} type="date" value={startsOn} onChange={({ target }) => setStartsOn(target.value)} />}
        </Field>
        <Field label={fieldWord('endsOn')}>
          {(control) => <Input {...control} type="date" value={endsOn} onChange={({ target }) => setEndsOn(target.value)} />}
        </Field>
      </div>
      {error ? (
        <Note tone="waiting">{textOf(error)}</Note>
      ) : (
        data && <Answer preview={data} onTest={(office) => test.mutate({ path: { office }, body })} />
      )}
    </section>
  )
}

interface AnswerProps {
  preview: Data<'absence.preview'>
  onTest: (office: (typeof values.Office)[number]) => void
}

/** Each rule in its turn: whether it applies, whom it tells, and the very mail. Of the divisions only the student's own. */
function Answer({ preview: { days, readers }, onTest }: AnswerProps) {
  const { t } = useLingui()
  const asked = readers.filter(({ rule, applies }) => applies || rule !== 'Division')
  const told = readers.filter(({ applies, addresses }) => applies && addresses.length > 0).length
  return (
    <div role="status" className="grid gap-3 border-t border-line pt-4">
      <p className="font-bold">
        {t`${plural(told, { one: '# office is told', other: '# offices are told' })}`}
        <span className="font-normal text-fg-2">
          {' · '}
          {fieldWord('days')} {days}
        </span>
      </p>
      <ol className="grid">
        {asked.map(({ office, rule, applies, addresses, subject, text }) => {
          const missing = applies && addresses.length === 0
          return (
            <Rule key={office} applies={applies} missing={missing} rule={enumWord('ToldRule', rule)}>
              {applies && (
                <div
                  className={`mt-1 rounded-md border px-3 py-2 text-xs ${missing ? 'border-bad-line bg-bad-bg text-bad' : 'border-line'}`}
                >
                  <b className="text-sm">{enumWord('ToldReader', office)}</b>
                  <p className="break-words text-fg-2">{missing ? t`No mailbox: nobody would be told.` : addresses.join('; ')}</p>
                  {subject && (
                    <details className="mt-1">
                      <summary className="cursor-pointer break-words text-fg-2">{subject}</summary>
                      <pre className="my-2 rounded-md bg-sunken p-3 font-sans break-words whitespace-pre-wrap">{text}</pre>
                      {office !== 'Homeroom' && (
                        <Button size="sm" onClick={() => onTest(office)}>
                          <Send aria-hidden />
                          {t`Send me a test`}
                        </Button>
                      )}
                    </details>
                  )}
                </div>
              )}
            </Rule>
          )
        })}
      </ol>
    </div>
  )
}

interface RuleProps {
  rule: string
  applies: boolean
  /** It applies, and there is nobody to tell. */
  missing: boolean
  children: ReactNode
}

function Rule({ rule, applies, missing, children }: RuleProps) {
  const { t } = useLingui()
  const [Icon, tone, word] = missing
    ? ([CircleAlert, 'bg-bad-bg text-bad', t`No mailbox`] as const)
    : applies
      ? ([Check, 'bg-good-bg text-good', t`Told`] as const)
      : ([Minus, 'bg-over-bg text-fg-3', t`Not told`] as const)
  return (
    <li className="group grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3">
      <span className="grid grid-rows-[1.5rem_1fr] justify-items-center">
        <span aria-hidden className={`grid size-6 place-items-center rounded-full ${tone}`}>
          <Icon className="size-3.5" />
        </span>
        <span aria-hidden className="w-px bg-line group-last:hidden" />
      </span>
      <div className="pb-4 group-last:pb-0">
        <p className={`flex flex-wrap justify-between gap-x-2 leading-6 ${applies ? '' : 'text-fg-3'}`}>
          <span className="first-letter:uppercase">{rule}</span>
          <span className={`bg-transparent! text-xs leading-6 ${tone}`}>{word}</span>
        </p>
        {children}
      </div>
    </li>
  )
}
