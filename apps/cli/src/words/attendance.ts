/** How often students are absent. */
export default {
  'attendance.does': ['attendance: who has missed how much of the school year', '出勤：本学年谁缺课多少'],
  'attendance.attention.does': ['list students who have missed much of this school year', '列出本学年缺课较多的学生'],
  'attendance.exportAttention.does': ['write the students who have missed much to a CSV or XLSX file', '导出缺课较多的学生（CSV 或 XLSX）'],
  'attendance.year.does': ['show the school year of a student', '查看一名学生的学年'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
