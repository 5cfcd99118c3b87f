/** How often students are absent. */
export default {
  'attendance.does': ['attendance: who has missed how much of the school year', '出勤：本学年谁缺课多少'],
  'attendance.exportAttention.does': ['write the students who have missed much to a CSV or XLSX file', '导出缺课较多的学生（CSV 或 XLSX）'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
