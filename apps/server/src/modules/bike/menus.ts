// The menus that come with the module.
import { button, type PlantedMenu } from '../../core/module.ts'

export const menus: readonly PlantedMenu[] = [
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
]
