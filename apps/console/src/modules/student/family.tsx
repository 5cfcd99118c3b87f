import type { Data } from '@isb/sdk'
import { Button, ConfirmDialog, Empty, Note, Skeleton, StatusChip } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, UserRoundMinus } from 'lucide-react'
import { useState } from 'react'
import { Beside } from '../../lib/engine/record/beside.tsx'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { bareName, PersonName, personName } from '../../lib/engine/record/person-name.tsx'
import { lateDialog } from '../../lib/base/lazy/late.tsx'
import type { RowOf } from '../../lib/declare/list.ts'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { query, useOperation } from '../../lib/base/connection/query.ts'
import { BothNames } from '../../lib/engine/record/both-names.tsx'
import { Mailto, Phone } from '../../lib/engine/record/contact.tsx'
import { RecordLink } from '../../lib/engine/record/record-link.tsx'
import { enumWord } from '../../lib/engine/record/values.tsx'
import { useCaller } from '../../lib/base/connection/session.ts'

type Student = RowOf<'student.list'>
type Family = Data<'student.family'>
type Guardian = Family['guardians'][number]

const GuardianDialog = lateDialog(() => import('./guardian-dialog.tsx'))

/** Whom to call, in which order, and who else belongs to the family. */
export default function FamilyTab({ row }: { row: Student }) {
  const { t } = useLingui()
  const { may } = useCaller()
  const [open, setOpen] = useState<Guardian | 'new'>()
  const [removing, setRemoving] = useState<Guardian>()
  const path = { studentId: row.id }
  const { data, error, isFetching, refetch } = useQuery(query('student.family', { path }))
  const remove = useOperation('student.removeGuardian', t`Guardian removed`)
  if (error && !data) return <NotLoaded title={t`The family did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="w-3/4" />
  const { guardians, siblings } = data
  const edits = may('student.setGuardian')
  const add = edits && (
    <Button onClick={() => setOpen('new')}>
      <Plus aria-hidden />
      {t`Add a guardian`}
    </Button>
  )
  return (
    <>
      {guardians.some(({ noContact }) => noContact) && (
        <Note tone="bad">{t`Somebody in this family must have no contact with the child. Check before you release the child or share anything.`}</Note>
      )}
      {guardians.length === 0 ? (
        <Empty
          subject="people"
          title={t`No guardians yet`}
          text={t`Nobody is notified about this child, and there is nobody to call.`}
          action={add || undefined}
        />
      ) : (
        <>
          {add && <div>{add}</div>}
          <ul className="grid grid-cols-1 divide-y divide-line border-y border-line">
            {guardians.map((guardian) => (
              <Line key={guardian.person.id} guardian={guardian}>
                {edits && (
                  <span className="flex gap-1">
                    <Button size="sm" onClick={() => setOpen(guardian)} aria-label={t`Edit ${bareName(guardian.person)}`}>
                      <Pencil aria-hidden />
                      {t`Edit`}
                    </Button>
                    <Button
                      size="sm"
                      variant="danger"
                      onClick={() => setRemoving(guardian)}
                      aria-label={t`Remove ${bareName(guardian.person)}`}
                    >
                      <UserRoundMinus aria-hidden />
                      {t`Remove`}
                    </Button>
                  </span>
                )}
              </Line>
            ))}
          </ul>
        </>
      )}
      {siblings.length > 0 && (
        <section className="grid gap-1">
          <h3 className="text-sm font-bold">{t`Brothers and sisters`}</h3>
          <ul className="grid gap-1">
            {siblings.map((child) => (
              <li key={child.id}>
                <RecordLink to="/student" search={{ id: child.id }}>
                  <PersonName person={child} />
                </RecordLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {removing && (
        <ConfirmDialog
          open
          onOpenChange={() => setRemoving(undefined)}
          tone="danger"
          title={t`Remove ${bareName(removing.person)} as a guardian of ${personName(row)}?`}
          text={
            removing.noContact
              ? t`The warning that they must have no contact with the child goes too. The account stays.`
              : t`They no longer see the child, and are not called any more. The account stays.`
          }
          cancelLabel={t`Keep`}
          confirmLabel={t`Remove`}
          busy={remove.isPending}
          onConfirm={() =>
            remove.mutate({ path: { ...path, guardianId: removing.person.id } }, { onSuccess: () => setRemoving(undefined) })
          }
        />
      )}
      {open && (
        <GuardianDialog
          student={row}
          guardian={open === 'new' ? undefined : open}
          next={guardians.length + 1}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

function Line({ guardian, children }: { guardian: Guardian; children: React.ReactNode }) {
  const { t } = useLingui()
  const { person, relation, contactOrder, mayAct, maySee, noContact, email, contacts } = guardian
  const rights = noContact ? undefined : mayAct ? undefined : maySee ? t`can see, cannot act` : t`not notified about the child`
  return (
    <li className="grid grid-cols-1 gap-1 py-3">
      <div className="flex min-h-7 flex-wrap items-center gap-3">
        <b className="min-w-0 flex-1 wrap-anywhere">
          <BothNames row={person} />
        </b>
        {noContact && <StatusChip tone="bad">{sharedWord('field.noContact')}</StatusChip>}
        {children}
      </div>
      <p className="text-xs text-fg-2">
        {[enumWord('Relation', relation), !noContact && t`contact ${contactOrder}`, rights].filter(Boolean).join(' · ')}
      </p>
      {!noContact && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {contacts.map(({ kind, value, label }) => (
            <span key={kind + value}>
              {kind === 'Phone' ? <Phone number={value} /> : <Mailto address={value} />}
              {label && <Beside>{label}</Beside>}
            </span>
          ))}
          {email && !contacts.some(({ value }) => value === email) && <Mailto address={email} />}
        </p>
      )}
    </li>
  )
}
