/** Students and their families. */
export default {
  'student.does': ['students, their classes and their families', '学生、班级与家庭'],
  'student.one': ['the number of the student', '学生的学号'],
  'student.noNumber': ['No student has the number {number}', '没有学号为 {number} 的学生'],
  'student.list.homeroomId': ['only students of this class', '只列出该班级的学生'],
  'student.list.alsoInId': ['only students who are also in this class', '只列出兼读该班级的学生'],
  'student.list.guardianId': ['only the children of this guardian', '只列出该监护人的孩子'],
  'student.list.termId': ['only students of this extra session', '只列出该加课学期的学生'],
  'student.list.withoutClass': ['only students without a class', '只列出未分班的学生'],
  'student.list.withoutGuardian': ['only students without a guardian', '只列出没有监护人的学生'],
  'student.exportFamilies.does': [
    'write the guardians of all students to a CSV or XLSX file, one per line',
    '将全部学生的监护人导出为 CSV 或 XLSX 文件，每行一位',
  ],
  'student.import.does': [
    'add and update students and their guardians from CSV files, all or nothing',
    '从 CSV 文件新建和更改学生及其监护人，全部成功或全部不导入',
  ],
  'student.import.from': [
    'the day from which class, grade and division apply to current students (default: today)',
    '在校学生的班级、年级和学部自该日起生效，默认为今天',
  ],
  'student.import.more': [
    'One file with everything, or several: students, and guardians by student number. Columns, in any order, in English or Chinese:\nstudent number, name, Chinese name, family name, given name, preferred name, gender, email address, division, grade, class, first day,\nlast day; guardian name, guardian Chinese name, guardian email, guardian phone (several separated by ;), relation, call order,\ncan see the child, can act for the child, no contact. Phone numbers without a country code get the one in the settings (phoneCode).\nStudents are matched by number; guardians by email and name, or without an email by student, relation and name. An empty cell leaves\nthe field unchanged; - clears it. Nobody is removed for not being in the file, and “no contact” is never lifted by one.',
    '可以是一个文件，也可以分成几个：学生，以及按学号对应的监护人。列名可用英文或中文，顺序不限：\n学号、姓名、中文姓名、姓、名、常用名、性别、电子邮箱、学部、年级、班级、入学日期、离校日期；\n监护人姓名、监护人中文姓名、监护人邮箱、监护人电话（多个用分号分隔）、关系、联系顺序、\n可查看孩子信息、可代孩子办理事务、禁止接触。电话未写国家代码时，使用系统设置中的国家代码（phoneCode）。\n学生按学号匹配；监护人按邮箱和姓名匹配，没有邮箱时按学生、关系和姓名匹配。空单元格表示保持不变，填 - 表示清空。\n文件中没有的人不会被删除，“禁止接触”也不会被文件解除。',
  ],
  'refused.noStudentNumberColumn': ['The column for the student number is missing', '缺少学号列'],
  'student.import.noNumber': ['the student number is missing', '缺少学号'],
  'student.head.name': ['NAME', '姓名'],
  'student.head.nameZh': ['CHINESE NAME', '中文姓名'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
