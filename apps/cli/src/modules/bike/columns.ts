import type { Schema } from '@isb/sdk'
import { nameIn, word } from '@isb/words'
import type { Context } from '../../lib/context.ts'
import { fieldLines } from '../../lib/fields.ts'
import type { Column } from '../../lib/table.ts'
import { shownTime } from '../../lib/time.ts'

type Bike = Schema<'Bike'>
type Speaker = Pick<Context, 'locale' | 'say'>

/** Who has the bike or asks for it, and until when. */
function withWhom({ locale, say }: Speaker, { rent }: Bike): string {
  if (!rent) return ''
  const name = nameIn(locale, rent.person)
  if (rent.confirmation === 'Pending') return say('bike.asked', { name })
  return say(rent.returnId === null ? 'bike.out' : 'bike.comingBack', { name, day: rent.dueOn ?? '' })
}

const statusOf = ({ locale }: Speaker, { status }: Bike): string => word(locale, `value.BikeStatus.${status}`)

/** The columns of bikes. */
export const bikeColumns = (speaker: Speaker): readonly Column[] => [
  { field: 'number', head: 'head.number', whole: true },
  { field: 'status', head: 'head.status', cell: (row) => statusOf(speaker, row as unknown as Bike) },
  { field: 'brand', head: 'head.brand' },
  { field: 'location', head: 'head.location' },
  { field: 'rent', head: 'head.withWhom', cell: (row) => withWhom(speaker, row as unknown as Bike) },
  { field: 'note', head: 'head.note' },
]

/** One bike for people. */
export const bikeView = (speaker: Speaker, bike: Bike): string => {
  const { say } = speaker
  return fieldLines([
    [say('head.number'), bike.number],
    [say('head.status'), statusOf(speaker, bike)],
    [say('head.brand'), bike.brand],
    [say('head.location'), bike.location],
    [say('head.withWhom'), withWhom(speaker, bike)],
    [say('head.rent'), bike.rent?.id],
    [say('head.return'), bike.rent?.returnId],
    [say('head.note'), bike.note],
    [say('head.picture'), bike.pictureId === null ? '' : say('said.yes')],
    [say('head.updatedAt'), shownTime(bike.updatedAt)],
  ])
}
