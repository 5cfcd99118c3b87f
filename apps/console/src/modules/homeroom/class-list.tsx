import { Button, Checkbox, Empty, Skeleton } from '@isb/ui'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowRightLeft } from 'lucide-react'
import { useState } from 'react'
import { lateDialog } from '../../lib/base/lazy/late.tsx'
import type { RowOf } from '../../lib/declare/list.ts'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { RecordLink } from '../../lib/engine/record/record-link.tsx'
import { useCaller } from '../../lib/base/connection/session.ts'
import { alsoIn, studentsOf } from './data.ts'
import { bareName, personName } from '../../lib/engine/record/person-name.tsx'

const MoveDialog = lateDialog(() => import('./move-dialog.tsx'))

/** Who belongs to a class, by name. Those that are ticked are moved into another class. */
export default function ClassList({ row: { id, name } }: { row: RowOf<'homeroom.list'> }) {
  const mayMove = useCaller().may('student.move')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [moving, setMoving] = useState(false)
  const { data, error, isFetching, refetch } = useQuery(studentsOf(id))
  const supported = useQuery(alsoIn(id)).data?.records ?? []
  if (error && !data)
    return <NotLoaded title={t`The students did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="w-3/4" />
  if (data.total === 0 && supported.length === 0)
    return <Empty subject="people" title={t`Nobody is in this class`} text={t`Move students here from the Students page.`} />
  const ticked = data.records.filter((student) => chosen.has(student.id))
  const tick = (studentId: number, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(studentId)
    else next.delete(studentId)
    setChosen(next)
  }
  return (
    <>
      {mayMove && (
        <div>
          <Button size="sm" disabled={ticked.length === 0} onClick={() => setMoving(true)}>
            <ArrowRightLeft aria-hidden />
            {t`Move to another class`}
          </Button>
        </div>
      )}
      <ol className="grid divide-y divide-line border-y border-line">
        {data.records.map((student) => (
          <li key={student.id} className="flex items-center gap-3 py-2">
            {mayMove && (
              <Checkbox
                checked={chosen.has(student.id)}
                onCheckedChange={(on) => tick(student.id, on)}
                aria-label={t`Choose ${personName(student)}`}
              />
            )}
            <Pupil student={student} />
          </li>
        ))}
      </ol>
      {supported.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-bold">{t`Also in this class`}</h3>
          <ol className="grid divide-y divide-line border-y border-line">
            {supported.map((student) => (
              <li key={student.id} className="flex items-center gap-3 py-2">
                <Pupil student={student} />
                <span className="text-xs text-fg-3">{student.homeroom?.name}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <RecordLink to="/student" search={{ homeroomId: id }}>
        {t`Show ${name} in Students`}
      </RecordLink>
      {moving && (
        <MoveDialog
          students={ticked}
          onMoved={(left) => setChosen(new Set(left.map((student) => student.id)))}
          onClose={() => setMoving(false)}
        />
      )}
    </>
  )
}

function Pupil({ student }: { student: RowOf<'student.list'> }) {
  return (
    <>
      <span className="min-w-0 flex-1 truncate">
        <RecordLink to="/student" search={{ id: student.id }}>
          {bareName(student)}
        </RecordLink>
      </span>
      <span className="text-xs text-fg-3 tabular-nums">{student.studentNumber}</span>
    </>
  )
}
