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
  'venue.reserve.done': ['Reservation {id}: {venue}, {day}, {time}. {status}', '预约 {id}：{venue}，{day} {time}。{status}'],
  'refused.noVenue': ['There is no venue {name}', '没有场地 {name}'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
