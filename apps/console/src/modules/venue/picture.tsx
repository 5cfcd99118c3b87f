import { useLingui } from '@lingui/react/macro'
import type { Schema } from '@isb/sdk'
import { named } from '../../lib/base/words/i18n.ts'
import { imageOf, Picture } from '../../lib/base/image/image.tsx'
import { useCaller } from '../../lib/base/connection/session.ts'

/** The photo of a venue, across the panel; nothing where there is none. */
export default function Photo({ row: { id, name, nameZh, pictureId } }: { row: Schema<'Venue'> }) {
  const { t } = useLingui()
  const { may } = useCaller()
  const picture = may('venue.picture') && imageOf('venue.picture', { path: { venueId: id } }, pictureId)
  return picture ? <Picture of={picture} alt={t`Photo of ${named({ name, nameZh })}`} className="h-44 w-full" /> : null
}
