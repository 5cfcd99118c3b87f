import { Button, Menu, MenuItem, MenuSeparator } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { CalendarRange, Ellipsis, Pencil, Plus, Settings, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Step } from '../../lib/engine/page/step.tsx'
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
  /** The year whose deletion is asked about, also when another one is shown by then. */
  const [leaving, setLeaving] = useState<SchoolYear>()
  const at = years.findIndex(({ id }) => id === year.id)
  const [before, after] = [years[at - 1], years[at + 1]]
  return (
    <div className="flex items-center gap-1">
      <h2 className="mr-2 text-base font-bold tabular-nums">{year.name}</h2>
      <Step back label={t`Previous year`} onClick={before && (() => onYear(before))} />
      <Step label={t`Next year`} onClick={after && (() => onYear(after))} />
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
        {mayEdit && (
          <>
            <MenuSeparator />
            <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => setLeaving(year)}>{t`Delete ${year.name}`}</MenuItem>
          </>
        )}
      </Menu>
      {leaving && (
        <Removal
          name={leaving.name}
          text={t`Its terms are deleted too; special days stay. Deleted data cannot be recovered.`}
          removal={{ removeYears: [{ id: leaving.id, version: leaving.version }] }}
          gone={!years.some(({ id }) => id === leaving.id)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </div>
  )
}
