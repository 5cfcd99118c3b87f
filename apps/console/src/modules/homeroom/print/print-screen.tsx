// Class lists on paper: an A4 page a class, with room to tick.
import './sheet.css'
import type { Schema } from '@isb/sdk'
import { cn, Note } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { labelled, locale, useLocale } from '../../../lib/base/words/i18n.ts'
import type { RowOf } from '../../../lib/declare/list.ts'
import { idsIn, mostPrinted } from '../../../lib/engine/print/ids.ts'
import { Paper, RuledTable } from '../../../lib/engine/print/paper.tsx'
import { usePublicConfig } from '../../../lib/base/connection/public-config.ts'
import { query } from '../../../lib/base/connection/query.ts'
import { fieldWord } from '../../../lib/engine/record/values.tsx'
import { teacherAt } from '../address.tsx'
import { alsoIn, studentsOf } from '../data.ts'

const route = getRouteApi('/_level/homeroom/print')

/** Columns to tick or to write in. */
const boxes = 8
/** With more students the lines stand closer, so that a class stays on its page. */
const mostWide = 30

export default function PrintClassLists() {
  const { t } = useLingui()
  const ids = idsIn(route.useSearch().ids).slice(0, mostPrinted)
  const classes = useQueries({
    queries: ids.map((homeroomId) => query('homeroom.get', { path: { homeroomId } })),
  })
  const lists = useQueries({ queries: ids.map(studentsOf) })
  const supported = useQueries({ queries: ids.map(alsoIn) })
  const ready = ids.flatMap((_, at) => {
    const [row, list, also] = [classes[at]?.data, lists[at]?.data, supported[at]?.data]
    return row && list && also ? [{ row, students: list.records, also: also.records }] : []
  })
  const failed = ids.filter((_, at) => classes[at]?.error ?? lists[at]?.error ?? supported[at]?.error).length
  const loading = ready.length + failed < ids.length
  return (
    <Paper
      title={t`Print class lists`}
      up="/homeroom"
      loading={loading}
      empty={ids.length === 0 ? { title: t`Nothing to print`, text: t`Choose classes in the list, then Print.` } : undefined}
      above={
        failed > 0 && (
          <Note tone="bad" role="alert">
            {t`${plural(failed, { one: '# class list did not load and is not printed', other: '# class lists did not load and are not printed' })}`}
          </Note>
        )
      }
      sheets={ready.map(({ row, students, also }) => (
        <Sheet key={row.id} row={row} students={students} also={also} />
      ))}
    />
  )
}

interface SheetProps {
  row: Schema<'Homeroom'>
  students: readonly RowOf<'student.list'>[]
  /** Whose supporting class it is. */
  also: readonly RowOf<'student.list'>[]
}

function Sheet({ row: { name, schoolYear, campus, teacherEmail, teachers }, students, also }: SheetProps) {
  const { t } = useLingui()
  const all = [...students, ...also]
  const school = usePublicConfig()?.school
  const schoolName = useLocale() === 'zh' ? school?.nameZh || school?.name : school?.name
  return (
    <article className={cn('class-sheet bg-surface p-8 shadow-sm print:shadow-none', all.length > mostWide && 'class-sheet-close')}>
      <header className="mb-4 flex items-end justify-between gap-4">
        <div>
          <p className="text-fg-2">{schoolName}</p>
          <h2 className="text-xl font-bold">{t`Class ${name}`}</h2>
        </div>
        <p className="text-right text-fg-2">
          {[schoolYear, campus].filter(Boolean).join(' · ')}
          <br />
          {teacherEmail && labelled(locale(), fieldWord('teacherEmail'), teacherAt(teacherEmail, teachers))}
        </p>
      </header>
      <RuledTable
        heads={['#', ...['studentNumber', 'personName', 'personNameZh'].map(fieldWord)]}
        lastHead={
          <th colSpan={boxes}>
            <span className="sr-only">{t`To tick`}</span>
          </th>
        }
      >
        {all.map(({ id, studentNumber, name: own, nameZh }, at) => (
          <tr key={id}>
            <td className="tabular-nums">{at < students.length ? at + 1 : '+'}</td>
            <td className="tabular-nums">{studentNumber}</td>
            <td>{own}</td>
            <td lang="zh-CN">{nameZh}</td>
            {Array.from({ length: boxes }, (_, box) => (
              <td key={box} className="w-7" />
            ))}
          </tr>
        ))}
      </RuledTable>
      {also.length > 0 && <p className="mt-2 text-xs text-fg-2">{t`+ In another class, and in this one for support`}</p>}
    </article>
  )
}
