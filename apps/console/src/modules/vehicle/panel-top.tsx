// What stands over the lines of a pass: its papers, and the rules that decide. Fetched with the panel.
import { plateKind } from '@isb/sdk/rules'
import { DrawnPicture, Note } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { imageOf, Picture } from '../../lib/base/image/image.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { kindText, passPath, useStanding, type Pass } from './data.ts'

export default function PanelTop({ row }: { row: Pass }) {
  return (
    <>
      <Papers row={row} />
      <Rule row={row} />
    </>
  )
}

/** The certificate and the signature; pressed, they stand large. */
function Papers({ row }: { row: Pass }) {
  const { t } = useLingui()
  const papers = [
    { image: imageOf('vehicle.certificate', passPath(row), row.certificateId), name: sharedWord('field.certificateId') },
    { image: imageOf('vehicle.signature', passPath(row), row.signatureId), name: sharedWord('field.signatureId') },
  ]
  if (papers.every(({ image }) => image === undefined))
    return (
      <>
        <DrawnPicture subject="car" />
        {row.status === 'Pending' && <Note tone="waiting">{t`No certificate or signature was submitted.`}</Note>}
      </>
    )
  return (
    <div className="grid grid-cols-2 gap-3">
      {papers.map(({ image, name }) => (
        <figure key={name} className="min-w-0">
          {image ? (
            <Picture of={image} alt={name} paper className="h-28 w-full" />
          ) : (
            <span className="grid h-28 w-full place-items-center rounded-md border border-dashed border-line-2 bg-sunken text-fg-3">—</span>
          )}
          <figcaption className="mt-1 text-xs text-fg-2">{name}</figcaption>
        </figure>
      ))}
    </div>
  )
}

/** The rules that decide: the form of the plate, and whether another pass of it stands. Nothing for a pass that is good as it is. */
function Rule({ row }: { row: Pass }) {
  const { t } = useLingui()
  const { day } = useWhen()
  const asks = row.status !== 'Valid' && row.status !== 'Rejected'
  const standing = useStanding(asks ? row : undefined)
  if (!asks || !standing) return null
  const [last] = standing
  return (
    <div className="grid gap-2">
      {plateKind(row.plate) === 'other' && <Note tone="waiting">{kindText(row.plate)}</Note>}
      {last ? (
        <Note tone="live">
          {t`This plate has a valid pass until ${day(last.expiresOn)}. This one can begin the day after.`}{' '}
          <Link to="/vehicle" search={{ id: last.id }} className="font-bold underline">
            {t`Open it`}
          </Link>
        </Note>
      ) : (
        <Note tone="good">{t`This plate has no other valid pass.`}</Note>
      )}
    </div>
  )
}
