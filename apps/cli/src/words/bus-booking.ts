/** Bookings of seats on buses. */
export default {
  'busBooking.does': ['bookings of seats on buses, and who rides', '校车座位预约与乘车名单'],
  'busBooking.request.does': ['book a seat for a student, for a day or for days of the week', '为学生预约座位，可为一天或每周固定几天'],
  'busBooking.confirm.does': ['confirm bookings; where the bus is full, they wait in line', '确认预约；满座时进入候补'],
  'busBooking.reject.does': ['reject bookings', '拒绝预约'],
  'busBooking.cancel.does': ['cancel bookings; the seats are free for those who wait', '取消预约；座位让给候补学生'],
  'busBooking.undo.does': ['undo the decision on bookings; they are pending again', '撤销对预约的处理，恢复为待确认'],
  'busBooking.riders.does': ['list who rides a run, stop by stop', '按站点列出某个班次的乘车学生'],
  'busBooking.riders.route': ['the id of the route', '线路编号'],
  'busBooking.riders.said': ['{riders, plural, one {# rider} other {# riders}}', '{riders} 名学生'],
  'busBooking.changes.does': ['list what is otherwise today than usual, class by class', '按班级列出当日乘车变动'],
  'busBooking.changes.said': ['{day}: {changes, plural, one {# change} other {# changes}}', '{day}：{changes} 项变动'],
  'busBooking.message.does': ['write to the families of a run’s riders', '向某个班次的乘客家庭发送消息'],
  'busBooking.message.text': ['what they are told', '消息内容'],
  'busBooking.message.said': ['Sent to {families, plural, one {# family} other {# families}}', '已发送给 {families} 个家庭'],
  'busBooking.message.call': ['{said}. Please call: {names}', '{said}。请致电：{names}'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
