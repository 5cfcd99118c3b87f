/** Venues and their reservations. */
export default {
  'venue.does': ['venues: who reserves them, and when they are open', '场地：谁预约，何时开放'],
  'venue.name': ['the name of the venue', '场地名称'],
  'venue.day': ['the day, such as 2026-11-26', '日期，例如 2026-11-26'],
  'venue.free.does': ['when a venue is open and free on a day, or why not', '场地某一天的开放与空闲时间，或不开放的原因'],
  'venue.free.said': ['Open: {open}. Free: {free}', '开放：{open}。空闲：{free}'],
  'venue.free.none': ['none', '无'],
  'venue.reserve.does': ['reserve a venue', '预约场地'],
  'venue.reserve.from': ['when it begins, to a quarter of an hour: 15:30', '开始时间，以 15 分钟为单位，例如 15:30'],
  'venue.reserve.to': ['when it ends', '结束时间'],
  'venue.reserve.title': ['what it is for', '用途'],
  'venue.reserve.people': ['how many come', '人数'],
  'venue.reserve.note': ['a note for whoever approves it', '给审批人的备注'],
  'venue.reserve.for': ['for whom, by address; for yourself if it is left out', '为谁预约（邮箱）；不填则为自己'],
  'venue.reserve.repeat': [
    'reserve every day of a rule (RFC 5545): FREQ=WEEKLY;COUNT=10',
    '按规则重复预约（RFC 5545），例如 FREQ=WEEKLY;COUNT=10',
  ],
  'venue.reserve.skip': ['a day of the rule to leave out; it can be given several times', '要跳过的日期，可多次使用'],
  'venue.reserve.preview': ['show the days of the rule and what is in the way; reserve nothing', '仅显示各日期及冲突，不预约'],
  'venue.reserve.repeated': ['{count, plural, one {# reservation} other {# reservations}}: {days}', '{count} 个预约：{days}'],
  'venue.reserve.looked': [
    '{day}  {state, select, off {left out: {why}} clash {{why}} other {free}}',
    '{day}  {state, select, off {跳过：{why}} clash {{why}} other {空闲}}',
  ],
  'venue.reserve.done': ['Reservation {id}: {venue}, {day}, {time}. {status}', '预约 {id}：{venue}，{day} {time}。{status}'],
  'refused.noVenue': ['There is no venue {name}', '没有场地 {name}'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
