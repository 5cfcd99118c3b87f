// The words of the stand-in's pages, English and Chinese side by side.
import type { Locale } from '@isb/words'

const words = {
  title: ['Choose an account', '选择账号'],
  demo: ['Demo', '演示'],
  standIn: [
    'This page stands in for Microsoft in the demo. In a school, Microsoft’s own page appears here. No password is needed.',
    '此页面在演示中代替 Microsoft 登录页，无需密码。正式使用时，此处为 Microsoft 的登录页面。',
  ],
  accounts: ['Accounts', '账号'],
  noRole: ['No role', '无角色'],
  notKnown: ['No account in the console', '校务管理台中没有此账号'],
  cancel: ['Cancel', '取消'],
  ended: ['This sign-in has ended', '此次登录已结束'],
  again: ['Go back to the sign-in screen of the console and start again.', '请返回校务管理台的登录页面重新登录。'],
} as const

export const phrase = (key: keyof typeof words, locale: Locale): string => words[key][locale === 'zh' ? 1 : 0]
