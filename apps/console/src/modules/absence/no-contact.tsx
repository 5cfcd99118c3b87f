import { Note } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { separator } from '../../lib/base/words/i18n.ts'
import { bareName } from '../../lib/engine/record/person-name.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { useCaller } from '../../lib/base/connection/session.ts'

/** Names the people who must have no contact with a child, for callers who can see the family. */
export function NoContact({ studentId }: { studentId: number }) {
  const { t } = useLingui()
  const { may } = useCaller()
  const { data } = useQuery({ ...query('student.family', { path: { studentId } }), enabled: may('student.family') })
  const names = data?.guardians.flatMap(({ person, noContact }) => (noContact ? [bareName(person)] : [])) ?? []
  if (names.length === 0) return null
  return <Note tone="bad">{t`Must have no contact with the child: ${names.join(separator())}`}</Note>
}

/** The same below an absence. */
export const NoContactOfAbsence = ({ row: { student } }: { row: { readonly student: { readonly id: number } | null } }) =>
  student && <NoContact studentId={student.id} />
