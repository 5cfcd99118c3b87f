import { useLingui } from '@lingui/react/macro'
import { sharedWord } from '../../base/words/i18n.ts'
import { PageTabs } from '../../engine/page/page-tabs.tsx'

/** The board of a day, every absence, students who miss much, figures. */
export function AbsenceTabs() {
  const { t } = useLingui()
  const tabs = {
    '/absence': t`Board`,
    '/absence/list': t`All absences`,
    '/absence/attention': sharedWord('file.attention'),
    '/absence/statistics': t`Statistics`,
  }
  return <PageTabs label={t`Pages of absences`} tabs={tabs} />
}
