// The menus that come with the module.
import { button, type ModuleMenu } from '../../core/module.ts'

export const menus: readonly ModuleMenu[] = [
  {
    under: 'upms',
    type: 'MENU',
    name: 'Staff',
    nameZh: '人员管理',
    code: 'upms:staff',
    path: '/upms/staff',
    icon: 'users',
    children: [
      button('upms:staff:create', 'New account', '新建账号'),
      button('upms:staff:edit', 'Edit account', '编辑账号'),
      button('upms:staff:assign', 'Give and take roles', '授予和收回角色'),
      button('upms:staff:enable', 'Enable and disable accounts', '启用和停用账号'),
      button('upms:staff:invite', 'Invite', '发送邀请'),
      button('upms:staff:sessions', 'End sessions', '结束会话'),
      button('upms:staff:token', 'API tokens', 'API 令牌'),
      button('upms:staff:import', 'Import accounts', '导入账号'),
      button('upms:staff:delete', 'Delete account', '删除账号'),
    ],
  },
]
