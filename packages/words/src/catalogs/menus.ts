import type { Schema } from '@isb/contract'

/** Menus: types and what is said of them in more than one place. */
export default {
  'value.MenuType.Root': ['root', '根'],
  'value.MenuType.MENU_DIR': ['module', '模块'],
  'value.MenuType.MENU': ['menu', '菜单'],
  'value.MenuType.MENU_PERM_RESOURCE': ['button', '按钮'],
  'value.RunState.Running': ['Running', '进行中'],
  'value.RunState.Done': ['Done', '已完成'],
  'value.RunState.Refused': ['Refused', '已拒绝'],
  'value.RunState.Failed': ['Failed', '失败'],
  'value.RunState.Interrupted': ['Interrupted', '已中断'],
  'run.outcome.created': ['created', '新建'],
  'run.outcome.changed': ['changed', '更改'],
  'run.outcome.unchanged': ['unchanged', '未变'],
  'run.outcome.refused': ['refused', '拒绝'],
} as const satisfies Record<`run.outcome.${Schema<'RunResult'>['outcome']}`, readonly [en: string, zh: string]> &
  Record<string, readonly [en: string, zh: string]>
