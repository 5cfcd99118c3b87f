// The menus that come with the module.
import { button, type PlantedMenu } from '../../core/module.ts'

export const menus: readonly PlantedMenu[] = [
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
    ],
  },
]
