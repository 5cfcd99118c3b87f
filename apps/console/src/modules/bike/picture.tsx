import { DrawnPicture } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { imageOf, Picture } from '../../lib/base/image/image.tsx'
import { useCaller } from '../../lib/base/connection/session.ts'
import type { Bike } from './data.ts'

/** The picture of a bike, across the panel; a drawn one where there is none, or it may not be seen. */
export default function BikePicture({ bike: { id, number, pictureId } }: { bike: Pick<Bike, 'id' | 'number' | 'pictureId'> }) {
  const { t } = useLingui()
  const { may } = useCaller()
  const picture = may('bike.picture') && imageOf('bike.picture', { path: { bikeId: id } }, pictureId)
  if (picture) return <Picture of={picture} alt={t`Picture of ${number}`} className="h-44 w-full" />
  return <DrawnPicture subject="bike" />
}
