// An answer that a guardian gives by telephone: the form that they would see, and the rules that would check it.
import type { Data, Schema } from '@isb/sdk'
import { problemsOfAnswer, spokenForm } from '@isb/sdk/rules'
import { Button, ConfirmDialog, Empty, Field, Note, Segmented, Select, Skeleton, Textarea } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useBlocker, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { LevelLayout } from '../../lib/engine/page/level.tsx'
import { query, queryClient, useOperation } from '../../lib/base/connection/query.ts'
import { Phone } from '../../lib/engine/record/contact.tsx'
import { enumWord, fieldWord } from '../../lib/engine/record/values.tsx'
import { AnswerSheet, nothingGiven } from './answer-sheet.tsx'
import { NotChosen } from './not-chosen.tsx'

const route = getRouteApi('/_level/admission/list/enter')

const list = '/admission/list'

export default function EnterScreen() {
  const { id } = route.useSearch()
  return id ? <Entering askedId={id} /> : <NotChosen />
}

function Entering({ askedId }: { askedId: number }) {
  const { t } = useLingui()
  const path = { askedId }
  const sheet = useQuery({ ...query('survey.pageFor', { path }), refetchOnWindowFocus: false })
  const guardians = useQuery(query('survey.guardians', { path }))
  const error = sheet.error ?? guardians.error
  if (sheet.data && guardians.data?.[0]) return <Entry key={sheet.data.version} sheet={sheet.data} guardians={guardians.data} />
  return (
    <LevelLayout up={list}>
      {guardians.data?.length === 0 ? (
        <Empty title={t`Nobody can answer`} text={t`This student has no guardian who may act for them.`} />
      ) : error ? (
        <NotLoaded className="m-auto" title={t`The form did not load`} error={error} busy={false} onRetry={() => void sheet.refetch()} />
      ) : (
        <Skeleton className="m-6 h-60!" />
      )}
    </LevelLayout>
  )
}

function Entry({ sheet, guardians }: { sheet: Schema<'SurveySheet'>; guardians: Data<'survey.guardians'> }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const enter = useOperation('survey.enter', t`The answer is entered`)
  const [guardianId, setGuardianId] = useState(guardians[0]!.id)
  const [decision, setDecision] = useState<Schema<'SurveyDecision'> | ''>('')
  const [given, setGiven] = useState(nothingGiven)
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const done = useRef(false)
  const dirty = decision !== '' || note !== ''
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && dirty && !done.current,
    enableBeforeUnload: () => dirty && !done.current,
    withResolver: true,
  })
  const guardian = guardians.find((each) => each.id === guardianId)
  const form = decision === '' ? undefined : spokenForm(decision === 'Yes' ? sheet.yes : sheet.no)
  const problems = form ? problemsOfAnswer(form, given.replies, given.accepted) : []
  const submit = async () => {
    setTried(true)
    if (!decision || problems.length > 0) return
    const { version } = sheet
    const made = await enter
      .mutateAsync({ path: { askedId: sheet.id }, body: { guardianId, version, decision, ...given, note } })
      .catch(() => undefined)
    if (!made) return
    done.current = true
    // Back to the survey that it belongs to, with its board.
    const asked = await queryClient.fetchQuery(query('survey.getAsked', { path: { askedId: sheet.id } })).catch(() => undefined)
    void navigate({ to: list, search: { ...(asked && { surveyId: asked.survey.id }), id: sheet.id } })
  }
  return (
    <LevelLayout
      title={t`Answer for ${personName(sheet.child)}`}
      up={list}
      aside={<span className="truncate text-fg-2 max-sm:hidden">{sheet.title}</span>}
      actions={
        <Button variant="lead" disabled={!decision} loading={enter.isPending} onClick={() => void submit()}>
          {sharedWord('do.survey.enter')}
        </Button>
      }
    >
      <div className="mx-auto grid w-full max-w-2xl content-start gap-6 p-4 sm:p-6">
        <Note tone="live">{t`The guardian gets this answer by mail, and can change it until the survey ends.`}</Note>
        <div className="grid gap-2">
          <Field label={fieldWord('givenBy')}>
            {(control) => (
              <Select
                {...control}
                options={guardians.map((each) => ({ value: String(each.id), label: named(each) }))}
                value={String(guardianId)}
                onValueChange={(value) => setGuardianId(Number(value))}
              />
            )}
          </Field>
          <span className="flex flex-wrap gap-x-3">
            {guardian?.phones.map((phone) => (
              <Phone key={phone} number={phone} />
            ))}
          </span>
        </div>
        <div className="grid justify-items-start gap-1.5">
          <span aria-hidden className="font-bold">
            {fieldWord('decision')}
          </span>
          <Segmented
            label={fieldWord('decision')}
            options={(['Yes', 'No'] as const).map((value) => ({ value, label: enumWord('SurveyDecision', value) }))}
            value={decision}
            onValueChange={(next) => {
              setDecision(next)
              setTried(false)
            }}
          />
        </div>
        {form && (
          <div className="grid gap-5">
            <AnswerSheet form={form} given={given} onGiven={setGiven} problems={tried ? problems : []} />
          </div>
        )}
        {tried && problems.length > 0 && (
          <p role="alert" className="text-bad">
            {sharedWord('reason.SURVEY_ANSWER_WRONG')}
          </p>
        )}
        <Field label={fieldWord('callNote')} hint={t`Who called whom, and what else was said. Families do not see it.`}>
          {(control) => <Textarea {...control} rows={2} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />}
        </Field>
      </div>
      <ConfirmDialog
        open={blocker.status === 'blocked'}
        onOpenChange={() => blocker.reset?.()}
        tone="danger"
        title={t`Discard what you typed?`}
        text={t`It has not been saved.`}
        cancelLabel={t`Keep editing`}
        confirmLabel={t`Discard`}
        onConfirm={() => blocker.proceed?.()}
      />
    </LevelLayout>
  )
}
