import { TabLinks } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCan } from './session.ts'

/** The parts of the settings. */
export type SettingsPart = 'general' | 'bikes' | 'passes' | 'mail'
const paths: Readonly<Record<SettingsPart, string>> = {
  general: '/settings',
  bikes: '/settings/bikes',
  passes: '/settings/passes',
  mail: '/settings/mail',
}

const linkTo = ({ id }: { id: SettingsPart }) => <Link to={paths[id]} />

/** The parts of the settings, each with an address of its own; nothing where one may see only one of them. */
export function SettingsTabs({ value }: { value: SettingsPart }) {
  const { t } = useLingui()
  const all: readonly { id: SettingsPart; label: string; may: boolean }[] = [
    { id: 'general', label: t({ message: 'General', context: 'settings' }), may: useCan('settings') },
    { id: 'bikes', label: t({ message: 'Bikes', context: 'settings' }), may: useCan('bike:list:settings') },
    { id: 'passes', label: t({ message: 'Vehicle passes', context: 'settings' }), may: useCan('vehicle:settings') },
    { id: 'mail', label: t({ message: 'Mail', context: 'settings' }), may: useCan('settings:outbox') },
  ]
  const tabs = all.filter(({ may }) => may)
  if (tabs.length < 2) return null
  return <TabLinks<SettingsPart> label={t`Parts of the settings`} tabs={tabs} value={value} link={linkTo} className="-mb-px shrink-0" />
}
