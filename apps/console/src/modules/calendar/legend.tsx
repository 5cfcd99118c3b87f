import { useLingui } from '@lingui/react/macro'
import type { Look } from './data.ts'
import { lookClass } from './looks.ts'

/** What the colours of days say. */
export function Legend() {
  const { t } = useLingui()
  const words: Readonly<Partial<Record<Look, string>>> = {
    school: t({ message: 'School', context: 'a day' }),
    holiday: t({ message: 'Holiday', context: 'a day' }),
    break: t({ message: 'School break', context: 'a day off' }),
    makeUp: t({ message: 'Make-up day', context: 'a day' }),
    half: t({ message: 'Half day', context: 'a day' }),
    online: t({ message: 'Online', context: 'a day' }),
  }
  return (
    <ul
      aria-hidden
      className="order-last flex basis-full flex-wrap items-center gap-x-4 gap-y-1 text-xs text-fg-2 @4xl:order-none @4xl:flex-1 @4xl:basis-0 @4xl:justify-end"
    >
      {Object.entries(words).map(([look, label]) => (
        <li key={look} className="flex items-center gap-1.5">
          <span className={`size-3.5 rounded-sm ${lookClass[look as Look]}`} />
          {label}
        </li>
      ))}
    </ul>
  )
}
