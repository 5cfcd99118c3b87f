// Parts of a role's row that no other record has.
import { Badge } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { roleName, sharedWord, useLocale } from '../../lib/base/words/i18n.ts'
import type { Role } from './data.ts'

/** A role's name; the one that came with the system says so. */
export const Name = ({ row }: { row: Role }) => (
  <span className="inline-flex max-w-full items-center gap-2">
    <span className="truncate" title={roleName(row)}>
      {roleName(row)}
    </span>
    {row.builtin && (
      <Badge className="shrink-0 font-normal">
        <Trans>Built in</Trans>
      </Badge>
    )}
    {row.secondFactor && (
      <Badge className="shrink-0 font-normal">
        <Trans>Second factor</Trans>
      </Badge>
    )}
  </span>
)

/** What a role is for; of the one that came with the system, in the reader's language. */
export const descriptionOf = ({ builtin, description }: Role): string => (builtin ? sharedWord('role.administrator.text') : description)

/** How many have it; where rows are cards, without a head over it, in words. */
export function Members({ row: { members } }: { row: Role }) {
  const { t } = useLingui()
  const number = new Intl.NumberFormat(useLocale())
  if (members === 0) return <span className="text-fg-3">{t`Nobody`}</span>
  const people = t`${plural(members, { one: '# person', other: '# people' })}`
  return (
    <>
      <span className="in-[[role=presentation]>[role=gridcell]]:hidden">{number.format(members)}</span>
      <span className="hidden in-[[role=presentation]>[role=gridcell]]:inline">{people}</span>
    </>
  )
}

/** How many permissions it holds. */
export function Permissions({ row: { builtin, permissions } }: { row: Role }) {
  const { t } = useLingui()
  const number = new Intl.NumberFormat(useLocale())
  if (builtin) return t`All`
  return permissions > 0 ? number.format(permissions) : <span className="text-fg-3">{t`None`}</span>
}
