/** What modules are called. A new one stands in its own catalog. */
export default {
  'module.account': ['Own account', '个人账号'],
  'module.audit': ['Audit', '审计日志'],
  'module.auth': ['Sign-in', '登录'],
  'module.bike': ['Bikes', '自行车'],
  'module.config': ['Configuration', '配置'],
  'module.files': ['Images', '图片'],
  'module.menus': ['Menus', '菜单管理'],
  'module.outbox': ['Mail', '邮件'],
  'module.roles': ['Roles', '角色'],
  'module.settings': ['Settings', '系统设置'],
  'module.staff': ['Staff', '人员管理'],
  'module.vehicle': ['Vehicle passes', '车辆通行证'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
