// The school day as a sundial: the sun stands where the hour is, from six in the morning on the left to six in the evening on the right.
import { useLingui } from '@lingui/react/macro'
import { hourIn, useNow } from '../../lib/greeting.ts'
import { locale } from '../../lib/i18n.ts'

const dawn = 6
const day = 12
const [cx, ground] = [720, 820]

/** A point on a circle around the horizon's middle. 0 is dawn, 1 is dusk. */
const at = (share: number, radius: number) => ({ x: cx - radius * Math.cos(share * Math.PI), y: ground - radius * Math.sin(share * Math.PI) })
const round = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`

const ticks = Array.from({ length: 73 }, (_, index) => {
  const share = index / 72
  const hour = index % 6 === 0
  return { share, hour, path: `M${round(at(share, hour ? 591 : 595))}L${round(at(share, hour ? 609 : 603))}` }
})

/** Drawn behind the sign-in form; says nothing that is not said elsewhere, but for the time. */
export function Sundial({ timeZone }: { timeZone: string | undefined }) {
  const { t } = useLingui()
  const now = useNow()
  const hour = hourIn(now, timeZone)
  const share = (hour - dawn) / day
  const risen = share > 0 && share < 1
  const sun = at(Math.min(1, Math.max(0, share)), 595)
  const label = at(Math.min(1, Math.max(0, share)), 628)
  const clock = now.toLocaleTimeString(locale() === 'zh' ? 'zh-CN' : 'en-GB', { hour: '2-digit', minute: '2-digit', ...(timeZone && { timeZone }) })
  const noon = at(0.5, 624)
  return (
    <svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden className="sky absolute inset-0 -z-10 size-full max-sm:hidden">
      <defs>
        <radialGradient id="glow"><stop offset="0" className="sun-glow" /><stop offset="1" className="sun-glow" stopOpacity="0" /></radialGradient>
      </defs>
      {risen && <circle cx={sun.x} cy={sun.y} r="300" fill="url(#glow)" />}
      {ticks.map((tick) => <path key={tick.share} d={tick.path} className={tick.share <= share ? 'tick-past' : tick.hour ? 'tick-hour' : 'tick'} />)}
      <rect x="-2000" y={ground} width="5440" height="400" className="ground" />
      <path d={`M-2000 ${ground}H5440`} className="horizon" />
      {risen && <circle cx={sun.x} cy={sun.y} r="14" className="sun" />}
      {Math.abs(share - 0.5) > 0.05 && <text x={noon.x} y={noon.y} textAnchor="middle" className="fill-fg-3 text-xs">12:00 {t`Noon`}</text>}
      <text x={risen ? label.x : cx} y={risen ? label.y + 4 : ground - 20} textAnchor={!risen || Math.abs(share - 0.5) < 0.02 ? 'middle' : share < 0.5 ? 'end' : 'start'} className="fill-fg text-xs font-bold tabular-nums">{clock}</text>
    </svg>
  )
}
