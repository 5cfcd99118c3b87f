import { PageHeader } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Permitted } from '../../../app/permitted.tsx'
import { named } from '../../../lib/i18n.ts'
import { query } from '../../../lib/query.ts'
import { usePageTitle } from '../../../lib/title.ts'

/** `/upms/menu`. */
export function MenuPage() {
  const { t } = useLingui()
  usePageTitle(t`Menus`)
  return <Permitted code="upms:menu"><Screen /></Permitted>
}

function Screen() {
  const { t } = useLingui()
  const { data } = useQuery(query('menus.page'))
  return (
    <>
      <PageHeader title={t`Menus`} text={t`What the console shows, and the buttons a role can be granted.`} />
      <ul>{data?.records.map((menu) => <li key={menu.id}>{named(menu)}</li>)}</ul>
    </>
  )
}
