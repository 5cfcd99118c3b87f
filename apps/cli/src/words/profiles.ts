/** Profiles. */
export default {
  'profiles.does': ['several servers, one at a time', '管理多个服务器的配置'],
  'profiles.name': ['the name of a profile', '配置的名称'],
  'profiles.list.does': ['list the profiles', '列出所有配置'],
  'profiles.use.does': ['use a profile from now on', '切换到指定配置'],
  'profiles.remove.does': ['remove a profile and its session', '删除配置及其会话'],
  'profiles.none': ['There are no profiles yet. Start with: isb login --host URL', '还没有配置。请先执行：isb login --host URL'],
  'profiles.used': ['Using {name} ({host})', '已切换到 {name}（{host}）'],
  'profiles.removed': [
    'Removed profile {name}. Its session expires by itself; isb logout ends it right away.',
    '配置 {name} 已删除。其会话会自行过期；如需立即结束，请先执行 isb logout。',
  ],
} as const satisfies Record<string, readonly [en: string, zh: string]>
