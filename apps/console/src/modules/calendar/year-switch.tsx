import { Button, IconButton, Menu, MenuItem, MenuSeparator } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CalendarRange, ChevronLeft, ChevronRight, Download, Ellipsis, Pencil, Plus, Settings, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { isb } from '../../lib/isb.ts'
import { save } from '../../lib/list/export.tsx'
import { report } from '../../lib/report.ts'
import type { SchoolYear } from './data.ts'
import { Removal } from './moves.tsx'

interface YearSwitchProps {
  years: readonly SchoolYear[]
  year: SchoolYear
  mayEdit: boolean
  onYear: (year: SchoolYear) => void
  onEdit: () => void
  onNew: () => void
}

/** The school year that is shown, the way to the others, and what may be done with it. */
export function YearSwitch({ years, year, mayEdit, onYear, onEdit, onNew }: YearSwitchProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const file = useMutation({
    mutationFn: async ({ read, name }: { read: () => Promise<Blob>; name: string }) => save(await read(), name),
    onError: (error) => report(error),
  })
  const table = () => isb.calendar.export({ query: { yearId: year.id, format: 'xlsx' } })
  const at = years.findIndex(({ id }) => id === year.id)
  const [before, after] = [years[at - 1], years[at + 1]]
  return (
    <div className="flex items-center gap-1">
      <h2 className="mr-2 text-base font-bold tabular-nums">{year.name}</h2>
      <IconButton label={t`Previous year`} disabled={!before} onClick={() => before && onYear(before)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton label={t`Next year`} disabled={!after} onClick={() => after && onYear(after)}>
        <ChevronRight aria-hidden />
      </IconButton>
      <Menu
        trigger={
          <Button variant="ghost" className="px-2" aria-label={t`More actions for the school year`}>
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        {mayEdit && (
          <>
            <MenuItem icon={<Pencil aria-hidden />} onSelect={onEdit}>{t`Edit year and terms`}</MenuItem>
            <MenuItem icon={<Plus aria-hidden />} onSelect={onNew}>{t`Add a school year`}</MenuItem>
          </>
        )}
        <MenuItem icon={<Settings aria-hidden />} onSelect={() => void navigate({ to: '/settings/calendar/sharing' })}>
          {t`Make-up days and feed`}
        </MenuItem>
        <MenuItem icon={<CalendarRange aria-hidden />} onSelect={() => void navigate({ to: '/settings/calendar/years' })}>
          {t`All school years`}
        </MenuItem>
        <MenuItem icon={<Download aria-hidden />} onSelect={() => file.mutate({ read: isb.calendar.ical, name: 'school-year.ics' })}>
          {t`Export as iCalendar`}
        </MenuItem>
        <MenuItem icon={<Download aria-hidden />} onSelect={() => file.mutate({ read: table, name: `special-days-${year.name}.xlsx` })}>
          {t`Export as XLSX`}
        </MenuItem>
        {mayEdit && (
          <>
            <MenuSeparator />
            <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => setAsking(true)}>{t`Delete ${year.name}`}</MenuItem>
          </>
        )}
      </Menu>
      <Removal
        name={year.name}
        text={t`Its terms are deleted too; special days stay. Deleted data cannot be recovered.`}
        removal={{ removeYears: [{ id: year.id, version: year.version }] }}
        open={asking}
        onOpenChange={setAsking}
      />
    </div>
  )
}
