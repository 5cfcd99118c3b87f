/** Absences. */
export default {
  'absence.does': ['absences: who is not at school, half day by half day', '请假：谁没有到校，精确到半天'],
  'absence.list.leaveType': ['only one type of leave', '只列出一种请假类型'],
  'absence.list.proofWanted': ['only absences for which a certificate was asked for', '只列出需补交证明的请假'],
  'absence.student': ['the number of the student', '学号'],
  'absence.type': ['the kind of leave', '请假类型'],
  'absence.from': ['the first day; today if it is left out', '开始日期；不填则为今天'],
  'absence.fromHalf': ['the half of the first day with which it begins', '开始时段'],
  'absence.to': ['the last day; the first one if it is left out', '结束日期；不填则与开始日期相同'],
  'absence.toHalf': ['the half of the last day with which it ends', '结束时段'],
  'absence.note': ['a note for the offices that need it', '备注，仅发给需要的办公室'],
  'absence.create.done': ['Absence {id} of {name} is recorded; school days: {days}', '已登记{name}的请假 {id}；上课天数：{days}'],
  'absence.change.does': ['change an absence; anything not named stays the same', '修改请假，未指定的内容保持不变'],
  'absence.today.does': ['list who is absent today, or on another day', '今天或某一天谁请假'],
  'absence.today.day': ['the day; today if it is left out', '日期；不填则为今天'],
  'absence.today.said': [
    '{day}: {absent, number} absent of {enrolled, number}',
    '{day}：共 {enrolled, number} 人，缺勤 {absent, number} 人',
  ],
  'absence.id': ['the number of the absence, as the list shows it', '请假编号，见列表'],
  'refused.noStudent': ['There is no student with the number {number}', '没有学号为 {number} 的学生'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
