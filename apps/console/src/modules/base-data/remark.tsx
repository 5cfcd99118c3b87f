import { Button } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useCaller } from '../../lib/base/connection/session.ts'
import { valueIn } from './fields.tsx'
import { useGiveBack, usePerson, type PersonRow } from './person.ts'

/** What the roster says of a field that somebody has edited by hand, and the way back to it. */
export default function Remark({ row, field }: { row: PersonRow; field: string }) {
  const { t } = useLingui()
  const { may } = useCaller()
  const { data } = usePerson(row)
  const { giveBack, isPending } = useGiveBack(row, t`Given back`)
  const held = data?.fields.find((each) => each.field === field && each.held)
  if (!held) return null
  const said = valueIn(field, held.roster) || '–'
  return (
    <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-fg-2">
      {t`The roster says: ${said}`}
      {held.returns && may('baseData.giveBackPerson') && (
        <Button size="sm" loading={isPending} onClick={() => giveBack([field])}>{t`Give back`}</Button>
      )}
    </span>
  )
}
