/** What is wrong with a value, by the rule that it breaks. `{field}` is the field's name in the reader's language. */
export default {
  'invalid.additionalProperties': ['{field} is not a field of this request', '请求中没有“{field}”这个字段'],
  'invalid.date': ['{field} must be a day, such as 2026-11-17', '{field}必须是日期，例如 2026-11-17'],
  'invalid.date-time': ['{field} must be a time, such as 2026-11-17T07:36:00Z', '{field}必须是时间，例如 2026-11-17T07:36:00Z'],
  'invalid.email': ['Please enter a valid email address', '请输入有效的电子邮箱地址'],
  'invalid.enum': ['{field} must be one of: {values}', '{field}只能是：{values}'],
  'invalid.maxItems': ['{field} can have at most {limit, number}', '{field}最多 {limit, number} 项'],
  'invalid.maxLength': [
    '{field} can have at most {limit, plural, one {# character} other {# characters}}',
    '{field}最多 {limit, number} 个字符',
  ],
  'invalid.maximum': ['{field} must be at most {limit}', '{field}不能大于 {limit}'],
  'invalid.minItems': ['{field} needs at least {limit, number}', '{field}至少 {limit, number} 项'],
  'invalid.minLength': [
    '{field} needs at least {limit, plural, one {# character} other {# characters}}',
    '{field}至少 {limit, number} 个字符',
  ],
  'invalid.minimum': ['{field} must be at least {limit}', '{field}不能小于 {limit}'],
  'invalid.other': ['{field} is not valid', '{field}无效'],
  'invalid.pattern': ['{field} should look like this: {example}', '{field}的格式应如：{example}'],
  'invalid.required': ['{field} is required', '请填写{field}'],
  'invalid.resetCode': ['Please enter the eight digits from the email', '请输入邮件中的八位数字'],
  'invalid.text': [
    '{field} contains a character that nobody sees, such as a control character or a line break',
    '{field}含有控制字符、换行等不可见字符',
  ],
  'invalid.body': ['The body of the request', '请求正文'],
  'invalid.type': ['{field} has the wrong type of value', '{field}的值类型不正确'],
  'invalid.uniqueItems': ['{field} contains duplicates', '{field}中有重复项'],
  'invalid.sortFields': ['Sort by at most {limit} fields, each once', '最多按 {limit} 个字段排序，每个字段一次'],
  'invalid.notSortable': ['The list cannot be sorted by “{name}”', '列表不能按“{name}”排序'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
