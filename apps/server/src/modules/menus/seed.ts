import type { MenuType } from '@isb/domain'

/** A node of the tree that a new database begins with. */
export interface PlantedMenu {
  type: MenuType
  name: string
  nameZh: string
  code: string
  path?: string
  icon?: string
  isExternalPath?: 0 | 1
  openTarget?: 0 | 1
  children?: PlantedMenu[]
}

const button = (code: string, name: string, nameZh: string): PlantedMenu => ({ type: 'MENU_PERM_RESOURCE', name, nameZh, code })

/** The screens that exist, with their buttons. */
export const startMenus: PlantedMenu[] = [
  {
    type: 'MENU_DIR',
    name: 'Administration',
    nameZh: '系统管理',
    code: 'upms',
    path: '/upms',
    icon: 'shield',
    children: [
      {
        type: 'MENU',
        name: 'Menus',
        nameZh: '菜单管理',
        code: 'upms:menu',
        path: '/upms/menu',
        icon: 'list-tree',
        children: [
          button('upms:menu:create', 'New menu', '新建菜单'),
          button('upms:menu:edit', 'Edit menu', '编辑菜单'),
          button('upms:menu:sort', 'Sort and move', '排序和移动'),
          button('upms:menu:delete', 'Delete menu', '删除菜单'),
          button('upms:menu:import', 'Import menus', '导入菜单'),
        ],
      },
      {
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
      {
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
      {
        type: 'MENU',
        name: 'Audit',
        nameZh: '审计日志',
        code: 'audit',
        path: '/audit',
        icon: 'scroll-text',
        children: [button('audit:undo', 'Undo a change', '撤销更改')],
      },
      {
        type: 'MENU',
        name: 'Settings',
        nameZh: '系统设置',
        code: 'settings',
        path: '/settings',
        icon: 'settings',
        children: [
          button('settings:edit', 'Change settings', '更改设置'),
          button('config:read', 'Read the configuration', '读取配置'),
          button('config:apply', 'Apply a configuration', '应用配置'),
        ],
      },
    ],
  },
]

const link = (code: string, name: string, nameZh: string, path: string, icon: string): PlantedMenu => ({
  type: 'MENU',
  name,
  nameZh,
  code,
  path,
  icon,
  isExternalPath: 1,
  openTarget: 1,
})

/** The same with a module of links, as a school would add it. */
export const demoMenus: PlantedMenu[] = [
  ...startMenus,
  {
    type: 'MENU_DIR',
    name: 'Links',
    nameZh: '常用链接',
    code: 'links',
    path: '/links',
    icon: 'link',
    children: [
      link('links:website', 'School website', '学校网站', 'https://www.school.example/', 'globe'),
      link('links:calendar', 'School calendar', '校历', 'https://www.school.example/calendar', 'calendar-days'),
    ],
  },
]
