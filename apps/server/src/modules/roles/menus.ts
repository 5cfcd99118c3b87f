// The menus that come with the module.
import { button, type ModuleMenu } from '../../core/module.ts'

export const menus: readonly ModuleMenu[] = [
  {
    under: 'upms',
    type: 'MENU',
    name: 'Roles',
    nameZh: '角色管理',
    code: 'upms:role',
    path: '/upms/role',
    icon: 'shield-check',
    children: [
      button('upms:role:create', 'New role', '新建角色'),
      button('upms:role:edit', 'Edit role', '编辑角色'),
      button('upms:role:assign', 'Assign Permission', '分配权限'),
      button('upms:role:enable', 'Enable and disable roles', '启用和停用角色'),
      button('upms:role:delete', 'Delete role', '删除角色'),
    ],
  },
]
