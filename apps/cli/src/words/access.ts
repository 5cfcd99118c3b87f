/** Why somebody may, or may not. */
export default {
  'explain.does': ['why somebody can or cannot see a screen or do something', '说明某人为什么可以或不可以使用某项功能'],
  'explain.what': ['a permission code, a route (/audit) or an operation (menus.sort)', '权限编码、路由（/audit）或接口名称（menus.sort）'],
  'explain.exitCode': ['exit with 1 if they cannot', '没有权限时以 1 结束'],
  'explain.person': ['Person', '人员'],
  'explain.roles': ['Roles', '角色'],
  'explain.role': [
    '{name}: {state}, {grants, select, yes {includes it} other {does not include it}}',
    '{name}：{state}，{grants, select, yes {有此权限} other {没有此权限}}',
  ],
  'explain.menu': ['{name} ({type}) {path}', '{name}（{type}）{path}'],
  'explain.node': ['Menu', '菜单'],
  'explain.code': ['Code', '编码'],
  'explain.operation': ['Operation', '接口'],
  'explain.wouldGrant': ['Would grant it', '可授予此权限'],
  'explain.disabledRole': ['{name} (disabled)', '{name}（已停用）'],
  'explain.unknown': ['Codes and routes are listed by: isb menus tree', '编码和路由可用 isb menus tree 查看'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
