import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { Permitted } from '../../../lib/page/permitted.tsx'
import { usePageTitle } from '../../../lib/title.ts'
import { ApplyScreen } from '../apply-screen.tsx'

/** `/vehicle/apply`. */
export function ApplyPage() {
  const { t } = useLingui()
  const edits = useSearch({ strict: false, select: (address: { id?: unknown }) => address.id !== undefined })
  usePageTitle(edits ? t`Edit application` : t`New application`)
  return (
    <Permitted code={edits ? 'vehicle:edit' : 'vehicle:create'}>
      <ApplyScreen />
    </Permitted>
  )
}
