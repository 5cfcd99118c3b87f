// Which times of a route are shown and changed: the usual ones, or those of weekdays that have others.
import type { Schema } from '@isb/sdk'
import { callOn, minutesOf, otherWeekdays, timeAt, weekdays } from '@isb/sdk/rules'
import { Button, Input, Segmented } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { WeekdayChoices } from '../../lib/engine/form/enum-choices.tsx'
import { weekdaysText } from '../../lib/engine/record/weekdays.ts'

type Call = Schema<'BusCall'>
type Weekday = Schema<'Weekday'>
/** Weekdays with the same times; null stands for the usual ones. */
export type Days = readonly Weekday[] | null

/** When a bus is at a stop on these days. */
export const timeOn = (call: Call, days: Days): string => (days?.[0] ? callOn(call, days[0]) : call.at)
/** The call with another time on these days. */
export const withTime = (call: Call, days: Days, at: string): Call =>
  days ? { ...call, otherTimes: { ...call.otherTimes, ...Object.fromEntries(days.map((day) => [day, at])) } } : { ...call, at }

/** Weekdays that have the same other times stand together. */
const groupsOf = (calls: readonly Call[]): Weekday[][] => [
  ...Map.groupBy(otherWeekdays(calls), (day) => calls.map((call) => callOn(call, day)).join()).values(),
]

interface TimetablesProps {
  calls: Call[]
  onCalls: (calls: Call[]) => void
  shown: Days
  onShown: (days: Days) => void
}

export function Timetables({ calls, onCalls, shown, onShown }: TimetablesProps) {
  const { t } = useLingui()
  const [groups, setGroups] = useState(() => groupsOf(calls))
  const at = groups.findIndex((days) => days === shown)
  const free = weekdays.filter((day) => !groups.some((days) => days.includes(day)))
  const put = (days: Weekday[] | null) => {
    setGroups(days ? groups.with(at, days) : groups.toSpliced(at, 1))
    onShown(days)
  }
  const choose = (chosen: Weekday[]) => {
    const days = chosen.filter((day) => free.includes(day) || shown?.includes(day))
    const gone = shown?.filter((day) => !days.includes(day)) ?? []
    // A day that comes to a timetable has its times, and one that leaves it the usual ones again.
    onCalls(calls.map((call) => withoutDays(withTime(call, days, timeOn(call, shown)), gone)))
    put(days)
  }
  const add = () => {
    const days = [free.includes('Friday') ? 'Friday' : free[0]!]
    onCalls(calls.map((call) => withTime(call, days, call.at)))
    setGroups([...groups, days])
    onShown(days)
  }
  return (
    <div className="mb-1 grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {groups.length > 0 && (
          <Segmented
            label={t`Timetable`}
            className="flex-wrap"
            value={String(at)}
            onValueChange={(next) => onShown(groups[Number(next)] ?? null)}
            options={[
              { value: '-1', label: t`Usual times` },
              ...groups.map((days, index) => ({ value: String(index), label: weekdaysText(days) || t`No day` })),
            ]}
          />
        )}
        {free.length > 0 && (
          <Button size="sm" onClick={add}>
            <Plus aria-hidden />
            {t`Other times on some days`}
          </Button>
        )}
      </div>
      {shown && (
        <div className="grid gap-2 rounded-md border border-line p-3" role="group" aria-label={t`Days with these times`}>
          <WeekdayChoices control={{ id: '' }} value={[...shown]} onValueChange={choose} />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <MoveAll onMove={(minutes) => onCalls(calls.map((call) => withTime(call, shown, later(timeOn(call, shown), minutes))))} />
            <Button
              size="sm"
              onClick={() => {
                onCalls(calls.map((call) => withoutDays(call, shown)))
                put(null)
              }}
            >
              <Trash2 aria-hidden />
              {t`Remove these times`}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** Has all times so many minutes later, or earlier. */
function MoveAll({ onMove }: { onMove: (minutes: number) => void }) {
  const { t } = useLingui()
  const id = useId()
  const [minutes, setMinutes] = useState('')
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id}>{t`Minutes later, or −earlier`}</label>
      <Input id={id} type="number" className="w-20" value={minutes} onChange={({ target }) => setMinutes(target.value)} />
      <Button
        size="sm"
        disabled={!Number.isInteger(Number(minutes)) || Number(minutes) === 0}
        onClick={() => {
          onMove(Number(minutes))
          setMinutes('')
        }}
      >
        {t`Move all times`}
      </Button>
    </div>
  )
}

const withoutDays = ({ otherTimes = {}, ...call }: Call, days: readonly Weekday[]): Call => ({
  ...call,
  otherTimes: Object.fromEntries(Object.entries(otherTimes).filter(([day]) => !days.includes(day as Weekday))),
})

/** A time of day that stays on its day. */
const later = (time: string, minutes: number): string => time && timeAt(Math.min(24 * 60 - 1, Math.max(0, minutesOf(time) + minutes)))
