/** How often students are absent. */
export default {
  'module.attendance': ['Attendance', '出勤'],
  'did.attendance.exportAttention': ['Exported the attention list', '导出了缺课关注名单'],
  'did.attendance.exportStatistics': ['Exported figures of absences', '导出了缺勤统计'],
  'file.attention': ['Attention list', '缺课关注名单'],
  'file.absence-statistics': ['Absences by week and grade', '缺勤统计'],
  'field.lessons': ['School days so far', '已上课天数'],
  'field.missed': ['Days missed', '缺课天数'],
  'field.percent': ['Share missed', '缺课比例（%）'],
  'field.week': ['Week from', '周（起始日）'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
