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
    icon: 'shield-check',
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
