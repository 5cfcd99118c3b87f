// Class lists on paper: an A4 page a class, with room to tick.
import './sheet.css'
import type { Schema } from '@isb/sdk'
import { Button, Empty, Note, Skeleton } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useLocale } from '../../../lib/i18n.ts'
import type { RowOf } from '../../../lib/list/types.ts'
import { LevelLayout } from '../../../lib/page/level.tsx'
import { idsIn } from '../../../lib/print/ids.ts'
import { usePublicConfig } from '../../../lib/public-config.ts'
import { query } from '../../../lib/query.ts'
import { fieldWord } from '../../../lib/record/values.tsx'
import { teacherAt } from '../address.tsx'
import { studentsOf } from '../data.ts'

/** Columns to tick or to write in. */
const boxes = 8

export default function PrintClassLists() {
  const { t } = useLingui()
  const address: { ids?: unknown } = useSearch({ strict: false })
  const ids = idsIn(address.ids)
  const classes = useQueries({
    queries: ids.map((homeroomId) => ({ ...query('homeroom.get', { path: { homeroomId } }), meta: { quiet: true } })),
  })
  const lists = useQueries({ queries: ids.map(studentsOf) })
  const ready = ids.flatMap((_, at) => {
    const [row, list] = [classes[at]?.data, lists[at]?.data]
    return row && list ? [{ row, students: list.records }] : []
  })
  const failed = ids.filter((_, at) => classes[at]?.error ?? lists[at]?.error).length
  const loading = ready.length + failed < ids.length
  return (
    <LevelLayout
      title={t`Print class lists`}
      up="/homeroom"
      actions={
        <Button variant="lead" disabled={loading || ready.length === 0} onClick={() => print()}>
          <Printer aria-hidden />
          <Trans>Print</Trans>
        </Button>
      }
    >
      {failed > 0 && (
        <div className="p-4 pb-0 print:hidden">
          <Note tone="bad" role="alert">
            {t`${plural(failed, { one: '# class list did not load and is not printed', other: '# class lists did not load and are not printed' })}`}
          </Note>
        </div>
      )}
      {ids.length === 0 && <Empty className="m-auto" title={t`Nothing to print`} text={t`Choose classes in the list, then Print.`} />}
      {loading && <Skeleton className="m-6 w-3/4" />}
      {/* It has nothing to press, and scrolls: the keyboard needs to get there. */}
      {ready.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section
          aria-label={t`Sheets`}
          tabIndex={0}
          data-theme="light"
          className="grid flex-1 content-start justify-center gap-4 overflow-x-auto bg-canvas p-4 text-fg print:block print:bg-surface print:p-0"
        >
          {ready.map(({ row, students }) => (
            <Sheet key={row.id} row={row} students={students} />
          ))}
        </section>
      )}
    </LevelLayout>
  )
}

interface SheetProps {
  row: Schema<'Homeroom'>
  students: readonly RowOf<'student.list'>[]
}

function Sheet({ row: { name, schoolYear, campus, teacherEmail, teachers }, students }: SheetProps) {
  const { t } = useLingui()
  const school = usePublicConfig()?.school
  const schoolName = useLocale() === 'zh' ? school?.nameZh || school?.name : school?.name
  return (
    <article className="class-sheet bg-surface p-8 shadow-sm print:shadow-none">
      <header className="mb-4 flex items-end justify-between gap-4">
        <div>
          <p className="text-fg-2">{schoolName}</p>
          <h2 className="text-xl font-bold">{t`Class ${name}`}</h2>
        </div>
        <p className="text-right text-fg-2">
          {[schoolYear, campus].filter(Boolean).join(' · ')}
          <br />
          {teacherEmail && `${fieldWord('teacherEmail')}: ${teacherAt(teacherEmail, teachers)}`}
        </p>
      </header>
      <table className="w-full border-collapse text-sm [&_td]:border [&_td]:border-line-2 [&_td]:px-2 [&_td]:py-1 [&_th]:border [&_th]:border-line-2 [&_th]:px-2 [&_th]:py-1 [&_th]:text-left">
        <thead>
          <tr>
            <th>#</th>
            <th>{fieldWord('studentNumber')}</th>
            <th>{fieldWord('personName')}</th>
            <th>{fieldWord('personNameZh')}</th>
            <th colSpan={boxes}>
              <span className="sr-only">{t`To tick`}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {students.map((student, at) => (
            <tr key={student.id}>
              <td className="tabular-nums">{at + 1}</td>
              <td className="tabular-nums">{student.studentNumber}</td>
              <td>{student.name}</td>
              <td lang="zh-CN">{student.nameZh}</td>
              {Array.from({ length: boxes }, (_, box) => (
                <td key={box} className="w-7" />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}
