// What the school decides for itself.
import { whyNotAppLink, whyNotTimeZone } from '@isb/sdk/rules'
import { settings } from '@isb/sdk/metadata'
import { msg } from '@lingui/core/macro'
import { locale } from '../../lib/base/words/i18n.ts'
import { publicConfig } from '../../lib/base/connection/public-config.ts'
import { queryClient } from '../../lib/base/connection/query.ts'
import { settingsScreen } from '../../lib/screen/settings-screen.tsx'
import { TimeZonePicker } from './time-zone-picker.tsx'
import { zoneHint } from './time-zones.ts'

const example = 'https://app.school.example/open?kind={entity}&id={id}'

export default settingsScreen('settings.get', settings, {
  update: 'settings.update',
  text: msg`Settings for the whole school.`,
  sections: [
    {
      title: msg`School`,
      text: msg`The name shown in the console and in emails, the time zone, and how names are written.`,
      fields: [
        'schoolName',
        'schoolNameZh',
        {
          field: 'timeZone',
          hint: msg`Today, weekdays and opening hours follow this time zone, wherever you are.`,
          whyNot: ({ timeZone }) => whyNotTimeZone(timeZone),
          show: (zone) => [zone.replaceAll('_', ' '), zoneHint(locale(), zone)].filter(Boolean).join(' · '),
          Control: TimeZonePicker,
        },
        {
          field: 'nameOrder',
          hint: msg`How names are written when a file has them in parts. Chinese names always begin with the family name.`,
        },
        { field: 'campuses', hint: msg`One per line, to choose from for a class. Leave empty if the school has one campus.` },
        { field: 'phoneCode', hint: msg`For numbers written without one, such as 86. Leave empty to refuse such numbers.` },
      ],
    },
    {
      title: msg`Sign-in`,
      text: msg`Shown under the sign-in form and in emails about accounts: who to ask for help.`,
      fields: ['help', 'helpZh'],
    },
    {
      title: msg`Mail`,
      text: msg`Where the button in an email takes people who do not use the console.`,
      fields: [
        {
          field: 'appLink',
          hint: msg`An address in the school’s app, such as ${example}. Leave it empty for emails without a button.`,
          whyNot: ({ appLink }) => whyNotAppLink(appLink),
        },
      ],
    },
    {
      title: 'module.baseData',
      text: msg`A roster that would deactivate more than this of students, guardians, staff or family ties stops, and asks for the number.`,
      fields: ['rosterLimit'],
    },
  ],
  // The school's name and help stand on other screens too.
  onSaved: () => void queryClient.invalidateQueries({ queryKey: publicConfig.queryKey }),
})
