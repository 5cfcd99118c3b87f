/** The mail. */
export default {
  'outbox.does': ['email: waiting, sent and failed', '邮件：待发送、已发送和发送失败的'],
  'outbox.list.does': ['list emails, newest first, without their bodies', '列出邮件（不含正文），最新的在前'],
  'outbox.list.state': [
    'only these: Pending (waiting), Sent, Dead (failed)',
    '只列出：Pending（待发送）、Sent（已发送）、Dead（发送失败）',
  ],
  'outbox.list.stuck': ['only stuck emails', '只列出未正常发出的'],
  'outbox.list.kind': ['only one kind, such as invitation', '只列出一类邮件，例如 invitation'],
  'outbox.list.search': ['part of the recipient’s address', '收件人地址中的一部分'],
  'outbox.get.does': ['show one email, and why it could not be sent', '显示一封邮件及其未能发出的原因'],
  'outbox.resend.does': ['send emails now and reset their attempts', '立即重新发送邮件，尝试次数重新计算'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
