// A rider, with buttons that a thumb finds in a moving bus.
import type { AtStop } from '@isb/sdk/rules'
import { isDone } from '@isb/sdk/rules'
import { Avatar, Button, cn, faceTone, IconButton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Check, Phone, TriangleAlert, UserX } from 'lucide-react'
import { named } from '../../../lib/base/words/i18n.ts'
import { bareName, personApart, personName } from '../../../lib/engine/record/person-name.tsx'
import { enumWord } from '../../../lib/engine/record/values.tsx'
import { useWhen } from '../../../lib/engine/record/when.ts'
import type { Sheet, Tap } from './kept-run.ts'

type Rider = Sheet['riders'][number]
export type Mark = (rider: Rider, kind: Tap['kind']) => void

const big = 'h-11! min-w-24 text-sm'

/** A rider who gets on or off at this stop. A mark is taken back by pressing it. */
export function RiderRow({ rider, does, mark }: { rider: Rider; does: AtStop['does']; mark: Mark | undefined }) {
  const { t } = useLingui()
  const { clock } = useWhen()
  const { boarding, tappedAt, away, adult } = rider
  const name = personName(rider)
  const marked = boarding === 'NotThere' || (does === 'Boarded' ? boarding !== 'Open' : boarding === 'GotOff')
  const note = away && boarding === 'Open' ? enumWord('BusRideState', 'Away') : adult && t`Handed to ${adult}`
  const shown = boarding === 'NotThere' ? enumWord('BusBoarding', 'NotThere') : tappedAt ? clock(tappedAt) : ''
  const verb = does === 'Boarded' ? t({ message: 'Board', context: 'get on a bus' }) : rider.met ? t`Hand over` : t`Got off`
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <Avatar decorative size="lg" name={bareName(rider)} tone={faceTone(name)} />
      <span className="min-w-0 flex-1">
        <b className={cn('block text-base', away && boarding === 'Open' && 'text-fg-2 line-through')}>{bareName(rider)}</b>
        <span className="block text-sm text-fg-2">{[personApart(rider), note].filter(Boolean).join(' · ')}</span>
      </span>
      {marked ? (
        <Button
          className={cn(big, boarding === 'NotThere' ? 'border-transparent bg-bad-bg text-bad' : 'border-transparent bg-good-bg text-good')}
          aria-label={t`${name}: ${shown}. Undo`}
          aria-pressed
          disabled={!mark}
          onClick={() => mark?.(rider, does === 'GotOff' && boarding === 'GotOff' ? 'Boarded' : 'Cleared')}
        >
          {boarding === 'NotThere' ? <UserX aria-hidden /> : <Check aria-hidden />}
          {shown}
        </Button>
      ) : (
        mark && (
          <>
            {does === 'Boarded' && !away && (
              <IconButton label={t`${name} is not there`} className="size-11!" onClick={() => mark(rider, 'NotThere')}>
                <UserX aria-hidden />
              </IconButton>
            )}
            <Button className={big} aria-label={t`${verb}: ${name}`} onClick={() => mark(rider, does)}>
              {verb}
            </Button>
          </>
        )
      )}
      {!isDone(does, rider) && !mark && <span className="text-sm text-fg-2">{enumWord('BusBoarding', boarding)}</span>}
    </li>
  )
}

/** A rider of an earlier stop of whom nobody has said where the child is. */
export function LeftRider({ sheet, rider, mark }: { sheet: Sheet; rider: Rider; mark: Mark }) {
  const { t } = useLingui()
  const name = personName(rider)
  const stop = sheet.run.stops.find(({ stopId }) => stopId === rider.stopId)
  const boards = rider.boarding === 'Open'
  const [phone] = rider.adults.flatMap((adult) => adult.phone ?? [])
  const place = stop ? named(stop) : ''
  const half = 'h-11! flex-1'
  return (
    <section aria-label={name} className="overflow-hidden rounded-md border border-bad-line">
      <p className="flex items-center gap-2 bg-bad-bg px-3 py-2 font-bold text-bad">
        <TriangleAlert aria-hidden className="size-4" />
        {t`Still open from ${place}`}
      </p>
      <div className="grid gap-2 p-3">
        <p>
          <b>{bareName(rider)}</b>{' '}
          <span className="text-fg-2">
            {[personApart(rider), boards ? t`Is the child on the bus?` : t`Did the child get off?`].filter(Boolean).join('. ')}
          </span>
        </p>
        <div className="flex gap-2">
          {boards ? (
            <>
              <Button className={half} onClick={() => mark(rider, 'Boarded')}>
                <Check aria-hidden />
                {t`On the bus`}
              </Button>
              <Button className={half} onClick={() => mark(rider, 'NotThere')}>{t`Not here`}</Button>
            </>
          ) : (
            <Button className={half} onClick={() => mark(rider, 'GotOff')}>
              {rider.met ? t`Hand over` : t`Got off`}
            </Button>
          )}
          {phone && (
            <Button asChild className="h-11! w-11">
              <a href={`tel:${phone}`} aria-label={t`Call the family of ${name}`}>
                <Phone aria-hidden />
              </a>
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
