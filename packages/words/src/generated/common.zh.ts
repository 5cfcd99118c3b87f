// Made by `npm run generate`. Not edited by hand.
export const words: Readonly<Record<string, unknown>> = {
 "reason.ACCOUNT_HOLDS_MORE": [
  "该账号的权限高于您，您不能更改其登录方式"
 ],
 "reason.ACTS_ADMINISTRATOR": [
  "只有管理员可以创建代他人操作的令牌"
 ],
 "reason.ADMINISTRATOR_ONLY": [
  "只有管理员可以授予或收回“管理员”角色"
 ],
 "reason.CODE_NOT_HELD": [
  "此操作需要“",
  [
   "code"
  ],
  "”权限，您没有该权限"
 ],
 "reason.CURRENT_PASSWORD_WRONG": [
  "当前密码不正确"
 ],
 "reason.EMAIL_TAKEN": [
  "该邮箱已被其他账号使用"
 ],
 "reason.EXPLAIN_ONE": [
  "请在编码、菜单、路由、操作中选择一项"
 ],
 "reason.NO_ACTING_PERSON": [
  "此令牌代他人操作：请在 X-Acting-Person 中指明人员"
 ],
 "reason.ACTING_PERSON_NOT_FOUND": [
  "被代理人不存在或已停用"
 ],
 "reason.TOKEN_ACTS_FOR_NOBODY": [
  "只有可代他人操作的令牌才能指明人员"
 ],
 "reason.REACH_MODULE": [
  "“",
  [
   "module"
  ],
  "”不涉及学生，或重复出现"
 ],
 "reason.REACH_DIVISIONS": [
  "仅“指定学部”需要选择学部，且至少选择一个"
 ],
 "reason.REACH_NOT_HELD": [
  "您自己只能查看部分学生，因此不能设置此范围"
 ],
 "reason.GRANT_NOT_HELD": [
  "您自己没有“",
  [
   "name"
  ],
  "”权限，不能授予他人"
 ],
 "reason.LAST_ADMINISTRATOR": [
  "这是最后一位可登录的管理员，必须保留"
 ],
 "reason.OPERATION_UNKNOWN": [
  "没有该名称的操作"
 ],
 "reason.ROLE_BUILTIN": [
  "“管理员”角色不能更改"
 ],
 "reason.ROLE_NAME_TAKEN": [
  "该名称已被其他角色使用"
 ],
 "reason.ROLE_NOT_FOUND": [
  "该角色已不存在"
 ],
 "reason.OWN_NOT_IN_SCOPE": [
  "此 API 令牌不能访问您本人在此处的数据：缺少权限范围 ",
  [
   "scope"
  ]
 ],
 "reason.SCOPE_NOT_HELD": [
  "“",
  [
   "code"
  ],
  "”不在可授予此令牌的权限范围内"
 ],
 "reason.SERVICE_ACCOUNT": [
  "服务账号只能使用 API 令牌"
 ],
 "reason.SERVICE_ACCOUNT_ONLY": [
  "他人的 API 令牌由本人创建，此处只能为服务账号创建"
 ],
 "reason.SESSION_ONLY": [
  "API 令牌不能执行此操作，请登录后再试"
 ],
 "reason.SESSION_NOT_FOUND": [
  "该会话已不存在"
 ],
 "reason.STAFF_NOT_FOUND": [
  "该账号已不存在"
 ],
 "reason.STAFF_SELF": [
  "您不能对自己的账号执行此操作"
 ],
 "reason.TOKEN_EXPIRY": [
  "令牌有效期须在今后两年之内"
 ],
 "reason.TOKEN_NOT_FOUND": [
  "该令牌已不存在"
 ],
 "explain.allowed": [
  [
   "name"
  ],
  "可以：“",
  [
   "what"
  ],
  "”来自角色 ",
  [
   "roles"
  ],
  "。"
 ],
 "explain.administrator": [
  [
   "name"
  ],
  "可以：管理员拥有全部权限。"
 ],
 "explain.everyone": [
  [
   "name"
  ],
  "可以：登录后均可使用。"
 ],
 "explain.public": [
  [
   "name"
  ],
  "可以：无需登录。"
 ],
 "explain.ACCOUNT_DISABLED": [
  [
   "name"
  ],
  "不可以：该账号已停用。"
 ],
 "explain.NO_ROLE": [
  [
   "name"
  ],
  "不可以：该账号没有角色。"
 ],
 "explain.ROLES_DISABLED": [
  [
   "name"
  ],
  "不可以：“",
  [
   "what"
  ],
  "”属于角色 ",
  [
   "roles"
  ],
  "，但该角色已停用。"
 ],
 "explain.ROLES_SUSPENDED": [
  [
   "name"
  ],
  "暂不可以：角色 ",
  [
   "roles"
  ],
  " 要求使用两步验证，而该账号尚未设置。"
 ],
 "explain.NOT_GRANTED": [
  [
   "name"
  ],
  "不可以：角色 ",
  [
   "roles"
  ],
  " 没有“",
  [
   "what"
  ],
  "”权限。"
 ],
 "explain.NOT_IN_TREE": [
  [
   "name"
  ],
  "不可以：“",
  [
   "what"
  ],
  "”不在菜单树中，任何角色都无法授予。"
 ],
 "explain.UNKNOWN_CODE": [
  [
   "name"
  ],
  "不可以：没有菜单或操作使用“",
  [
   "what"
  ],
  "”。"
 ],
 "explain.tree": [
  "可申请以下角色：",
  [
   "roles"
  ],
  "。"
 ],
 "value.StaffType.staff": [
  "教职工"
 ],
 "value.StaffType.parent": [
  "家长"
 ],
 "value.StaffType.student": [
  "学生"
 ],
 "value.StaffType.other": [
  "其他"
 ],
 "value.Reach.Divisions": [
  "指定学部"
 ],
 "value.Reach.Homerooms": [
  "本人班级"
 ],
 "value.Reach.Runs": [
  "本人随车班次"
 ],
 "value.Reach.Children": [
  "本人子女"
 ],
 "value.Gender.female": [
  "女"
 ],
 "value.Gender.male": [
  "男"
 ],
 "value.Gender.unspecified": [
  "未说明"
 ],
 "value.StaffSecondFactor.Set": [
  "已设置"
 ],
 "value.StaffSecondFactor.Microsoft": [
  "由微软验证"
 ],
 "value.StaffSecondFactor.Due": [
  "待设置"
 ],
 "value.StaffSecondFactor.Missing": [
  "缺少"
 ],
 "value.StaffSecondFactor.None": [
  "无"
 ],
 "value.StaffSource.local": [
  "本地"
 ],
 "value.StaffSource.synced": [
  "同步"
 ],
 "state.enabled": [
  "已启用"
 ],
 "state.disabled": [
  "已停用"
 ],
 "value.TokenState.Active": [
  "有效"
 ],
 "value.TokenState.Expired": [
  "已过期"
 ],
 "value.TokenState.Revoked": [
  "已撤销"
 ],
 "yes": [
  "是"
 ],
 "no": [
  "否"
 ],
 "field.at": [
  "时间"
 ],
 "field.address": [
  "地址"
 ],
 "field.after": [
  "之后"
 ],
 "field.before": [
  "之前"
 ],
 "field.createdAt": [
  "创建时间"
 ],
 "field.current": [
  "当前密码"
 ],
 "field.description": [
  "说明"
 ],
 "field.enabled": [
  "状态"
 ],
 "field.entity": [
  "类别"
 ],
 "field.entityId": [
  "记录"
 ],
 "field.expiresAt": [
  "到期时间"
 ],
 "field.format": [
  "格式"
 ],
 "field.from": [
  "起始日期"
 ],
 "field.gender": [
  "性别"
 ],
 "field.invite": [
  "邀请"
 ],
 "field.label": [
  "记录名称"
 ],
 "field.lastLoginAt": [
  "最近登录"
 ],
 "field.members": [
  "成员"
 ],
 "field.empty": [
  "无成员"
 ],
 "field.menuId": [
  "菜单"
 ],
 "field.reaches": [
  "学生范围"
 ],
 "field.menuIds": [
  "权限"
 ],
 "field.neverSignedIn": [
  "从未登录"
 ],
 "field.operation": [
  "操作"
 ],
 "field.permissions": [
  "权限"
 ],
 "field.requestId": [
  "请求编号"
 ],
 "field.roleId": [
  "角色"
 ],
 "role.administrator": [
  "管理员"
 ],
 "role.administrator.text": [
  "拥有现有及将来的全部权限"
 ],
 "field.roleIds": [
  "角色"
 ],
 "field.roles": [
  "角色"
 ],
 "field.rows": [
  "行"
 ],
 "field.scopes": [
  "权限范围"
 ],
 "field.service": [
  "服务账号"
 ],
 "field.source": [
  "来源"
 ],
 "field.staffId": [
  "人员"
 ],
 "field.staffName": [
  "操作人"
 ],
 "field.syncedAt": [
  "同步时间"
 ],
 "field.secondFactorDueAt": [
  "两步验证期限"
 ],
 "field.to": [
  "截止日期"
 ],
 "field.token": [
  "API 令牌"
 ],
 "field.tokenId": [
  "API 令牌"
 ],
 "field.updatedAt": [
  "更改时间"
 ],
 "file.menus": [
  "菜单"
 ],
 "file.roles": [
  "角色"
 ],
 "file.staff": [
  "人员"
 ],
 "file.audit": [
  "审计"
 ],
 "field.appLink": [
  "应用链接"
 ],
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
 "field.nameEn": [
  "英文名称"
 ],
 "field.nameZh": [
  "中文名称"
 ],
 "field.personName": [
  "姓名"
 ],
 "field.personNameZh": [
  "中文姓名"
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
 "field.rosterLimit": [
  "名册可停用的最大比例（%）"
 ],
 "field.campuses": [
  "校区列表"
 ],
 "field.phoneCode": [
  "电话号码的国家代码"
 ],
 "field.nameOrder": [
  "姓名顺序"
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
 "invalid.date": [
  [
   "field"
  ],
  "必须是日期，例如 2026-11-17"
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
  "的格式应如：",
  [
   "example"
  ]
 ],
 "invalid.required": [
  "请填写",
  [
   "field"
  ]
 ],
 "invalid.resetCode": [
  "请输入邮件中的八位数字"
 ],
 "invalid.text": [
  [
   "field"
  ],
  "含有控制字符、换行等不可见字符"
 ],
 "invalid.body": [
  "请求正文"
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
 "invalid.sortFields": [
  "最多按 ",
  [
   "limit"
  ],
  " 个字段排序，每个字段一次"
 ],
 "invalid.notSortable": [
  "列表不能按“",
  [
   "name"
  ],
  "”排序"
 ],
 "module.messages": [
  "消息"
 ],
 "module.messages.text": [
  "手机应用中显示的通知。"
 ],
 "kept.message": [
  "消息"
 ],
 "kept.message.kind": [
  "类型"
 ],
 "kept.message.subject": [
  "主题"
 ],
 "kept.message.subject_zh": [
  "主题（中文）"
 ],
 "kept.message.body": [
  "内容"
 ],
 "kept.message.body_zh": [
  "内容（中文）"
 ],
 "kept.message.shown_from": [
  "显示时间"
 ],
 "kept.message.read_at": [
  "阅读时间"
 ],
 "field.messages": [
  "消息"
 ],
 "reason.MICROSOFT_DISABLED": [
  "您在本系统的账号已停用，请联系管理员。"
 ],
 "reason.MICROSOFT_OFF": [
  "本系统未启用 Microsoft 登录"
 ],
 "reason.MICROSOFT_TENANT": [
  "该 Microsoft 账号属于其他组织，请选择您的学校账号。"
 ],
 "reason.MICROSOFT_TOKEN": [
  "无法验证 Microsoft 的登录结果，或结果已过期，请重试。"
 ],
 "reason.MICROSOFT_UNKNOWN": [
  "本系统中没有与此 Microsoft 账号对应的账号，请联系管理员，或换一个账号。"
 ],
 "reason.MICROSOFT_UNREACHABLE": [
  "暂时无法连接 Microsoft，请稍后再试，或使用密码登录。"
 ],
 "field.department": [
  "部门"
 ],
 "field.noticeDays": [
  "提前提醒天数"
 ],
 "field.note": [
  "备注"
 ],
 "field.person": [
  "人员"
 ],
 "field.personId": [
  "人员"
 ],
 "field.phone": [
  "电话"
 ],
 "field.since": [
  "开始时间"
 ],
 "field.reason": [
  "原因"
 ],
 "field.requestedAt": [
  "申请时间"
 ],
 "field.status": [
  "状态"
 ],
 "field.submittedAt": [
  "提交时间"
 ],
 "field.submittedBy": [
  "提交人"
 ],
 "field.decidedAt": [
  "处理时间"
 ],
 "field.decidedBy": [
  "处理人"
 ],
 "person.parentOf": [
  [
   "child"
  ],
  "的家长"
 ],
 "person.somebody": [
  "其他人"
 ],
 "reason.ALREADY_DECIDED": [
  [
   "own",
   "select",
   {
    "yes": [
     "该申请",
     [
      "decision"
     ]
    ],
    "other": [
     [
      "name"
     ],
     "已先处理：该申请",
     [
      "decision"
     ]
    ]
   }
  ]
 ],
 "reason.REQUEST_NOT_YOURS": [
  "只有申请人可以撤回"
 ],
 "reason.PERSON_REQUIRED": [
  "服务账号不能为自己申请，请指明申请人"
 ],
 "reason.ON_BEHALF_NOT_HELD": [
  "您只能为自己申请"
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
  "系统内部出错，未作任何更改。"
 ],
 "reason.INVALID": [
  "请检查标出的内容"
 ],
 "reason.MEDIA_TYPE": [
  "请求内容必须是 JSON（application/json）"
 ],
 "reason.MENU_TOO_DEEP": [
  "文件的层级超过 ",
  [
   "limit"
  ],
  " 层"
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
 "reason.NOT_HTTP": [
  "服务器无法读取该请求"
 ],
 "reason.NOT_READY": [
  "系统正在启动或数据库暂不可用，请稍后再试"
 ],
 "reason.NO_DRY_RUN": [
  "此操作不支持试运行"
 ],
 "reason.NO_PERMISSION": [
  "您没有执行此操作的权限"
 ],
 "reason.PASSKEY_NOT_FOUND": [
  "该通行密钥已不存在"
 ],
 "reason.PASSKEY_TAKEN": [
  "该通行密钥已被使用"
 ],
 "reason.SECOND_FACTOR_GONE": [
  "验证已过期，或无需验证，请重新开始"
 ],
 "reason.RUN_ALONE": [
  "您当前仅登录了一个校车班次"
 ],
 "reason.SECOND_FACTOR_MISSING": [
  "您的角色要求使用两步验证，请先在“我的账号”中设置"
 ],
 "reason.SECOND_FACTOR_NEEDED": [
  "您的角色要求使用两步验证，请先添加其他方式再移除"
 ],
 "reason.SECOND_FACTOR_ON_SERVER": [
  "管理员的两步验证只能在服务器上重置：npm run -s second-factor -- --reset 邮箱"
 ],
 "reason.SECOND_FACTOR_REQUIRED": [
  "请完成两步验证"
 ],
 "reason.SECOND_FACTOR_WRONG": [
  "验证未通过：验证码不正确、已使用过，或尝试次数过多"
 ],
 "reason.STEP_UP_REQUIRED": [
  "请再次验证您的身份"
 ],
 "reason.PASSWORD_GUESSABLE": [
  "该密码容易被猜到：它是重复字符、连续字符，或与您的邮箱、学校名称过于相似"
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
 "reason.RUN_ENDED": [
  "该任务已结束"
 ],
 "reason.RUN_NOT_UNDOABLE": [
  "只有已完成的导入可以撤销，且只能撤销一次"
 ],
 "reason.RUN_ROW_CHANGED": [
  "导入之后已被修改"
 ],
 "reason.RUN_ROW_IN_USE": [
  "已被其他记录使用"
 ],
 "reason.SESSION_INVALID": [
  [
   "by",
   "select",
   {
    "token": [
     "API 令牌有误、已撤销或已过期"
    ],
    "other": [
     "登录已失效，请重新登录"
    ]
   }
  ]
 ],
 "reason.RUN_CODE_WRONG": [
  "该登录码已使用、已撤销或已过期，请向校车组索取新的登录码"
 ],
 "reason.SIGN_IN_FAILED": [
  "邮箱或密码不正确，或该账号暂时无法登录"
 ],
 "reason.STALE": [
  [
   "who",
   "select",
   {
    "known": [
     [
      "name"
     ],
     "已修改此内容，"
    ],
    "own": [
     "您已在其他窗口修改此内容，"
    ],
    "other": [
     "该内容已被他人修改，"
    ]
   }
  ],
  "请重新加载后再操作。"
 ],
 "reason.APP_LINK_INVALID": [
  "链接须以 http:// 或 https:// 开头，花括号中只能是 entity 或 id"
 ],
 "reason.OUTBOUND_ADDRESS": [
  "服务器只访问以 https:// 开头、且不含用户名和密码的地址"
 ],
 "reason.OUTBOUND_PRIVATE": [
  "该地址位于内部网络，须先由服务器运维人员在 OUTBOUND_ALLOW 中列出该主机"
 ],
 "reason.TIME_ZONE_UNKNOWN": [
  "没有该名称的时区"
 ],
 "reason.TOO_MANY_REQUESTS": [
  "请求过于频繁，请稍后再试"
 ]
}
