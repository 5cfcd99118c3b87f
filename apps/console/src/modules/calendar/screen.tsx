// The school year: twelve months, what each day is, and why.
import { addDays, changedCalendar, importOf, isDay, type Division } from '@isb/sdk/rules'
import { values as enums } from '@isb/sdk/metadata'
import { Badge, Button, Empty, ProgressBar, rangeOf, Select, Skeleton, Split, type DayRange } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { Plus, Upload } from 'lucide-react'
import { useMemo, useState } from 'react'
import { say, sharedWord } from '../../lib/base/words/i18n.ts'
import { Export } from '../../lib/engine/list/export.tsx'
import { useAsked } from '../../lib/engine/list/use-asked.ts'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { useCaller } from '../../lib/base/connection/session.ts'
import { SettingsTabs } from '../../lib/engine/page/settings-tabs.tsx'
import { dayShower, noYear, useCalendar, useNamedDay, type SchoolYear, type SpecialDay } from './data.ts'
import { dayForm, yearForm } from './form.ts'
import { DayPanel } from './day-panel.tsx'
import { ImportPanel, type Imported } from './import-panel.tsx'
import { Legend } from './looks.tsx'
import { TermsStrip } from './terms-strip.tsx'
import { SchoolYearGrid } from './year-grid.tsx'
import { YearSwitch } from './year-switch.tsx'
import { PageHead } from '../../lib/engine/page/page-head.tsx'

const route = getRouteApi('/_nested/settings/calendar')

type Address = ReturnType<typeof route.useSearch>

export default function CalendarScreen() {
  const { t } = useLingui()
  const today = useWhen().dayFromNow(0)
  const caller = useCaller()
  const mayEdit = caller.may('calendar.change')
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const goTo = (place: Partial<Address>) =>
    void navigate({ to: '.', search: (old) => ({ ...old, id: undefined, ...place }), replace: true, resetScroll: false })
  const named = useNamedDay(address.id)
  const { years, year, days, error, busy, retry } = useCalendar(address.year, named?.startsOn ?? today)
  const division = enums.Division.find((each) => each === address.division)
  const [form, setForm] = useState(() => dayForm.kept() ?? yearForm.kept())
  /** Null while a file is being chosen. */
  const [imported, setImported] = useState<Imported | null>()
  const chosen = rangeIn(address) ?? (named && { from: named.startsOn, to: named.endsOn })
  const add = () => setForm(dayForm.create.form({ from: today, to: today, ...chosen }))
  const lastDay = years?.at(-1)?.endsOn
  const addYear = () => setForm(yearForm.create.form({ startsOn: lastDay ? addDays(lastDay, 1) : `${today.slice(0, 4)}-08-01` }))
  useAsked('/settings/calendar', () => mayEdit && add())

  const calendar = useMemo(() => {
    const standing = { years: years ?? [], days: days ?? [] }
    return imported ? changedCalendar(standing, importOf(imported.days)) : standing
  }, [years, days, imported])
  const show = useMemo(() => dayShower(calendar, division), [calendar, division])
  const panel =
    imported !== undefined ? (
      <ImportPanel imported={imported} onImported={setImported} onClose={() => setImported(undefined)} />
    ) : (
      chosen &&
      days && (
        <DayPanel
          range={chosen}
          days={days.filter(({ startsOn, endsOn }) => startsOn <= chosen.to && endsOn >= chosen.from)}
          showFor={(each) => dayShower(calendar, each)}
          mayEdit={mayEdit}
          onAdd={add}
          onEdit={(day) => setForm(dayForm.edit.form?.(day))}
          onClose={() => goTo({ from: undefined, to: undefined })}
        />
      )
    )
  return (
    <Split panel={panel}>
      <div className="@container relative flex min-h-0 flex-1 flex-col overflow-y-auto">
        <ProgressBar active={busy && days !== undefined} label={t`Loading`} />
        <PageHead text={sharedWord('module.calendar.text')} aside={!mayEdit && <Badge>{t`Read only`}</Badge>} />
        <SettingsTabs />
        {year && days ? (
          <>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 sm:px-6">
              <YearSwitch
                years={years ?? []}
                year={year}
                mayEdit={mayEdit}
                onYear={({ name }) => goTo({ year: name })}
                onEdit={() => setForm(yearForm.edit.form?.(year))}
                onNew={addYear}
              />
              {imported?.days.some(({ take }) => take) && <Badge>{t`Preview`}</Badge>}
              <Legend />
              <Select
                size="sm"
                className="w-auto"
                aria-label={sharedWord('field.division')}
                options={[
                  { value: 'all', label: t`Everyone` },
                  ...enums.Division.map((value) => ({ value, label: sharedWord(`value.Division.${value}`) })),
                ]}
                value={division ?? 'all'}
                onValueChange={(next: Division | 'all') => goTo({ division: next === 'all' ? undefined : next })}
              />
              <Export files={filesOf(year)} query={{ yearId: year.id }} total={days.length} printable={false} />
              {mayEdit && (
                <>
                  <Button onClick={() => setImported(null)}>
                    <Upload aria-hidden />
                    <Trans>Import</Trans>
                  </Button>
                  <Button variant={panel ? 'outline' : 'lead'} onClick={add}>
                    <Plus aria-hidden />
                    <Trans>Add</Trans>
                  </Button>
                </>
              )}
            </div>
            <SchoolYearGrid
              key={year.id}
              year={year}
              show={show}
              today={today}
              chosen={chosen}
              dotted={imported?.days.filter(({ take }) => take)}
              onChoose={({ from, to }) => goTo({ from, to })}
            />
            <TermsStrip year={year} show={show} today={today} />
          </>
        ) : error ? (
          <NotLoaded className="m-auto" title={t`The calendar did not load`} error={error} busy={busy} onRetry={retry} />
        ) : years && !year ? (
          <Empty
            subject="calendar"
            className="m-auto"
            title={say(noYear.title)}
            text={say(noYear.text)}
            action={mayEdit && <Button variant="lead" onClick={addYear}>{t`Add a school year`}</Button>}
          />
        ) : (
          <div role="status" aria-label={t`Loading`} className="border-t border-line p-6">
            <Skeleton className="h-100! w-full rounded-md" />
          </div>
        )}
      </div>
      {form?.render({
        caller,
        onClose: () => setForm(undefined),
        // Shows what was saved.
        onSaved: (_, saved) => {
          setForm(undefined)
          const { name, startsOn, endsOn } = saved as SpecialDay | SchoolYear
          goTo(form.list === 'calendar.list' ? { from: startsOn, to: endsOn } : { year: name })
        },
      })}
    </Split>
  )
}

const filesOf = ({ name }: SchoolYear) => [
  { operation: 'calendar.export', name: `special-days-${name}` } as const,
  { operation: 'calendar.ical', name: 'school-year', only: 'ics' } as const,
]

/** The days that the address names. */
const rangeIn = ({ from, to = from }: Address): DayRange | undefined => (isDay(from) && isDay(to) ? rangeOf(from, to) : undefined)
