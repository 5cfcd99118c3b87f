// Who would be reminded of a survey now, in which language, with the very mail; and the button that sends it.
import type { Data } from '@isb/sdk'
import { Button, ConfirmDialog, Empty, Field, Note, Select, Skeleton } from '@isb/ui'
import { listOf } from '@isb/words'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { locale, named } from '../../lib/base/words/i18n.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { LevelLayout } from '../../lib/engine/page/level.tsx'
import { query, useOperation } from '../../lib/base/connection/query.ts'
import { enumWord, fieldWord } from '../../lib/engine/record/values.tsx'
import { useGrades } from './choice.tsx'
import { NotChosen } from './not-chosen.tsx'

const route = getRouteApi('/_level/admission/list/remind')

const everyGrade = '-'

type Reminder = Data<'survey.reminder'>
/** So many readers are listed; the others are counted. */
const shown = 200

export default function RemindScreen() {
  const { surveyId } = route.useSearch()
  return surveyId ? <Reminding surveyId={surveyId} /> : <NotChosen />
}

function Reminding({ surveyId }: { surveyId: number }) {
  const { t } = useLingui()
  const { ids } = route.useSearch()
  /** Who is reminded, where that is not everybody who has not answered. */
  const some = ids === undefined ? undefined : String(ids)
  const [grade, setGrade] = useState(everyGrade)
  const asked = {
    path: { surveyId },
    query: { ...(grade !== everyGrade && { grade }), ...(some && { asked: some }) },
  }
  const { data, error, isFetching, refetch } = useQuery({ ...query('survey.reminder', asked), placeholderData: keepPreviousData })
  const send = useOperation('survey.remind', t`The emails are on their way`)
  const [asking, setAsking] = useState(false)
  const mails = data?.readers.length ?? 0
  return (
    <LevelLayout
      up="/admission/list"
      actions={
        <Button variant="lead" disabled={mails === 0 || isFetching} onClick={() => setAsking(true)}>
          <Mail aria-hidden />
          {t`Send ${plural(mails, { one: '# email', other: '# emails' })}`}
        </Button>
      }
    >
      <div className="mx-auto grid w-full max-w-5xl gap-6 p-4 sm:p-6">
        {error && !data && (
          <NotLoaded title={t`The reminder did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {!data && !error && <Skeleton className="h-60! w-full" />}
        {!some && <GradeChoice grade={grade} onGrade={setGrade} />}
        {data && <Plan plan={data} />}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Send ${plural(mails, { one: '# email', other: '# emails' })}?`}
        text={t`${plural(data?.students ?? 0, { one: 'It is about # student', other: 'They are about # students' })} without an answer.`}
        confirmLabel={t`Send`}
        cancelLabel={t`Not now`}
        busy={send.isPending}
        onConfirm={() => send.mutate(asked, { onSettled: () => setAsking(false) })}
      />
    </LevelLayout>
  )
}

function GradeChoice({ grade, onGrade }: { grade: string; onGrade: (grade: string) => void }) {
  const { t } = useLingui()
  const options = useGrades().map((each) => ({ value: each.code, label: each.code, hint: named(each) }))
  return (
    <Field label={fieldWord('grade')} className="max-w-60">
      {(control) => (
        <Select {...control} options={[{ value: everyGrade, label: t`All grades` }, ...options]} value={grade} onValueChange={onGrade} />
      )}
    </Field>
  )
}

function Plan({ plan: { hours, students, readers, reminded, unreached, subject, text } }: { plan: Reminder }) {
  const { t } = useLingui()
  return (
    <>
      <div className="grid gap-2">
        <p>
          {t`${plural(students, { one: '# student has no answer and is due for a reminder.', other: '# students have no answer and are due for a reminder.' })}`}
        </p>
        {reminded > 0 && (
          <Note tone="live">
            {t`${plural(reminded, { one: '# student is left out', other: '# students are left out' })}: their families were reminded within the last ${hours} hours.`}
          </Note>
        )}
        {unreached.length > 0 && (
          <Note tone="waiting">
            {t`No guardian who can answer has an address:`} {listOf(locale(), unreached.map(personName))}
          </Note>
        )}
      </div>
      {readers.length === 0 ? (
        <Empty title={t`Nobody needs a reminder now`} text={t`Families that have answered or were just reminded are not contacted.`} />
      ) : (
        <>
          <section aria-label={t`The mail`} className="grid gap-2 rounded-lg border border-line p-4">
            <h2 className="font-bold">{subject}</h2>
            <p className="text-fg-2 whitespace-pre-wrap">{text}</p>
          </section>
          <Readers readers={readers} />
        </>
      )}
    </>
  )
}

function Readers({ readers }: Pick<Reminder, 'readers'>) {
  const { t } = useLingui()
  const heads = ['personName', 'email', 'language', 'student'] as const
  return (
    <section aria-label={t`Recipients`} className="min-w-0 rounded-lg border border-line">
      <h2 className="border-b border-line px-4 py-3 font-bold">{t`Recipients`}</h2>
      <div className="overflow-x-auto px-4 py-2" tabIndex={0} role="group" aria-label={t`Recipients`}>
        <table className="w-full text-left">
          <thead className="text-xs text-fg-2">
            <tr>
              {heads.map((field) => (
                <th key={field} className="py-1 pr-4 font-normal">
                  {fieldWord(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {readers.slice(0, shown).map((reader) => (
              <tr key={reader.id}>
                <td className="py-1 pr-4">{named(reader)}</td>
                <td className="py-1 pr-4">{reader.email}</td>
                <td className="py-1 pr-4 whitespace-nowrap">{enumWord('MailLanguage', reader.language)}</td>
                <td className="py-1">{listOf(locale(), reader.students.map(personName))}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {readers.length > shown && (
          <p className="py-2 text-fg-2">{t`${plural(readers.length - shown, { one: 'and # more', other: 'and # more' })}`}</p>
        )}
      </div>
    </section>
  )
}
