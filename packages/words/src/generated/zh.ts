// Made by `npm run generate`. Not edited by hand.
import type { WordKey } from './catalogs.ts'

export const words: Record<WordKey, unknown> = {
 "field.category": [
  "类别"
 ],
 "field.code": [
  "编码"
 ],
 "field.dryRun": [
  "试运行"
 ],
 "field.email": [
  "电子邮箱"
 ],
 "field.help": [
  "登录帮助"
 ],
 "field.helpZh": [
  "中文登录帮助"
 ],
 "field.icon": [
  "图标"
 ],
 "field.id": [
  "编号"
 ],
 "field.ids": [
  "顺序"
 ],
 "field.isExternalPath": [
  "外部链接"
 ],
 "field.key": [
  "键"
 ],
 "field.line": [
  "行"
 ],
 "field.name": [
  "名称"
 ],
 "field.nameZh": [
  "中文名称"
 ],
 "field.nodes": [
  "菜单"
 ],
 "field.openTarget": [
  "新标签页"
 ],
 "field.pageNum": [
  "页码"
 ],
 "field.pageSize": [
  "每页条数"
 ],
 "field.parentId": [
  "上级"
 ],
 "field.parentKey": [
  "上级键"
 ],
 "field.password": [
  "密码"
 ],
 "field.path": [
  "路由"
 ],
 "field.runId": [
  "任务"
 ],
 "field.schoolName": [
  "学校名称"
 ],
 "field.schoolNameZh": [
  "学校中文名称"
 ],
 "field.search": [
  "搜索"
 ],
 "field.sort": [
  "排序"
 ],
 "field.timeZone": [
  "时区"
 ],
 "field.type": [
  "类型"
 ],
 "field.verificationCode": [
  "验证码"
 ],
 "field.version": [
  "版本"
 ],
 "invalid.additionalProperties": [
  "请求中没有“",
  [
   "field"
  ],
  "”这个字段"
 ],
 "invalid.date-time": [
  [
   "field"
  ],
  "必须是时间，例如 2026-11-17T07:36:00Z"
 ],
 "invalid.email": [
  "请输入有效的电子邮箱地址"
 ],
 "invalid.enum": [
  [
   "field"
  ],
  "只能是：",
  [
   "values"
  ]
 ],
 "invalid.maxItems": [
  [
   "field"
  ],
  "最多 ",
  [
   "limit",
   "number"
  ],
  " 项"
 ],
 "invalid.maxLength": [
  [
   "field"
  ],
  "最多 ",
  [
   "limit",
   "number"
  ],
  " 个字符"
 ],
 "invalid.maximum": [
  [
   "field"
  ],
  "不能大于 ",
  [
   "limit"
  ]
 ],
 "invalid.minItems": [
  [
   "field"
  ],
  "至少 ",
  [
   "limit",
   "number"
  ],
  " 项"
 ],
 "invalid.minLength": [
  [
   "field"
  ],
  "至少 ",
  [
   "limit",
   "number"
  ],
  " 个字符"
 ],
 "invalid.minimum": [
  [
   "field"
  ],
  "不能小于 ",
  [
   "limit"
  ]
 ],
 "invalid.other": [
  [
   "field"
  ],
  "无效"
 ],
 "invalid.pattern": [
  [
   "field"
  ],
  "的格式不正确"
 ],
 "invalid.required": [
  "请填写",
  [
   "field"
  ]
 ],
 "invalid.sixDigits": [
  "请输入邮件中的六位数字"
 ],
 "invalid.text": [
  [
   "field"
  ],
  "含有无法保存的字符"
 ],
 "invalid.type": [
  [
   "field"
  ],
  "的值类型不正确"
 ],
 "invalid.uniqueItems": [
  [
   "field"
  ],
  "中有重复项"
 ],
 "invalid.notSortable": [
  "列表不能按“",
  [
   "name"
  ],
  "”排序"
 ],
 "mail.resetCode.subject": [
  "您的验证码是 ",
  [
   "code"
  ]
 ],
 "mail.resetCode.text": [
  [
   "name"
  ],
  "，您好：\n\n您在",
  [
   "school"
  ],
  "的验证码是 ",
  [
   "code"
  ],
  "，",
  [
   "minutes",
   "number"
  ],
  " 分钟内有效。\n\n如果您没有申请过验证码，可能是他人误填了您的邮箱。您的密码没有变化，无需任何操作。\n"
 ],
 "menu.type.Root": [
  "根"
 ],
 "menu.type.MENU_DIR": [
  "模块"
 ],
 "menu.type.MENU": [
  "菜单"
 ],
 "menu.type.MENU_PERM_RESOURCE": [
  "按钮"
 ],
 "run.state.Running": [
  "进行中"
 ],
 "run.state.Done": [
  "已完成"
 ],
 "run.state.Refused": [
  "已拒绝"
 ],
 "run.state.Failed": [
  "失败"
 ],
 "run.state.Interrupted": [
  "已中断"
 ],
 "run.outcome.created": [
  "新建"
 ],
 "run.outcome.changed": [
  "更改"
 ],
 "run.outcome.unchanged": [
  "未变"
 ],
 "run.outcome.refused": [
  "拒绝"
 ],
 "reason.ACCOUNT_DISABLED": [
  "该账号已停用"
 ],
 "reason.BODY_TOO_LARGE": [
  "请求内容过大"
 ],
 "reason.BUSY": [
  "系统繁忙，请稍后再试"
 ],
 "reason.CLIENT_UNKNOWN": [
  "服务器不认识此应用"
 ],
 "reason.DISK_FULL": [
  "服务器磁盘已满，管理员清理空间之前无法保存"
 ],
 "reason.IDEMPOTENCY_KEY_REUSED": [
  "该 Idempotency-Key 已用于另一请求"
 ],
 "reason.INTERNAL": [
  "系统内部出错，未做任何更改。"
 ],
 "reason.INVALID": [
  "请检查标出的内容"
 ],
 "reason.MEDIA_TYPE": [
  "请求内容必须是 JSON（application/json）"
 ],
 "reason.MENU_BUTTON_PARENT": [
  "操作按钮只能放在菜单下"
 ],
 "reason.MENU_CODE_NOT_HELD": [
  "您自己没有“",
  [
   "code"
  ],
  "”权限，不能使用该编码"
 ],
 "reason.MENU_CODE_TAKEN": [
  "编码“",
  [
   "code"
  ],
  "”已被“",
  [
   "name"
  ],
  "”使用"
 ],
 "reason.MENU_CYCLE": [
  "菜单不能放在自己下面"
 ],
 "reason.MENU_DUPLICATE_KEY": [
  "文件中的键“",
  [
   "key"
  ],
  "”重复"
 ],
 "reason.MENU_HAS_CHILDREN": [
  "“",
  [
   "name"
  ],
  "”下有 ",
  [
   "count",
   "number"
  ],
  " 个模块或菜单，请先移动或删除它们。"
 ],
 "reason.MENU_NEST": [
  "模块和菜单只能放在顶层或模块下"
 ],
 "reason.MENU_NOT_FOUND": [
  "该菜单已不存在"
 ],
 "reason.MENU_PARENT_NOT_FOUND": [
  "上级菜单已不存在"
 ],
 "reason.MENU_PATH_EXTERNAL": [
  "外部链接必须以 http:// 或 https:// 开头"
 ],
 "reason.MENU_PATH_INTERNAL": [
  "路由必须以 / 开头，且不含空格"
 ],
 "reason.MENU_TYPE_FIXED": [
  "菜单类型不能更改"
 ],
 "reason.NOT_FOUND": [
  "未找到"
 ],
 "reason.NOT_JSON": [
  "请求内容不是有效的 JSON"
 ],
 "reason.NOT_READY": [
  "系统正在启动或数据库暂不可用，请稍后再试"
 ],
 "reason.NO_PERMISSION": [
  "您没有执行此操作的权限"
 ],
 "reason.PASSWORD_COMMON": [
  "该密码过于常见，请换一个"
 ],
 "reason.RESET_CODE_WRONG": [
  "验证码错误或已过期"
 ],
 "reason.ROUTE_UNKNOWN": [
  "该地址不存在"
 ],
 "reason.RUN_NOT_FOUND": [
  "没有该任务"
 ],
 "reason.SESSION_INVALID": [
  "登录已失效，请重新登录"
 ],
 "reason.SIGN_IN_FAILED": [
  "邮箱或密码不正确，或该账号暂时无法登录"
 ],
 "reason.STALE": [
  "该内容已被他人修改，请重新加载后再操作。"
 ],
 "reason.TIME_ZONE_UNKNOWN": [
  "没有该名称的时区"
 ],
 "reason.TOO_MANY_REQUESTS": [
  "尝试次数过多，请稍后再试"
 ]
}
