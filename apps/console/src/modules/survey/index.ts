import { msg } from '@lingui/core/macro'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'
import { addedTab, found, type ConsoleModule } from '../../lib/declare/module.ts'

const answers = { id: 'surveys', label: msg`Surveys`, words: 'survey', load: () => import('./student-tab.tsx') } as const

export const survey: ConsoleModule = {
  pages: [
    {
      path: '/admission/survey',
      title: 'module.survey',
      code: 'admission:survey',
      screen: () => import('./surveys-screen.tsx'),
      opens: ['survey'],
      makes: [{ id: 'newSurvey', label: 'do.survey.create', codes: ['admission:survey:edit'] }],
    },
    { path: '/admission/form', code: 'admission:survey', title: msg`Forms`, screen: () => import('./form-screen.tsx') },
    {
      path: '/admission/list/remind',
      title: 'do.survey.remind',
      code: 'admission:list:remind',
      screen: () => import('./remind-screen.tsx'),
    },
    {
      path: '/admission/list/calls',
      title: 'survey.calls',
      code: 'admission:list:on-behalf',
      screen: () => import('./calls-screen.tsx'),
    },
    {
      path: '/admission/list/print',
      title: msg`Print answer`,
      code: 'admission:list',
      screen: () => import('./print-screen.tsx'),
    },
    {
      path: '/admission/list/enter',
      title: 'do.survey.enter',
      code: 'admission:list:on-behalf',
      screen: () => import('./enter-screen.tsx'),
    },
    {
      path: '/admission/list',
      title: 'menu.admission:list',
      code: 'admission:list',
      screen: () => import('./answers-screen.tsx'),
      opens: ['survey-answer'],
      finds: found({
        kind: 'survey-answer',
        operation: 'survey.answers',
        icon: 'clipboard-check',
        item: ({ student, survey: about, state }) => ({
          label: personName(student),
          hint: [named({ name: about.title, nameZh: about.titleZh }), sharedWord(`value.SurveyState.${state}`)].join(' · '),
        }),
      }),
    },
  ],
  tabs: [
    addedTab('student.list', { ...answers, when: (_, { may }) => may('survey.answers') }),
    addedTab('staff.list', { ...answers, when: ({ type }, { may }) => type === 'student' && may('survey.answers') }),
  ],
}
