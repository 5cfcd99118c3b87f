import { type Schema } from '@isb/sdk'
import { farPlaced, movedInPlan, oddSteps, rollOverGaps, type RollOverPlan } from '@isb/sdk/rules'
import { Button, ConfirmDialog, Note, Split } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check, Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Draft } from '../../../lib/declare/draft.ts'
import { FormPage } from '../../../lib/engine/form/form-page.tsx'
import { keptDraft } from '../../../lib/engine/form/kept-draft.ts'
import { useForm } from '../../../lib/engine/form/use-form.ts'
import { useGrades } from '../../../lib/engine/form/grades.ts'
import { labelled, locale, separator, sharedWord } from '../../../lib/base/words/i18n.ts'
import { isb } from '../../../lib/base/connection/isb.ts'
import { query, queryClient, useOnce, useOperation } from '../../../lib/base/connection/query.ts'
import { fieldWord } from '../../../lib/engine/record/values.tsx'
import { useWhen } from '../../../lib/engine/record/when.ts'
import { personName } from '../../../lib/engine/record/person-name.tsx'
import { Board } from './board.tsx'
import { isAddress, mergedPlan, withNewClass, type Place, type RollOver } from './data.ts'
import { Head } from './head.tsx'
import { PlacePanel } from './place-panel.tsx'

const calendar = '/settings/calendar'
/** So many names are said of those who are placed far away. */
const most = 10
const valuesOf = ({ classes, leaving }: RollOver): RollOverPlan => ({ classes, leaving })
/** A proposal has no version yet; its id is only the form's, for there is one plan of a year. */
const draftOf = (plan: RollOver): Draft<RollOverPlan> => {
  const start = valuesOf(plan)
  return { start, values: start, version: plan.version, ...(plan.state === 'Draft' && { id: 1 }) }
}

/** The draft: classes are changed, students moved, and the whole is saved, then put into effect. */
export function Planning({ plan }: { plan: RollOver }) {
  const { t } = useLingui()
  const when = useWhen()
  const { fromYear, toYear, startsOn, students } = plan
  const name = `homeroom.rollOver.${fromYear}`
  const [kept] = useState(() => keptDraft<RollOverPlan>(name))
  const [open, setOpen] = useState<Place>()
  const [asking, setAsking] = useState(false)
  const save = useOperation('homeroom.planRollOver', t`Draft saved`)
  const apply = useOperation('homeroom.applyRollOver', t`The classes of ${toYear} are made`)
  const grades = useGrades()
  const form = useForm<RollOverPlan, RollOver>({
    name,
    draft: kept ?? draftOf(plan),
    problemsOf: ({ classes }) => {
      if (classes.some((each) => !each.name.trim())) return { classes: t`Fill in what is missing` }
      const wrong = classes.find(({ teacherEmail, assistantEmail }) => !isAddress(teacherEmail) || !isAddress(assistantEmail))
      return wrong ? { classes: labelled(locale(), wrong.name, sharedWord('invalid.email')) } : {}
    },
    send: ({ values, version = 0 }) => save.mutateAsync({ body: bodyOf(fromYear, version, values) }),
    read: async () => {
      const now = await isb.homeroom.rollOver({ query: { fromYear } })
      return { values: valuesOf(now), version: now.version }
    },
    merge: mergedPlan,
    onSaved: (saved) => form.restart(draftOf(saved)),
  })
  const follow = useEffectEvent((now: RollOver) => {
    if (!form.dirty && now.version !== form.draft.version) form.restart(draftOf(now))
  })
  useEffect(() => {
    follow(plan)
  }, [plan])

  const { values } = form
  const setPlan = ({ classes, leaving }: RollOverPlan) => {
    form.set('classes', classes)
    form.set('leaving', leaving)
  }
  const move = (ids: readonly number[], to: Place) => setPlan(movedInPlan(values, ids, to))
  const add = () => {
    const { key, ...added } = withNewClass(values, t`New class`)
    setPlan(added)
    setOpen(key)
  }
  const propose = useOnce(async () => {
    const proposal = query('homeroom.rollOver', { query: { fromYear, propose: true } })
    setPlan(valuesOf(await queryClient.fetchQuery({ ...proposal, staleTime: 0 })))
  })
  const { unplaced, withoutTeacher, sameName } = rollOverGaps(values, students)
  const far = farPlaced(values, students, grades)
  const farNames = students
    .filter(({ id }) => far.includes(id))
    .map((student) => personName(student))
    .slice(0, most)
    .join(separator())
  const farText =
    far.length > 0 &&
    t`${plural(far.length, { one: '# student is', other: '# students are' })} placed more than one grade away: ${farNames}${far.length > most ? ' …' : ''}`
  const stops = [
    startsOn === null && sharedWord('reason.ROLL_OVER_NO_YEAR', { year: toYear }),
    values.classes.length + students.length === 0 && sharedWord('reason.ROLL_OVER_EMPTY'),
    unplaced.length > 0 && sharedWord('reason.ROLL_OVER_UNPLACED', { count: unplaced.length }),
    sameName.length > 0 &&
      sharedWord('reason.ROLL_OVER_NAME_TWICE', { name: values.classes.find(({ key }) => key === sameName[0])?.name ?? '' }),
  ].filter((each) => each !== false)
  const hints = [
    farText,
    ...oddSteps(grades).map(([from, to]) => t`After ${from} comes ${to}. Check the order of the grades in the settings.`),
    values.classes.length > 0 && students.length === 0 && t`${fromYear} has no students: only the classes are made.`,
    withoutTeacher.length > 0 && t`${plural(withoutTeacher.length, { one: '# class has', other: '# classes have' })} no teacher yet.`,
    plan.newcomers.length > 0 &&
      t`${plural(plan.newcomers.length, { one: '# student is', other: '# students are' })} new since the draft, and placed with their class.`,
  ].filter((each) => each !== false)
  const wait = plan.state === 'Proposal' || form.dirty ? t`Save the draft first` : stops[0]
  const counts = {
    moving: values.classes.reduce((sum, each) => sum + each.students.length, 0),
    leaving: values.leaving.length,
  }
  return (
    <Split
      panel={
        open !== undefined && (
          <PlacePanel
            plan={values}
            about={plan}
            place={open}
            editing={{ onMove: move, onPlan: setPlan, grades }}
            onClose={() => setOpen(undefined)}
          />
        )
      }
    >
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <Head plan={plan}>
          <Button onClick={add}>
            <Plus aria-hidden />
            {t`Add class`}
          </Button>
          <Button aria-disabled={wait !== undefined} title={wait} onClick={() => wait === undefined && setAsking(true)}>
            <Check aria-hidden />
            {t`Apply`}
          </Button>
        </Head>
        <FormPage
          form={form}
          verb={t`Save draft`}
          restored={kept !== undefined}
          onDiscard={() => form.restart(draftOf(plan))}
          fieldName={fieldWord}
          show={(field, { classes, leaving }) =>
            (field === 'classes' ? classes : students.filter(({ id }) => leaving.includes(id)))
              .map(({ name: each }) => each)
              .join(separator())
          }
        >
          {(form.problems.classes !== undefined || stops.length > 0 || hints.length > 0) && (
            <div className="grid gap-2 px-4 pb-4 sm:px-6">
              {form.problems.classes !== undefined && (
                <Note tone="bad" role="alert">
                  {form.problems.classes}
                </Note>
              )}
              {[...stops, ...hints].map((text) => (
                <Note key={text} tone="waiting">
                  {text}
                </Note>
              ))}
              {startsOn === null && <Link className="text-lead underline" to={calendar}>{t`Open the calendar`}</Link>}
            </div>
          )}
          <Board plan={values} about={plan} open={open} onOpen={setOpen} onMove={move} />
          {plan.state === 'Draft' && (
            <div className="px-4 py-3 sm:px-6">
              <Button size="sm" variant="ghost" onClick={propose}>{t`Begin anew with a proposal`}</Button>
            </div>
          )}
        </FormPage>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Make the classes of ${toYear}?`}
        text={t`${plural(counts.moving, { one: '# student moves', other: '# students move' })} on ${when.day(startsOn)}, ${plural(counts.leaving, { one: '# leaves', other: '# leave' })}. Until then everybody stays where they are. It can be undone as a whole.`}
        cancelLabel={t`Cancel`}
        confirmLabel={t`Apply`}
        busy={apply.isPending}
        tone={farText ? 'danger' : 'lead'}
        onConfirm={() => apply.mutate({ body: { fromYear, version: plan.version } }, { onSettled: () => setAsking(false) })}
      >
        {farText && <Note tone="bad">{farText}</Note>}
      </ConfirmDialog>
    </Split>
  )
}

const bodyOf = (fromYear: string, version: number, { classes, leaving }: RollOverPlan): Schema<'RollOverDraft'> => ({
  fromYear,
  version,
  classes: classes.map((each) => ({ ...each, students: [...each.students] })),
  leaving: [...leaving],
})
