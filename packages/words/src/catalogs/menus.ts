import type { Schema } from '@isb/contract'

/** Menus: types and what is said of them in more than one place. */
export default {
  'menu.type.Root': ['root', '根'],
  'menu.type.MENU_DIR': ['module', '模块'],
  'menu.type.MENU': ['menu', '菜单'],
  'menu.type.MENU_PERM_RESOURCE': ['button', '按钮'],
  'run.state.Running': ['Running', '进行中'],
  'run.state.Done': ['Done', '已完成'],
  'run.state.Refused': ['Refused', '已拒绝'],
  'run.state.Failed': ['Failed', '失败'],
  'run.state.Interrupted': ['Interrupted', '已中断'],
  'run.outcome.created': ['created', '新建'],
  'run.outcome.changed': ['changed', '更改'],
  'run.outcome.unchanged': ['unchanged', '未变'],
  'run.outcome.refused': ['refused', '拒绝'],
} as const satisfies Record<
  `menu.type.${Schema<'MenuType'>}` | `run.state.${Schema<'RunState'>}` | `run.outcome.${Schema<'RunResult'>['outcome']}`,
  readonly [en: string, zh: string]
>
