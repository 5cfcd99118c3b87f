/** Buses and their bookings. */
export default {
  'bus.does': ['buses: routes, stops, vehicles, the runs of a day, and where they are', '校车：线路、站点、车辆、每日班次与实时位置'],
  'bus.report.does': ['report where a bus is', '上报车辆位置'],
  'bus.report.plate': ['the license plate', '车牌号'],
  'bus.report.latitude': ['degrees north, WGS-84', '纬度（WGS-84）'],
  'bus.report.longitude': ['degrees east, WGS-84', '经度（WGS-84）'],
  'bus.report.at': ['when it was there; default: now', '定位时间；默认为当前时间'],
  'bus.report.wrong': ['latitude, longitude and time must be numbers and a time', '纬度和经度必须是数字，时间必须有效'],
  'bus.where.does': ['show where the buses of today are, and how late', '查看今日校车的位置与晚点情况'],
  'bus.where.minutes': ['{minutes} min', '{minutes} 分钟'],
  'bus.where.seconds': ['{seconds} s ago', '{seconds} 秒前'],
  'bus.where.silent': ['no signal for {minutes} min', '{minutes} 分钟无信号'],
  'bus.where.said': ['{runs, plural, one {# run} other {# runs}}, {road} on the road', '{runs} 个班次，{road} 个行驶中'],
  'bus.runs.does': ['list the runs of a day', '列出某一天的班次'],
  'bus.runs.day': ['the day, such as 2026-11-26; default: today', '日期，例如 2026-11-26；默认为今天'],
  'bus.runs.said': ['{day}: {runs, plural, one {# run} other {# runs}}', '{day}：{runs} 个班次'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
