import { useWords } from '../../lib/i18n.ts'
import { looks } from './data.ts'
import { lookClass } from './looks.ts'

/** What the colours of days say. */
export function Legend() {
  const { word } = useWords()
  return (
    <ul
      aria-hidden
      className="order-last flex basis-full flex-wrap items-center gap-x-4 gap-y-1 text-xs text-fg-2 @4xl:order-none @4xl:flex-1 @4xl:basis-0 @4xl:justify-end"
    >
      {(['SchoolDay', 'Holiday', 'Break', 'MakeUp', 'HalfDay', 'Online'] as const).map((reason) => (
        <li key={reason} className="flex items-center gap-1.5">
          <span className={`size-3.5 rounded-sm ${lookClass[looks[reason]]}`} />
          {word(`value.DayReason.${reason}`)}
        </li>
      ))}
    </ul>
  )
}
