/** The mail. */
export default {
  'outbox.does': ['email: waiting, sent and failed', '邮件：待发送、已发送和发送失败的'],
  'outbox.list.state': [
    'only these: Pending (waiting), Sent, Dead (failed)',
    '只列出：Pending（待发送）、Sent（已发送）、Dead（发送失败）',
  ],
  'outbox.list.stuck': ['only stuck emails', '只列出未正常发出的'],
  'outbox.list.kind': ['only one kind, such as invitation', '只列出一类邮件，例如 invitation'],
  'outbox.list.search': ['part of the recipient’s address', '收件人地址中的一部分'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
