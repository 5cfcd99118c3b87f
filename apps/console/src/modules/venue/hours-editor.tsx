import { hoursFaults, weekdays, whyNotHours, type Weekday, type WeeklyHours } from '@isb/sdk/rules'
import { Button, cn, IconButton, Input } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Copy, Plus, Trash2 } from 'lucide-react'
import type { ControlProps } from '../../lib/declare/field.ts'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { enumWord } from '../../lib/engine/record/values.tsx'
import { readEnd, shownEnd } from './end-of-day.ts'

const workdays = weekdays.slice(0, 5)
const quarterHour = 15 * 60

/** Opening hours by weekday, with any number of spans a day. Once the field is refused, each day at fault is marked. */
export default function HoursEditor({ control, value, onValueChange }: ControlProps<WeeklyHours[]>) {
  const { t } = useLingui()
  const spansOn = (weekday: Weekday) => value.flatMap((span, at) => (span.weekday === weekday ? [{ ...span, at }] : []))
  const faults = control['aria-invalid'] ? hoursFaults(value) : []
  /** The fault that the note of the field explains. A day explains only another one. */
  const explained = whyNotHours(value)
  const change = (at: number, span: Partial<WeeklyHours>) =>
    onValueChange(value.map((each, index) => (index === at ? { ...each, ...span } : each)))
  const add = (weekday: Weekday) => {
    const last = spansOn(weekday).at(-1)
    const span = last ? { opens: last.closes === '24:00' ? '' : last.closes, closes: '' } : { opens: '08:00', closes: '18:00' }
    onValueChange([...value, { weekday, ...span }])
  }
  const copyMonday = () => {
    const monday = spansOn('Monday')
    onValueChange([
      ...workdays.flatMap((weekday) => monday.map(({ opens, closes }) => ({ weekday, opens, closes }))),
      ...value.filter(({ weekday }) => !workdays.includes(weekday)),
    ])
  }
  return (
    <div className="grid gap-1" aria-describedby={control['aria-describedby']}>
      {weekdays.map((weekday) => {
        const day = enumWord('Weekday', weekday)
        const faultId = `${control.id}-${weekday}`
        const fault = spansOn(weekday).flatMap(({ at }) => faults[at] ?? [])[0]
        return (
          <div key={weekday} role="group" aria-label={day} className="flex items-start gap-x-2">
            <span className={cn('w-22 shrink-0 pt-1.5', fault ? 'font-bold text-bad' : 'text-fg-2')}>{day}</span>
            <div className="grid min-w-0 flex-1 gap-1">
              {spansOn(weekday).map(({ opens, closes, at }, nth) => {
                const shared = {
                  type: 'time',
                  step: quarterHour,
                  className: 'w-32 max-sm:w-24',
                  ...(faults[at] && {
                    'aria-invalid': true,
                    'aria-describedby': faults[at] === explained ? control['aria-describedby'] : faultId,
                  }),
                } as const
                return (
                  <div key={at} className="flex items-center gap-1.5">
                    <Input
                      {...shared}
                      aria-label={t`${day}, opens, span ${nth + 1}`}
                      value={opens}
                      onChange={({ target }) => change(at, { opens: target.value })}
                    />
                    <span aria-hidden>–</span>
                    <Input
                      {...shared}
                      aria-label={t`${day}, closes, span ${nth + 1}`}
                      value={shownEnd(closes)}
                      onChange={({ target }) => change(at, { closes: readEnd(target.value) })}
                    />
                    <IconButton
                      label={t`Remove span ${nth + 1} of ${day}`}
                      onClick={() => onValueChange(value.filter((_, index) => index !== at))}
                    >
                      <Trash2 aria-hidden />
                    </IconButton>
                  </div>
                )
              })}
              {fault && fault !== explained && (
                <p id={faultId} className="text-xs text-bad">
                  {sharedWord(`reason.${fault}`)}
                </p>
              )}
              {spansOn(weekday).length === 0 && <span className="pt-1.5 text-fg-3">{t`Closed`}</span>}
            </div>
            <IconButton label={t`Add hours on ${day}`} onClick={() => add(weekday)}>
              <Plus aria-hidden />
            </IconButton>
          </div>
        )
      })}
      <Button size="sm" className="justify-self-start" disabled={spansOn('Monday').length === 0} onClick={copyMonday}>
        <Copy aria-hidden />
        {t`Copy Monday to all weekdays`}
      </Button>
    </div>
  )
}
