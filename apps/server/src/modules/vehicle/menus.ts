// The menus that come with the module.
import { button, type PlantedMenu } from '../../core/module.ts'

export const menus: readonly PlantedMenu[] = [
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
]
