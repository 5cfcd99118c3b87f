/** The mailboxes that are told of absences. */
export default {
  'mailbox.does': ['mailboxes: who is notified of absences by email', '邮箱：请假时邮件通知谁'],
  'mailbox.set.does': ['change the mailbox of an office', '修改办公室的邮箱'],
  'mailbox.set.office': ['the office, such as Nurses', '办公室，例如 Nurses'],
  'mailbox.set.addresses': ['its addresses with semicolons between them; empty for none', '邮箱地址，用分号隔开；留空表示没有'],
  'mailbox.set.language': ['the language of its mails', '邮件语言'],
  'mailbox.set.details': [
    'what its mails tell beside name, class and days: LeaveType, Note, Symptom, Times',
    '邮件中除姓名、班级和时间外的内容：LeaveType、Note、Symptom、Times',
  ],
  'mailbox.test.does': ['show who would get a mail of an absence; offices are sent nothing', '某次请假会通知谁；不会发给任何办公室'],
  'mailbox.test.send': ['send yourself the mail that this office would get', '把该办公室会收到的邮件发给自己'],
  'mailbox.test.sent': ['The mail that {office} would get is on its way to you', '已将{office}会收到的邮件发给您'],
  'mailbox.test.none': ['no mailbox', '未设邮箱'],
  'mailbox.test.said': ['School days: {days}', '上课天数：{days}'],
  'refused.noOffice': ['There is no office {name}. The offices are {offices}', '没有办公室 {name}。可选：{offices}'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
