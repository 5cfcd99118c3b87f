// The editor of a survey's forms: both languages side by side, what is missing at its place, a preview that answers like the app.
import type { Schema } from '@isb/sdk'
import { gapsOf, whyNotMoveSurvey } from '@isb/sdk/rules'
import { Badge, Button, ConfirmDialog, IconButton, Tabs } from '@isb/ui'
import { plural, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { CalendarCog, MessageSquareText, Plus, Redo2, Undo2, type LucideIcon } from 'lucide-react'
import { useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { DraftBanners } from '../../lib/engine/draft/draft-banners.tsx'
import { DraftGuard } from '../../lib/engine/draft/draft-guard.tsx'
import type { Draft } from '../../lib/engine/draft/use-draft.ts'
import { DragHandle } from '../../lib/engine/form/drag-handle.tsx'
import { useDragOrder } from '../../lib/engine/form/drag-order.ts'
import { moved } from '../../lib/engine/form/moved.ts'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { LevelLayout } from '../../lib/engine/page/level.tsx'
import { query, useOperation } from '../../lib/base/connection/query.ts'
import { EnumValue, fieldWord } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { toasts } from '../../lib/base/connection/report.ts'
import type { OpenForm } from '../../lib/declare/open-form.ts'
import { useCaller } from '../../lib/base/connection/session.ts'
import { Both } from './both.tsx'
import { DraftsButton } from './drafts.tsx'
import { useFormDraft, type Edit } from './form-draft.ts'
import { useFormPlaces } from './form-places.ts'
import { Gaps, noGaps } from './gaps.ts'
import { NotChosen } from './not-chosen.tsx'
import { PartEditor } from './part-editor.tsx'
import { blank, newPartKey } from './pieces.ts'
import { Preview } from './preview.tsx'
import { surveyForm } from './survey-form.ts'
import { useSay } from './words.ts'

const route = getRouteApi('/_level/admission/form')

export default function FormScreen() {
  const { t } = useLingui()
  const { surveyId = 0 } = route.useSearch()
  const path = { surveyId }
  const enabled = surveyId > 0
  const about = useQuery({ ...query('survey.get', { path }), enabled })
  const draft = useQuery({ ...query('survey.form', { path }), enabled, refetchOnWindowFocus: false })
  const error = about.error ?? draft.error
  if (!enabled) return <NotChosen up="/admission/survey" />
  if (about.data && draft.data) return <Opening key={surveyId} survey={about.data} stored={draft.data} />
  return (
    <LevelLayout up="/admission/survey">
      {error && (
        <NotLoaded className="m-auto" title={t`The survey did not load`} error={error} busy={false} onRetry={() => void draft.refetch()} />
      )}
    </LevelLayout>
  )
}

function Opening({ survey, stored }: { survey: Schema<'Survey'>; stored: Schema<'SurveyDraft'> }) {
  const draft = useFormDraft(survey.id, stored)
  return draft ? <Editor survey={survey} draft={draft} /> : <LevelLayout up="/admission/survey">{null}</LevelLayout>
}

function Editor({ survey, draft }: { survey: Schema<'Survey'>; draft: Draft<Schema<'SurveyContent'>> }) {
  const { t } = useLingui()
  const { moment } = useWhen()
  const say = useSay()
  const caller = useCaller()
  const publish = useOperation('survey.publish', t`The survey is published`)
  const [decision, setDecision] = useState<Schema<'SurveyDecision'>>('Yes')
  // It opens where the work is: on the first module, and on the tips where there is none.
  const [open, setOpen] = useState(() => draft.content.yes.modules[0]?.key ?? '')
  const [checked, setChecked] = useState(false)
  const [asking, setAsking] = useState(false)
  const [opened, setForm] = useState<OpenForm>()
  const words = useMemo(() => ({ en: survey.title, zh: survey.titleZh }), [survey.title, survey.titleZh])
  const { content, saved, autosave } = draft
  const edit = useCallback<Edit>((change, place) => autosave.edit(change, place), [autosave])
  const places = useFormPlaces(content, saved.content)
  const side = decision === 'Yes' ? 'yes' : 'no'
  const form = content[side]
  const at = form.modules.findIndex(({ key }) => key === open)
  const part = form.modules[at]
  const gaps = useMemo(() => gapsOf(content), [content])
  // The preview follows; who types does not wait for it.
  const shown = useDeferredValue(form)
  const moveModule = (from: number, to: number) => edit((own) => void (own[side].modules = moved(own[side].modules, from, to)))
  const { list, begin } = useDragOrder<HTMLDivElement>(moveModule)
  /** What was typed waits for more than an answer that is on its way. */
  const isStuck = draft.failed !== undefined || draft.clashes.length > 0
  const title = named({ name: survey.title, nameZh: survey.titleZh })
  const editForms = surveyForm.edit.form
  const editable = whyNotMoveSurvey(survey, 'edit') === null
  const publishable = whyNotMoveSurvey({ ...survey, edited: true }, 'publish') === null && caller.may('survey.publish')
  const addModule = () => {
    const key = newPartKey()
    edit((own) => {
      own[side].modules.push({ key, name: blank(), description: blank(), protocolLabel: blank(), protocol: blank(), questions: [] })
    })
    setOpen(key)
  }
  /** Shows what is missing, and whether nothing is. */
  const check = (): boolean => {
    setChecked(true)
    const [first] = gaps
    if (!first) return true
    // Opens the module with the first gap.
    const [, where, , nth] = first.path.split('/')
    setDecision(where === 'no' ? 'No' : 'Yes')
    setOpen(content[where === 'no' ? 'no' : 'yes'].modules[Number(nth)]?.key ?? '')
    return false
  }
  return (
    <LevelLayout
      title={title}
      up="/admission/survey"
      aside={
        <>
          <span className="contents max-sm:hidden">
            <EnumValue kind="SurveyStatus" value={survey.status} />
          </span>
          <span role="status" className={`truncate max-sm:hidden ${isStuck ? 'font-bold text-bad' : 'text-fg-2'}`}>
            {isStuck ? t`Not saved` : draft.unsaved ? t`Saving…` : t`Saved ${moment(saved.savedAt)}`}
          </span>
        </>
      }
      actions={
        <>
          <IconButton label={t`Undo`} aria-disabled={!draft.canUndo} onClick={() => autosave.undo()}>
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton label={t`Redo`} aria-disabled={!draft.canRedo} onClick={() => autosave.redo()}>
            <Redo2 aria-hidden />
          </IconButton>
          {caller.may('survey.saveForm') && editable && (
            <DraftsButton
              surveyId={survey.id}
              saved={saved.version}
              onGoBack={(earlier) => edit((own) => void Object.assign(own, earlier))}
            />
          )}
          <Button onClick={() => check() && toasts.toast(t`Nothing is missing`)}>{t`Check`}</Button>
          {publishable && (
            <Button variant="lead" disabled={draft.unsaved} onClick={() => check() && setAsking(true)}>
              {sharedWord('do.survey.publish')}
            </Button>
          )}
        </>
      }
      banner={<DraftBanners draft={draft} words={places} />}
    >
      <DraftGuard draft={draft} />
      <div className="grid flex-1 gap-6 p-4 sm:p-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:p-0 xl:grid-cols-[14rem_minmax(0,1fr)_25rem]">
        <nav aria-label={t`Modules`} className="grid content-start gap-1 lg:border-r lg:border-line lg:bg-sunken lg:px-2 lg:py-4">
          <NavHead>{fieldWord('survey')}</NavHead>
          {editable && editForms && caller.may('survey.update') && (
            <Choice current={false} icon={CalendarCog} label={t`Title and dates`} onClick={() => setForm(editForms(survey))} />
          )}
          <Choice current={!part} icon={MessageSquareText} label={t`Tips`} onClick={() => setOpen('')} />
          <NavHead>{decision === 'Yes' ? t`Modules of the yes form` : t`Modules of the no form`}</NavHead>
          <div ref={list} className="grid gap-1">
            {form.modules.map((each, nth) => (
              <div key={each.key} className="flex items-center rounded-md">
                <DragHandle onPointerDown={begin(nth)} />
                <Choice
                  current={each.key === open}
                  label={say(each.name) || t`New module`}
                  count={each.questions.length}
                  onClick={() => setOpen(each.key)}
                />
              </div>
            ))}
          </div>
          <Button className="mt-1 justify-self-start" size="sm" variant="ghost" onClick={addModule}>
            <Plus aria-hidden />
            {t`Add module`}
          </Button>
        </nav>
        <Gaps value={checked ? gaps : noGaps}>
          <div className="mx-auto grid w-full max-w-3xl content-start gap-4 lg:py-4">
            <Tabs
              label={t`Form`}
              className="-mx-1 px-1!"
              tabs={[
                { id: 'Yes', label: t`Yes form`, count: modulesText(content.yes) },
                { id: 'No', label: t`No form`, count: modulesText(content.no) },
              ]}
              value={decision}
              onValueChange={(next) => {
                setDecision(next)
                setOpen(content[next === 'Yes' ? 'yes' : 'no'].modules[0]?.key ?? '')
              }}
            />
            {checked && gaps.length > 0 && (
              <p role="alert" className="rounded-md bg-bad-bg px-3 py-2 text-bad">
                {sharedWord('reason.SURVEY_GAPS')} <Badge>{gaps.length}</Badge>
              </p>
            )}
            {part ? (
              <PartEditor
                key={part.key}
                part={part}
                path={`/${side}/modules/${at}`}
                at={at}
                count={form.modules.length}
                onChange={(change, place) => edit((own) => change(own[side].modules[at]!), place)}
                onMove={(to) => moveModule(at, to)}
                onRemove={() => {
                  edit((own) => void own[side].modules.splice(at, 1))
                  setOpen('')
                }}
              />
            ) : (
              <Both
                label={t`Tips`}
                path={`/${side}/tips`}
                words={form.tips}
                long
                onChange={(locale, text) => edit((own) => void (own[side].tips[locale] = text), `${side} tips ${locale}`)}
              />
            )}
          </div>
        </Gaps>
        <div className="min-w-0 lg:col-start-2 lg:px-6 xl:col-start-3 xl:border-l xl:border-line xl:bg-sunken xl:px-6 xl:py-4">
          <Preview key={side} form={shown} title={words} open={open} />
        </div>
      </div>
      {opened?.render({ caller, onClose: () => setForm(undefined), onSaved: () => setForm(undefined) })}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Publish ${title}?`}
        text={t`Families see these forms from now on, or from the first day of the survey.`}
        confirmLabel={sharedWord('do.survey.publish')}
        cancelLabel={t`Not now`}
        busy={publish.isPending}
        onConfirm={() => publish.mutate({ path: { surveyId: survey.id } }, { onSettled: () => setAsking(false) })}
      />
    </LevelLayout>
  )
}

const NavHead = ({ children }: { children: ReactNode }) => <p className="mt-3 px-2 text-xs text-fg-2 first:mt-0">{children}</p>
const modulesText = ({ modules }: Schema<'SurveyForm'>) => t`${plural(modules.length, { one: '# module', other: '# modules' })}`

interface ChoiceProps {
  current: boolean
  icon?: LucideIcon
  label: string
  count?: number
  onClick: () => void
}
function Choice({ current, icon: Icon, label, count, onClick }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-current={current ? 'true' : undefined}
      className={`flex min-h-8 min-w-0 flex-1 items-center gap-2 rounded-md px-2 py-1 text-left ${current ? 'bg-lead-soft font-bold' : 'hover:bg-hover'}`}
      onClick={onClick}
    >
      {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {count !== undefined && <span className="text-fg-2 tabular-nums">{count}</span>}
    </button>
  )
}
