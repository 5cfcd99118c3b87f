/** The settings of the school. */
export default {
  'settings.does': ['the school’s settings: names, time zone, sign-in help, app link', '学校设置：名称、时区、登录帮助、应用链接'],
  'settings.pair': ['a setting and its new value; without any, shows the settings', '设置项及其新值；不填则显示设置'],
  'settings.set.does': ['change settings; anything not named stays the same', '更改设置，未指定的内容保持不变'],
  'settings.set.pair': ['a setting and its value, such as timeZone=Asia/Shanghai', '设置项及其值，例如 timeZone=Asia/Shanghai'],
  'settings.set.names': ['Settings: {names}', '设置项：{names}'],
  'settings.set.done': ['Settings changed', '设置已更改'],
  'settings.set.same': ['The settings are already like this', '设置没有变化'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
