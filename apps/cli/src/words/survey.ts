/** Re-enrollment surveys and their answers. */
export default {
  'survey.does': ['re-enrollment surveys: who stays next year', '续读意向调查：下学年谁留下'],
  'survey.answers.answered': ['only students who have an answer', '只列出已回复的学生'],
  'survey.id': ['the number of the survey, as the list shows it', '调查编号，见列表'],
  'survey.exportOne.does': ['write a survey to a file: its days, its seats and both forms', '将调查导出为文件：日期、学位和两份表单'],
  'survey.exportOne.done': ['Written to {file}', '已写入 {file}'],
  'survey.import.does': [
    'create a survey from a file, or change one to match it; --dry-run shows the changes',
    '由文件创建调查，或按文件更改已有调查；--dry-run 只显示更改内容',
  ],
  'survey.import.file': ['a file from isb survey export; - for standard input', 'isb survey export 导出的文件；- 表示标准输入'],
  'survey.import.into': ['change this survey instead of making a new one', '更改该调查，而不是新建'],
  'survey.import.dryRun': ['show what would change, and change nothing', '只显示更改内容，不做更改'],
  'survey.import.plan': [
    'Nothing is changed. {changes, plural, one {# change} other {# changes}} to {title}; missing before publishing: {gaps, number}',
    '未做更改。{title}：共 {changes, number} 处更改，发布前尚缺 {gaps, number} 处',
  ],
  'survey.import.ask': [
    'Make {changes, plural, one {# change} other {# changes}} to {title}? [y/N]',
    '对{title}做 {changes, number} 处更改？[y/N]',
  ],
  'survey.import.done': [
    'Survey {id}: {changes, plural, one {# change} other {# changes}}; missing before publishing: {gaps, number}. Families see it once published',
    '调查 {id}：共 {changes, number} 处更改，发布前尚缺 {gaps, number} 处。发布后家庭可见',
  ],
  'survey.head.kind': ['CHANGE', '更改'],
  'survey.head.place': ['WHERE', '位置'],
  'survey.head.before': ['BEFORE', '更改前'],
  'survey.head.after': ['AFTER', '更改后'],
  'survey.exportReplies.does': [
    'write what families answered to a survey to a CSV or XLSX file, with a column for each question',
    '导出一份调查的全部回答（CSV 或 XLSX），每个问题一列',
  ],
  'survey.board.said': [
    '{title}: {yes, number} yes, {no, number} no, {open, number} open. Expected to stay: {expected} ({shares})',
    '{title}：续读 {yes, number}，不续读 {no, number}，待定 {open, number}。预计续读：{expected}（{shares}）',
  ],
  'survey.board.unknown': ['nobody has answered yet', '尚无回复'],
  'survey.calls.said': ['{students, plural, one {# student} other {# students}} without an answer', '{students} 名学生未回复'],
  'survey.remind.does': ['remind families that have not answered; --dry-run shows whom', '邮件提醒未回复的家庭；--dry-run 只列出收件人'],
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
  'survey.head.title': ['TITLE', '标题'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
