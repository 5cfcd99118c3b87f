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
    name: 'Bikes',
    nameZh: '自行车',
    code: 'bike',
    path: '/bike',
    icon: 'bike',
    children: [
      {
        type: 'MENU',
        name: 'Bikes',
        nameZh: '自行车列表',
        code: 'bike:list',
        path: '/bike/list',
        icon: 'bike',
        children: [
          button('bike:list:create', 'New bike', '新增自行车'),
          button('bike:list:edit', 'Edit bike', '编辑自行车'),
          button('bike:list:delete', 'Delete bike', '删除自行车'),
          button('bike:list:import', 'Import bikes', '导入自行车'),
          button('bike:list:maintain', 'Start and end maintenance', '开始和结束维修'),
          button('bike:list:return', 'Return the bike', '归还车辆'),
          button('bike:list:settings', 'Bike settings', '自行车设置'),
        ],
      },
      {
        type: 'MENU',
        name: 'Rent requests',
        nameZh: '租借申请',
        code: 'bike:rent',
        path: '/bike/rent',
        icon: 'key-round',
        children: [
          button('bike:rent:create', 'Ask for a bike', '申请租借'),
          button('bike:rent:on-behalf', 'Ask for somebody else', '代他人申请租借'),
          button('bike:rent:confirm', 'Confirm rent', '确认租借'),
          button('bike:rent:reject', 'Reject rent', '拒绝租借'),
        ],
      },
      {
        type: 'MENU',
        name: 'Return requests',
        nameZh: '归还申请',
        code: 'bike:return',
        path: '/bike/return',
        icon: 'undo-2',
        children: [
          button('bike:return:create', 'Say that a bike is back', '申请归还'),
          button('bike:return:on-behalf', 'Say so for somebody else', '代他人申请归还'),
          button('bike:return:confirm', 'Confirm return', '确认归还'),
          button('bike:return:reject', 'Reject return', '拒绝归还'),
        ],
      },
    ],
  },
  {
    type: 'MENU_DIR',
    name: 'Vehicles',
    nameZh: '车辆',
    code: 'vehicles',
    icon: 'car-front',
    children: [
      {
        type: 'MENU',
        name: 'Vehicle passes',
        nameZh: '车辆通行证',
        code: 'vehicle',
        path: '/vehicle',
        icon: 'car-front',
        children: [
          button('vehicle:create', 'Apply for a pass', '申请通行证'),
          button('vehicle:on-behalf', 'Apply for somebody else', '代他人申请通行证'),
          button('vehicle:edit', 'Correct an application', '更正申请'),
          button('vehicle:confirm', 'Confirm', '批准通行证'),
          button('vehicle:reject', 'Reject', '拒绝通行证'),
          button('vehicle:void', 'Void', '作废通行证'),
          button('vehicle:renew', 'Renew or continue', '续期或恢复通行证'),
          button('vehicle:settings', 'Settings of passes', '通行证设置'),
        ],
      },
      { type: 'MENU', name: 'Gate check', nameZh: '门岗查验', code: 'vehicle:gate', path: '/vehicle/gate', icon: 'scan-line' },
    ],
  },
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
          button('settings:outbox', 'See the mail', '查看邮件'),
          button('settings:outbox:resend', 'Send mail again', '重新发送邮件'),
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
