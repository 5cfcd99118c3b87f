// A stop that does not lie where its buses really stand.
import type { Schema } from '@isb/sdk'
import { Button, Note } from '@isb/ui'
import { t as say } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useOperation } from '../../lib/base/connection/query.ts'
import { useCaller } from '../../lib/base/connection/session.ts'

type Stop = Schema<'BusStop'>

/** Meters from which on it is pointed out. */
const worthALook = 200
const isAstray = ({ seen }: Stop) => seen !== null && seen.meters > worthALook

/** How far away buses stand, where that is worth a look. */
export const awayText = (stop: Stop) => stop.seen && isAstray(stop) && <b className="text-waiting">{say`${stop.seen.meters} m away`}</b>

/** Says so, and offers to move the stop. */
export function Astray({ row }: { row: Stop }) {
  const { t } = useLingui()
  const { may } = useCaller()
  const move = useOperation('bus.updateStop', t`Stop moved`)
  const { id, version, seen } = row
  if (!seen || !isAstray(row)) return null
  const { latitude, longitude, meters, runs } = seen
  return (
    <Note tone="waiting">
      <p>{t`In the last ${runs} runs buses stood ${meters} m away, at ${latitude.toFixed(5)}, ${longitude.toFixed(5)}.`}</p>
      {may('bus.updateStop') && (
        <Button
          size="sm"
          className="mt-2"
          loading={move.isPending}
          onClick={() => move.mutate({ path: { stopId: id }, body: { version, latitude, longitude } })}
        >
          {t`Move the stop there`}
        </Button>
      )}
    </Note>
  )
}
