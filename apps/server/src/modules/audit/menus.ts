// The menus that come with the module.
import { button, type ModuleMenu } from '../../core/module.ts'

export const menus: readonly ModuleMenu[] = [
  {
    under: 'upms',
    type: 'MENU',
    name: 'Audit',
    nameZh: '审计日志',
    code: 'audit',
    path: '/audit',
    icon: 'scroll-text',
    children: [button('audit:undo', 'Undo a change', '撤销更改')],
  },
]
