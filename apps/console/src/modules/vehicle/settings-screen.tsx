// Until when passes are given, and when who has one is reminded.
import { whyNotYearEnd } from '@isb/sdk/rules'
import { vehicle } from '@isb/sdk/metadata'
import { Input, Select } from '@isb/ui'
import { msg, t } from '@lingui/core/macro'
import type { ControlProps } from '../../lib/declare/field.ts'
import { locale } from '../../lib/base/words/i18n.ts'
import { settingsScreen } from '../../lib/screen/settings-screen.tsx'

export default settingsScreen('vehicle.settings', vehicle, {
  update: 'vehicle.updateSettings',
  text: msg`When passes expire, and when their holders are reminded.`,
  sections: [
    {
      title: msg`School year`,
      text: msg`The default expiration when a pass is confirmed or renewed.`,
      fields: [
        {
          field: 'yearEnds',
          required: () => true,
          whyNot: ({ yearEnds }) => whyNotYearEnd(yearEnds),
          show: (monthDay) => inWords(monthDay, { month: 'long', day: 'numeric' }),
          group: true,
          Control: MonthAndDay,
        },
      ],
    },
    {
      title: msg`Before a pass expires`,
      text: msg`The holder gets one email, and the pass is listed under “Expiring soon”.`,
      fields: [{ field: 'noticeDays', hint: msg`Days before expiry` }],
    },
  ],
})

const inWords = (monthDay: string, parts: Intl.DateTimeFormatOptions) =>
  new Date(`2024-${monthDay}T00:00:00Z`).toLocaleDateString(locale() === 'zh' ? 'zh-CN' : 'en-GB', { ...parts, timeZone: 'UTC' })
const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))

/** A day of any year, `07-31`: the month from a list, the day as it is typed. */
function MonthAndDay({ control, value, onValueChange }: ControlProps<string>) {
  const [month = '', day = ''] = value.split('-')
  return (
    <div className="grid grid-cols-[minmax(0,12rem)_6rem] gap-4">
      <Select
        aria-label={t`Month`}
        options={months.map((each) => ({ value: each, label: inWords(`${each}-01`, { month: locale() === 'zh' ? 'short' : 'long' }) }))}
        value={month}
        onValueChange={(next) => onValueChange(`${next}-${day}`)}
      />
      <Input
        {...control}
        aria-label={t`Day`}
        inputMode="numeric"
        autoComplete="off"
        value={day.replace(/^0(?=.)/, '')}
        onChange={({ target }) => onValueChange(`${month}-${target.value.trim().replace(/^\d$/, '0$&')}`)}
      />
    </div>
  )
}
