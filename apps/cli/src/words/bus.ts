/** Buses and their bookings. */
export default {
  'bus.does': ['buses: routes, stops, vehicles, and the runs of a day', '校车：线路、站点、车辆与每日班次'],
  'bus.runs.does': ['list the runs of a day', '列出某一天的班次'],
  'bus.runs.day': ['the day, such as 2026-11-26; default: today', '日期，例如 2026-11-26；默认为今天'],
  'bus.runs.said': ['{day}: {runs, plural, one {# run} other {# runs}}', '{day}：{runs} 个班次'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
