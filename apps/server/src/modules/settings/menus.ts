// The menus that come with the module.
import { button, type ModuleMenu } from '../../core/module.ts'

export const menus: readonly ModuleMenu[] = [
  {
    under: 'upms',
    type: 'MENU',
    name: 'Settings',
    nameZh: '系统设置',
    code: 'settings',
    path: '/settings',
    icon: 'settings',
    children: [button('settings:edit', 'Change settings', '更改设置')],
  },
]
