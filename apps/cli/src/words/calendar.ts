/** The school year. */
export default {
  'calendar.does': ['the school year: what counts as a school day, and the grades', '校历：哪些天算上课日，以及年级'],
  'calendar.list.search': ['part of a name', '名称的一部分'],
  'calendar.is.does': [
    'tell whether days are school days, and why; exits with 1 if none is',
    '查询某些日期是否上课及原因；都不上课时以 1 结束',
  ],
  'calendar.is.day': ['the day; default: today', '日期，不填则为今天'],
  'calendar.is.last': ['the last day of a range', '多天中的最后一天'],
  'calendar.is.division': ['for this division; without it, only what applies to everyone counts', '学部；不填则只看对所有人有效的安排'],
  'calendar.is.grade': ['the code of a grade, such as G5', '年级代码，例如 G5'],
  'calendar.createYear.does': ['add a school year, with its terms', '添加学年及其学期'],
  'calendar.createYear.name': ['its two years, such as 2027-28', '学年名称，例如 2027-28'],
  'calendar.createYear.from': ['the first day', '第一天'],
  'calendar.createYear.to': ['the last day', '最后一天'],
  'calendar.createYear.term': ['a term with its first and last day; can be repeated', '学期及其第一天和最后一天；可重复使用'],
  'calendar.createYear.termWrong': [
    '{text} should look like First semester=2027-08-16..2028-01-14',
    '{text} 的格式应如 第一学期=2027-08-16..2028-01-14',
  ],
  'calendar.createYear.done': ['School year {name} added', '已添加学年 {name}'],
  'calendar.import.does': ['import days off and make-up days, with a preview first', '导入放假和补课日期，更改前先预览'],
  'calendar.import.file': [
    'holiday-cn JSON or an iCalendar file; - reads standard input',
    'holiday-cn JSON 或 iCalendar 文件；- 表示标准输入',
  ],
  'calendar.import.makeUp': [
    'what a make-up day is: 2027-05-08=Wednesday follows that timetable, 2027-04-25=off is no school day',
    '补班日的安排：2027-05-08=Wednesday 按该日课表上课，2027-04-25=off 不上课',
  ],
  'calendar.import.more': [
    'Make-up days that you do not name follow the setting, with the timetables of the last workdays of their holiday.',
    '未指定的补班日按校历设置处理，课表取所补假期的最后几个工作日。',
  ],
  'calendar.import.noMakeUp': ['{day} is not a make-up day in this file', '{day} 不是该文件中的补班日'],
  'calendar.import.unclear': [
    'The file does not say which timetable {day} follows. Add --make-up {day}=Friday, or {day}=off',
    '文件未说明 {day} 按哪天的课表上课，请指定：--make-up {day}=Friday 或 {day}=off',
  ],
  'calendar.import.answer': [
    '{text} should look like 2027-05-08=Wednesday or 2027-04-25=off',
    '{text} 的格式应如 2027-05-08=Wednesday 或 2027-04-25=off',
  ],
  'calendar.import.moves': [
    '{whom}: {before, number} → {after, number} school days ({lost, number} lost, {gained, number} gained)',
    '{whom}：上课日 {before, number} → {after, number}（减少 {lost, number}，增加 {gained, number}）',
  ],
  'calendar.import.passedOver': [
    '{count, plural, one {# event is not a whole day and was} other {# events are not whole days and were}} skipped',
    '{count, number} 个事件不是全天事件，已略过',
  ],
  'calendar.import.outsideAll': [
    '{count, plural, one {# entry is} other {# entries are}} outside any school year and skipped. Add the year first: isb calendar create-year',
    '{count, number} 项不在任何学年内，已略过。请先添加学年：isb calendar create-year',
  ],
  'calendar.import.nothing': ['Nothing to import', '没有可导入的内容'],
  'calendar.import.taken': ['to import', '导入'],
  'calendar.import.stands': ['already there', '已存在'],
  'calendar.import.left': ['skipped', '不导入'],
  'calendar.import.outside': ['outside any school year', '不在任何学年内'],
  'calendar.import.question': ['Import {count, plural, one {# entry} other {# entries}}? [y/N]', '导入 {count, number} 项？[y/N]'],
  'calendar.import.done': ['{count, plural, one {# entry} other {# entries}} imported', '已导入 {count, number} 项'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
