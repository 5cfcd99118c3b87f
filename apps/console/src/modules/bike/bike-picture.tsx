import { useLingui } from '@lingui/react/macro'
import { imageOf, Picture } from '../../lib/image.tsx'

/** The picture of a bike, across the panel; nothing for a bike without one. */
export function BikePicture({ bike: { id, number, pictureId } }: { bike: { id: number; number: string; pictureId: number | null } }) {
  const { t } = useLingui()
  const of = imageOf('bike.picture', { path: { bikeId: id } }, pictureId)
  return of && <Picture of={of} alt={t`Picture of ${number}`} className="h-44 w-full" />
}
