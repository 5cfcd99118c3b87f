/** Bookings of seats on buses. */
export default {
  'busBooking.does': ['bookings of seats on buses, and who rides', '校车座位预约与乘车名单'],
  'busBooking.riders.does': ['list who rides a run, stop by stop', '按站点列出某个班次的乘车学生'],
  'busBooking.riders.route': ['the id of the route', '线路编号'],
  'busBooking.riders.said': ['{riders, plural, one {# rider} other {# riders}}', '{riders} 名学生'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
