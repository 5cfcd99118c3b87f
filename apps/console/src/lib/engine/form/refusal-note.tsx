import { ApiError } from '@isb/sdk'
import { Button, Note } from '@isb/ui'
import { say } from '../../base/words/i18n.ts'
import { useModules, usePageOf, type Way } from '../../declare/module.ts'
import { placeAt } from '../../base/address/place.ts'
import { RecordLink } from '../record/record-link.tsx'
import { isShownElsewhere, textOf } from '../../base/connection/report.ts'

interface Filled {
  readonly values: object
  readonly sendWith: (filled: object) => void
}

/**
 * Why a form was not saved, above its buttons, with the way on that the module declares. The toast says the same for a few seconds and is
 * what a screen reader reads out, so the note is no alert.
 */
export function RefusalNote({ error, form, className }: { error: unknown; form?: Filled; className?: string }) {
  const reason = error instanceof ApiError ? error.reason : undefined
  const way = useModules()
    .map(({ ways }) => (ways as Readonly<Record<string, Way>> | undefined)?.[reason ?? ''])
    .find(Boolean)
  if (error === undefined || isShownElsewhere(error)) return null
  return (
    <div className={className}>
      <Note tone="bad" data-slot="refusal">
        {textOf(error)}
        {way && <WayOn way={way} record={error instanceof ApiError ? error.record : undefined} form={form} />}
      </Note>
    </div>
  )
}

function WayOn({ way: { label, fills }, record, form }: { way: Way; record: ApiError['record']; form: Filled | undefined }) {
  const page = usePageOf(record?.entity ?? '')
  if (fills) {
    const fits = form && Object.keys(fills).every((field) => field in form.values)
    if (!fits) return null
    return (
      <p className="mt-2">
        <Button size="sm" onClick={() => form.sendWith(fills)}>
          {say(label)}
        </Button>
      </p>
    )
  }
  if (!page || !record) return null
  // In a tab of its own: what was typed stays.
  return (
    <p className="mt-1">
      <RecordLink {...placeAt(page.path, { id: record.id })} target="_blank">
        {say(label)}
      </RecordLink>
    </p>
  )
}
