import type { Schema } from '@isb/contract'

/** Imports and other long-running work: how far it has come, and what became of its rows. */
export default {
  'value.RunKind.change': ['Imports', '导入'],
  'value.RunKind.check': ['Checks only', '仅检查'],
  'value.RunState.Running': ['Running', '进行中'],
  'value.RunState.Done': ['Done', '已完成'],
  'value.RunState.Refused': ['Refused', '已拒绝'],
  'value.RunState.Failed': ['Failed', '失败'],
  'value.RunState.Interrupted': ['Interrupted', '已中断'],
  'value.RunState.Cancelled': ['Cancelled', '已取消'],
  'run.outcome.created': ['created', '新建'],
  'run.outcome.changed': ['changed', '更改'],
  'run.outcome.unchanged': ['unchanged', '未变'],
  'run.outcome.refused': ['refused', '无法导入'],
  'run.outcome.noted': ['noted', '提示'],
  'run.outcome.deactivated': ['deactivated', '停用'],
  'run.outcome.deleted': ['deleted', '删除'],
  'run.outcome.restored': ['restored', '恢复'],
  'run.outcome.undone': ['undone', '撤销'],
  'run.outcome.left': ['left as they are', '保持不变'],
  'field.fileName': ['File', '文件'],
  'field.undoes': ['Undoes', '所撤销的导入'],
  'run.began': ['Started', '开始时间'],
  'run.ended': ['Finished', '结束时间'],
  'file.runs': ['Imports', '导入记录'],
  'did.runs.export': ['Exported their imports', '导出了自己的导入记录'],
} as const satisfies Record<`run.outcome.${Schema<'RunResult'>['outcome']}`, readonly [en: string, zh: string]> &
  Record<string, readonly [en: string, zh: string]>
