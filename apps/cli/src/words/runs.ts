/** Long work. */
export default {
  'runs.does': ['your imports and other long-running work on the server', '您的导入及服务器上的其他长时间任务'],
  'runs.export.does': [
    'write your runs to a CSV or XLSX file, with the list’s filters',
    '将您的任务导出为 CSV 或 XLSX 文件，可用列表的选项筛选',
  ],
  'runs.list.none': ['No imports', '没有导入记录'],
  'runs.list.kind': ['change: imported something, or tried to; check: only checked', 'change 为已导入或尝试导入，check 为仅检查'],
  'runs.head.startedAt': ['STARTED', '开始时间'],
  'runs.head.endedAt': ['FINISHED', '结束时间'],
  'runs.head.done': ['ROWS DONE', '已处理行数'],
  'runs.head.undoable': ['CAN BE UNDONE', '可撤销'],
  'runs.id': ['the number of a run', '任务编号'],
  'runs.watch.does': ['follow a run to its end', '跟踪任务直到结束'],
  'runs.undo.ask': [
    'Undo import {id}? Records that it added are deleted, and those that it changed become what they were. [y/N]',
    '确定要撤销导入 {id} 吗？该次导入新增的记录将被删除，更改过的记录将恢复原样。[y/N]',
  ],
  'runs.undoing': ['Undoing', '正在撤销'],
  'runs.undone': ['The import is undone: {counts}', '已撤销导入：{counts}'],
  'runs.toUndo': ['To undo the import: isb runs undo {id}', '撤销此次导入：isb runs undo {id}'],
  'runs.stopped': ['Stopped run {id} on the server. Nothing of it was changed.', '已在服务器上停止任务 {id}，未作任何更改。'],
  'runs.cancelled': ['Run {id} is stopped. Nothing was changed.', '任务 {id} 已停止，未作任何更改。'],
  'runs.progress': ['Running', '进行中'],
  'runs.state': [
    'Run {id} ({operation}): {state}, {done} of {total}: {counts}',
    '任务 {id}（{operation}）：{state}，{done}/{total}：{counts}',
  ],
  'runs.onlyChecked': [
    'Run {id} ({operation}) only checked: {state}, {done} of {total}. It would give: {counts}',
    '任务 {id}（{operation}）仅检查：{state}，{done}/{total}。将得到：{counts}',
  ],
  'runs.goesOn': [
    'The run continues on the server. Follow it with: isb runs watch {id}\nStop it with: isb runs cancel {id}',
    '任务仍在服务器上继续，可用以下命令跟踪：isb runs watch {id}\n停止任务：isb runs cancel {id}',
  ],
  'runs.over': [
    'It was over before it could be stopped. See what came of it with: {again}',
    '任务在停止之前已经结束，可用以下命令查看结果：{again}',
  ],
  'runs.perhapsBegun': [
    'The server may have begun all the same, and goes on then. Look at what is there before you try again.',
    '服务器可能已开始执行并会继续。再次尝试前，请先查看现有数据。',
  ],
  'runs.lost': ['Connection lost. The run continues; waiting for the connection …', '连接中断；任务仍在继续，连接恢复后会自动跟踪……'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
