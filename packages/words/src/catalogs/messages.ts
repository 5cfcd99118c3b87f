/** What people are told in the school's app. */
export default {
  'module.messages': ['Messages', '消息'],
  'module.messages.text': ['What people are told, as the school’s app shows it.', '手机应用中显示的通知。'],
  'kept.message': ['Messages', '消息'],
  'kept.message.kind': ['Kind', '类型'],
  'kept.message.subject': ['Subject', '主题'],
  'kept.message.subject_zh': ['Subject, Chinese', '主题（中文）'],
  'kept.message.body': ['Text', '内容'],
  'kept.message.body_zh': ['Text, Chinese', '内容（中文）'],
  'kept.message.shown_from': ['Shown', '显示时间'],
  'kept.message.read_at': ['Read', '阅读时间'],
  'field.messages': ['Messages', '消息'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
