// Files of venues, as a school's office writes them, and of lessons.
import type { Schema } from '@isb/contract'
import { isNone } from '../files/none.ts'
import { oneLine, yesOrNo, type TableFile } from '../files/table.ts'
import { readTime, readWeekday } from './hours-text.ts'

/** A column of such a file: a field of the import's row. */
export type VenueColumn = Exclude<keyof Schema<'VenueRow'>, 'line'>

/** Characters that the contract allows. */
const longest: Readonly<Partial<Record<VenueColumn, number>>> = { adEmail: 254, hours: 2000, note: 500 }
/** The characters that a cell can have at most. */
export const longestVenueCell = (column: VenueColumn): number => longest[column] ?? 100

/** Files of venues. */
export const venueFile: TableFile<VenueColumn> = {
  headings: {
    name: ['venue', '名称', '场地', '场地名称'],
    nameZh: ['chinese name', 'name in chinese', '中文名称'],
    type: ['kind', '类型'],
    location: ['place', 'building', '位置', '地点'],
    capacity: ['capacity (people)', 'people', 'seats', '容纳人数', '人数'],
    adEmail: ['email', 'room mailbox', 'ad 邮箱', '邮箱'],
    hours: ['opening hours', '开放时间'],
    needsApproval: ['approval', '需要审批', '审批'],
    note: ['备注'],
  },
  leftOut: [
    'status',
    '状态',
    'part of',
    '所属场地',
    'open on days off',
    '放假日开放',
    'extras',
    '设备',
    'shortest reservation (minutes)',
    '最短预约时长（分钟）',
    'longest reservation (minutes)',
    '最长预约时长（分钟）',
    'days ahead at most',
    '最多提前天数',
    'minutes ahead at least',
    '最少提前分钟数',
    'minutes free between two',
    '两次预约的间隔（分钟）',
    'reservations to come per person',
    '每人未结束的预约数',
  ],
  read: readVenueCell,
}

function readVenueCell(column: VenueColumn, text: string): string | number | boolean | null | undefined {
  if (column === 'capacity') {
    if (isNone(text)) return null
    return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
  }
  if (column === 'needsApproval') return yesOrNo(text)
  return isNone(text) ? '' : oneLine(text, longestVenueCell(column), column === 'hours' ? '; ' : ' ')
}

/** A column of a file of lessons. */
export type LessonColumn = Exclude<keyof Schema<'LessonRow'>, 'line'>

/** Files of lessons. */
export const lessonFile: TableFile<LessonColumn> = {
  headings: {
    venue: ['room', '场地', '教室'],
    weekday: ['day', '星期', '周'],
    startsAt: ['from', 'starts', 'start', '开始', '开始时间'],
    endsAt: ['to', 'ends', 'end', '结束', '结束时间'],
    title: ['lesson', 'class', '用途', '课程', '班级'],
    term: ['学期'],
  },
  leftOut: [],
  read: readLessonCell,
}

function readLessonCell(column: LessonColumn, text: string): string | undefined {
  if (column === 'weekday') return readWeekday(text)
  if (column === 'startsAt' || column === 'endsAt') return readTime(text)
  return oneLine(text)
}
