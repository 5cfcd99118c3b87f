// The forms of the demo's survey.
import type { Schema } from '@isb/contract'

type Words = Schema<'SurveyWords'>
const both = (en: string, zh: string): Words => ({ en, zh })
const none = both('', '')
const option = (key: string, en: string, zh: string, subitems: Schema<'SurveySubitem'>[] = []) => ({ key, text: both(en, zh), subitems })

const lines = ['Wangjing', 'Shunyi', 'Sanyuanqiao', 'Lido'] as const
const linesZh = ['望京', '顺义', '三元桥', '丽都'] as const

/** What families are asked who stay, and who leave. */
export const demoForms: Schema<'SurveyContent'> = {
  yes: {
    tips: both('Please answer once for **each child**. It takes about five minutes.', '请为**每个孩子**分别填写一次，约需五分钟。'),
    modules: [
      {
        key: 'child',
        name: both('Your child', '学生信息'),
        description: both('Tell us what has changed since last year.', '请告知去年以来的变化。'),
        protocolLabel: none,
        protocol: none,
        questions: [
          {
            key: 'changed',
            text: both('Has anything changed?', '信息有变化吗？'),
            kind: 'Several',
            required: false,
            options: [
              option('address', 'Home address', '家庭住址', [
                { key: 'new-address', text: both('The new address', '新住址'), kind: 'Text', required: true, options: [] },
              ]),
              option('phone', 'Phone', '电话'),
              option('passport', 'Passport', '护照'),
            ],
          },
        ],
      },
      {
        key: 'transport',
        name: both('Getting to school', '上下学方式'),
        description: both(
          'Tell us how your child will travel, so that seats can be planned.',
          '请告诉我们孩子的上下学方式，以便安排校车座位。',
        ),
        protocolLabel: none,
        protocol: none,
        questions: [
          {
            key: 'how',
            text: both('How will your child come to school?', '孩子将以何种方式上学？'),
            kind: 'One',
            required: true,
            options: [
              option('bus', 'School bus', '乘坐校车', [
                {
                  key: 'line',
                  text: both('Which line?', '乘坐哪条线路？'),
                  kind: 'One',
                  required: true,
                  options: lines.map((name, at) => ({
                    key: `line-${at + 1}`,
                    text: both(`Line ${at + 1} ${name}`, `${at + 1} 号线 ${linesZh[at]}`),
                  })),
                },
              ]),
              option('car', 'Family car', '家长接送'),
              option('foot', 'On foot or by bike', '步行或骑车'),
            ],
          },
          { key: 'collect', text: both('Who may collect your child?', '哪些人可以接孩子？'), kind: 'Text', required: false, options: [] },
          { key: 'from-day', text: both('From which day?', '从哪一天开始？'), kind: 'Date', required: false, options: [] },
        ],
      },
      {
        key: 'tuition',
        name: both('Tuition agreement', '学费协议'),
        description: none,
        protocolLabel: both('I accept the tuition agreement', '我接受学费协议'),
        protocol: both(
          '## Tuition\n\n1. The place is kept once the deposit is paid.\n2. Tuition is due by **1 August**.\n' +
            '3. A withdrawal after 1 June forfeits the deposit.',
          '## 学费\n\n1. 缴纳定金后保留学位。\n2. 学费应于**8月1日**前缴清。\n3. 6月1日之后退学，定金不予退还。',
        ),
        questions: [],
      },
      {
        key: 'signature',
        name: both('Signature', '家长签名'),
        description: none,
        protocolLabel: none,
        protocol: none,
        questions: [{ key: 'signed', text: both('Sign with your finger', '请用手指签名'), kind: 'Signature', required: true, options: [] }],
      },
    ],
  },
  no: {
    tips: both('We are sorry to see you go.', '很遗憾您决定离开。'),
    modules: [
      {
        key: 'leaving',
        name: both('Leaving', '离校'),
        description: none,
        protocolLabel: none,
        protocol: none,
        questions: [
          {
            key: 'why',
            text: both('Why does your child leave?', '离校原因是什么？'),
            kind: 'One',
            required: true,
            options: [
              option('moving', 'We are moving', '搬家', [
                { key: 'where', text: both('Where to?', '搬往何处？'), kind: 'Text', required: true, options: [] },
              ]),
              option('graduating', 'Graduating', '毕业'),
              option('another', 'Another school', '转学'),
            ],
          },
          { key: 'last-day', text: both('The last day at school', '最后在校日'), kind: 'Date', required: true, options: [] },
        ],
      },
    ],
  },
}

/** The same as they were published first: without a signature, and without a question that came later. */
export const firstForms: Schema<'SurveyContent'> = {
  ...demoForms,
  yes: {
    ...demoForms.yes,
    modules: demoForms.yes.modules
      .filter(({ key }) => key !== 'signature')
      .map((part) => ({ ...part, questions: part.questions.filter(({ key }) => key !== 'from-day') })),
  },
}
