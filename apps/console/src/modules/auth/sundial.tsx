// The school day as a sundial: the sun stands where the hour is, from six in the morning on the left to six in the evening on the right.
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { hourIn, useNow } from '../../lib/base/words/greeting.ts'
import { locale } from '../../lib/base/words/i18n.ts'

const dawn = 6
const day = 12
const [cx, ground] = [720, 820]

/** A point on a circle around the horizon's middle. 0 is dawn, 1 is dusk. */
const at = (share: number, radius: number) => ({
  x: cx - radius * Math.cos(share * Math.PI),
  y: ground - radius * Math.sin(share * Math.PI),
})
const round = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`

const ticks = Array.from({ length: 73 }, (_, index) => {
  const share = index / 72
  const hour = index % 6 === 0
  return { share, hour, path: `M${round(at(share, hour ? 591 : 595))}L${round(at(share, hour ? 609 : 603))}` }
})

/** Drawn behind the sign-in form; says nothing that is not said elsewhere, but for the time. On a phone it stands above the form. */
export function Sundial({ timeZone }: { timeZone: string | undefined }) {
  const { t } = useLingui()
  const now = useNow()
  const share = (hourIn(now, timeZone) - dawn) / day
  const zone = { ...(timeZone && { timeZone }) }
  const language = locale() === 'zh' ? 'zh-CN' : 'en-GB'
  const clock = now.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', ...zone })
  const date = now.toLocaleDateString(language, { weekday: 'short', day: 'numeric', month: 'long', ...zone })
  const noon = at(0.5, 624)
  const label = at(share, 628)
  const near = Math.abs(share - 0.5)
  const up = share > 0 && share < 1
  return (
    <>
      <div aria-hidden className="sky absolute inset-0 -z-20" />
      <svg
        viewBox="0 0 1440 900"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden
        className="absolute inset-0 -z-10 size-full max-sm:hidden"
      >
        <Dial share={share} />
        <rect x="-2000" y={ground} width="5440" height="400" className="ground" />
        <path d={`M-2000 ${ground}H5440`} className="horizon" />
        {near > 0.05 && (
          <text x={noon.x} y={noon.y} textAnchor="middle" className="fill-fg-3 text-xs">
            12:00 {t`Noon`}
          </text>
        )}
        <text
          x={up ? label.x : cx}
          y={up ? label.y + 4 : ground - 16}
          textAnchor={!up || near < 0.02 ? 'middle' : share < 0.5 ? 'end' : 'start'}
          className="fill-fg text-xs font-bold tabular-nums"
        >
          {clock}
        </text>
      </svg>
      <svg viewBox="90 190 1260 640" aria-hidden className="relative -z-10 mx-auto w-full max-w-80 shrink-0 overflow-visible sm:hidden">
        <Dial share={share} stroke={3} />
        <path d={`M-400 ${ground}H1840`} className="horizon" />
        <text x={cx} y={ground - 130} textAnchor="middle" fontSize="110" className="fill-fg font-bold tabular-nums">
          {clock}
        </text>
        <text x={cx} y={ground - 50} textAnchor="middle" fontSize="46" className="fill-fg-2">
          {date}
        </text>
      </svg>
    </>
  )
}

function Dial({ share, stroke = 1 }: { share: number; stroke?: number }) {
  const id = useId()
  const sun = at(share, 595)
  const up = share > 0 && share < 1
  return (
    <>
      <defs>
        <radialGradient id={id}>
          <stop offset="0" className="sun-glow" />
          <stop offset="1" className="sun-glow" stopOpacity="0" />
        </radialGradient>
      </defs>
      {up && <circle cx={sun.x} cy={sun.y} r="300" fill={`url(#${id})`} />}
      {ticks.map((tick) => (
        <path
          key={tick.share}
          d={tick.path}
          strokeWidth={stroke * (tick.hour ? 2 : 1.5)}
          className={up && tick.share <= share ? 'tick-past' : tick.hour ? 'tick-hour' : 'tick'}
        />
      ))}
      {up && <circle cx={sun.x} cy={sun.y} r={14 * Math.sqrt(stroke * 2)} className="sun" />}
    </>
  )
}
