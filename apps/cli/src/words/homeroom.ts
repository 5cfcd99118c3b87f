/** Homerooms. */
export default {
  'homeroom.does': ['homerooms: the classes of each school year, and how they go into the next', '行政班：各学年的班级及升班'],
  'homeroom.list.withoutTeacher': ['only classes without a teacher', '只列出没有班主任的班级'],
  'homeroom.list.unknownAddress': ['only classes with a teacher’s address that no account has', '只列出教师邮箱无对应账号的班级'],
  'homeroom.import.does': ['add and update classes from a CSV file, all or nothing', '从 CSV 文件新建和更改班级，全部成功或全部不导入'],
  'homeroom.import.more': [
    'Columns, in any order, in English or Chinese: school year, name, campus, grade, division, homeroom teacher, assistant, DL teacher (email\naddresses). Classes are matched by year, campus and name. An empty cell leaves the field unchanged; - clears it. An address that no enabled\naccount has is pointed out. Students stay in their class.',
    '列名可用英文或中文，顺序不限：学年、名称、校区、年级、学部、班主任、助教、DL 教师（邮箱）。班级按学年、校区和名称匹配。\n空单元格表示保持不变，填 - 表示清空。没有对应启用账号的邮箱会被提示。学生留在原班级。',
  ],
  'homeroom.import.noName': ['the name of the class is missing', '缺少班级名称'],
  'homeroom.import.noYear': ['the school year is missing', '缺少学年'],
  'refused.noClassColumn': ['The column for the name of the class is missing', '缺少班级名称列'],
  'homeroom.rollOver.does': [
    'plan the classes of the next school year, put the plan into effect as a whole, and undo it as a whole',
    '安排下学年班级，整体执行或整体撤销',
  ],
  'homeroom.rollOver.step': ['show, plan (saves the draft), apply or undo', '步骤：show 查看、plan 保存草稿、apply 执行、undo 撤销'],
  'homeroom.rollOver.year': [
    'the school year that ends, such as 2026-27; the one of today if it is left out',
    '结束的学年，例如 2026-27；不填则为当前学年',
  ],
  'homeroom.rollOver.propose': ['a new proposal in place of the saved draft', '重新生成建议方案，不使用已保存的草稿'],
  'homeroom.rollOver.file': [
    'for plan: classes and leavers from a file that show --json wrote; - reads standard input',
    '用于 plan：从 show --json 输出的文件读取班级和离校学生；- 表示标准输入',
  ],
  'homeroom.rollOver.more': [
    'Every class goes up by a grade with its students, and the last grade leaves. Nobody moves before the first day of the new year.\nClasses without a teacher are pointed out; students without a place must be placed before the plan can be applied.',
    '每个班级及其学生升入下一年级，最高年级离校。新学年第一天之前不会有任何变动。\n没有班主任的班级会被提示；所有学生都安排后才能执行。',
  ],
  'homeroom.rollOver.from': ['FROM', '原班级'],
  'homeroom.rollOver.noPlan': ['{name} is no plan as show --json writes it', '{name} 不是 show --json 输出的安排'],
  'homeroom.rollOver.stands': [
    '{year}: {state}. Without a place: {unplaced, number}; classes without a teacher: {withoutTeacher, number}; new since the draft: {newcomers, number}',
    '{year}：{state}。未安排的学生 {unplaced, number} 名；没有班主任的班级 {withoutTeacher, number} 个；草稿保存后新来的学生 {newcomers, number} 名',
  ],
  'homeroom.rollOver.unplaced': [
    'Without a place: {names}{more, plural, =0 {} other { and # more, all of them with --json}}',
    '未安排的学生：{names}{more, plural, =0 {} other {，另有 # 名，可用 --json 查看全部}}',
  ],
  'homeroom.rollOver.odd': [
    'After {from} comes {to}: the order of the grades looks wrong. Check it in the settings of the console',
    '{from} 之后是 {to}：年级顺序似乎有误，请在控制台的设置中检查',
  ],
  'homeroom.rollOver.saved': ['Draft of {year} saved', '已保存 {year} 的草稿'],
  'homeroom.rollOver.ask': [
    'Make the classes of {year}? On {day} {moving, number} students move; {leaving, number} leave before it. [y/N]',
    '建立 {year} 的班级？{day} 起 {moving, number} 名学生换班，{leaving, number} 名学生在此之前离校。[y/N]',
  ],
  'homeroom.rollOver.applied': [
    'Made {classes, plural, one {# class} other {# classes}} of {year}. On {day} {moving, number} students move; {leaving, number} leave before it',
    '已建立 {year} 的 {classes, number} 个班级。{day} 起 {moving, number} 名学生换班，{leaving, number} 名学生在此之前离校',
  ],
  'homeroom.rollOver.askUndo': ['Undo the classes of {year}? [y/N]', '撤销 {year} 的班级？[y/N]'],
  'homeroom.rollOver.undone': ['Undone: everybody stays where they are', '已撤销，所有学生留在原班级'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
