import '../print.css'
import { Button, Empty, Note, Segmented, Skeleton } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { LevelLayout } from '../../../lib/page/level.tsx'
import { usePublicConfig } from '../../../lib/public-config.ts'
import { query } from '../../../lib/query.ts'
import { textOf } from '../../../lib/report.ts'
import { mostPrinted } from '../data.ts'
import { useBothWords } from '../../../lib/use-both-words.ts'
import { PrintedPass } from './printed-pass.tsx'

/** The ids in an address, `12,7` or one alone; what is no id is passed over. */
const idsIn = (given: unknown): number[] => {
  const texts = typeof given === 'string' ? given.split(',') : [given]
  return [...new Set(texts.map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, mostPrinted)
}

/** The sheets as they come out of the printer: four passes on an A4 page, or one on an A6. */
export default function PrintScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const address: { ids?: unknown; paper?: unknown } = useSearch({ strict: false })
  const ids = idsIn(address.ids)
  const paper = address.paper === 'a6' ? 'a6' : 'a4'
  const school = usePublicConfig()?.school
  const both = useBothWords()
  const asked = { staleTime: 60_000, meta: { quiet: true } }
  const passes = useQueries({ queries: ids.map((passId) => ({ ...query('vehicle.get', { path: { passId } }), ...asked })) })
  const codes = useQueries({ queries: ids.map((passId) => ({ ...query('vehicle.code', { path: { passId } }), ...asked })) })
  const ready = ids.flatMap((id, at) => {
    const [pass, code] = [passes[at]?.data, codes[at]?.data]
    return pass && code ? [{ id, pass, code: code.text }] : []
  })
  const failed = ids.flatMap((id, at) => {
    const error = passes[at]?.error ?? codes[at]?.error
    return error ? [{ id, text: `${passes[at]?.data?.plate ?? id}: ${textOf(error)}` }] : []
  })
  const loading = ready.length + failed.length < ids.length || !both
  return (
    <LevelLayout
      title={t`Print passes`}
      up="/vehicle"
      actions={
        <>
          <Segmented
            label={t`Paper`}
            options={[
              { value: 'a4', label: t`Four on A4` },
              { value: 'a6', label: t`A6` },
            ]}
            value={paper}
            onValueChange={(next) =>
              void navigate({
                to: '.',
                search: (old: object) => ({ ...old, paper: next === 'a6' ? next : undefined }),
                replace: true,
              })
            }
            className="max-sm:hidden"
          />
          <Button variant="lead" disabled={loading || ready.length === 0} onClick={() => print()}>
            <Printer aria-hidden />
            <Trans>Print</Trans>
          </Button>
        </>
      }
    >
      {failed.length > 0 && (
        <div className="p-4 pb-0 print:hidden">
          <Note tone="bad" role="alert">
            <p>{t`${plural(failed.length, { one: '# pass is not printed', other: '# passes are not printed' })}`}</p>
            {failed.map(({ id, text }) => (
              <p key={id}>{text}</p>
            ))}
          </Note>
        </div>
      )}
      {ids.length === 0 ? (
        <Empty className="m-auto" title={t`Nothing to print`} text={t`Choose valid passes in the list, then Print.`} />
      ) : both && ready.length > 0 ? (
        // It has nothing to press, and scrolls: the keyboard needs to get there.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section
          aria-label={t`Sheets`}
          tabIndex={0}
          data-theme="light"
          data-paper={paper}
          className="passes flex-1 content-start bg-canvas print:bg-surface"
        >
          {ready.map(({ id, pass, code }) => (
            <PrintedPass key={id} pass={pass} code={code} school={school} both={both} />
          ))}
        </section>
      ) : (
        loading && (
          <div role="status" aria-label={t`Loading`} className="passes">
            <Skeleton className="pass h-auto" />
          </div>
        )
      )}
    </LevelLayout>
  )
}
