import { ApiError } from '@isb/sdk'
import { Button } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Undo2 } from 'lucide-react'
import { useChangeAddress } from '../../lib/engine/rows/page-address.tsx'
import { queryClient, useOnce, useOperation } from '../../lib/base/connection/query.ts'
import { textOf } from '../../lib/base/connection/report.ts'
import { useWhole } from './change.tsx'
import type { Entry } from './data.ts'
import { Rows } from './rows.tsx'

/** What taking a change back will write, and the button that does it. It is a change like any other, and can be taken back itself. */
export default function Undo({ row: entry }: { row: Entry }) {
  const { t } = useLingui()
  const changeAddress = useChangeAddress()
  const { rows } = useWhole(entry)
  const undo = useOperation('audit.undo', t`Undone`)
  const run = useOnce(async () => {
    await undo.mutateAsync({ path: { auditId: entry.id } })
    // Whatever was changed, its own screens show it.
    await queryClient.invalidateQueries()
    changeAddress({ tab: undefined, id: undefined }, { push: true })
  })
  const back = rows.filter(({ entity }) => entity !== 'audit').map((row) => ({ ...row, before: row.after, after: row.before }))
  return (
    <>
      <p className="text-fg-2">
        <Trans>Undoing writes these values. If somebody has changed them since, nothing is written.</Trans>
      </p>
      <Rows entry={entry} rows={back} more={entry.rowCount - rows.length} />
      {undo.error instanceof ApiError && (
        <p role="alert" className="flex gap-2 rounded-md bg-bad-bg px-3 py-2 text-bad">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {textOf(undo.error)}
        </p>
      )}
      <Button variant="lead" className="justify-self-start" loading={undo.isPending} onClick={run}>
        <Undo2 aria-hidden />
        <Trans>Undo this change</Trans>
      </Button>
    </>
  )
}
