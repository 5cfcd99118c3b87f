/** Rosters: what is odd in them. */
export default {
  'baseData.does': ['rosters of a student information system: what is wrong with a file', '学籍系统名册：检查文件中的问题'],
  'baseData.lint.does': [
    'check a OneRoster or School Data Sync file and say all that is odd in it, without a server',
    '检查 OneRoster 或 School Data Sync 文件并列出全部问题，无需服务器',
  ],
  'baseData.lint.file': ['a ZIP file, or a folder with the CSV files', 'ZIP 文件，或存放 CSV 文件的文件夹'],
  'baseData.lint.exit': [
    'Exits with 1 where there are errors: a row or a file that cannot be read. Warnings and notes do not count.\nPasswords and columns of race, ethnicity and birth place are never read.',
    '有错误（无法读取的行或文件）时以 1 结束；警告和提示不算错误。\n密码以及种族、族裔、出生地等列从不读取。',
  ],
  'baseData.lint.progress': ['Checking', '正在检查'],
  'baseData.lint.weight': ['Kind', '类别'],
  'baseData.lint.error': ['error', '错误'],
  'baseData.lint.warning': ['warning', '警告'],
  'baseData.lint.note': ['note', '提示'],
  'baseData.lint.in': ['File', '文件'],
  'baseData.lint.line': ['Line', '行'],
  'baseData.lint.what': ['What', '说明'],
  'baseData.lint.more': [' (and {count, number} more)', '（另有 {count, number} 处）'],
  'baseData.lint.noFormat': ['No roster', '不是名册'],
  'baseData.lint.said': [
    '{format}: {files, plural, one {# file} other {# files}}, {rows, plural, one {# row} other {# rows}}. {errors, plural, one {# error} other {# errors}}, {warnings, plural, one {# warning} other {# warnings}}, {notes, plural, one {# note} other {# notes}}.',
    '{format}：{files, number} 个文件，{rows, number} 行。{errors, number} 处错误，{warnings, number} 处警告，{notes, number} 处提示。',
  ],
  'baseData.tooManyFiles': ['More than {most, number} files; this is no roster', '文件超过 {most, number} 个，不是名册'],
  'baseData.tooLarge': [
    'The ZIP file unfolds to more than {gigabytes, number} GB, or to more than {ratio, number} times its size. It was not opened.',
    'ZIP 文件解压后超过 {gigabytes, number} GB，或超过原大小的 {ratio, number} 倍，未打开。',
  ],
} as const satisfies Record<string, readonly [en: string, zh: string]>
