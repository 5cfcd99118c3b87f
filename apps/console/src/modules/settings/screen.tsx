// What the school decides for itself.
import { whyNotAppLink, whyNotTimeZone } from '@isb/sdk'
import { settings } from '@isb/sdk/metadata'
import { msg } from '@lingui/core/macro'
import { locale } from '../../lib/i18n.ts'
import { publicConfig } from '../../lib/public-config.ts'
import { queryClient } from '../../lib/query.ts'
import { settingsScreen } from '../../lib/screen/settings-screen.tsx'
import { TimeZonePicker } from './time-zone-picker.tsx'
import { zoneHint } from './time-zones.ts'

const example = 'https://app.school.example/open?kind={entity}&id={id}'

export default settingsScreen('settings.get', settings, {
  update: 'settings.update',
  title: msg`Settings`,
  text: msg`What the school decides for itself.`,
  sections: [
    {
      title: msg`School`,
      text: msg`Its name, as the console and its mails show it, and the clock that it goes by.`,
      fields: [
        'schoolName',
        'schoolNameZh',
        {
          field: 'timeZone',
          hint: msg`Today, weekdays and opening hours are in this zone, wherever one looks from.`,
          whyNot: ({ timeZone }) => whyNotTimeZone(timeZone),
          show: (zone) => [zone.replaceAll('_', ' '), zoneHint(locale(), zone)].filter(Boolean).join(' · '),
          Control: TimeZonePicker,
        },
      ],
    },
    {
      title: msg`Sign-in`,
      text: msg`Stands under the sign-in form: whom to ask when it does not work.`,
      fields: ['help', 'helpZh'],
    },
    {
      title: msg`Mail`,
      text: msg`Where the button of a mail takes people who do not work in the console.`,
      fields: [
        {
          field: 'appLink',
          hint: msg`An address of the school’s app, such as ${example}. Leave it empty for mails without a button.`,
          whyNot: ({ appLink }) => whyNotAppLink(appLink),
        },
      ],
    },
  ],
  // The school's name and help stand on other screens too.
  onSaved: () => void queryClient.invalidateQueries({ queryKey: publicConfig.queryKey }),
})
