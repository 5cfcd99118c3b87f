/** Re-enrollment surveys and their answers. */
export default {
  'survey.does': ['re-enrollment surveys: who stays next year', '续读意向调查：下学年谁留下'],
  'survey.id': ['the number of the survey, as the list shows it', '调查编号，见列表'],
  'survey.duplicate.does': ['make a draft from a survey, such as last year’s', '以已有调查（例如去年的）创建草稿'],
  'survey.publish.does': ['publish drafts; families are asked from the first day on', '发布草稿；自开始日起向家庭征询'],
  'survey.pause.does': ['pause surveys; nobody can answer until they continue', '暂停调查；继续之前无法回复'],
  'survey.continue.does': ['continue paused surveys', '继续已暂停的调查'],
  'survey.cancel.does': ['cancel surveys for good; their answers are kept', '永久取消调查；已有回复保留'],
  'survey.settle.does': ['settle a conflict: say which guardian’s answer counts', '处理冲突：确定以哪位监护人的回复为准'],
  'survey.extend.does': ['give families more time to answer', '为个别家庭延长回复时间'],
  'survey.exportReplies.does': [
    'what families answered to a survey as a CSV or XLSX file, with a column for each question',
    '导出一份调查的全部回答（CSV 或 XLSX），每个问题一列',
  ],
  'survey.board.does': ['the answers by grade, the seats, and how many are expected to stay', '按年级查看回复、学位和预计续读人数'],
  'survey.board.said': [
    '{title}: {yes, number} yes, {no, number} no, {open, number} open. Expected to stay: {expected} ({shares})',
    '{title}：续读 {yes, number}，不续读 {no, number}，待定 {open, number}。预计续读：{expected}（{shares}）',
  ],
  'survey.board.unknown': ['nobody has answered yet', '尚无回复'],
  'survey.calls.does': ['students without an answer, and whom to call', '未回复的学生和可致电的监护人'],
  'survey.calls.said': ['{students, plural, one {# student} other {# students}} without an answer', '{students} 名学生未回复'],
  'survey.remind.does': [
    'write to families that have not answered; --dry-run says to whom',
    '邮件提醒未回复的家庭；--dry-run 只列出收件人',
  ],
  'survey.remind.grade': ['only about students of this grade', '只提醒该年级的学生'],
  'survey.remind.dryRun': ['say who would be written to, and send nothing', '只列出收件人，不发送'],
  'survey.remind.plan': [
    'Nothing is sent. Mails: {mails}, for students: {students}; reminded within {hours} hours: {reminded}; without an address: {unreached}',
    '未发送。将就 {students} 名学生发送 {mails} 封邮件；{hours} 小时内已提醒 {reminded} 名，无邮箱 {unreached} 名',
  ],
  'survey.remind.ask': [
    'Send {mails, plural, one {# mail} other {# mails}} for {students, plural, one {# student} other {# students}}? [y/N]',
    '就 {students} 名学生发送 {mails} 封邮件？[y/N]',
  ],
  'survey.remind.done': [
    '{mails, plural, one {# mail} other {# mails}} for {students, plural, one {# student} other {# students}}',
    '已就 {students} 名学生发送 {mails} 封邮件',
  ],
} as const satisfies Record<string, readonly [en: string, zh: string]>
