// The menus that come with the module.
import { button, type ModuleMenu } from '../../core/module.ts'

export const menus: readonly ModuleMenu[] = [
  { under: 'settings', ...button('settings:outbox', 'See the mail', '查看邮件') },
  { under: 'settings', ...button('settings:outbox:resend', 'Send mail again', '重新发送邮件') },
]
