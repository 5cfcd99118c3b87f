import { addDays, isDay } from '@isb/sdk/rules'
import { Button, Input } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useWhen } from '../record/when.ts'
import { useAddress, useChangeAddress } from '../rows/page-address.tsx'
import { Step } from './step.tsx'

/** The day that the address names; today unless it names one. */
export function useDay(): { readonly day: string; readonly today: string } {
  const { dayFromNow } = useWhen()
  const { day } = useAddress()
  const today = dayFromNow(0)
  return { day: isDay(day) ? day : today, today }
}

/** Goes from day to day; the day stands in the address. Children stand behind it. */
export function DaySteps({ children }: { children?: ReactNode }) {
  const { t } = useLingui()
  const changeAddress = useChangeAddress()
  const { day, today } = useDay()
  const goTo = (next: string) => changeAddress({ day: next === today ? undefined : next })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Step back label={t`The day before`} onClick={() => goTo(addDays(day, -1))} />
      <Input
        type="date"
        aria-label={t`Day`}
        className="w-40"
        value={day}
        onChange={({ target }) => isDay(target.value) && goTo(target.value)}
      />
      <Step label={t`The day after`} onClick={() => goTo(addDays(day, 1))} />
      {day !== today && (
        <Button variant="ghost" onClick={() => goTo(today)}>
          {t`Today`}
        </Button>
      )}
      {children}
    </div>
  )
}
