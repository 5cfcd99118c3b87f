import { plateKind } from '@isb/sdk'
import { Fields, Note } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import { imageOf, Picture } from '../../lib/image.tsx'
import { useWhen } from '../../lib/list/when.ts'
import { carText, kindText, passPath, personName, typeName, useStanding, type Pass } from './data.ts'

const has = (...texts: string[]) => texts.some(Boolean)

/** A pass in full: its papers, who applies, the car, what was decided and by whom. */
export function PassDetails({ row }: { row: Pass }) {
  const { exact, day } = useWhen()
  const { type, plate, reason, decidedAt, decidedBy, submittedBy, person } = row
  const line = (id: string, label: string, value: ReactNode) => ({ id, label, value })
  const when = (shown: boolean, id: string, label: string, value: ReactNode) => (shown ? [line(id, label, value)] : [])
  return (
    <>
      <Papers row={row} />
      <Rule row={row} />
      <Fields
        items={[
          line(
            'plate',
            sharedWord('field.plate'),
            <>
              {plate}
              {plateKind(plate) !== 'other' && <span className="ml-1.5 text-xs text-fg-3">{kindText(plate)}</span>}
            </>,
          ),
          line('vehicle', sharedWord('pass.vehicle'), carText(row)),
          line('driverName', sharedWord('field.driverName'), row.driverName),
          line('driverPhone', sharedWord('field.driverPhone'), phone(row.driverPhone)),
          line('type', sharedWord('field.type'), typeName(type)),
          ...when(type === 'parent' || has(row.studentName), 'studentName', sharedWord('field.studentName'), row.studentName),
          ...when(type === 'parent' || has(row.grade), 'grade', sharedWord('field.grade'), row.grade),
          ...when(type !== 'parent' || has(row.department), 'department', sharedWord('field.department'), row.department),
          line('applicantName', sharedWord('field.applicantName'), row.applicantName),
          line(
            'email',
            sharedWord('field.email'),
            <a href={`mailto:${row.email}`} className="text-lead-text hover:underline">
              {row.email}
            </a>,
          ),
          line('phone', sharedWord('field.phone'), phone(row.phone)),
          ...when(submittedBy !== null, 'person', sharedWord('field.person'), personName(person)),
          ...when(submittedBy !== null, 'submittedBy', sharedWord('field.submittedBy'), personName(submittedBy)),
          line('submittedAt', sharedWord('field.submittedAt'), exact(row.submittedAt)),
          ...when(row.validFrom !== null, 'validFrom', sharedWord('field.validFrom'), day(row.validFrom)),
          ...when(row.expiresOn !== null, 'expiresOn', sharedWord('field.expiresOn'), day(row.expiresOn)),
          ...when(decidedAt !== null, 'decidedBy', sharedWord('field.decidedBy'), personName(decidedBy)),
          ...when(decidedAt !== null, 'decidedAt', sharedWord('field.decidedAt'), exact(decidedAt)),
          ...when(has(reason), 'reason', sharedWord('field.reason'), reason),
        ]}
      />
    </>
  )
}

const phone = (text: string) =>
  text && (
    <a href={`tel:${text.replaceAll(/[^\d+]/g, '')}`} className="text-lead-text tabular-nums hover:underline">
      {text}
    </a>
  )

/** The certificate and the signature; pressed, they stand large. */
function Papers({ row }: { row: Pass }) {
  const { t } = useLingui()
  const papers = [
    { of: imageOf('vehicle.certificate', passPath(row), row.certificateId), name: sharedWord('field.certificateId') },
    { of: imageOf('vehicle.signature', passPath(row), row.signatureId), name: sharedWord('field.signatureId') },
  ]
  if (papers.every(({ of }) => of === undefined))
    return row.status === 'Pending' && <Note tone="waiting">{t`Neither a certificate nor a signature was sent.`}</Note>
  return (
    <div className="grid grid-cols-2 gap-3">
      {papers.map(({ of, name }) => (
        <figure key={name} className="min-w-0">
          {of ? (
            <Picture of={of} alt={name} paper className="h-28 w-full" />
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
  const standing = useStanding(row, asks)
  if (!asks || !standing) return null
  const last = standing.toSorted((a, b) => (a.expiresOn < b.expiresOn ? 1 : -1))[0]
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
