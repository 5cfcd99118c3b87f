/** Menus: types and what is said of them in more than one place. */
export default {
  'value.MenuType.Root': ['root', '根'],
  'value.MenuType.MENU_DIR': ['module', '模块'],
  'value.MenuType.MENU': ['menu', '菜单'],
  'value.MenuType.MENU_PERM_RESOURCE': ['button', '按钮'],
  'menu.upms': ['Administration', '系统管理'],
  'menu.upms:menu': ['Menus', '菜单管理'],
  'menu.upms:menu:create': ['New menu', '新建菜单'],
  'menu.upms:menu:edit': ['Edit menu', '编辑菜单'],
  'menu.upms:menu:sort': ['Sort and move', '排序和移动'],
  'menu.upms:menu:delete': ['Delete menu', '删除菜单'],
  'menu.upms:menu:import': ['Import menus', '导入菜单'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
