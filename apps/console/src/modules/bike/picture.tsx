import { DrawnPicture } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { imageOf, Picture } from '../../lib/image.tsx'
import { useCaller } from '../../lib/session.ts'
import type { Bike } from './data.ts'

/** The picture of a bike, across the panel; a drawn one where there is none, or it may not be seen. */
export default function BikePicture({ bike: { id, number, pictureId } }: { bike: Pick<Bike, 'id' | 'number' | 'pictureId'> }) {
  const { t } = useLingui()
  const { may } = useCaller()
  const picture = may('bike.picture') && imageOf('bike.picture', { path: { bikeId: id } }, pictureId)
  if (picture) return <Picture of={picture} alt={t`Picture of ${number}`} className="h-44 w-full" />
  return (
    <DrawnPicture>
      <circle cx="44" cy="48" r="21" />
      <circle cx="116" cy="48" r="21" />
      <path d="M44 48 62 20h42L78 48H44M62 20l16 28M116 48 102 10h12M58 12h12M64 12l-2 8" />
      <circle cx="78" cy="48" r="5" />
    </DrawnPicture>
  )
}
