/** Bookings of seats on buses. */
export default {
  'busBooking.does': ['bookings of seats on buses, and who rides', '校车座位预约与乘车名单'],
  'busBooking.list.waiting': ['only bookings that wait for a seat', '只列出候补中的预约'],
  'busBooking.board.said': ['{day}: {runs, plural, one {# run} other {# runs}}', '{day}：{runs} 个班次'],
  'busBooking.riders.said': ['{riders, plural, one {# rider} other {# riders}}', '{riders} 名学生'],
  'busBooking.changes.said': ['{day}: {changes, plural, one {# change} other {# changes}}', '{day}：{changes} 项变动'],
  'busBooking.message.text': ['what they are told', '消息内容'],
  'busBooking.message.said': ['Sent to {families, plural, one {# family} other {# families}}', '已发送给 {families} 个家庭'],
  'busBooking.message.call': ['{said}. Please call: {names}', '{said}。请致电：{names}'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
