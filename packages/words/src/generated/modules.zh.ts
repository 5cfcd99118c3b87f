// Made by `npm run generate`. Not edited by hand.
export const words: Readonly<Record<string, unknown>> = {
 "module.absence": [
  "请假"
 ],
 "module.absence.text": [
  "谁没有到校，以及原因。"
 ],
 "module.absence.none": [
  "暂无请假记录"
 ],
 "menu.absence": [
  "请假"
 ],
 "menu.absence:create": [
  "登记请假"
 ],
 "menu.absence:edit": [
  "修改请假"
 ],
 "menu.absence:delete": [
  "删除请假"
 ],
 "menu.absence:backdate": [
  "补登过去的请假"
 ],
 "menu.absence:health": [
  "查看请假类型、备注和证明"
 ],
 "menu.absence:settings": [
  "请假设置与邮箱"
 ],
 "do.absence.create": [
  "登记请假"
 ],
 "do.absence.submit": [
  "提交请假"
 ],
 "do.absence.update": [
  "修改"
 ],
 "do.absence.remove": [
  "删除"
 ],
 "audit.entity.absence": [
  "请假"
 ],
 "audit.entity.absence-setting": [
  "请假设置"
 ],
 "did.absence.updateSettings": [
  "修改了请假设置"
 ],
 "did.absence.create": [
  "登记了请假"
 ],
 "did.absence.submit": [
  "提交了请假"
 ],
 "did.absence.withdraw": [
  "撤回了请假"
 ],
 "did.absence.update": [
  "修改了请假"
 ],
 "did.absence.undo": [
  "撤销了对请假的操作"
 ],
 "did.absence.remove": [
  "删除了请假"
 ],
 "did.absence.resend": [
  "重新通知了请假"
 ],
 "did.absence.test": [
  "给自己发送了请假邮件测试"
 ],
 "did.absence.export": [
  "导出了请假记录"
 ],
 "file.absences": [
  "请假记录"
 ],
 "field.absenceId": [
  "请假"
 ],
 "field.student": [
  "学生"
 ],
 "field.studentId": [
  "学生"
 ],
 "field.leaveType": [
  "请假类型"
 ],
 "field.startsHalf": [
  "开始时段"
 ],
 "field.endsHalf": [
  "结束时段"
 ],
 "field.days": [
  "缺课天数"
 ],
 "field.leavesAt": [
  "离校时间"
 ],
 "field.returnsAt": [
  "返校时间"
 ],
 "field.symptom": [
  "症状"
 ],
 "field.proofId": [
  "证明"
 ],
 "field.proofWanted": [
  "需补交证明"
 ],
 "field.fromBus": [
  "未在站点候车"
 ],
 "field.way": [
  "提交方式"
 ],
 "field.deletedBy": [
  "删除人"
 ],
 "field.deletedAt": [
  "删除时间"
 ],
 "value.LeaveType.Sick": [
  "病假"
 ],
 "value.LeaveType.Personal": [
  "事假"
 ],
 "value.LeaveType.SchoolTrip": [
  "校外活动"
 ],
 "value.LeaveType.Appointment": [
  "就医"
 ],
 "value.LeaveType.Other": [
  "其他"
 ],
 "value.LeaveType.Unexplained": [
  "未说明"
 ],
 "value.AbsenceStatus.Normal": [
  "正常"
 ],
 "value.AbsenceStatus.Deleted": [
  "已删除"
 ],
 "value.AbsenceHalf.Morning": [
  "上午"
 ],
 "value.AbsenceHalf.Afternoon": [
  "下午"
 ],
 "value.AbsenceWay.Console": [
  "后台"
 ],
 "value.AbsenceWay.App": [
  "手机应用"
 ],
 "value.AbsenceMail.NoMailbox": [
  "未设邮箱"
 ],
 "value.AbsenceMail.Failed": [
  "发送失败"
 ],
 "value.AbsenceMail.Retrying": [
  "重试中"
 ],
 "value.AbsenceMail.Queued": [
  "待发送"
 ],
 "value.AbsenceMail.Sent": [
  "已发送"
 ],
 "field.absent": [
  "请假时间"
 ],
 "field.directorsFrom": [
  "通知校领导的上课天数"
 ],
 "field.proofFrom": [
  "需提供证明的病假天数"
 ],
 "field.attentionPercent": [
  "缺课关注比例（%）"
 ],
 "field.sickInClass": [
  "提醒校医的同班人数"
 ],
 "field.sickWithinDays": [
  "统计天数"
 ],
 "field.guardianDaysBack": [
  "家长可补交的天数"
 ],
 "field.homeroomCopy": [
  "同时通知班主任"
 ],
 "field.symptoms": [
  "症状选项"
 ],
 "field.ownDomains": [
  "学校自有域名"
 ],
 "value.ToldReader.Elementary": [
  "小学部办公室"
 ],
 "value.ToldReader.Middle": [
  "初中部办公室"
 ],
 "value.ToldReader.High": [
  "高中部办公室"
 ],
 "value.ToldReader.LifeCentered": [
  "生活中心教育部办公室"
 ],
 "value.ToldReader.Bus": [
  "校车组"
 ],
 "value.ToldReader.Nurses": [
  "医务室"
 ],
 "value.ToldReader.Directors": [
  "校领导"
 ],
 "value.ToldReader.Homeroom": [
  "班主任"
 ],
 "value.ToldRule.Division": [
  "该学部的学生"
 ],
 "value.ToldRule.Bus": [
  "乘坐校车的学生"
 ],
 "value.ToldRule.Sick": [
  "病假"
 ],
 "value.ToldRule.Days": [
  "请假天数较多"
 ],
 "value.ToldRule.Homeroom": [
  "本班学生"
 ],
 "absence.half": [
  "（",
  [
   "half"
  ],
  "）"
 ],
 "kept.absence": [
  "请假记录"
 ],
 "kept.absence_told": [
  "请假通知对象"
 ],
 "kept.absence_told.rule": [
  "原因"
 ],
 "kept.absence_told.address": [
  "邮箱地址"
 ],
 "kept.absence_told.told_at": [
  "通知时间"
 ],
 "absence.touched": [
  [
   "count"
  ],
  " 条请假"
 ],
 "reason.ABSENCE_NOT_FOUND": [
  "没有该请假记录"
 ],
 "reason.ABSENCE_DELETED": [
  "该请假已删除"
 ],
 "reason.ABSENCE_BEGUN": [
  "该请假已开始，请联系学校办公室修改"
 ],
 "reason.ABSENCE_OVERLAPS": [
  [
   "when",
   "select",
   {
    "none": [
     "该学生在此期间已有请假"
    ],
    "other": [
     "该学生在此期间已有请假：",
     [
      "when"
     ]
    ]
   }
  ]
 ],
 "reason.ABSENCE_NO_LESSONS": [
  [
   "day"
  ],
  "没有课：",
  [
   "why"
  ]
 ],
 "reason.ABSENCE_BACKDATED": [
  "日期过早，您无权登记或更改"
 ],
 "reason.ABSENCE_NOT_ENROLLED": [
  "学生在这些日期中并非全部在校"
 ],
 "module.attendance": [
  "出勤"
 ],
 "did.attendance.exportAttention": [
  "导出了缺课关注名单"
 ],
 "did.attendance.exportStatistics": [
  "导出了缺勤统计"
 ],
 "file.attention": [
  "缺课关注名单"
 ],
 "file.absence-statistics": [
  "缺勤统计"
 ],
 "field.lessons": [
  "已上课天数"
 ],
 "field.missed": [
  "缺课天数"
 ],
 "field.percent": [
  "缺课比例（%）"
 ],
 "field.week": [
  "周（起始日）"
 ],
 "did.account.addPasskey": [
  "添加了通行密钥"
 ],
 "did.account.confirmApp": [
  "设置了验证器应用"
 ],
 "did.account.newRecoveryCodes": [
  "生成了新的恢复代码"
 ],
 "did.account.removeApp": [
  "停用了验证器应用"
 ],
 "did.account.removePasskey": [
  "移除了通行密钥"
 ],
 "did.auth.secondFactor": [
  "通过两步验证登录"
 ],
 "did.roles.allowWithoutSecondFactor": [
  "取消了角色的两步验证要求"
 ],
 "did.roles.requireSecondFactor": [
  "要求角色使用两步验证"
 ],
 "did.staff.resetSecondFactor": [
  "重置了账号的两步验证"
 ],
 "did.account.changePassword": [
  "修改了自己的密码"
 ],
 "did.account.createToken": [
  "创建了 API 令牌"
 ],
 "did.account.endOtherSessions": [
  "结束了自己的其他会话"
 ],
 "did.account.endSession": [
  "结束了自己的一个会话"
 ],
 "did.account.keepOwnData": [
  "选择了 API 令牌可访问的本人数据"
 ],
 "did.account.revokeToken": [
  "撤销了 API 令牌"
 ],
 "did.audit.export": [
  "导出了审计记录"
 ],
 "did.audit.undo": [
  "撤销了一项更改"
 ],
 "did.auth.acceptInvite": [
  "接受了邀请"
 ],
 "did.auth.login": [
  "登录"
 ],
 "did.auth.redeemRunCode": [
  "使用随车登录码登录"
 ],
 "did.auth.logout": [
  "退出登录"
 ],
 "did.auth.microsoft": [
  "使用 Microsoft 登录"
 ],
 "did.auth.resetPassword": [
  "通过邮件重置了密码"
 ],
 "did.auth.sendResetCode": [
  "申请了重置密码的验证码"
 ],
 "did.bike.cancelRent": [
  "撤回了租借申请"
 ],
 "did.bike.cancelReturn": [
  "撤回了归还申请"
 ],
 "did.bike.undoRent": [
  "撤销了对租借申请的处理"
 ],
 "did.bike.undoReturn": [
  "撤销了对归还申请的处理"
 ],
 "did.bike.undoReturnBike": [
  "撤销了自行车的归还"
 ],
 "did.bike.confirmRent": [
  "确认了租借"
 ],
 "did.bike.confirmReturn": [
  "确认了归还"
 ],
 "did.bike.create": [
  "新建了自行车"
 ],
 "did.bike.endMaintenance": [
  "结束了自行车维修"
 ],
 "did.bike.export": [
  "导出了自行车"
 ],
 "did.bike.exportRents": [
  "导出了租借申请"
 ],
 "did.bike.exportReturns": [
  "导出了归还申请"
 ],
 "did.bike.import": [
  "导入了自行车"
 ],
 "did.venue.import": [
  "导入了场地"
 ],
 "did.bike.rejectRent": [
  "拒绝了租借申请"
 ],
 "did.bike.rejectReturn": [
  "拒绝了归还申请"
 ],
 "did.bike.remove": [
  "删除了自行车"
 ],
 "did.bike.requestRent": [
  "申请了租借"
 ],
 "did.bike.requestReturn": [
  "申请了归还"
 ],
 "did.bike.return": [
  "归还了自行车"
 ],
 "did.bike.startMaintenance": [
  "将自行车转入维修"
 ],
 "did.bike.update": [
  "修改了自行车"
 ],
 "did.bike.updateSettings": [
  "修改了自行车设置"
 ],
 "did.config.apply": [
  "应用了配置"
 ],
 "did.files.upload": [
  "上传了图片"
 ],
 "did.menus.create": [
  "新建了菜单"
 ],
 "did.menus.export": [
  "导出了菜单"
 ],
 "did.menus.import": [
  "导入了菜单"
 ],
 "did.runs.cancel": [
  "停止了导入"
 ],
 "did.runs.undo": [
  "撤销了导入"
 ],
 "did.menus.remove": [
  "删除了菜单"
 ],
 "did.menus.sort": [
  "调整了菜单的顺序或位置"
 ],
 "did.menus.update": [
  "修改了菜单"
 ],
 "did.outbox.export": [
  "导出了邮件列表"
 ],
 "did.outbox.resend": [
  "重新发送了邮件"
 ],
 "did.roles.setReach": [
  "设置了角色的学生范围"
 ],
 "did.roles.assign": [
  "为角色分配了权限"
 ],
 "did.roles.create": [
  "新建了角色"
 ],
 "did.roles.disable": [
  "停用了角色"
 ],
 "did.roles.enable": [
  "启用了角色"
 ],
 "did.roles.export": [
  "导出了角色"
 ],
 "did.roles.remove": [
  "删除了角色"
 ],
 "did.roles.update": [
  "修改了角色"
 ],
 "value.NameOrder.GivenFirst": [
  "名在前：Wei Wang"
 ],
 "value.NameOrder.FamilyFirst": [
  "姓在前：Wang Wei"
 ],
 "did.settings.update": [
  "修改了设置"
 ],
 "did.staff.addRole": [
  "授予了角色"
 ],
 "did.staff.create": [
  "新建了账号"
 ],
 "did.staff.createToken": [
  "为服务账号创建了 API 令牌"
 ],
 "did.staff.disable": [
  "停用了账号"
 ],
 "did.staff.enable": [
  "启用了账号"
 ],
 "did.staff.endSessions": [
  "结束了他人的会话"
 ],
 "did.staff.export": [
  "导出了账号"
 ],
 "did.staff.import": [
  "导入了账号"
 ],
 "did.staff.invite": [
  "发送了邀请"
 ],
 "did.staff.remove": [
  "删除了账号"
 ],
 "did.staff.removeRole": [
  "收回了角色"
 ],
 "did.staff.revokeToken": [
  "撤销了他人的 API 令牌"
 ],
 "did.staff.setRoles": [
  "修改了他人的角色"
 ],
 "did.staff.update": [
  "修改了账号"
 ],
 "did.vehicle.undo": [
  "撤销了对通行证申请的处理"
 ],
 "did.vehicle.confirm": [
  "批准了车辆通行证"
 ],
 "did.vehicle.create": [
  "申请了车辆通行证"
 ],
 "did.vehicle.export": [
  "导出了车辆通行证"
 ],
 "did.vehicle.reject": [
  "拒绝了车辆通行证"
 ],
 "did.vehicle.renew": [
  "续期了车辆通行证"
 ],
 "did.vehicle.update": [
  "更正了申请"
 ],
 "did.vehicle.updateSettings": [
  "修改了车辆通行证设置"
 ],
 "did.vehicle.void": [
  "作废了车辆通行证"
 ],
 "value.AuditKind.change": [
  "更改"
 ],
 "value.AuditKind.access": [
  "登录与导出"
 ],
 "value.AuditKind.refused": [
  "被拒绝"
 ],
 "audit.entity.audit": [
  "更改"
 ],
 "audit.entity.bike": [
  "自行车"
 ],
 "audit.entity.bike-rent": [
  "租借申请"
 ],
 "audit.entity.bike-return": [
  "归还申请"
 ],
 "audit.entity.bike-setting": [
  "自行车设置"
 ],
 "audit.entity.export": [
  "文件"
 ],
 "audit.entity.mail": [
  "邮件"
 ],
 "audit.entity.menu": [
  "菜单"
 ],
 "audit.entity.role": [
  "角色"
 ],
 "audit.entity.run": [
  "导入"
 ],
 "audit.entity.vehicle-pass": [
  "车辆通行证"
 ],
 "audit.entity.vehicle-setting": [
  "车辆通行证设置"
 ],
 "audit.entity.session": [
  "会话"
 ],
 "audit.entity.setting": [
  "设置"
 ],
 "audit.entity.staff": [
  "账号"
 ],
 "audit.entity.token": [
  "API 令牌"
 ],
 "audit.top": [
  "（顶层）"
 ],
 "audit.more": [
  "等另外 ",
  [
   "count",
   "number"
  ],
  " 项"
 ],
 "audit.value.changed": [
  "已更改"
 ],
 "audit.value.sent": [
  "已发送"
 ],
 "audit.refused": [
  "被拒绝：",
  [
   "what"
  ]
 ],
 "audit.refusedBeyond": [
  [
   "why"
  ],
  " · 该账号另有 ",
  [
   "count",
   "number"
  ],
  " 次被拒：",
  [
   "operations"
  ]
 ],
 "audit.refusedWhy": [
  "被拒绝：",
  [
   "what"
  ],
  "（",
  [
   "why"
  ],
  "）"
 ],
 "audit.undone": [
  "已撤销"
 ],
 "field.auditId": [
  "更改"
 ],
 "field.staffIds": [
  "成员"
 ],
 "field.builtin": [
  "内置"
 ],
 "field.without": [
  "排除"
 ],
 "field.ended": [
  "已结束"
 ],
 "field.inherited": [
  "随移动而可见"
 ],
 "field.invitation": [
  "邀请"
 ],
 "field.resetCode": [
  "重置密码验证码"
 ],
 "field.revoked": [
  "已撤销"
 ],
 "field.searched": [
  "使用了搜索"
 ],
 "value.SecondFactorKind.app": [
  "验证器应用"
 ],
 "value.SecondFactorKind.passkey": [
  "通行密钥"
 ],
 "value.SecondFactorKind.recovery": [
  "恢复代码"
 ],
 "field.secondFactor": [
  "两步验证"
 ],
 "field.sessionsEnded": [
  "结束的会话数"
 ],
 "field.tokensRevoked": [
  "撤销的 API 令牌数"
 ],
 "field.signedIn": [
  "登录"
 ],
 "field.undone": [
  "已撤销"
 ],
 "reason.ANSWER_NOT_KEPT": [
  "该操作此前已完成。其结果是只显示一次的密钥，系统不予保留。"
 ],
 "reason.AUDIT_NOT_FOUND": [
  "审计中没有该更改"
 ],
 "reason.MOVED_ON": [
  [
   "name"
  ],
  "已于",
  [
   "when"
  ],
  "再次更改此内容"
 ],
 "reason.UNDO_NOT_YOURS": [
  "只有操作人本人可以撤销"
 ],
 "reason.UNDO_TOO_LATE": [
  "已超过撤销时间"
 ],
 "reason.UNDO_MOVED_ON": [
  "此后已有后续操作，无法撤销"
 ],
 "reason.NOT_UNDOABLE": [
  "此类更改无法撤销"
 ],
 "module.baseData": [
  "基础数据"
 ],
 "module.baseData.text": [
  "从学籍系统导入学生、家庭、教职工和班级。"
 ],
 "module.baseData.none": [
  "尚未读取数据包"
 ],
 "menu.base-data": [
  "基础数据"
 ],
 "menu.base-data:preview": [
  "预览数据包"
 ],
 "menu.base-data:settings": [
  "基础数据设置"
 ],
 "menu.base-data:map": [
  "确认数据对应关系"
 ],
 "menu.base-data:apply": [
  "应用与撤销数据包"
 ],
 "menu.base-data:export": [
  "导出名册"
 ],
 "audit.entity.base-data-run": [
  "数据包"
 ],
 "audit.entity.roster-source": [
  "名册服务"
 ],
 "kept.base_data_source": [
  "名册服务"
 ],
 "kept.base_data_run": [
  "数据包"
 ],
 "kept.base_data_staged": [
  "数据包内容"
 ],
 "kept.base_data_mapping": [
  "名册对应关系"
 ],
 "kept.base_data_join": [
  "名册中的同一人"
 ],
 "kept.base_data_question": [
  "数据包中的疑似同一人"
 ],
 "kept.base_data_identity": [
  "名册人员确认"
 ],
 "kept.base_data_change": [
  "数据包带来的变更"
 ],
 "kept.base_data_origin": [
  "记录来源"
 ],
 "did.baseData.read": [
  "读取了数据包"
 ],
 "did.baseData.pull": [
  "获取了名册"
 ],
 "did.baseData.updateSettings": [
  "修改了基础数据设置"
 ],
 "did.baseData.setCredential": [
  "设置了名册服务的凭据"
 ],
 "did.baseData.map": [
  "确认了数据包的对应关系"
 ],
 "did.baseData.join": [
  "确认了数据包中哪些行为同一人"
 ],
 "did.baseData.giveBack": [
  "将人工修改的字段交还名册"
 ],
 "did.baseData.giveBackPerson": [
  "将人员的人工修改字段交还名册"
 ],
 "did.baseData.apply": [
  "应用了数据包"
 ],
 "did.baseData.undo": [
  "撤销了数据包"
 ],
 "did.baseData.discard": [
  "弃用了数据包"
 ],
 "did.baseData.export": [
  "导出了数据包记录"
 ],
 "did.baseData.exportChanges": [
  "导出了数据包变更"
 ],
 "did.baseData.roster": [
  "导出了名册"
 ],
 "file.baseDataChanges": [
  "变更明细"
 ],
 "file.roster": [
  "名册（OneRoster 1.2）"
 ],
 "field.origin": [
  "来源"
 ],
 "field.progress": [
  "进度"
 ],
 "field.faultDetail": [
  "请求内容"
 ],
 "field.signIn": [
  "登录方式"
 ],
 "field.tokenAddress": [
  "令牌地址"
 ],
 "field.client": [
  "客户端"
 ],
 "field.scope": [
  "权限范围"
 ],
 "field.credential": [
  "密钥或令牌"
 ],
 "field.hasCredential": [
  "已有凭据"
 ],
 "field.onlyChanges": [
  "只获取变更"
 ],
 "field.pullsAt": [
  "每日时间"
 ],
 "field.applies": [
  "自动应用"
 ],
 "field.pausedFrom": [
  "暂停起始日"
 ],
 "field.pausedUntil": [
  "暂停截止日"
 ],
 "field.mailTo": [
  "停止时通知的邮箱"
 ],
 "value.BaseDataOrigin.File": [
  "文件"
 ],
 "value.BaseDataOrigin.Service": [
  "服务"
 ],
 "value.BaseDataOrigin.Schedule": [
  "定时"
 ],
 "value.BaseDataSignIn.ClientCredentials": [
  "客户端与密钥（OAuth 2）"
 ],
 "value.BaseDataSignIn.Bearer": [
  "固定令牌"
 ],
 "unread.COLUMN_MISSING": [
  "缺少必需的列"
 ],
 "unread.ROW_LENGTH": [
  "该行的值过多或过少"
 ],
 "unread.ROW_QUOTES": [
  "引号没有成对"
 ],
 "unread.VALUE_MISSING": [
  "缺少必需的值"
 ],
 "unread.VALUE_UNKNOWN": [
  "含有无法识别的值"
 ],
 "unread.DAY_UNKNOWN": [
  "日期无法识别"
 ],
 "unread.DAYS_REVERSED": [
  "结束早于开始"
 ],
 "unread.ID_TWICE": [
  "编号重复"
 ],
 "stopped.kind": [
  [
   "kind"
  ],
  "：现有 ",
  [
   "standing",
   "number"
  ],
  "，将停用 ",
  [
   "deactivated",
   "number"
  ],
  "，占 ",
  [
   "share",
   "number"
  ],
  "%，上限为 ",
  [
   "limit",
   "number"
  ],
  "%。"
 ],
 "stopped.whole": [
  [
   "others",
   "plural",
   {
    "0": [
     "他们是",
     [
      "names"
     ],
     "的全部学生。"
    ],
    "other": [
     "他们是",
     [
      "names"
     ],
     "的全部学生，另有 ",
     [
      "others",
      "number"
     ],
     " 人。"
    ]
   }
  ]
 ],
 "stopped.moreGroups": [
  "其他 ",
  [
   "count",
   "number"
  ],
  " 个"
 ],
 "stopped.fileMissing": [
  "数据包中没有 ",
  [
   "name"
  ],
  "。"
 ],
 "stopped.fileShorter": [
  [
   "name"
  ],
  " 有 ",
  [
   "rows",
   "number"
  ],
  " 行，上次应用的数据包中有 ",
  [
   "before",
   "number"
  ],
  " 行。"
 ],
 "stopped.fileCut": [
  [
   "name"
  ],
  " 在第 ",
  [
   "line",
   "number"
  ],
  " 行中途结束。"
 ],
 "stopped.cause.CutOff": [
  "更像是导出不完整，而不是学生离校。"
 ],
 "stopped.cause.LastGrade": [
  "这是最高年级，可能是毕业离校。"
 ],
 "stopped.cause.Unclear": [
  "文件中看不出原因，请查看将被停用的人员。"
 ],
 "stopped.Unmapped": [
  "名册中有尚未确认含义的内容，请确认对应关系。"
 ],
 "stopped.Unanswered": [
  "有 ",
  [
   "count",
   "number"
  ],
  " 行可能是已有人员，请确认是否为同一人。"
 ],
 "stopped.Unreadable": [
  "名册无法获取或读取，原因见该次记录。"
 ],
 "stopped.Interrupted": [
  "其间服务器停止运行，将于明日或手动操作时重新获取。"
 ],
 "stopped.Nobody": [
  "设置定时的人已离开或已无相应权限，请由有权限的人重新保存设置。"
 ],
 "field.madeBy": [
  "读取人"
 ],
 "field.madeAt": [
  "读取时间"
 ],
 "field.appliedBy": [
  "应用人"
 ],
 "field.appliedAt": [
  "应用时间"
 ],
 "field.undoneBy": [
  "撤销人"
 ],
 "field.undoneAt": [
  "撤销时间"
 ],
 "field.outcome": [
  "变更"
 ],
 "field.identifier": [
  "学号或邮箱"
 ],
 "field.fields": [
  "字段"
 ],
 "field.file": [
  "文件"
 ],
 "field.confirmed": [
  "已确认"
 ],
 "field.left": [
  "撤销时保留"
 ],
 "field.held": [
  "名册内容"
 ],
 "field.kept": [
  "本地保留"
 ],
 "field.holds": [
  "仍持有"
 ],
 "field.holding": [
  "仍有未交还"
 ],
 "value.BaseDataHeldKind.Bike": [
  "自行车"
 ],
 "value.BaseDataHeldKind.VehiclePass": [
  "车辆通行证"
 ],
 "value.BaseDataHeldKind.BusSeat": [
  "校车座位"
 ],
 "value.BaseDataHeldKind.Reservation": [
  "场地预约"
 ],
 "value.BaseDataHeldKind.Role": [
  "角色"
 ],
 "field.given": [
  "名册提供"
 ],
 "field.active": [
  "在校"
 ],
 "field.maySignIn": [
  "可登录"
 ],
 "field.formerName": [
  "原姓名"
 ],
 "field.same": [
  "同一人"
 ],
 "field.questions": [
  "待确认"
 ],
 "field.leftOut": [
  "未计入的行"
 ],
 "field.stays": [
  "名册内容"
 ],
 "value.BaseDataState.Reading": [
  "读取中"
 ],
 "value.BaseDataState.Unreadable": [
  "无法读取"
 ],
 "value.BaseDataState.Unmapped": [
  "待确认对应关系"
 ],
 "value.BaseDataState.Unanswered": [
  "待确认人员"
 ],
 "value.BaseDataState.Ready": [
  "待应用"
 ],
 "value.BaseDataState.Stopped": [
  "已暂停，待确认"
 ],
 "value.BaseDataState.Applying": [
  "应用中"
 ],
 "value.BaseDataState.Applied": [
  "已应用"
 ],
 "value.BaseDataState.Undoing": [
  "撤销中"
 ],
 "value.BaseDataState.Undone": [
  "已撤销"
 ],
 "value.BaseDataState.Discarded": [
  "已弃用"
 ],
 "value.BaseDataState.Interrupted": [
  "已中断"
 ],
 "value.BaseDataKind.Homeroom": [
  "行政班"
 ],
 "value.BaseDataKind.Staff": [
  "教职工"
 ],
 "value.BaseDataKind.Guardian": [
  "监护人"
 ],
 "value.BaseDataKind.Student": [
  "学生"
 ],
 "value.BaseDataKind.Family": [
  "家庭关系"
 ],
 "value.BaseDataPersonKind.Staff": [
  "教职工"
 ],
 "value.BaseDataPersonKind.Guardian": [
  "监护人"
 ],
 "value.BaseDataPersonKind.Student": [
  "学生"
 ],
 "value.BaseDataMeaningKind.Org": [
  "机构"
 ],
 "value.BaseDataMeaningKind.Grade": [
  "年级"
 ],
 "value.BaseDataMeaningKind.Session": [
  "学期"
 ],
 "value.BaseDataMeaningKind.Homerooms": [
  "班级"
 ],
 "value.BaseDataMeaningKind.NameColumn": [
  "中文姓名"
 ],
 "field.meanings": [
  "对应关系"
 ],
 "value.BaseDataOutcome.Created": [
  "新增"
 ],
 "value.BaseDataOutcome.Changed": [
  "变更"
 ],
 "value.BaseDataOutcome.Deactivated": [
  "停用"
 ],
 "value.BaseDataOutcome.Refused": [
  "拒绝"
 ],
 "value.BaseDataOutcome.Held": [
  "保持不变"
 ],
 "value.BaseDataJoinBy.Identifier": [
  "标识号相同"
 ],
 "value.BaseDataJoinBy.Address": [
  "邮箱相同"
 ],
 "value.BaseDataJoinBy.Number": [
  "学号相同"
 ],
 "value.BaseDataJoinBy.Id": [
  "名册编号相同"
 ],
 "field.comparedTo": [
  "与之不同"
 ],
 "field.joins": [
  "同一人的多行"
 ],
 "field.joined": [
  "是同一人"
 ],
 "field.changes": [
  "变更"
 ],
 "reason.BASE_DATA_NOT_FOUND": [
  "该数据包已不存在"
 ],
 "reason.BASE_DATA_CHANGE_NOT_FOUND": [
  "该变更已不存在"
 ],
 "reason.BASE_DATA_FILE": [
  "文件不是可读取的 ZIP 文件：可能已损坏、文件过多或解压后过大"
 ],
 "reason.BASE_DATA_NO_SOURCE": [
  "请先设置名册服务的地址和凭据"
 ],
 "reason.BASE_DATA_NO_ADDRESS": [
  "请先填写服务地址"
 ],
 "reason.BASE_DATA_PULLING": [
  "正在获取名册"
 ],
 "reason.BASE_DATA_PAUSE": [
  "暂停截止日不能早于起始日"
 ],
 "reason.BASE_DATA_SOURCE_ADDRESS": [
  "服务器不能访问该地址"
 ],
 "reason.BASE_DATA_SOURCE_DENIED": [
  "服务拒绝该凭据，或该客户端无权读取名册"
 ],
 "reason.BASE_DATA_SOURCE_AWAY": [
  "多次请求后服务仍无响应"
 ],
 "reason.BASE_DATA_SOURCE_ANSWER": [
  "服务的响应不是 OneRoster 格式"
 ],
 "reason.BASE_DATA_SOURCE_INCOMPLETE": [
  "服务发送的记录少于其声明的数量，未进行比对"
 ],
 "reason.BASE_DATA_NOT_READY": [
  "该数据包不在待应用状态"
 ],
 "reason.BASE_DATA_NOT_APPLIED": [
  "该数据包尚未应用"
 ],
 "reason.BASE_DATA_UNMAPPED": [
  "请先确认数据包的对应关系"
 ],
 "reason.BASE_DATA_UNANSWERED": [
  "部分行可能是已有人员，请先回答“是否为同一人？”"
 ],
 "reason.BASE_DATA_ASKED": [
  "待确认是否为同一人"
 ],
 "reason.BASE_DATA_MEANING": [
  "“",
  [
   "source"
  ],
  "”不能对应“",
  [
   "target"
  ],
  "”"
 ],
 "reason.BASE_DATA_NOTHING_HELD": [
  "没有人工修改的字段，或该字段为登录邮箱"
 ],
 "reason.BASE_DATA_JOIN": [
  "“",
  [
   "source"
  ],
  "”与“",
  [
   "target"
  ],
  "”未被建议为同一人"
 ],
 "reason.BASE_DATA_SHRINKS": [
  "将停用 ",
  [
   "count"
  ],
  " 条记录，超出上限，请确认数量"
 ],
 "reason.BASE_DATA_MOVED": [
  "预览后数据有变，未作任何更改，请查看新的预览"
 ],
 "reason.BASE_DATA_TWICE": [
  "两行指向同一条记录"
 ],
 "reason.BASE_DATA_ROLE_STAYS": [
  "管理员、某角色的最后一人或您本人，不会由名册停用"
 ],
 "value.BaseDataRule.UserStatus": [
  "人员状态"
 ],
 "value.BaseDataRule.RowStatus": [
  "行状态"
 ],
 "value.BaseDataRule.ClassType": [
  "班级类型"
 ],
 "value.BaseDataRule.NotHomeroom": [
  "非行政班"
 ],
 "value.BaseDataRule.Enrolment": [
  "在班已结束"
 ],
 "value.BaseDataRule.Sex": [
  "性别"
 ],
 "value.BaseDataRule.Elsewhere": [
  "机构不导入"
 ],
 "value.BaseDataRule.NoRole": [
  "没有角色"
 ],
 "value.BaseDataRule.Gone": [
  "已离开"
 ],
 "leftOut.UserStatus": [
  [
   "count",
   "number"
  ],
  " 人视为已离校：status 为“",
  [
   "value"
  ],
  "”"
 ],
 "leftOut.RowStatus": [
  [
   "count",
   "number"
  ],
  " 行未读取：status 为“",
  [
   "value"
  ],
  "”"
 ],
 "leftOut.ClassType": [
  [
   "count",
   "number"
  ],
  " 行未读取：classType 为“",
  [
   "value"
  ],
  "”，不是 homeroom"
 ],
 "leftOut.NotHomeroom": [
  [
   "count",
   "number"
  ],
  " 行未读取：所在班级不是行政班"
 ],
 "leftOut.Enrolment": [
  [
   "count",
   "number"
  ],
  " 行未读取：已结束"
 ],
 "leftOut.Sex": [
  [
   "count",
   "number"
  ],
  " 行未读取：sex 为“",
  [
   "value"
  ],
  "”"
 ],
 "leftOut.Elsewhere": [
  [
   "count",
   "number"
  ],
  " 人未读取：所属机构不导入"
 ],
 "leftOut.NoRole": [
  [
   "count",
   "number"
  ],
  " 人未读取：没有角色"
 ],
 "leftOut.Gone": [
  [
   "count",
   "number"
  ],
  " 人未读取：已离开且从未在本校"
 ],
 "odd.NOT_A_ROSTER": [
  "这里没有 OneRoster 或 School Data Sync 的文件"
 ],
 "odd.FILE_MISSING": [
  "缺少该文件"
 ],
 "odd.FILE_EMPTY": [
  "文件没有数据行"
 ],
 "odd.FILE_CUT": [
  "文件在这一行中途结束，内容不完整"
 ],
 "odd.FILE_IN_FOLDER": [
  "文件位于文件夹内，仍已读取"
 ],
 "odd.FILE_UNKNOWN": [
  "该文件不属于此格式，未读取"
 ],
 "odd.MANIFEST_MISSING": [
  "没有清单文件；根据列名判断为 ",
  [
   "value"
  ]
 ],
 "odd.MANIFEST_DIFFERS": [
  "清单中“",
  [
   "field"
  ],
  "”为“",
  [
   "value"
  ],
  "”，与实际文件不符"
 ],
 "odd.CHARACTER_SET": [
  "使用 ",
  [
   "value"
  ],
  " 编码，而不是 UTF-8"
 ],
 "odd.CHARACTERS_BROKEN": [
  "文件既不是 UTF-8、UTF-16，也不是 GB 18030 编码"
 ],
 "odd.COLUMN_MISSING": [
  "缺少“",
  [
   "field"
  ],
  "”列"
 ],
 "odd.COLUMN_TWICE": [
  "“",
  [
   "field"
  ],
  "”列重复，只读取第一列"
 ],
 "odd.COLUMN_READ_AS": [
  "“",
  [
   "field"
  ],
  "”列按 ",
  [
   "value"
  ],
  " 读取"
 ],
 "odd.COLUMN_UNKNOWN": [
  "未知的“",
  [
   "field"
  ],
  "”列，未读取"
 ],
 "odd.COLUMN_DROPPED": [
  "“",
  [
   "field"
  ],
  "”列从不读取"
 ],
 "odd.ROW_LENGTH": [
  "共 ",
  [
   "other"
  ],
  " 列，该行却有 ",
  [
   "value"
  ],
  " 个值"
 ],
 "odd.ROW_LONG": [
  "最后一列之后有多余的空值，该行已读取"
 ],
 "odd.ROW_QUOTES": [
  "引号没有成对"
 ],
 "odd.VALUE_MISSING": [
  "“",
  [
   "field"
  ],
  "”为空"
 ],
 "odd.VALUE_UNKNOWN": [
  "“",
  [
   "value"
  ],
  "”不是 ",
  [
   "field"
  ],
  " 的有效值"
 ],
 "odd.VALUE_READ_AS": [
  [
   "field"
  ],
  "“",
  [
   "value"
  ],
  "”按 ",
  [
   "other"
  ],
  " 读取"
 ],
 "odd.DAY_UNKNOWN": [
  [
   "field"
  ],
  "：“",
  [
   "value"
  ],
  "”不是有效日期"
 ],
 "odd.DAY_READ_AS": [
  [
   "field"
  ],
  "“",
  [
   "value"
  ],
  "”按 ",
  [
   "other"
  ],
  " 读取"
 ],
 "odd.DAYS_REVERSED": [
  [
   "field"
  ],
  " ",
  [
   "value"
  ],
  " 早于 ",
  [
   "other"
  ]
 ],
 "odd.ID_TWICE": [
  "“",
  [
   "value"
  ],
  "”重复"
 ],
 "odd.REFERENCE_MISSING": [
  [
   "field"
  ],
  "：",
  [
   "other"
  ],
  " 中没有“",
  [
   "value"
  ],
  "”"
 ],
 "odd.REFERENCE_ZEROS": [
  [
   "field"
  ],
  "：“",
  [
   "value"
  ],
  "”丢失了前导零，按“",
  [
   "other"
  ],
  "”读取"
 ],
 "odd.ADDRESS_WRONG": [
  [
   "field"
  ],
  "：“",
  [
   "value"
  ],
  "”不是有效的邮箱地址"
 ],
 "odd.ADDRESS_TWICE": [
  [
   "field"
  ],
  "：“",
  [
   "value"
  ],
  "”与其他行重复"
 ],
 "do.bike.create": [
  "新建自行车"
 ],
 "value.BikeStatus.Available": [
  "可租"
 ],
 "value.BikeStatus.In use": [
  "使用中"
 ],
 "value.BikeStatus.Overdue": [
  "已逾期"
 ],
 "value.BikeStatus.Returned": [
  "已归还"
 ],
 "value.BikeStatus.Under Maintenance": [
  "维修中"
 ],
 "value.Confirmation.Pending": [
  "待确认"
 ],
 "value.Confirmation.Confirmed": [
  "已确认"
 ],
 "value.Confirmation.Rejected": [
  "已拒绝"
 ],
 "value.Confirmation.Cancelled": [
  "已撤回"
 ],
 "field.bike": [
  "自行车"
 ],
 "field.bikeId": [
  "自行车"
 ],
 "field.brand": [
  "品牌"
 ],
 "field.confirmation": [
  "确认状态"
 ],
 "field.dueOn": [
  "应还日期"
 ],
 "field.feedPublic": [
  "公开数据源"
 ],
 "field.latitude": [
  "纬度"
 ],
 "field.location": [
  "位置"
 ],
 "field.longitude": [
  "经度"
 ],
 "field.maxRents": [
  "同时可租数量"
 ],
 "field.number": [
  "自行车编号"
 ],
 "field.out": [
  "尚未归还"
 ],
 "field.overdue": [
  "已逾期"
 ],
 "field.pictureId": [
  "照片"
 ],
 "field.rentId": [
  "租借"
 ],
 "field.rentalDays": [
  "租期（天）"
 ],
 "field.returnedAt": [
  "归还时间"
 ],
 "file.bikes": [
  "自行车"
 ],
 "file.rents": [
  "租借申请"
 ],
 "file.returns": [
  "归还申请"
 ],
 "reason.BIKE_NOT_FOUND": [
  "该自行车已不存在"
 ],
 "reason.RENT_NOT_FOUND": [
  "该租借申请不存在"
 ],
 "reason.RETURN_NOT_FOUND": [
  "该归还申请不存在"
 ],
 "reason.BIKE_NUMBER_TAKEN": [
  "该编号的自行车已存在"
 ],
 "reason.BIKE_NUMBER_TWICE": [
  "文件中该编号重复出现"
 ],
 "reason.BIKE_NOT_AVAILABLE": [
  "该自行车目前不可租"
 ],
 "reason.BIKE_NOT_OUT": [
  "该自行车没有被租出"
 ],
 "reason.BIKE_NOT_IN_THE_RACK": [
  "该自行车已租出，或已在维修"
 ],
 "reason.BIKE_NOT_UNDER_MAINTENANCE": [
  "该自行车不在维修中"
 ],
 "reason.BIKE_REQUESTED": [
  "该自行车已有人申请，尚未处理"
 ],
 "reason.RETURN_REQUESTED": [
  "该自行车已申请归还"
 ],
 "reason.BIKE_HAS_HISTORY": [
  "该自行车有租借记录，请改为“维修中”，以保留记录。"
 ],
 "reason.BIKE_FEED_PLACE": [
  "公开数据源需要填写经纬度"
 ],
 "reason.BIKE_LIMIT_REACHED": [
  "已达上限 ",
  [
   "count",
   "number"
  ],
  "/",
  [
   "limit",
   "number"
  ],
  "：",
  [
   "bikes"
  ]
 ],
 "bike.counts.due": [
  "自行车 ",
  [
   "number"
  ],
  "，",
  [
   "day"
  ],
  "应还"
 ],
 "bike.counts.overdue": [
  "自行车 ",
  [
   "number"
  ],
  "，",
  [
   "day"
  ],
  "起逾期"
 ],
 "bike.counts.pending": [
  "自行车 ",
  [
   "number"
  ],
  "，申请中"
 ],
 "reason.ACCOUNT_HAS_BIKE": [
  "该人员有租借中或申请中的自行车，请先归还或拒绝。"
 ],
 "menu.bike": [
  "自行车"
 ],
 "menu.bike:list": [
  "自行车"
 ],
 "menu.bike:list:create": [
  "新建自行车"
 ],
 "menu.bike:list:edit": [
  "编辑自行车"
 ],
 "menu.bike:list:delete": [
  "删除自行车"
 ],
 "menu.bike:list:import": [
  "导入自行车"
 ],
 "menu.bike:list:maintain": [
  "开始和结束维修"
 ],
 "menu.bike:list:return": [
  "归还自行车"
 ],
 "menu.bike:list:settings": [
  "自行车设置"
 ],
 "menu.bike:rent": [
  "租借申请"
 ],
 "menu.bike:rent:create": [
  "申请租借"
 ],
 "menu.bike:rent:on-behalf": [
  "代他人申请租借"
 ],
 "menu.bike:rent:confirm": [
  "确认租借"
 ],
 "menu.bike:rent:reject": [
  "拒绝租借"
 ],
 "menu.bike:return": [
  "归还申请"
 ],
 "menu.bike:return:create": [
  "申请归还"
 ],
 "menu.bike:return:on-behalf": [
  "代他人申请归还"
 ],
 "menu.bike:return:confirm": [
  "确认归还"
 ],
 "menu.bike:return:reject": [
  "拒绝归还"
 ],
 "module.busBooking": [
  "校车预约"
 ],
 "module.busBooking.text": [
  "校车座位：已有座位、待确认与候补的学生。"
 ],
 "menu.bus-booking": [
  "校车预约"
 ],
 "menu.bus-booking:create": [
  "预约座位"
 ],
 "menu.bus-booking:confirm": [
  "确认预约"
 ],
 "menu.bus-booking:reject": [
  "拒绝预约"
 ],
 "menu.bus-booking:cancel": [
  "取消预约"
 ],
 "menu.bus-booking:message": [
  "向乘车学生家庭发消息"
 ],
 "menu.bus-booking:changes": [
  "当日乘车变动"
 ],
 "menu.bus-booking:meet": [
  "标记须由成人接走的学生"
 ],
 "do.busBooking.moveDay": [
  "某一天改乘其他线路"
 ],
 "do.busBooking.meet": [
  "标记为须由成人接走"
 ],
 "do.busBooking.notMeet": [
  "取消须由成人接走"
 ],
 "did.busBooking.moveDay": [
  "将校车预约的某一天改到其他线路"
 ],
 "did.busBooking.meet": [
  "标记学生须由成人接走"
 ],
 "did.busBooking.notMeet": [
  "取消了学生须由成人接走"
 ],
 "kept.bus_met_child": [
  "须由成人接走的学生"
 ],
 "field.markedAt": [
  "标记日期"
 ],
 "field.gotSeatAt": [
  "候补成功时间"
 ],
 "field.met": [
  "须由成人接走"
 ],
 "field.byGuardian": [
  "由监护人预约"
 ],
 "field.everyOtherWeek": [
  "隔周乘车"
 ],
 "value.BusChangeKind.OnLeave": [
  "请假，不乘车"
 ],
 "value.BusChangeKind.LeftOut": [
  "当天不乘车"
 ],
 "value.BusChangeKind.Waiting": [
  "候补中，暂无座位"
 ],
 "value.BusChangeKind.GotSeat": [
  "候补成功，乘车"
 ],
 "value.BusChangeKind.ThisDay": [
  "仅当天乘车"
 ],
 "value.BusChangeKind.Begins": [
  "自当天起乘车"
 ],
 "value.BusChangeKind.NoBus": [
  "校车停运"
 ],
 "value.BusChangeKind.OtherBus": [
  "更换车辆"
 ],
 "reason.BUS_BOOKING_SAME_ROUTE": [
  "这正是该学生预约的线路"
 ],
 "reason.BUS_BOOKING_DIRECTION": [
  "该线路方向相反"
 ],
 "do.busBooking.message": [
  "通知乘客家庭"
 ],
 "did.busBooking.message": [
  "向班次的乘客家庭发送了消息"
 ],
 "audit.entity.bus-message": [
  "乘客通知"
 ],
 "kept.bus_message": [
  "校车乘客通知"
 ],
 "field.text": [
  "消息内容"
 ],
 "do.busBooking.request": [
  "预约座位"
 ],
 "do.busBooking.cancel": [
  "取消预约"
 ],
 "do.busBooking.leaveOut": [
  "取消某一天"
 ],
 "do.busBooking.rideAgain": [
  "恢复某一天"
 ],
 "did.busBooking.leaveOut": [
  "在校车预约中取消了一天"
 ],
 "did.busBooking.rideAgain": [
  "在校车预约中恢复了一天"
 ],
 "did.busBooking.leaveOutMine": [
  "在子女的校车预约中取消了一天"
 ],
 "did.busBooking.moveDayMine": [
  "将子女校车预约的某一天改到其他线路"
 ],
 "did.busBooking.rideAgainMine": [
  "在子女的校车预约中恢复了一天"
 ],
 "field.bookedDays": [
  "上课天数"
 ],
 "field.daysOut": [
  "不乘车日期"
 ],
 "did.busBooking.request": [
  "预约了校车座位"
 ],
 "did.busBooking.submit": [
  "为子女预约了校车座位"
 ],
 "did.busBooking.confirm": [
  "确认了校车预约"
 ],
 "did.busBooking.reject": [
  "拒绝了校车预约"
 ],
 "did.busBooking.cancel": [
  "取消了校车预约"
 ],
 "did.busBooking.undo": [
  "撤销了对校车预约的处理"
 ],
 "did.busBooking.export": [
  "导出了校车预约"
 ],
 "audit.entity.bus-booking": [
  "校车预约"
 ],
 "kept.bus_booking": [
  "校车预约"
 ],
 "kept.bus_ride": [
  "乘车记录"
 ],
 "menu.bus-booking:settings": [
  "校车预约设置"
 ],
 "did.busBooking.withdraw": [
  "为子女取消了校车座位"
 ],
 "did.busBooking.updateSettings": [
  "修改了校车预约设置"
 ],
 "audit.entity.bus-booking-setting": [
  "校车预约设置"
 ],
 "field.metGrades": [
  "须由成人接走的年级"
 ],
 "field.cutOffMinutes": [
  "到站前分钟数"
 ],
 "field.askedAt": [
  "申请时间"
 ],
 "field.bookingId": [
  "预约"
 ],
 "field.route": [
  "线路"
 ],
 "field.stop": [
  "站点"
 ],
 "field.seatDays": [
  "有座天数"
 ],
 "field.waitingDays": [
  "候补天数"
 ],
 "field.placeInLine": [
  "候补位次"
 ],
 "field.free": [
  "空余座位"
 ],
 "field.waiting": [
  "候补"
 ],
 "field.away": [
  "请假"
 ],
 "field.pending": [
  "待确认"
 ],
 "value.MailKind.bus-booked": [
  "校车座位预约成功"
 ],
 "value.MailKind.bus-rejected": [
  "校车预约未通过"
 ],
 "value.MailKind.bus-cancelled": [
  "校车预约已取消"
 ],
 "value.MailKind.bus-seat": [
  "候补校车座位成功"
 ],
 "value.MailKind.bus-run-cancelled": [
  "校车停运"
 ],
 "value.MailKind.bus-run-restored": [
  "校车恢复运行"
 ],
 "value.MailKind.bus-run-changed": [
  "校车换车"
 ],
 "value.MailKind.bus-message": [
  "乘客通知"
 ],
 "value.MailKind.bus-day-out": [
  "校车预约取消某一天"
 ],
 "value.MailKind.bus-day-again": [
  "校车预约恢复某一天"
 ],
 "value.BusRideState.Seat": [
  "有座"
 ],
 "value.BusRideState.Waiting": [
  "候补"
 ],
 "value.BusRideState.Away": [
  "请假"
 ],
 "reason.BUS_BOOKING_NOT_FOUND": [
  "该预约已不存在"
 ],
 "reason.BUS_MESSAGE_NOBODY": [
  "当天没有学生乘坐该班校车"
 ],
 "reason.BUS_BOOKING_STOP": [
  "该线路不停靠此站点"
 ],
 "reason.BUS_BOOKING_DAY": [
  "该预约当天没有可更改的乘车安排"
 ],
 "reason.BUS_MESSAGE_PAST": [
  "只能给今天或以后的乘车学生家庭发消息"
 ],
 "reason.BUS_BOOKING_PAST": [
  "预约最早从今天开始"
 ],
 "reason.BUS_BOOKING_NO_DAY": [
  "该线路在所选日期均不运行"
 ],
 "reason.BUS_MOVE_NO_SEAT": [
  "该线路当日没有空位，未作更改"
 ],
 "reason.BUS_MOVE_OFFICE": [
  "该线路须经学校确认，请联系学校改乘"
 ],
 "reason.BUS_BOOKING_LATE": [
  "已过该班校车的预约截止时间，请致电学校"
 ],
 "reason.BUS_BOOKING_ELSEWHERE": [
  "该学生在其中的日期已预约线路“",
  [
   "route"
  ],
  "”。请先取消该预约，或将其中的日期改乘此线路"
 ],
 "reason.BUS_BOOKING_TWICE": [
  "该学生在这些日期已预约此线路"
 ],
 "module.bus": [
  "校车"
 ],
 "module.bus.text": [
  "每日班次及其司机与随车老师。"
 ],
 "menu.bus": [
  "校车"
 ],
 "menu.bus:attend": [
  "随车点名"
 ],
 "menu.bus:edit": [
  "编辑线路、站点与车辆"
 ],
 "menu.bus:import": [
  "导入线路与站点"
 ],
 "menu.bus:run": [
  "发车、收班、取消班次与换车"
 ],
 "menu.bus:report": [
  "上报车辆位置"
 ],
 "menu.bus:report:fleet": [
  "上报任意车辆的位置"
 ],
 "menu.bus:settings": [
  "校车设置"
 ],
 "do.bus.create": [
  "新建线路"
 ],
 "do.bus.createStop": [
  "新建站点"
 ],
 "do.bus.createVehicle": [
  "新建车辆"
 ],
 "do.bus.cancelRun": [
  "取消班次"
 ],
 "do.bus.restoreRun": [
  "恢复班次"
 ],
 "do.bus.changeRun": [
  "更换车辆"
 ],
 "do.bus.startRun": [
  "发车"
 ],
 "do.bus.closeRun": [
  "收班"
 ],
 "did.bus.create": [
  "新建了校车线路"
 ],
 "did.bus.update": [
  "修改了校车线路"
 ],
 "did.bus.remove": [
  "删除了校车线路"
 ],
 "did.bus.feed": [
  "导出了校车时刻表"
 ],
 "did.bus.import": [
  "导入了校车线路与站点"
 ],
 "did.bus.export": [
  "导出了校车线路"
 ],
 "did.bus.createStop": [
  "新建了校车站点"
 ],
 "did.bus.updateStop": [
  "修改了校车站点"
 ],
 "did.bus.removeStop": [
  "删除了校车站点"
 ],
 "did.bus.exportStops": [
  "导出了校车站点"
 ],
 "did.bus.createVehicle": [
  "新建了校车车辆"
 ],
 "did.bus.updateVehicle": [
  "修改了校车车辆"
 ],
 "did.bus.removeVehicle": [
  "删除了校车车辆"
 ],
 "did.bus.exportVehicles": [
  "导出了校车车辆"
 ],
 "did.bus.cancelRun": [
  "取消了校车班次"
 ],
 "did.bus.restoreRun": [
  "恢复了校车班次"
 ],
 "did.bus.changeRun": [
  "更换了班次的车辆"
 ],
 "did.bus.startRun": [
  "登记了校车发车"
 ],
 "do.bus.resetRun": [
  "撤销发车"
 ],
 "did.bus.resetRun": [
  "撤销了校车发车"
 ],
 "did.bus.closeRun": [
  "登记了校车收班"
 ],
 "do.bus.createPass": [
  "登录码"
 ],
 "do.bus.revokePass": [
  "撤销"
 ],
 "did.bus.createPass": [
  "生成了随车登录码"
 ],
 "did.bus.revokePass": [
  "撤销了随车登录码"
 ],
 "audit.entity.run-pass": [
  "随车登录码"
 ],
 "kept.run_pass": [
  "随车登录码"
 ],
 "did.bus.tap": [
  "随车点名"
 ],
 "did.bus.updateSettings": [
  "修改了校车设置"
 ],
 "did.bus.createTracker": [
  "创建了定位设备上报地址"
 ],
 "did.bus.removeTracker": [
  "撤销了定位设备上报地址"
 ],
 "audit.entity.bus-setting": [
  "校车设置"
 ],
 "audit.entity.bus-tracker": [
  "定位设备"
 ],
 "audit.entity.bus-route": [
  "校车线路"
 ],
 "audit.entity.bus-stop": [
  "校车站点"
 ],
 "audit.entity.bus-vehicle": [
  "校车车辆"
 ],
 "audit.entity.bus-run": [
  "校车班次"
 ],
 "file.bus-routes": [
  "校车线路"
 ],
 "file.bus-feed": [
  "时刻表（GTFS）"
 ],
 "file.bus-stops": [
  "校车站点"
 ],
 "file.bus-vehicles": [
  "校车车辆"
 ],
 "field.openFeeds": [
  "向公众开放数据源"
 ],
 "field.approachMinutes": [
  "提前分钟数"
 ],
 "field.tilesAddress": [
  "瓦片地址"
 ],
 "field.tilesDatum": [
  "地图坐标系"
 ],
 "field.tilesSource": [
  "地图来源说明"
 ],
 "field.feedAddress": [
  "数据源地址"
 ],
 "field.feedDatum": [
  "数据源坐标系"
 ],
 "field.datum": [
  "坐标系"
 ],
 "value.BusDatum.WGS84": [
  "WGS-84（卫星坐标）"
 ],
 "value.BusDatum.GCJ02": [
  "GCJ-02（国测局坐标，高德、腾讯）"
 ],
 "value.BusSourceFault.NOT_ALLOWED": [
  "不允许：地址须为 https；内网地址须由运维在 OUTBOUND_ALLOW 中列出"
 ],
 "value.BusSourceFault.NOT_REACHED": [
  "无法连接该地址"
 ],
 "value.BusSourceFault.STATUS": [
  "该地址返回错误"
 ],
 "value.BusSourceFault.REDIRECT": [
  "该地址发生跳转，请填写跳转后的地址"
 ],
 "value.BusSourceFault.TOO_LARGE": [
  "返回内容过大"
 ],
 "value.BusSourceFault.NOT_A_FEED": [
  "返回内容不是 GTFS-Realtime"
 ],
 "field.elsewhere": [
  "与实际停车点不符"
 ],
 "field.seen": [
  "实际停车点"
 ],
 "field.lineNumber": [
  "线路号"
 ],
 "field.direction": [
  "方向"
 ],
 "field.weekdays": [
  "星期"
 ],
 "field.runsOn": [
  "运行日"
 ],
 "field.stops": [
  "站点"
 ],
 "field.calls": [
  "站点与时间"
 ],
 "field.stopId": [
  "站点"
 ],
 "field.routeId": [
  "线路"
 ],
 "field.routes": [
  "线路数"
 ],
 "field.seatCount": [
  "座位数"
 ],
 "field.vehicleId": [
  "车辆"
 ],
 "field.vehicle": [
  "车辆"
 ],
 "field.driver": [
  "司机"
 ],
 "field.attendant": [
  "随车老师"
 ],
 "field.attendantId": [
  "随车老师账号"
 ],
 "field.attendantAccount": [
  "随车老师账号"
 ],
 "field.revokedAt": [
  "撤销时间"
 ],
 "field.usedAt": [
  "使用时间"
 ],
 "field.attendantPhone": [
  "随车老师电话"
 ],
 "field.plannedAt": [
  "计划时间"
 ],
 "field.passedAt": [
  "实际时间"
 ],
 "field.lastAt": [
  "最近上报"
 ],
 "field.nextStop": [
  "下一站"
 ],
 "field.delay": [
  "晚点"
 ],
 "field.seenAt": [
  "最后定位"
 ],
 "field.place": [
  "位置"
 ],
 "field.riders": [
  "乘车人数"
 ],
 "field.startedAt": [
  "发车时间"
 ],
 "field.closedAt": [
  "收班时间"
 ],
 "field.boarding": [
  "乘车情况"
 ],
 "field.tappedAt": [
  "标记时间"
 ],
 "field.takenAt": [
  "接收时间"
 ],
 "field.adult": [
  "接走人"
 ],
 "kept.bus_route": [
  "驾驶或随车的校车线路"
 ],
 "kept.bus_tap": [
  "随车点名记录"
 ],
 "value.BusBoarding.Open": [
  "未标记"
 ],
 "value.BusBoarding.Boarded": [
  "已上车"
 ],
 "value.BusBoarding.NotThere": [
  "未到"
 ],
 "value.BusBoarding.GotOff": [
  "已下车"
 ],
 "value.BusStartDoubt.BUS_RUN_EARLY": [
  "提前过早"
 ],
 "value.BusStartDoubt.BUS_RUN_BUS_BUSY": [
  "车辆在其他班次"
 ],
 "value.BusStartDoubt.BUS_RUN_ATTENDANT_BUSY": [
  "随车老师在其他班次"
 ],
 "value.BusTapKind.Started": [
  "发车"
 ],
 "value.BusTapKind.Withdrawn": [
  "撤销发车"
 ],
 "value.BusTapKind.Boarded": [
  "上车"
 ],
 "value.BusTapKind.NotThere": [
  "未到"
 ],
 "value.BusTapKind.GotOff": [
  "下车"
 ],
 "value.BusTapKind.Cleared": [
  "撤销标记"
 ],
 "value.BusTapKind.Closed": [
  "收班"
 ],
 "value.BusTapOutcome.Taken": [
  "已接收"
 ],
 "value.BusTapOutcome.Older": [
  "已留存，之后另有标记"
 ],
 "value.BusTapOutcome.Doubled": [
  "此前已发送"
 ],
 "value.BusTapOutcome.Refused": [
  "未接收"
 ],
 "value.BusDirection.ToSchool": [
  "到校"
 ],
 "value.BusDirection.FromSchool": [
  "离校"
 ],
 "value.BusColor.Purple": [
  "紫色"
 ],
 "value.BusColor.Blue": [
  "蓝色"
 ],
 "value.BusColor.Pink": [
  "粉色"
 ],
 "value.BusColor.Olive": [
  "橄榄色"
 ],
 "value.BusColor.Teal": [
  "青色"
 ],
 "value.BusColor.Amber": [
  "琥珀色"
 ],
 "value.BusRouteStatus.Active": [
  "运营中"
 ],
 "value.BusRouteStatus.Paused": [
  "已停运"
 ],
 "value.BusVehicleStatus.InService": [
  "在用"
 ],
 "value.BusVehicleStatus.Workshop": [
  "维修中"
 ],
 "value.BusVehicleStatus.Retired": [
  "已停用"
 ],
 "value.BusRunStatus.Planned": [
  "待发车"
 ],
 "value.BusRunStatus.OnTheRoad": [
  "行驶中"
 ],
 "value.BusRunStatus.Done": [
  "已收班"
 ],
 "value.BusRunStatus.Cancelled": [
  "已取消"
 ],
 "value.BusPositionOutcome.Taken": [
  "已采用"
 ],
 "value.BusPositionOutcome.Older": [
  "已留存，车辆已有更新的位置"
 ],
 "value.BusPositionOutcome.Doubled": [
  "已忽略：重复上报"
 ],
 "value.BusPositionOutcome.Future": [
  "已忽略：时间在未来"
 ],
 "value.BusPositionOutcome.Expired": [
  "已忽略：超过一天"
 ],
 "value.BusPositionOutcome.Elsewhere": [
  "已忽略：远离所有站点"
 ],
 "value.BusPositionOutcome.Jump": [
  "已忽略：移动速度不合理"
 ],
 "reason.BUS_REPORT_OTHER": [
  "该令牌只能上报其名称所示车牌的车辆"
 ],
 "reason.BUS_TILES_ADDRESS": [
  "请填写形如 https://tiles.example/{z}/{x}/{y}.png 的地址，且只有一个主机名"
 ],
 "reason.BUS_FEED_ADDRESS": [
  "请填写形如 https://feeds.example/vehicles.pb 的地址"
 ],
 "reason.BUS_TRACKER_NOT_FOUND": [
  "该定位设备已不存在"
 ],
 "bus.alert.cancelled": [
  [
   "line"
  ],
  " 号线 ",
  [
   "route"
  ],
  "：",
  [
   "day"
  ],
  " 停运"
 ],
 "bus.alert.changed": [
  [
   "line"
  ],
  " 号线 ",
  [
   "route"
  ],
  "：",
  [
   "day"
  ],
  " 更换车辆"
 ],
 "bus.alert.late": [
  [
   "line"
  ],
  " 号线 ",
  [
   "route"
  ],
  "：晚点约 ",
  [
   "minutes"
  ],
  " 分钟"
 ],
 "reason.BUS_ROUTE_NOT_FOUND": [
  "该线路已不存在"
 ],
 "reason.BUS_STOP_NOT_FOUND": [
  "该站点已不存在"
 ],
 "reason.BUS_VEHICLE_NOT_FOUND": [
  "该车辆已不存在"
 ],
 "reason.BUS_ROUTE_TAKEN": [
  "该方向已有相同线路号的线路"
 ],
 "reason.BUS_STOP_TAKEN": [
  "已有同名站点"
 ],
 "reason.BUS_PLATE_TAKEN": [
  "已有相同车牌号的车辆"
 ],
 "reason.BUS_STOPS_ORDER": [
  "每一站的时间不能早于上一站"
 ],
 "reason.BUS_STOP_TWICE": [
  "同一线路不能重复停靠同一站点"
 ],
 "reason.BUS_ROUTE_ONE_LINE": [
  "该线路的学生在相同日期已预约同方向的 ",
  [
   "line"
  ],
  " 号线，请先取消那些预约"
 ],
 "reason.BUS_ROUTE_USED": [
  "该线路已有班次或预约，请改为停运"
 ],
 "reason.BUS_STOP_USED": [
  "有线路停靠该站点，或已有乘客预约"
 ],
 "reason.BUS_VEHICLE_USED": [
  "有线路或班次使用该车辆，请改为停用"
 ],
 "reason.BUS_ATTENDANT": [
  "该账号不能担任随车老师"
 ],
 "reason.RUN_PASS_NOT_FOUND": [
  "该登录码已不存在"
 ],
 "reason.BUS_NO_RUN": [
  "该线路当天不运行"
 ],
 "reason.BUS_RUN_OVER": [
  "该班次已结束或已取消"
 ],
 "reason.BUS_RUN_NOT_CANCELLED": [
  "该班次未被取消"
 ],
 "reason.BUS_RUN_NOT_PLANNED": [
  "该班次已发车或已取消"
 ],
 "reason.BUS_RUN_NOT_STARTED": [
  "该班次不在行驶中"
 ],
 "reason.BUS_RUN_OTHER_DAY": [
  "班次只能在当天发车"
 ],
 "reason.BUS_RUN_NO_VEHICLE": [
  "该班次没有车辆"
 ],
 "reason.BUS_RUN_OUT_OF_SERVICE": [
  "校车 ",
  [
   "plate"
  ],
  " 未投入使用"
 ],
 "reason.BUS_RUN_EARLY": [
  "该班次 ",
  [
   "at"
  ],
  " 发车，距现在还有",
  [
   "hours",
   "select",
   {
    "0": [],
    "other": [
     " ",
     [
      "hours"
     ],
     " 小时"
    ]
   }
  ],
  " ",
  [
   "minutes"
  ],
  " 分钟"
 ],
 "reason.BUS_RUN_BUS_BUSY": [
  "校车 ",
  [
   "who"
  ],
  " 自 ",
  [
   "since"
  ],
  " 起正在执行其他班次：",
  [
   "run"
  ]
 ],
 "reason.BUS_RUN_ATTENDANT_BUSY": [
  "随车老师 ",
  [
   "who"
  ],
  " 自 ",
  [
   "since"
  ],
  " 起正在其他班次上：",
  [
   "run"
  ]
 ],
 "reason.BUS_RUN_PASSED": [
  "校车已经过站点"
 ],
 "reason.BUS_TAP_LATE": [
  "发车后一分钟内才能撤销，请联系校车办公室"
 ],
 "reason.BUS_RUN_OPEN": [
  "还有 ",
  [
   "riders"
  ],
  " 名学生去向未确认"
 ],
 "reason.BUS_RUN_ABOARD": [
  "车上还有 ",
  [
   "riders"
  ],
  " 名学生。请为该班次换车，或先标记学生下车"
 ],
 "reason.BUS_TAP_RIDER": [
  "该学生不在本班次名单上"
 ],
 "reason.BUS_TAP_OFF_THE_ROAD": [
  "该班次不在行驶中"
 ],
 "reason.BUS_TAP_OTHER_DAY": [
  "该标记不属于今天的班次"
 ],
 "reason.BUS_TAP_MET": [
  "该学生须由指定的成人接走"
 ],
 "reason.BUS_TAP_ADULT": [
  "此人不能接走该学生"
 ],
 "reason.BUS_TAP_WALK": [
  "请先走到车尾检查"
 ],
 "reason.BUS_RUN_FULL": [
  "车辆有 ",
  [
   "seats"
  ],
  " 个座位，而乘车人数为 ",
  [
   "riders"
  ],
  "。请先确定乘车学生"
 ],
 "reason.BUS_FEED_FILE": [
  "无法作为 GTFS 的 ZIP 文件读取"
 ],
 "run.outcome.stops.created": [
  "站点新建"
 ],
 "run.outcome.stops.changed": [
  "站点更改"
 ],
 "run.outcome.stops.unchanged": [
  "站点未变"
 ],
 "run.outcome.routes.created": [
  "线路新建"
 ],
 "run.outcome.routes.changed": [
  "线路更改"
 ],
 "run.outcome.routes.unchanged": [
  "线路未变"
 ],
 "run.outcome.routes.refused": [
  "线路未导入"
 ],
 "run.outcome.runs.created": [
  "每周班次新建"
 ],
 "run.outcome.runs.changed": [
  "每周班次更改"
 ],
 "run.outcome.runs.unchanged": [
  "每周班次未变"
 ],
 "bus.feed.calls": [
  [
   "count"
  ],
  " 站，",
  [
   "first"
  ],
  "–",
  [
   "last"
  ]
 ],
 "bus.feed.more": [
  "（另有 ",
  [
   "count",
   "number"
  ],
  " 处）"
 ],
 "odd.FILE_TWICE": [
  "存在多个 ",
  [
   "value"
  ]
 ],
 "odd.FILE_UNUSED": [
  "此处不需要，未读取"
 ],
 "odd.VALUE_IGNORED": [
  "“",
  [
   "value"
  ],
  "”不是 ",
  [
   "field"
  ],
  " 的有效值，已忽略"
 ],
 "odd.TIME_EARLIER": [
  [
   "value"
  ],
  "：时间早于上一站"
 ],
 "odd.FEED_TOO_LARGE": [
  "站点时刻超过 ",
  [
   "value"
  ],
  " 条"
 ],
 "odd.SCHOOL_UNKNOWN": [
  "没有车辆停靠“",
  [
   "value"
  ],
  "”这一站"
 ],
 "odd.ROUTE_NOT_BUS": [
  "“",
  [
   "value"
  ],
  "”不是公交线路（route_type ",
  [
   "other"
  ],
  "）"
 ],
 "odd.LINE_LONG": [
  "“",
  [
   "value"
  ],
  "”：线路号最多 8 个字符"
 ],
 "odd.SERVICE_ENDED": [
  "“",
  [
   "value"
  ],
  "”已于 ",
  [
   "other"
  ],
  " 结束，其车次未导入"
 ],
 "odd.SERVICE_NEVER": [
  "“",
  [
   "value"
  ],
  "”没有运行日，其车次未导入"
 ],
 "odd.TRIP_FREQUENCY": [
  "车次“",
  [
   "value"
  ],
  "”按间隔发车（frequencies.txt），没有固定时刻"
 ],
 "odd.TRIP_MIDNIGHT": [
  "车次“",
  [
   "value"
  ],
  "”跨越午夜"
 ],
 "odd.TRIP_SHORT": [
  "车次“",
  [
   "value"
  ],
  "”少于两站"
 ],
 "odd.TRIP_LONG": [
  "车次“",
  [
   "value"
  ],
  "”有 ",
  [
   "other"
  ],
  " 站，每条线路最多 60 站"
 ],
 "odd.TRIP_STOP_TWICE": [
  "车次“",
  [
   "value"
  ],
  "”两次停靠“",
  [
   "other"
  ],
  "”"
 ],
 "odd.SERVICE_LATER": [
  "“",
  [
   "value"
  ],
  "”从 ",
  [
   "other"
  ],
  " 开始"
 ],
 "odd.SERVICE_DATES": [
  "“",
  [
   "value"
  ],
  "”只有日期，由此推断运行日"
 ],
 "odd.TIME_BETWEEN": [
  "车次“",
  [
   "value"
  ],
  "”：该站无时刻，取前后站之间的时间"
 ],
 "odd.TIME_NEXT_DAY": [
  "车次“",
  [
   "value"
  ],
  "”在午夜之后运行，记为次日"
 ],
 "odd.DIRECTION_BY_TIME": [
  "车次“",
  [
   "value"
  ],
  "”：方向由时间推断"
 ],
 "module.calendar": [
  "校历"
 ],
 "module.calendar.text": [
  "哪些天算上课日；请假、场馆与校车共用。"
 ],
 "menu.settings:calendar": [
  "查看校历"
 ],
 "menu.settings:calendar:edit": [
  "编辑校历"
 ],
 "do.calendar.createGrade": [
  "新建年级"
 ],
 "audit.entity.special-day": [
  "特殊日期"
 ],
 "audit.entity.school-year": [
  "学年"
 ],
 "audit.entity.grade": [
  "年级"
 ],
 "audit.entity.calendar-setting": [
  "校历设置"
 ],
 "did.calendar.change": [
  "更改了校历"
 ],
 "did.calendar.updateSettings": [
  "更改了校历设置"
 ],
 "did.calendar.createGrade": [
  "新建了年级"
 ],
 "did.calendar.updateGrade": [
  "更改了年级"
 ],
 "did.calendar.removeGrade": [
  "删除了年级"
 ],
 "did.calendar.export": [
  "导出了特殊日期"
 ],
 "did.calendar.exportGrades": [
  "导出了年级"
 ],
 "did.calendar.ical": [
  "导出了校历的 iCalendar 文件"
 ],
 "file.special-days": [
  "特殊日期"
 ],
 "did.calendar.exportYears": [
  "导出了学年"
 ],
 "file.school-years": [
  "学年"
 ],
 "file.grades": [
  "年级"
 ],
 "field.startsOn": [
  "开始日期"
 ],
 "field.endsOn": [
  "结束日期"
 ],
 "field.part": [
  "时段"
 ],
 "field.runsAs": [
  "按哪天课表上课"
 ],
 "field.divisions": [
  "学部"
 ],
 "field.division": [
  "学部"
 ],
 "field.grades": [
  "年级"
 ],
 "field.terms": [
  "学期"
 ],
 "field.extraSession": [
  "加课学期"
 ],
 "field.termId": [
  "加课学期"
 ],
 "field.followMakeUp": [
  "调休上班日照常上课"
 ],
 "field.yearId": [
  "学年"
 ],
 "reason.SPECIAL_DAY_NOT_FOUND": [
  "该日期已被删除"
 ],
 "reason.SCHOOL_YEAR_NOT_FOUND": [
  "没有该学年"
 ],
 "reason.GRADE_NOT_FOUND": [
  "没有该年级"
 ],
 "reason.RANGE_REVERSED": [
  "结束日期早于开始日期"
 ],
 "reason.DAYS_TOO_MANY": [
  "一次选择的天数过多，请缩短时间"
 ],
 "reason.HALF_DAY_WHOLE": [
  "请选择上午或下午不上课"
 ],
 "reason.MAKE_UP_WEEKDAY": [
  "请选择补课日按星期几的课表上课"
 ],
 "reason.GRADE_UNKNOWN": [
  "没有年级 ",
  [
   "code"
  ]
 ],
 "reason.TERMS_OVERLAP": [
  "学期之间有重叠"
 ],
 "reason.TERM_OUTSIDE_YEAR": [
  "学期超出了所属学年"
 ],
 "reason.YEARS_OVERLAP": [
  "学年之间有重叠"
 ],
 "reason.YEAR_NAME_TAKEN": [
  "该名称的学年已存在"
 ],
 "reason.STUDENT_UNKNOWN": [
  "加课名单中有不存在的学生"
 ],
 "reason.CALENDAR_FILE_UNREADABLE": [
  "该文件既不是 holiday-cn JSON，也不是 iCalendar 文件"
 ],
 "reason.GRADE_CODE_TAKEN": [
  "该代码的年级已存在"
 ],
 "field.uses": [
  "使用情况"
 ],
 "calendar.uses.homerooms": [
  [
   "count"
  ],
  " 个班级"
 ],
 "calendar.uses.students": [
  [
   "count"
  ],
  " 名学生"
 ],
 "calendar.uses.specialDays": [
  [
   "count"
  ],
  " 个特殊日期"
 ],
 "reason.GRADE_USED": [
  "仍有 ",
  [
   "homerooms"
  ],
  " 个班级、",
  [
   "students"
  ],
  " 名学生（含过往学年）和 ",
  [
   "specialDays"
  ],
  " 个特殊日期使用该年级"
 ],
 "calendar.half.none": [
  "不上课：",
  [
   "why"
  ]
 ],
 "calendar.half.online": [
  "线上授课：",
  [
   "why"
  ]
 ],
 "calendar.half.runsAs": [
  "上课，按",
  [
   "weekday"
  ],
  "课表"
 ],
 "value.Division.Elementary": [
  "小学部"
 ],
 "value.Division.Middle": [
  "初中部"
 ],
 "value.Division.High": [
  "高中部"
 ],
 "value.Division.LifeCentered": [
  "生活中心教育部"
 ],
 "value.Weekday.Monday": [
  "星期一"
 ],
 "value.Weekday.Tuesday": [
  "星期二"
 ],
 "value.Weekday.Wednesday": [
  "星期三"
 ],
 "value.Weekday.Thursday": [
  "星期四"
 ],
 "value.Weekday.Friday": [
  "星期五"
 ],
 "value.Weekday.Saturday": [
  "星期六"
 ],
 "value.Weekday.Sunday": [
  "星期日"
 ],
 "value.DayPart.Whole": [
  "全天"
 ],
 "value.DayPart.Morning": [
  "上午"
 ],
 "value.DayPart.Afternoon": [
  "下午"
 ],
 "value.DayReason.SchoolDay": [
  "上课日"
 ],
 "value.DayReason.Weekend": [
  "周末"
 ],
 "value.DayReason.BetweenTerms": [
  "学期之间"
 ],
 "value.DayReason.Holiday": [
  "法定节假日"
 ],
 "value.DayReason.Break": [
  "本校放假"
 ],
 "value.DayReason.StaffDay": [
  "教师工作日"
 ],
 "value.DayReason.Conferences": [
  "家长会"
 ],
 "value.DayReason.HalfDay": [
  "半天"
 ],
 "value.DayReason.Online": [
  "线上授课"
 ],
 "value.DayReason.MakeUp": [
  "补课日"
 ],
 "field.bound": [
  "已绑定 Microsoft 账号"
 ],
 "field.by": [
  "方式"
 ],
 "field.changed": [
  "已更改"
 ],
 "field.created": [
  "已新建"
 ],
 "field.removed": [
  "已删除"
 ],
 "field.total": [
  "总行数"
 ],
 "field.parent": [
  "上级"
 ],
 "field.codes": [
  "菜单顺序"
 ],
 "run.outcome.removed": [
  "删除"
 ],
 "reason.CONFIG_BUILTIN_ROLE": [
  "“管理员”角色不能更改，请从文件中删除"
 ],
 "reason.CONFIG_CODELESS_GRANTS": [
  "“",
  [
   "key"
  ],
  "”还拥有 ",
  [
   "count",
   "number"
  ],
  " 个没有编码的菜单，文件无法表示，保持不变"
 ],
 "reason.CONFIG_CODELESS_MENUS": [
  "有 ",
  [
   "count",
   "number"
  ],
  " 个菜单没有编码，或位于没有编码的菜单下，文件无法表示，保持不变"
 ],
 "reason.CONFIG_MOVED": [
  [
   "how",
   "select",
   {
    "THERE": [
     "已经存在"
    ],
    "GONE": [
     "已不存在"
    ],
    "other": [
     [
      "field"
     ],
     "在生成计划后有变动"
    ]
   }
  ],
  [
   "known",
   "select",
   {
    "yes": [
     "：",
     [
      "name"
     ],
     "，",
     [
      "at"
     ]
    ],
    "other": []
   }
  ]
 ],
 "reason.CONFIG_NO_ACCOUNT": [
  "没有使用该邮箱的账号。请先用 isb staff import 导入账号"
 ],
 "reason.CONFIG_NO_SUCH_CODE": [
  "没有编码为“",
  [
   "code"
  ],
  "”的菜单，无法授权"
 ],
 "reason.CONFIG_NO_SUCH_ROLE": [
  "没有角色“",
  [
   "name"
  ],
  "”"
 ],
 "reason.CONFIG_PLAN_BROKEN": [
  "计划有误，无法执行：",
  [
   "kind"
  ],
  " “",
  [
   "key"
  ],
  "”。请重新生成。"
 ],
 "reason.CONFIG_PLAN_PROBLEMS": [
  "计划中有问题，不能执行"
 ],
 "reason.CONFIG_ROLE_MEMBERS": [
  "有 ",
  [
   "count",
   "number"
  ],
  " 人拥有将被删除的角色“",
  [
   "key"
  ],
  "”，他们会失去该角色"
 ],
 "reason.CONFIG_ROLE_RENAMED": [
  "“",
  [
   "key"
  ],
  "”是新角色。授权相同的“",
  [
   "old"
  ],
  "”已不在文件中，仍有 ",
  [
   "count",
   "number"
  ],
  " 人拥有，他们不会得到“",
  [
   "key"
  ],
  "”。如需改名，请先在系统中修改角色名称"
 ],
 "reason.CONFIG_STEP_CODE": [
  "计划中有 ",
  [
   "count",
   "number"
  ],
  " 个步骤需要“",
  [
   "code"
  ],
  "”权限，您没有该权限"
 ],
 "reason.CONFIG_TWICE": [
  "重复出现"
 ],
 "reason.CONFIG_UNDER_CODELESS": [
  "“",
  [
   "code"
  ],
  "”位于没有编码的菜单下，文件无法表示；请先为上级菜单设置编码"
 ],
 "reason.ROLE_NOT_HELD": [
  "不能授予角色“",
  [
   "role"
  ],
  "”：它包含您没有的权限"
 ],
 "reason.STAFF_TWICE": [
  [
   "key"
  ],
  " 重复，首次出现在第 ",
  [
   "line"
  ],
  " 行"
 ],
 "reason.STAFF_AMBIGUOUS": [
  "有 ",
  [
   "count"
  ],
  " 个无邮箱账号名为 ",
  [
   "key"
  ],
  "，且都与此行不同：请在管理台修改"
 ],
 "reason.ROLES_WITHOUT_ADDRESS": [
  "没有邮箱的账号无法登录，分配角色没有意义"
 ],
 "menu.config:read": [
  "读取配置"
 ],
 "menu.config:apply": [
  "应用配置"
 ],
 "audit.entity.file": [
  "图片"
 ],
 "field.height": [
  "高度"
 ],
 "field.size": [
  "大小"
 ],
 "field.width": [
  "宽度"
 ],
 "reason.FILE_GONE": [
  "图片已不存在"
 ],
 "reason.FILE_NOT_FOUND": [
  "没有您上传的该图片，或它已用于其他记录，请重新上传。"
 ],
 "reason.FILE_TOO_LARGE": [
  "文件超过 ",
  [
   "limit",
   "number"
  ],
  " MB"
 ],
 "reason.FILES_AWAY": [
  "图片存储暂时无法访问，请稍后再试"
 ],
 "reason.IMAGE_TOO_LARGE": [
  "图片为 ",
  [
   "megapixels",
   "number"
  ],
  " 百万像素，最多 ",
  [
   "limit",
   "number"
  ],
  " 百万像素"
 ],
 "reason.IMAGE_TYPE_UNKNOWN": [
  "只能上传 JPEG、PNG 或 WebP 图片"
 ],
 "reason.IMAGE_UNREADABLE": [
  "图片已损坏或不完整"
 ],
 "reason.MEDIA_TYPE_BYTES": [
  "请求内容必须是文件本身（application/octet-stream）"
 ],
 "reason.TOO_MANY_UPLOADS": [
  "您有 ",
  [
   "limit",
   "number"
  ],
  " 张已上传但尚未使用的图片。它们会在一天后删除，在此之前不能再上传。"
 ],
 "module.homeroom": [
  "行政班"
 ],
 "module.homeroom.text": [
  "各学年的班级及班主任。"
 ],
 "module.homeroom.none": [
  "暂无班级"
 ],
 "menu.homeroom": [
  "行政班"
 ],
 "menu.homeroom:create": [
  "新建班级"
 ],
 "menu.homeroom:edit": [
  "编辑班级"
 ],
 "menu.homeroom:delete": [
  "删除班级"
 ],
 "do.homeroom.create": [
  "新建班级"
 ],
 "menu.homeroom:import": [
  "导入班级"
 ],
 "menu.homeroom:roll-over": [
  "安排下学年班级"
 ],
 "audit.entity.homeroom": [
  "班级"
 ],
 "audit.entity.roll-over": [
  "下学年班级安排"
 ],
 "file.homerooms": [
  "行政班"
 ],
 "did.homeroom.create": [
  "新建了班级"
 ],
 "did.homeroom.update": [
  "修改了班级"
 ],
 "did.homeroom.remove": [
  "删除了班级"
 ],
 "did.homeroom.export": [
  "导出了班级"
 ],
 "did.homeroom.import": [
  "导入了班级"
 ],
 "did.homeroom.planRollOver": [
  "安排了下学年班级"
 ],
 "did.homeroom.applyRollOver": [
  "执行了升班"
 ],
 "did.homeroom.undoRollOver": [
  "撤销了升班"
 ],
 "field.schoolYear": [
  "学年"
 ],
 "field.campus": [
  "校区"
 ],
 "field.teacherEmail": [
  "班主任"
 ],
 "field.assistantEmail": [
  "助教"
 ],
 "field.dlTeacherEmail": [
  "DL 教师"
 ],
 "field.unknownAddresses": [
  "未知邮箱"
 ],
 "field.students": [
  "学生人数"
 ],
 "field.withoutTeacher": [
  "无班主任"
 ],
 "field.unknownAddress": [
  "邮箱无对应账号"
 ],
 "reason.HOMEROOM_TAKEN": [
  "该学年和校区已有同名班级"
 ],
 "reason.SCHOOL_YEAR_USED": [
  [
   "name"
  ],
  " 学年仍有 ",
  [
   "count"
  ],
  " 个班级，不能删除"
 ],
 "homeroom.renamed": [
  [
   "count"
  ],
  " 个班级随学年更名"
 ],
 "reason.HOMEROOM_YEAR": [
  "请填写相邻的两个年份，例如 2026-27"
 ],
 "reason.HOMEROOM_TWICE": [
  "文件中该班级重复"
 ],
 "reason.HOMEROOM_USED": [
  "有学生属于或曾属于该班级，不能删除"
 ],
 "field.fromYear": [
  "结束的学年"
 ],
 "field.toYear": [
  "新学年"
 ],
 "field.classes": [
  "班级数"
 ],
 "field.leaving": [
  "离校"
 ],
 "field.applied": [
  "已执行"
 ],
 "homeroom.unknownAddresses": [
  "以下邮箱没有对应的启用账号：",
  [
   "addresses"
  ]
 ],
 "homeroom.unknownCampus": [
  "设置中没有校区“",
  [
   "campus"
  ],
  "”"
 ],
 "value.RollOverState.Proposal": [
  "建议方案"
 ],
 "value.RollOverState.Draft": [
  "草稿"
 ],
 "value.RollOverState.Applied": [
  "已执行"
 ],
 "reason.HOMEROOM_REACH": [
  "您的角色只能管理部分班级"
 ],
 "reason.ROLL_OVER_REACH": [
  "此操作会调整全校学生的班级，您只能调整部分学生"
 ],
 "reason.ROLL_OVER_NOT_FOUND": [
  "请先保存该学年的安排"
 ],
 "reason.ROLL_OVER_APPLIED": [
  "该安排已执行，撤销后才能修改"
 ],
 "reason.ROLL_OVER_NOT_APPLIED": [
  "该安排尚未执行"
 ],
 "reason.ROLL_OVER_NO_YEAR": [
  "请先在校历中添加 ",
  [
   "year"
  ],
  " 学年"
 ],
 "reason.ROLL_OVER_EMPTY": [
  "安排中没有班级，也没有人离校，无需执行"
 ],
 "reason.ROLL_OVER_UNPLACED": [
  [
   "count"
  ],
  " 名学生尚未安排：请选择班级或标记为离校"
 ],
 "reason.ROLL_OVER_NAME_TWICE": [
  "有两个班级名为“",
  [
   "name"
  ],
  "”"
 ],
 "reason.ROLL_OVER_STUDENT_TWICE": [
  "同一名学生在安排中出现了两次"
 ],
 "reason.ROLL_OVER_CHANGED": [
  [
   "who"
  ],
  "之后修改过",
  [
   "name"
  ],
  "，无法整体撤销"
 ],
 "reason.INVITATION_INVALID": [
  "该链接已使用或已过期。请联系邀请您的人重新发送，或通过邮件重置密码。"
 ],
 "module.mailbox": [
  "邮箱"
 ],
 "audit.entity.mailbox": [
  "邮箱"
 ],
 "did.mailbox.update": [
  "修改了邮箱"
 ],
 "field.office": [
  "办公室"
 ],
 "field.addresses": [
  "邮箱地址"
 ],
 "field.details": [
  "邮件内容"
 ],
 "value.Office.Elementary": [
  "小学部办公室"
 ],
 "value.Office.Middle": [
  "初中部办公室"
 ],
 "value.Office.High": [
  "高中部办公室"
 ],
 "value.Office.LifeCentered": [
  "生活中心教育部办公室"
 ],
 "value.Office.Bus": [
  "校车组"
 ],
 "value.Office.Nurses": [
  "医务室"
 ],
 "value.Office.Directors": [
  "校领导"
 ],
 "value.MailDetail.LeaveType": [
  "请假类型"
 ],
 "value.MailDetail.Note": [
  "备注"
 ],
 "value.MailDetail.Symptom": [
  "症状"
 ],
 "value.MailDetail.Times": [
  "离校与返校时间"
 ],
 "value.MailLanguage.en": [
  "英文"
 ],
 "value.MailLanguage.zh": [
  "中文"
 ],
 "value.MailLanguage.both": [
  "中英双语"
 ],
 "reason.MAILBOX_ADDRESS": [
  "请输入有效的邮箱地址：",
  [
   "address"
  ]
 ],
 "kept.mailbox": [
  "部门邮箱"
 ],
 "field.device": [
  "浏览器"
 ],
 "value.MenuType.Root": [
  "根"
 ],
 "value.MenuType.MENU_DIR": [
  "模块"
 ],
 "value.MenuType.MENU": [
  "菜单"
 ],
 "value.MenuType.MENU_PERM_RESOURCE": [
  "按钮"
 ],
 "menu.upms": [
  "系统管理"
 ],
 "menu.upms:menu": [
  "菜单管理"
 ],
 "menu.upms:menu:create": [
  "新建菜单"
 ],
 "menu.upms:menu:edit": [
  "编辑菜单"
 ],
 "menu.upms:menu:sort": [
  "排序和移动"
 ],
 "menu.upms:menu:delete": [
  "删除菜单"
 ],
 "menu.upms:menu:import": [
  "导入菜单"
 ],
 "module.account": [
  "我的账号"
 ],
 "module.audit": [
  "审计日志"
 ],
 "module.auth": [
  "登录"
 ],
 "module.bike": [
  "自行车"
 ],
 "module.config": [
  "配置"
 ],
 "module.files": [
  "图片"
 ],
 "module.menus": [
  "菜单管理"
 ],
 "module.outbox": [
  "邮件"
 ],
 "module.runs": [
  "长时间任务"
 ],
 "module.roles": [
  "角色"
 ],
 "module.settings": [
  "系统设置"
 ],
 "module.staff": [
  "人员管理"
 ],
 "module.vehicle": [
  "车辆通行证"
 ],
 "menu.upms:role": [
  "角色管理"
 ],
 "menu.upms:role:create": [
  "新建角色"
 ],
 "menu.upms:role:edit": [
  "编辑角色"
 ],
 "menu.upms:role:assign": [
  "分配权限"
 ],
 "menu.upms:role:enable": [
  "启用和停用角色"
 ],
 "menu.upms:role:delete": [
  "删除角色"
 ],
 "menu.upms:staff": [
  "人员管理"
 ],
 "menu.upms:staff:create": [
  "新建账号"
 ],
 "menu.upms:staff:edit": [
  "编辑账号"
 ],
 "menu.upms:staff:assign": [
  "授予和收回角色"
 ],
 "menu.upms:staff:enable": [
  "启用和停用账号"
 ],
 "menu.upms:staff:invite": [
  "发送邀请"
 ],
 "menu.upms:staff:sessions": [
  "结束会话"
 ],
 "menu.upms:staff:token": [
  "API 令牌"
 ],
 "menu.upms:staff:import": [
  "导入账号"
 ],
 "menu.upms:staff:export-person": [
  "导出某人的全部数据"
 ],
 "menu.upms:staff:erase": [
  "彻底删除人员数据"
 ],
 "menu.upms:staff:delete": [
  "删除账号"
 ],
 "menu.settings": [
  "系统设置"
 ],
 "menu.settings:edit": [
  "更改设置"
 ],
 "menu.audit": [
  "审计日志"
 ],
 "menu.audit:undo": [
  "撤销更改"
 ],
 "value.MailKind.reset-code": [
  "重置密码验证码"
 ],
 "value.MailKind.reset-link": [
  "重置密码链接"
 ],
 "value.MailKind.password-changed": [
  "密码已更改"
 ],
 "value.MailKind.address-changed": [
  "邮箱已更改"
 ],
 "value.MailKind.new-device": [
  "新设备登录"
 ],
 "value.MailKind.second-factor-changed": [
  "两步验证已更改"
 ],
 "value.MailKind.second-factor-guessed": [
  "两步验证多次输错"
 ],
 "value.MailKind.account-locked": [
  "账号被锁定"
 ],
 "value.MailKind.new-administrator": [
  "新增管理员"
 ],
 "value.MailKind.many-exports": [
  "大量导出"
 ],
 "value.MailKind.own-data-ends": [
  "令牌将无法访问本人数据"
 ],
 "value.MailKind.backup-failed": [
  "备份失败"
 ],
 "value.MailKind.base-data-stopped": [
  "名册未应用"
 ],
 "value.MailKind.invitation": [
  "邀请"
 ],
 "value.MailKind.bike-confirmed": [
  "租借已确认"
 ],
 "value.MailKind.bike-rejected": [
  "租借未通过"
 ],
 "value.MailKind.bike-returned": [
  "归还已确认"
 ],
 "value.MailKind.bike-return-rejected": [
  "归还未确认"
 ],
 "value.MailKind.bike-overdue": [
  "自行车逾期"
 ],
 "value.MailKind.pass-confirmed": [
  "通行证已批准"
 ],
 "value.MailKind.pass-rejected": [
  "通行证未通过"
 ],
 "value.MailKind.pass-voided": [
  "通行证已作废"
 ],
 "value.MailKind.pass-renewed": [
  "通行证已续期"
 ],
 "value.MailKind.pass-expiring": [
  "通行证即将到期"
 ],
 "value.MailKind.absence-submitted": [
  "请假"
 ],
 "value.MailKind.absence-changed": [
  "请假变更"
 ],
 "value.MailKind.absence-deleted": [
  "请假删除"
 ],
 "value.MailKind.survey-answered": [
  "已收到调查回复"
 ],
 "value.MailKind.survey-reminder": [
  "调查提醒"
 ],
 "value.MailKind.absence-wave": [
  "同班多人病假"
 ],
 "value.MailState.Pending": [
  "待发送"
 ],
 "value.MailState.Sent": [
  "已发送"
 ],
 "value.MailState.Dead": [
  "发送失败"
 ],
 "value.MailFault.refused": [
  "邮件服务器拒收此收件人的邮件"
 ],
 "value.MailFault.address": [
  "收件地址无效"
 ],
 "value.MailFault.too-late": [
  "能够发送时邮件内容已失效"
 ],
 "value.MailFault.later": [
  "邮件服务器要求稍后再试"
 ],
 "value.MailFault.unreachable": [
  "无法连接邮件服务器"
 ],
 "value.MailFault.broken-off": [
  "邮件服务器中断连接或没有响应"
 ],
 "value.MailFault.not-secure": [
  "无法与邮件服务器建立可信的加密连接"
 ],
 "value.MailFault.not-allowed": [
  "邮件服务器不接受本系统发信：请检查登录、发件人或策略设置"
 ],
 "value.MailFault.other": [
  "邮件无法交付"
 ],
 "field.attempts": [
  "尝试次数"
 ],
 "field.dueAt": [
  "下次尝试"
 ],
 "field.fault": [
  "原因"
 ],
 "field.goodUntil": [
  "有效期至"
 ],
 "field.hasText": [
  "保留正文"
 ],
 "field.kind": [
  "类型"
 ],
 "field.lastError": [
  "邮件服务器返回"
 ],
 "field.mailId": [
  "邮件"
 ],
 "field.recipient": [
  "收件人"
 ],
 "field.sentAt": [
  "发送时间"
 ],
 "field.state": [
  "状态"
 ],
 "field.stuck": [
  "未正常发出"
 ],
 "field.subject": [
  "主题"
 ],
 "file.outbox": [
  "邮件"
 ],
 "reason.MAIL_NOT_FOUND": [
  "该邮件已不存在"
 ],
 "reason.MAIL_TEXT_GONE": [
  "邮件正文已不再保留，无法重新发送"
 ],
 "reason.MAIL_TOO_LATE": [
  "该邮件已失效，请重新申请"
 ],
 "reason.MAIL_UNDER_WAY": [
  "该邮件正在发送，请两分钟后再看。"
 ],
 "menu.settings:outbox": [
  "查看邮件"
 ],
 "menu.settings:outbox:resend": [
  "重新发送邮件"
 ],
 "person.file": [
  [
   "name"
  ],
  "的全部数据"
 ],
 "person.fileText": [
  "截至 ",
  [
   "day"
  ],
  "。本文件含有个人数据：只可交给本人或其家长。"
 ],
 "did.staff.exportPerson": [
  "导出了某人的全部数据"
 ],
 "do.staff.exportPerson": [
  "导出全部数据"
 ],
 "did.staff.erase": [
  "彻底删除了某人的数据"
 ],
 "do.staff.erase": [
  "彻底删除数据"
 ],
 "field.erasure": [
  "彻底删除"
 ],
 "value.ErasureState.Requested": [
  "已申请"
 ],
 "value.ErasureState.Erased": [
  "已彻底删除"
 ],
 "value.ErasureSearch.Done": [
  "已查找"
 ],
 "value.ErasureSearch.TooLong": [
  "耗时过长"
 ],
 "value.ErasureSearch.AdministratorOnly": [
  "仅限管理员"
 ],
 "value.ErasureWord.Phone": [
  "电话"
 ],
 "value.ErasureWord.Plate": [
  "车牌"
 ],
 "value.ErasureWord.Name": [
  "全名或地址"
 ],
 "value.ErasureWord.GivenName": [
  "名"
 ],
 "value.ErasureWord.FamilyName": [
  "姓"
 ],
 "reason.ERASURE_MENTIONS": [
  "只有管理员可以去除其他文字中的提及"
 ],
 "reason.ERASURE_YOUNG": [
  "该账号在 30 天内新建或改过姓名，只有管理员可以抹除"
 ],
 "reason.ERASURE_NAME": [
  "与该人员的姓名不符"
 ],
 "reason.ERASURE_SECOND_PERSON": [
  "此次彻底删除由您申请，须由另一人确认"
 ],
 "reason.STUDENT_ENROLLED": [
  "该学生仍在校：请先登记离校日期"
 ],
 "kept.erasure_request": [
  "彻底删除申请"
 ],
 "kept.erasure_request.asked_at": [
  "申请时间"
 ],
 "kept.api_token": [
  "API 令牌"
 ],
 "kept.audit": [
  "操作记录"
 ],
 "kept.absence_setting": [
  "请假设置"
 ],
 "kept.bike": [
  "自行车"
 ],
 "kept.bus_booking_setting": [
  "乘车预订设置"
 ],
 "kept.bus_run": [
  "校车班次"
 ],
 "kept.bus_setting": [
  "校车设置"
 ],
 "kept.bus_stop": [
  "校车站点"
 ],
 "kept.bus_tracker": [
  "定位器"
 ],
 "kept.bus_vehicle": [
  "校车"
 ],
 "kept.grade": [
  "年级"
 ],
 "kept.homeroom_told": [
  "班级名称"
 ],
 "kept.menu": [
  "菜单"
 ],
 "kept.role": [
  "角色"
 ],
 "kept.roll_over": [
  "升班计划"
 ],
 "kept.school_term": [
  "学期"
 ],
 "kept.setting": [
  "通用设置"
 ],
 "kept.special_day": [
  "校历"
 ],
 "kept.venue": [
  "场地"
 ],
 "kept.venue_block": [
  "场地关闭时段"
 ],
 "kept.venue_lesson": [
  "场地课表"
 ],
 "kept.venue_series": [
  "循环预订"
 ],
 "kept.venue_type": [
  "场地类型"
 ],
 "kept.bike_rent": [
  "自行车租借"
 ],
 "kept.bike_return": [
  "自行车归还"
 ],
 "kept.contact": [
  "联系邮箱和电话"
 ],
 "kept.guardian": [
  "家庭"
 ],
 "kept.homeroom": [
  "任教班级"
 ],
 "kept.idempotency": [
  "最近 24 小时的请求"
 ],
 "kept.invitation": [
  "邀请"
 ],
 "kept.outbox": [
  "邮件"
 ],
 "kept.reset_code": [
  "密码重置"
 ],
 "kept.roll_over_move": [
  "升班记录"
 ],
 "kept.run_change": [
  "导入的记录"
 ],
 "kept.run": [
  "发起的导入"
 ],
 "kept.school_term_student": [
  "额外学期"
 ],
 "kept.authenticator": [
  "验证器应用"
 ],
 "kept.passkey": [
  "通行密钥"
 ],
 "kept.recovery_code": [
  "恢复代码"
 ],
 "kept.second_factor_ticket": [
  "两步验证请求"
 ],
 "kept.session": [
  "登录记录"
 ],
 "kept.sign_in_device": [
  "已知浏览器"
 ],
 "kept.sign_in_failure": [
  "失败的登录"
 ],
 "kept.staff": [
  "账号"
 ],
 "kept.staff_role": [
  "角色"
 ],
 "kept.student": [
  "学生"
 ],
 "kept.student_stay": [
  "班级记录"
 ],
 "kept.vehicle_pass": [
  "车辆通行证"
 ],
 "kept.api_token.last_used_at": [
  "最近使用"
 ],
 "kept.api_token.revoked_at": [
  "撤销时间"
 ],
 "kept.contact.label": [
  "标签"
 ],
 "kept.contact.value": [
  "邮箱或电话"
 ],
 "kept.guardian.student_id": [
  "学生"
 ],
 "kept.guardian.guardian_id": [
  "监护人"
 ],
 "kept.homeroom.name": [
  "班级"
 ],
 "kept.outbox.body": [
  "正文"
 ],
 "kept.roll_over_move.roll_over_id": [
  "计划"
 ],
 "kept.authenticator.confirmed": [
  "使用中"
 ],
 "kept.passkey.last_used_at": [
  "最近使用"
 ],
 "kept.run.started_at": [
  "开始时间"
 ],
 "kept.run.ended_at": [
  "结束时间"
 ],
 "kept.run.total": [
  "行数"
 ],
 "kept.school_term_student.term_id": [
  "学期"
 ],
 "kept.session.started_at": [
  "登录时间"
 ],
 "kept.session.last_seen_at": [
  "最近活动"
 ],
 "kept.session.ended_at": [
  "结束时间"
 ],
 "kept.session.user_agent": [
  "浏览器"
 ],
 "kept.sign_in_device.last_used_at": [
  "最近使用"
 ],
 "kept.staff.language": [
  "语言"
 ],
 "kept.staff.name": [
  "姓名"
 ],
 "kept.staff.name_zh": [
  "中文姓名"
 ],
 "kept.student.number": [
  "学号"
 ],
 "kept.student_stay.from_on": [
  "起始日期"
 ],
 "kept.student_stay.until_on": [
  "截止日期"
 ],
 "module.retention": [
  "个人数据"
 ],
 "audit.entity.retention-setting": [
  "个人数据设置"
 ],
 "did.retention.updateSettings": [
  "更改了数据保留期限"
 ],
 "did.retention.tidyUp": [
  "删除了过期数据"
 ],
 "field.healthDays": [
  "缺勤备注和证明（天）"
 ],
 "field.absenceMonths": [
  "缺勤记录（月）"
 ],
 "field.surveyMonths": [
  "调查回复（月）"
 ],
 "field.surveyAnswers": [
  "已删除的调查回复"
 ],
 "field.recordMonths": [
  "租借、通行证、场地预约和校车预约（月）"
 ],
 "field.rents": [
  "已删除的租借记录"
 ],
 "field.passes": [
  "已删除的通行证"
 ],
 "field.reservations": [
  "已删除的场地预约"
 ],
 "field.busBookings": [
  "已删除的校车预约"
 ],
 "field.busRuns": [
  "已删除的校车班次"
 ],
 "field.apiTokens": [
  "已删除的 API 令牌"
 ],
 "field.healthNotes": [
  "已删除的缺勤备注和证明"
 ],
 "field.absences": [
  "已删除的缺勤记录"
 ],
 "field.mailDays": [
  "邮件正文（天）"
 ],
 "field.signInDays": [
  "登录记录（天）"
 ],
 "field.reportDays": [
  "导入报告和数据包（天）"
 ],
 "field.boardingDays": [
  "随车点名记录（天）"
 ],
 "field.positionDays": [
  "校车位置记录（天）"
 ],
 "field.auditMonths": [
  "审计日志（月）"
 ],
 "field.twoPeople": [
  "彻底删除须两人确认"
 ],
 "field.tidiedOn": [
  "上次清理"
 ],
 "field.mailTexts": [
  "已删除的邮件正文"
 ],
 "field.signIns": [
  "已删除的登录记录"
 ],
 "field.bundles": [
  "已删除的数据包"
 ],
 "field.reports": [
  "已删除的导入报告"
 ],
 "field.taps": [
  "已删除的随车点名记录"
 ],
 "field.positions": [
  "已删除的校车位置记录"
 ],
 "field.auditLines": [
  "已删除的审计记录"
 ],
 "value.RunKind.change": [
  "导入"
 ],
 "value.RunKind.check": [
  "仅检查"
 ],
 "value.RunState.Running": [
  "进行中"
 ],
 "value.RunState.Done": [
  "已完成"
 ],
 "value.RunState.Refused": [
  "已拒绝"
 ],
 "value.RunState.Failed": [
  "失败"
 ],
 "value.RunState.Interrupted": [
  "已中断"
 ],
 "value.RunState.Cancelled": [
  "已取消"
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
  "无法导入"
 ],
 "run.outcome.noted": [
  "提示"
 ],
 "run.outcome.deactivated": [
  "停用"
 ],
 "run.outcome.deleted": [
  "删除"
 ],
 "run.outcome.restored": [
  "恢复"
 ],
 "run.outcome.undone": [
  "撤销"
 ],
 "run.outcome.left": [
  "保持不变"
 ],
 "field.fileName": [
  "文件"
 ],
 "field.undoes": [
  "所撤销的导入"
 ],
 "run.began": [
  "开始时间"
 ],
 "run.ended": [
  "结束时间"
 ],
 "file.runs": [
  "导入记录"
 ],
 "did.runs.export": [
  "导出了自己的导入记录"
 ],
 "module.student": [
  "学生"
 ],
 "module.student.text": [
  "在校学生、所在班级以及家长联系方式。"
 ],
 "module.student.none": [
  "暂无学生"
 ],
 "menu.student": [
  "学生"
 ],
 "run.outcome.students.created": [
  "学生新建"
 ],
 "run.outcome.familyLinks.created": [
  "家庭关系新建"
 ],
 "menu.student:create": [
  "新建学生"
 ],
 "menu.student:edit": [
  "编辑学生"
 ],
 "menu.student:family": [
  "编辑家庭与联系方式"
 ],
 "menu.student:import": [
  "导入学生与家庭"
 ],
 "menu.student:move": [
  "调整学生班级"
 ],
 "do.student.create": [
  "新建学生"
 ],
 "do.student.update": [
  "编辑学生"
 ],
 "do.student.move": [
  "调班"
 ],
 "do.student.leave": [
  "登记离校日期"
 ],
 "audit.entity.student": [
  "学生"
 ],
 "file.students": [
  "学生"
 ],
 "file.families": [
  "家庭"
 ],
 "did.student.create": [
  "新建了学生"
 ],
 "did.student.update": [
  "修改了学生"
 ],
 "did.student.move": [
  "调整了学生班级"
 ],
 "did.student.leave": [
  "登记了离校日期"
 ],
 "did.student.setGuardian": [
  "添加或修改了监护人"
 ],
 "did.student.removeGuardian": [
  "移除了监护人"
 ],
 "did.student.setContacts": [
  "修改了联系方式"
 ],
 "did.student.export": [
  "导出了学生"
 ],
 "did.student.exportFamilies": [
  "导出了家庭"
 ],
 "did.student.import": [
  "导入了学生与家庭"
 ],
 "field.studentNumber": [
  "学号"
 ],
 "field.familyName": [
  "姓"
 ],
 "field.givenName": [
  "名"
 ],
 "field.preferredName": [
  "常用名"
 ],
 "field.homeroom": [
  "班级"
 ],
 "field.homeroomId": [
  "班级"
 ],
 "field.alsoIn": [
  "兼读班级"
 ],
 "field.alsoInId": [
  "兼读班级"
 ],
 "field.enteredOn": [
  "入学日期"
 ],
 "field.leftOn": [
  "离校日期"
 ],
 "field.guardians": [
  "监护人"
 ],
 "field.guardianId": [
  "监护人"
 ],
 "field.guardianName": [
  "监护人姓名"
 ],
 "field.guardianNameZh": [
  "监护人中文姓名"
 ],
 "field.guardianEmail": [
  "监护人邮箱"
 ],
 "field.guardianPhone": [
  "监护人电话"
 ],
 "field.relation": [
  "关系"
 ],
 "field.contactOrder": [
  "联系顺序"
 ],
 "field.maySee": [
  "可查看孩子信息"
 ],
 "field.withoutClass": [
  "未分班"
 ],
 "field.withoutGuardian": [
  "无监护人"
 ],
 "field.mayAct": [
  "可代孩子办理事务"
 ],
 "field.noContact": [
  "禁止接触"
 ],
 "field.contacts": [
  "联系方式"
 ],
 "value.StudentState.Coming": [
  "即将入学"
 ],
 "value.StudentState.Enrolled": [
  "在读"
 ],
 "value.StudentState.Left": [
  "已离校"
 ],
 "value.Relation.Mother": [
  "母亲"
 ],
 "value.Relation.Father": [
  "父亲"
 ],
 "value.Relation.Guardian": [
  "监护人"
 ],
 "value.Relation.Other": [
  "其他"
 ],
 "value.ContactKind.Email": [
  "邮箱"
 ],
 "value.ContactKind.Phone": [
  "电话"
 ],
 "reason.STUDENT_NOT_FOUND": [
  "该学生不存在，或不在您的管理范围内"
 ],
 "reason.STUDENT_NUMBER_TAKEN": [
  "该学号已被使用"
 ],
 "reason.STUDENT_TYPE": [
  "该账号属于学生，类型不能更改"
 ],
 "reason.STUDENT_DAYS": [
  "请选择入学与离校日期之间的日期"
 ],
 "reason.HOMEROOM_NOT_FOUND": [
  "该班级已不存在"
 ],
 "reason.GUARDIAN_NOT_FOUND": [
  "此人不是该学生的监护人"
 ],
 "reason.GUARDIAN_SELF": [
  "学生不能是自己的监护人"
 ],
 "reason.GUARDIAN_SERVICE": [
  "服务账号不能作为监护人"
 ],
 "reason.GUARDIAN_NAME_MISSING": [
  "缺少监护人姓名"
 ],
 "reason.GUARDIAN_TWICE": [
  [
   "place"
  ],
  "已有该学生的这位监护人"
 ],
 "reason.STUDENT_NAME_MISSING": [
  "新学生须填写姓名"
 ],
 "reason.STUDENT_ROW_DIFFERS": [
  "与",
  [
   "place"
  ],
  "中该学生的内容不一致"
 ],
 "student.line": [
  "第 ",
  [
   "line"
  ],
  " 行"
 ],
 "student.lineOfFile": [
  [
   "file"
  ],
  " 第 ",
  [
   "line"
  ],
  " 行"
 ],
 "reason.STUDENT_ADDRESS_STAYS": [
  "该学生已有其他登录邮箱，请在账号中修改"
 ],
 "reason.CLASS_UNKNOWN": [
  [
   "year"
  ],
  " 学年没有班级“",
  [
   "name"
  ],
  "”"
 ],
 "reason.ALSO_IN_SAME": [
  "兼读班级不能与所在班级相同"
 ],
 "reason.CLASS_AMBIGUOUS": [
  "多个校区有班级“",
  [
   "name"
  ],
  "”，请在前面写明校区"
 ],
 "student.keptApart": [
  "禁止接触，文件无法更改"
 ],
 "reason.CONTACT_TWICE": [
  "该联系方式重复"
 ],
 "reason.CONTACT_PHONE": [
  "请输入带国家代码的电话号码，例如 +86 138 0013 8000"
 ],
 "reason.PHONE_CODE_NONE": [
  "该电话号码没有国家代码，学校设置中也未填写国家代码（phoneCode）"
 ],
 "reason.CONTACT_EMAIL": [
  "请输入邮箱地址"
 ],
 "reason.ACCOUNT_WITHOUT_ADDRESS": [
  "该账号没有用于登录的邮箱"
 ],
 "module.survey": [
  "调查"
 ],
 "module.survey.text": [
  "每年询问每个家庭孩子是否续读。"
 ],
 "module.survey.none": [
  "暂无调查"
 ],
 "menu.admission": [
  "续读意向"
 ],
 "menu.admission:survey": [
  "调查"
 ],
 "menu.admission:survey:edit": [
  "新建和编辑调查"
 ],
 "menu.admission:survey:publish": [
  "发布、暂停和取消调查"
 ],
 "menu.admission:list": [
  "回复"
 ],
 "menu.admission:list:on-behalf": [
  "代家长填写"
 ],
 "menu.admission:list:settle": [
  "处理分歧、延长时间"
 ],
 "menu.admission:list:remind": [
  "提醒家庭"
 ],
 "do.survey.create": [
  "新建调查"
 ],
 "do.survey.update": [
  "编辑"
 ],
 "do.survey.remove": [
  "删除"
 ],
 "do.survey.duplicate": [
  "复制"
 ],
 "do.survey.publish": [
  "发布"
 ],
 "do.survey.pause": [
  "暂停"
 ],
 "do.survey.continue": [
  "继续"
 ],
 "do.survey.cancel": [
  "取消调查"
 ],
 "do.survey.enter": [
  "代填回复"
 ],
 "do.survey.settle": [
  "处理分歧"
 ],
 "do.survey.extend": [
  "延长时间"
 ],
 "do.survey.remind": [
  "提醒家庭"
 ],
 "audit.entity.survey": [
  "调查"
 ],
 "audit.entity.survey-answer": [
  "调查回复"
 ],
 "kept.survey": [
  "编辑过的调查表单"
 ],
 "kept.survey_earlier_draft": [
  "编辑中留存的调查表单"
 ],
 "kept.survey_version": [
  "发布过的调查表单"
 ],
 "kept.survey_asked": [
  "关于学生的调查"
 ],
 "kept.survey_answer": [
  "调查回复"
 ],
 "kept.survey_draft": [
  "未提交的调查回复"
 ],
 "kept.survey_file": [
  "调查回复的附件"
 ],
 "did.survey.create": [
  "新建了调查"
 ],
 "did.survey.update": [
  "修改了调查"
 ],
 "did.survey.remove": [
  "删除了调查"
 ],
 "did.survey.duplicate": [
  "复制了调查"
 ],
 "did.survey.publish": [
  "发布了调查"
 ],
 "did.survey.pause": [
  "暂停了调查"
 ],
 "did.survey.continue": [
  "继续了调查"
 ],
 "did.survey.cancel": [
  "取消了调查"
 ],
 "did.survey.submit": [
  "填写了调查"
 ],
 "did.survey.enter": [
  "代家长填写了调查"
 ],
 "did.survey.settle": [
  "处理了分歧"
 ],
 "did.survey.extend": [
  "为家庭延长了时间"
 ],
 "did.survey.remind": [
  "提醒家庭填写调查"
 ],
 "did.survey.export": [
  "导出了调查"
 ],
 "did.survey.exportAnswers": [
  "导出了调查回复"
 ],
 "did.survey.exportReplies": [
  "导出了调查的回答"
 ],
 "survey.step": [
  "第 ",
  [
   "page"
  ],
  " 步，共 ",
  [
   "pages"
  ],
  " 步"
 ],
 "survey.next": [
  "下一步"
 ],
 "survey.submit": [
  "提交"
 ],
 "survey.calls": [
  "电话名单"
 ],
 "survey.reminder": [
  "提醒"
 ],
 "file.survey-answers": [
  "调查回复"
 ],
 "file.survey-replies": [
  "回答明细"
 ],
 "field.givenBy": [
  "回复人"
 ],
 "field.callNote": [
  "通话备注"
 ],
 "field.replies": [
  "回答"
 ],
 "field.accepted": [
  "已接受的协议"
 ],
 "field.savedAt": [
  "保存时间"
 ],
 "field.admissionYear": [
  "入学学年"
 ],
 "field.surveyTitle": [
  "标题"
 ],
 "field.titleEn": [
  "英文标题"
 ],
 "field.titleZh": [
  "中文标题"
 ],
 "field.seats": [
  "学位数"
 ],
 "field.edited": [
  "有未发布的修改"
 ],
 "field.live": [
  "版本"
 ],
 "field.publishedAt": [
  "发布时间"
 ],
 "field.asked": [
  "调查学生数"
 ],
 "field.answered": [
  "已回复"
 ],
 "field.next": [
  "升入年级"
 ],
 "field.yes": [
  "续读"
 ],
 "field.no": [
  "不续读"
 ],
 "field.conflict": [
  "意见不一"
 ],
 "field.draft": [
  "草稿"
 ],
 "field.none": [
  "未回复"
 ],
 "field.expected": [
  "预计续读"
 ],
 "field.survey": [
  "调查"
 ],
 "field.surveyId": [
  "调查"
 ],
 "field.askedId": [
  "学生"
 ],
 "field.answeredAt": [
  "回复时间"
 ],
 "field.answeredVersion": [
  "所答版本"
 ],
 "field.decision": [
  "意向"
 ],
 "field.extendedTo": [
  "延长至"
 ],
 "field.openedAt": [
  "打开时间"
 ],
 "field.page": [
  "填写到第几页"
 ],
 "field.pages": [
  "总页数"
 ],
 "field.bounced": [
  "提醒邮件被退回"
 ],
 "field.remindedAt": [
  "最近提醒"
 ],
 "field.reminders": [
  "提醒次数"
 ],
 "field.remindHours": [
  "两次提醒的间隔（小时）"
 ],
 "field.reminded": [
  "已提醒学生数"
 ],
 "field.mails": [
  "邮件数"
 ],
 "field.language": [
  "语言"
 ],
 "field.phones": [
  "电话"
 ],
 "field.settledBy": [
  "处理人"
 ],
 "field.settledAt": [
  "处理时间"
 ],
 "field.settledWhy": [
  "理由"
 ],
 "value.SurveyStatus.Unpublished": [
  "未发布"
 ],
 "value.SurveyStatus.Published": [
  "已发布"
 ],
 "value.SurveyStatus.Pending": [
  "进行中"
 ],
 "value.SurveyStatus.Paused": [
  "已暂停"
 ],
 "value.SurveyStatus.Ended": [
  "已结束"
 ],
 "value.SurveyStatus.Cancelled": [
  "已取消"
 ],
 "value.SurveyQuestionKind.One": [
  "单选"
 ],
 "value.SurveyQuestionKind.Several": [
  "多选"
 ],
 "value.SurveyQuestionKind.Text": [
  "文本"
 ],
 "value.SurveyQuestionKind.Number": [
  "数字"
 ],
 "value.SurveyQuestionKind.Date": [
  "日期"
 ],
 "value.SurveyQuestionKind.File": [
  "图片"
 ],
 "value.SurveyQuestionKind.Signature": [
  "签名"
 ],
 "value.SurveyGapKind.Missing": [
  "请填写必填项"
 ],
 "value.SurveyGapKind.Untranslated": [
  "缺少翻译"
 ],
 "value.SurveyGapKind.NoQuestions": [
  "请添加问题、说明或协议"
 ],
 "value.SurveyGapKind.NoOptions": [
  "请添加选项"
 ],
 "value.SurveyDifferenceKind.Added": [
  "新增"
 ],
 "value.SurveyDifferenceKind.Removed": [
  "删除"
 ],
 "value.SurveyDifferenceKind.Changed": [
  "修改"
 ],
 "value.SurveyDifferenceKind.Moved": [
  "移动"
 ],
 "value.SurveyDecision.Yes": [
  "续读"
 ],
 "value.SurveyDecision.No": [
  "不续读"
 ],
 "value.SurveyState.None": [
  "未开始"
 ],
 "value.SurveyState.Draft": [
  "草稿"
 ],
 "value.SurveyState.Yes": [
  "续读"
 ],
 "value.SurveyState.No": [
  "不续读"
 ],
 "value.SurveyState.Conflict": [
  "意见不一"
 ],
 "value.SurveyShareFrom.All": [
  "目前全部回复"
 ],
 "value.SurveyShareFrom.Late": [
  "其中较晚的一半"
 ],
 "value.SurveyShareFrom.LastYear": [
  "去年同期之后的回复"
 ],
 "value.SurveyWay.Console": [
  "管理台"
 ],
 "value.SurveyWay.App": [
  "手机应用"
 ],
 "value.SurveyWay.Telephone": [
  "电话"
 ],
 "reason.SURVEY_NOT_FOUND": [
  "该调查已不存在"
 ],
 "reason.SURVEY_NOT_CHOSEN": [
  "请先选择一份调查"
 ],
 "reason.SURVEY_END": [
  "结束时间必须晚于开始时间"
 ],
 "field.studentNumbers": [
  "指定学生（学号）"
 ],
 "reason.SURVEY_STUDENT_UNKNOWN": [
  "没有学号为 ",
  [
   "number"
  ],
  " 的学生"
 ],
 "reason.SURVEY_GRADE_UNKNOWN": [
  "学校没有年级 ",
  [
   "grade"
  ]
 ],
 "reason.SURVEY_DAYS_MISSING": [
  "请先设置开始和结束日期"
 ],
 "reason.SURVEY_GAPS": [
  "请填写必填项"
 ],
 "reason.SURVEY_UNCHANGED": [
  "自发布以来没有任何修改"
 ],
 "reason.SURVEY_PAUSED": [
  "调查已暂停，继续调查即可发布修改"
 ],
 "reason.SURVEY_NOT_PAUSED": [
  "该调查未暂停"
 ],
 "reason.SURVEY_NOT_OPEN": [
  "该调查目前不接受回复"
 ],
 "reason.SURVEY_NOBODY_TO_REMIND": [
  "目前没有需要提醒的家庭"
 ],
 "reason.SURVEY_OVER": [
  "该调查已结束"
 ],
 "reason.SURVEY_WAS_PUBLISHED": [
  "已发布过的调查不能删除，请改为取消"
 ],
 "reason.SURVEY_EDITED": [
  [
   "name"
  ],
  "刚刚编辑了表单，请重新加载后继续"
 ],
 "reason.SURVEY_KEYS": [
  "表单中有两个部分的标识相同"
 ],
 "reason.SURVEY_CHANGED": [
  "问题刚刚有更新，请重新查看后填写"
 ],
 "reason.SURVEY_ANSWER_WRONG": [
  "请填写必填项"
 ],
 "reason.SURVEY_REPLY_REQUIRED": [
  "请回答该问题"
 ],
 "reason.SURVEY_REPLY_WRONG": [
  "回答与问题不符"
 ],
 "reason.SURVEY_NOT_ACCEPTED": [
  "请接受该协议"
 ],
 "reason.SURVEY_STUDENT_NOT_ASKED": [
  "没有关于该学生的调查"
 ],
 "reason.SURVEY_NO_CONFLICT": [
  "各方回复并无分歧"
 ],
 "reason.SURVEY_ANSWER_NOT_CURRENT": [
  "该回复已被更新的回复取代"
 ],
 "reason.SURVEY_EXTENSION_EARLY": [
  "该日期已过"
 ],
 "value.PassStatus.Pending": [
  "待审核"
 ],
 "value.PassStatus.Valid": [
  "有效"
 ],
 "value.PassStatus.Expired": [
  "已过期"
 ],
 "value.PassStatus.Cancelled": [
  "已作废"
 ],
 "value.PassStatus.Rejected": [
  "已拒绝"
 ],
 "pass.decided.Valid": [
  "已批准"
 ],
 "pass.decided.Expired": [
  "已批准"
 ],
 "pass.decided.Cancelled": [
  "已作废"
 ],
 "pass.decided.Rejected": [
  "已拒绝"
 ],
 "value.PassType.staff": [
  "教职工"
 ],
 "value.PassType.parent": [
  "家长"
 ],
 "value.PassType.visitor": [
  "访客"
 ],
 "value.PassType.contractor": [
  "外包人员"
 ],
 "pass.title": [
  "车辆通行证"
 ],
 "pass.vehicle": [
  "车辆"
 ],
 "pass.validUntil": [
  "有效期至"
 ],
 "plate.ordinary": [
  "普通号牌"
 ],
 "plate.new-energy": [
  "新能源号牌"
 ],
 "plate.other": [
  "不是普通号牌或新能源号牌的格式，请核对。"
 ],
 "plate.alike": [
  [
   "plates"
  ],
  "的拼音写法相同，请核对省份简称。"
 ],
 "field.applicantName": [
  "申请人"
 ],
 "field.certificateId": [
  "行驶证"
 ],
 "field.color": [
  "颜色"
 ],
 "field.expiring": [
  "即将到期"
 ],
 "field.driverName": [
  "驾驶人"
 ],
 "field.driverPhone": [
  "驾驶人电话"
 ],
 "field.expiresOn": [
  "到期日"
 ],
 "field.grade": [
  "年级"
 ],
 "field.model": [
  "型号"
 ],
 "field.passId": [
  "通行证"
 ],
 "field.plate": [
  "车牌号"
 ],
 "field.renewsId": [
  "上一年的通行证"
 ],
 "field.signatureId": [
  "签名"
 ],
 "field.studentName": [
  "学生姓名"
 ],
 "field.validFrom": [
  "生效日"
 ],
 "field.yearEnds": [
  "学年结束日"
 ],
 "file.passes": [
  "车辆通行证"
 ],
 "reason.PASS_NOT_FOUND": [
  "该通行证不存在"
 ],
 "reason.PASS_NOT_VALID": [
  "只有有效的通行证可以作废"
 ],
 "reason.PASS_NOT_PRINTABLE": [
  "只有有效的通行证可以打印"
 ],
 "reason.PASS_NOT_ENDED": [
  "只有已过期或已作废的通行证可以续期"
 ],
 "reason.PASS_OVERLAPS": [
  "车牌 ",
  [
   "plate"
  ],
  " 已有 ",
  [
   "from"
  ],
  " 至 ",
  [
   "to"
  ],
  " 的有效通行证"
 ],
 "reason.PASS_OVERLAP": [
  "该车牌在这些日期内已有有效通行证"
 ],
 "reason.EXPIRY_PAST": [
  "到期日不能早于今天"
 ],
 "reason.DAYS_REVERSED": [
  "到期日不能早于生效日"
 ],
 "reason.PLATE_EMPTY": [
  "请输入车牌号"
 ],
 "reason.DAY_UNKNOWN": [
  "没有这一天"
 ],
 "gate.admitted": [
  "放行"
 ],
 "value.GateReason.PLATE_UNKNOWN": [
  "该车牌没有通行证"
 ],
 "value.GateReason.PASS_PENDING": [
  "已申请，尚未批准"
 ],
 "value.GateReason.PASS_NOT_YET": [
  "尚未生效"
 ],
 "value.GateReason.PASS_EXPIRED": [
  "已过期"
 ],
 "value.GateReason.PASS_CANCELLED": [
  "已作废"
 ],
 "value.GateReason.PASS_REJECTED": [
  "已拒绝"
 ],
 "gate.code.good": [
  "放行：通行证真实有效"
 ],
 "gate.code.foreign": [
  "这不是车辆通行证的二维码"
 ],
 "gate.code.incomplete": [
  "二维码内容不完整：请重新扫描，或输入全部内容"
 ],
 "gate.code.forged": [
  "伪造：签名不成立"
 ],
 "gate.code.key": [
  "签名所用的密钥不在本机"
 ],
 "gate.code.nothing": [
  "本机还不能验证二维码"
 ],
 "gate.code.unable": [
  "此浏览器无法验证二维码"
 ],
 "menu.vehicles": [
  "车辆"
 ],
 "menu.vehicle": [
  "车辆通行证"
 ],
 "menu.vehicle:create": [
  "申请通行证"
 ],
 "menu.vehicle:on-behalf": [
  "代他人申请通行证"
 ],
 "menu.vehicle:edit": [
  "更正申请"
 ],
 "menu.vehicle:confirm": [
  "批准通行证"
 ],
 "menu.vehicle:reject": [
  "拒绝通行证"
 ],
 "menu.vehicle:void": [
  "作废通行证"
 ],
 "menu.vehicle:renew": [
  "续期或恢复通行证"
 ],
 "menu.vehicle:settings": [
  "通行证设置"
 ],
 "menu.vehicle:gate": [
  "门岗查验"
 ],
 "module.venue": [
  "场地"
 ],
 "menu.venue": [
  "场地"
 ],
 "menu.venue:calendar": [
  "场地日历"
 ],
 "menu.venue:reservation": [
  "场地预约"
 ],
 "menu.venue:calendar:create": [
  "预约场地"
 ],
 "menu.venue:calendar:on-behalf": [
  "代他人预约"
 ],
 "menu.venue:reservation:edit": [
  "修改他人的预约"
 ],
 "menu.venue:reservation:approve": [
  "批准预约"
 ],
 "menu.venue:reservation:reject": [
  "拒绝预约"
 ],
 "menu.venue:reservation:cancel": [
  "取消他人的预约"
 ],
 "menu.venue:reservation:import": [
  "导入课程"
 ],
 "menu.venue:list": [
  "全部场地"
 ],
 "menu.venue:list:create": [
  "新建场地"
 ],
 "menu.venue:list:import": [
  "导入场地"
 ],
 "menu.venue:list:edit": [
  "编辑场地"
 ],
 "menu.venue:list:delete": [
  "删除场地"
 ],
 "menu.venue:block": [
  "停用日期"
 ],
 "menu.venue:block:edit": [
  "设置停用日期"
 ],
 "menu.venue:type": [
  "场地类型"
 ],
 "menu.venue:type:edit": [
  "编辑场地类型"
 ],
 "menu.venue:statistics": [
  "场地统计"
 ],
 "do.venue.create": [
  "新建场地"
 ],
 "do.venue.createType": [
  "新建场地类型"
 ],
 "do.venue.createBlock": [
  "设置停用日期"
 ],
 "do.venue.reserve": [
  "预约场地"
 ],
 "did.venue.create": [
  "新建了场地"
 ],
 "did.venue.update": [
  "修改了场地"
 ],
 "did.venue.remove": [
  "删除了场地"
 ],
 "did.venue.export": [
  "导出了场地"
 ],
 "did.venue.createType": [
  "新建了场地类型"
 ],
 "did.venue.updateType": [
  "修改了场地类型"
 ],
 "did.venue.removeType": [
  "删除了场地类型"
 ],
 "did.venue.exportTypes": [
  "导出了场地类型"
 ],
 "did.venue.createBlock": [
  "设置了场地停用或开放日期"
 ],
 "did.venue.removeBlock": [
  "删除了停用日期"
 ],
 "did.venue.exportBlocks": [
  "导出了停用日期"
 ],
 "did.venue.importLessons": [
  "导入了课程"
 ],
 "did.venue.reserve": [
  "预约了场地"
 ],
 "did.venue.move": [
  "修改了预约"
 ],
 "did.venue.approve": [
  "批准了预约"
 ],
 "did.venue.reject": [
  "拒绝了预约"
 ],
 "did.venue.cancel": [
  "取消了预约"
 ],
 "did.venue.undo": [
  "撤销了对预约的处理"
 ],
 "did.venue.reserveSeries": [
  "重复预约了场地"
 ],
 "did.venue.moveSeries": [
  "修改了重复预约"
 ],
 "did.venue.approveSeries": [
  "批准了重复预约"
 ],
 "did.venue.rejectSeries": [
  "拒绝了重复预约"
 ],
 "did.venue.cancelSeries": [
  "取消了重复预约"
 ],
 "did.venue.exportReservations": [
  "导出了预约"
 ],
 "did.venue.exportStatistics": [
  "导出了场地统计"
 ],
 "did.venue.createFeed": [
  "新建了场地日历订阅"
 ],
 "did.venue.removeFeed": [
  "撤销了场地日历订阅"
 ],
 "file.venue-statistics": [
  "场地统计"
 ],
 "audit.entity.venue": [
  "场地"
 ],
 "audit.entity.venue-type": [
  "场地类型"
 ],
 "audit.entity.venue-block": [
  "停用日期"
 ],
 "audit.entity.venue-reservation": [
  "场地预约"
 ],
 "audit.entity.venue-feed": [
  "场地日历订阅"
 ],
 "kept.venue_feed": [
  "场地日历订阅"
 ],
 "kept.venue_reservation": [
  "场地预约"
 ],
 "venue.lesson": [
  "课程"
 ],
 "venue.lesson.days": [
  [
   "count"
  ],
  " 天"
 ],
 "field.lesson": [
  "课程"
 ],
 "field.weekday": [
  "星期"
 ],
 "field.term": [
  "学期"
 ],
 "field.moves": [
  "这些日期的预约"
 ],
 "venue.touched": [
  [
   "count"
  ],
  " 个场地预约"
 ],
 "field.feedId": [
  "日历订阅"
 ],
 "field.lastReadAt": [
  "最近读取"
 ],
 "field.titles": [
  "显示用途和预约人"
 ],
 "venue.feed.own": [
  "我的场地预约"
 ],
 "venue.feed.taken": [
  "已预约"
 ],
 "field.venue": [
  "场地"
 ],
 "field.month": [
  "月份"
 ],
 "field.usedHours": [
  "使用小时数"
 ],
 "field.openHours": [
  "开放小时数"
 ],
 "field.usedShare": [
  "使用率（%）"
 ],
 "field.venueId": [
  "场地"
 ],
 "field.reservationId": [
  "预约"
 ],
 "field.blockId": [
  "停用日期"
 ],
 "field.typeId": [
  "类型"
 ],
 "field.venues": [
  "场地数"
 ],
 "field.partOf": [
  "所属场地"
 ],
 "field.partOfId": [
  "所属场地"
 ],
 "field.capacity": [
  "容纳人数"
 ],
 "field.adEmail": [
  "AD 邮箱"
 ],
 "field.needsApproval": [
  "需要审批"
 ],
 "field.hours": [
  "开放时间"
 ],
 "field.extras": [
  "设备"
 ],
 "field.count": [
  "数量"
 ],
 "field.setUp": [
  "场地布置"
 ],
 "field.opensOnDaysOff": [
  "放假日开放"
 ],
 "field.shortestMinutes": [
  "最短预约时长（分钟）"
 ],
 "field.longestMinutes": [
  "最长预约时长（分钟）"
 ],
 "field.aheadDays": [
  "最多提前天数"
 ],
 "field.noticeMinutes": [
  "最少提前分钟数"
 ],
 "field.betweenMinutes": [
  "两次预约的间隔（分钟）"
 ],
 "field.openPerPerson": [
  "每人未结束的预约数"
 ],
 "field.title": [
  "用途"
 ],
 "field.day": [
  "日期"
 ],
 "field.time": [
  "时间"
 ],
 "field.startsAt": [
  "开始时间"
 ],
 "field.endsAt": [
  "结束时间"
 ],
 "field.series": [
  "重复"
 ],
 "field.rule": [
  "重复规则"
 ],
 "field.alsoOn": [
  "其他日期"
 ],
 "field.skip": [
  "跳过的日期"
 ],
 "field.seriesId": [
  "系列"
 ],
 "field.which": [
  "范围"
 ],
 "field.people": [
  "人数"
 ],
 "field.over": [
  "已结束"
 ],
 "field.reasonZh": [
  "中文原因"
 ],
 "field.cancelReservations": [
  "取消受影响的预约并邮件通知预约人"
 ],
 "field.cancelledBy": [
  "取消人"
 ],
 "field.cancelledAt": [
  "取消时间"
 ],
 "value.VenueStatus.Open": [
  "开放"
 ],
 "value.VenueStatus.Closed": [
  "暂停开放"
 ],
 "value.VenueStatus.Retired": [
  "已停用"
 ],
 "value.VenueColor.Teal": [
  "青色"
 ],
 "value.VenueColor.Purple": [
  "紫色"
 ],
 "value.VenueColor.Pink": [
  "粉色"
 ],
 "value.VenueColor.Olive": [
  "橄榄色"
 ],
 "value.VenueColor.Blue": [
  "蓝色"
 ],
 "value.VenueColor.Amber": [
  "琥珀色"
 ],
 "value.BlockKind.Blocked": [
  "停用"
 ],
 "value.BlockKind.Open": [
  "放假日开放"
 ],
 "value.ReservationStatus.Pending": [
  "待审批"
 ],
 "value.ReservationStatus.Approved": [
  "已批准"
 ],
 "value.ReservationStatus.Rejected": [
  "已拒绝"
 ],
 "value.ReservationStatus.Cancelled": [
  "已取消"
 ],
 "value.SeriesPart.One": [
  "仅本次"
 ],
 "value.SeriesPart.Following": [
  "本次及之后"
 ],
 "value.SeriesPart.All": [
  "整个系列"
 ],
 "value.MailKind.reservation-approved": [
  "预约已批准"
 ],
 "value.MailKind.reservation-rejected": [
  "预约未通过"
 ],
 "value.MailKind.reservation-cancelled": [
  "预约已取消"
 ],
 "value.MailKind.reservation-moved": [
  "预约已变更"
 ],
 "value.MailKind.room-reserved": [
  "场地已被预约"
 ],
 "value.MailKind.room-released": [
  "场地已空出"
 ],
 "reason.VENUE_NOT_FOUND": [
  "该场地已不存在"
 ],
 "reason.VENUE_LESSON_TWICE": [
  "该课程在文件中重复出现"
 ],
 "reason.VENUE_UNKNOWN": [
  "没有名为“",
  [
   "name"
  ],
  "”的场地"
 ],
 "reason.VENUE_TERM_UNKNOWN": [
  "没有名为“",
  [
   "name"
  ],
  "”且尚未结束的学期"
 ],
 "reason.VENUE_NAME_TWICE": [
  "该场地在文件中重复出现"
 ],
 "reason.VENUE_TYPE_UNKNOWN": [
  "没有名为“",
  [
   "name"
  ],
  "”的场地类型"
 ],
 "reason.VENUE_HOURS_TEXT": [
  "无法识别开放时间：",
  [
   "text"
  ],
  "。请写成 Mon-Fri 08:00–12:00; Sat 09:00–12:00"
 ],
 "reason.VENUE_TYPE_NOT_FOUND": [
  "该场地类型已不存在"
 ],
 "reason.VENUE_BLOCK_NOT_FOUND": [
  "该停用日期已不存在"
 ],
 "reason.VENUE_FEED_NOT_FOUND": [
  "没有该日历订阅"
 ],
 "reason.VENUE_FEEDS_TOO_MANY": [
  "最多可建立 ",
  [
   "limit"
  ],
  " 个日历订阅"
 ],
 "reason.RESERVATION_NOT_FOUND": [
  "没有该预约"
 ],
 "reason.VENUE_NAME_TAKEN": [
  "该名称的场地已存在"
 ],
 "reason.VENUE_TYPE_NAME_TAKEN": [
  "该名称的场地类型已存在"
 ],
 "reason.VENUE_TYPE_USED": [
  "仍有场地属于该类型"
 ],
 "reason.VENUE_PART": [
  "作为一部分的场地不能再有下属场地"
 ],
 "reason.VENUE_HOURS_MISSING": [
  "请选择开放时间和结束时间"
 ],
 "reason.VENUE_HOURS_ORDER": [
  "结束时间必须晚于开放时间"
 ],
 "reason.VENUE_HOURS_OVERLAP": [
  "同一天的开放时间有重叠"
 ],
 "reason.VENUE_LENGTHS": [
  "最长预约时长不能小于最短预约时长"
 ],
 "reason.VENUE_HAS_HISTORY": [
  "该场地有预约记录或下属场地，请改为“已停用”，以保留记录。"
 ],
 "reason.VENUE_RESERVATIONS_HIT": [
  "有 ",
  [
   "count"
  ],
  " 个预约将不在开放时间内"
 ],
 "reason.VENUE_TIME_ORDER": [
  "结束时间必须晚于开始时间"
 ],
 "reason.VENUE_IS_PAST": [
  "该时间已过"
 ],
 "reason.VENUE_NOT_OPEN": [
  "该场地暂停开放"
 ],
 "reason.VENUE_BLOCKED": [
  "停用：",
  [
   "name"
  ]
 ],
 "reason.VENUE_DAY_OFF": [
  [
   "name",
   "select",
   {
    "none": [
     "放假日不开放"
    ],
    "other": [
     "不开放：",
     [
      "name"
     ]
    ]
   }
  ]
 ],
 "reason.VENUE_NO_HOURS": [
  "每周的这一天不开放"
 ],
 "reason.VENUE_OUTSIDE_HOURS": [
  "仅在 ",
  [
   "hours"
  ],
  " 开放"
 ],
 "reason.VENUE_TAKEN": [
  [
   "when",
   "select",
   {
    "none": [
     "该时间已被预约"
    ],
    "other": [
     [
      "when"
     ],
     " 已被预约",
     [
      "who",
      "select",
      {
       "none": [],
       "other": [
        "：",
        [
         "who"
        ]
       ]
      }
     ]
    ]
   }
  ]
 ],
 "reason.VENUE_TOO_SHORT": [
  "该场地至少预约 ",
  [
   "minutes"
  ],
  " 分钟"
 ],
 "reason.VENUE_TOO_LONG": [
  "该场地最多预约 ",
  [
   "minutes"
  ],
  " 分钟"
 ],
 "reason.VENUE_TOO_FAR": [
  "该场地最多提前 ",
  [
   "days"
  ],
  " 天预约"
 ],
 "reason.VENUE_TOO_LATE": [
  "该场地须至少提前 ",
  [
   "minutes"
  ],
  " 分钟预约"
 ],
 "reason.VENUE_CAPACITY": [
  "该场地最多容纳 ",
  [
   "count"
  ],
  " 人"
 ],
 "reason.VENUE_EXTRA": [
  [
   "count",
   "plural",
   {
    "0": [
     "该场地没有“",
     [
      "name"
     ],
     "”"
    ],
    "other": [
     "该场地的“",
     [
      "name"
     ],
     "”最多 ",
     [
      "count"
     ],
     " 件"
    ]
   }
  ]
 ],
 "reason.VENUE_EXTRA_TWICE": [
  "有两项设备名称相同"
 ],
 "reason.VENUE_OWN_LIMIT": [
  "您在该场地未结束的预约已达上限：",
  [
   "count"
  ],
  "/",
  [
   "limit"
  ]
 ],
 "venue.days": [
  [
   "day"
  ],
  [
   "more",
   "plural",
   {
    "0": [],
    "other": [
     "等 ",
     [
      "total"
     ],
     " 天"
    ]
   }
  ]
 ],
 "reason.VENUE_RULE": [
  "无法识别该重复规则"
 ],
 "reason.VENUE_RULE_PART": [
  "预约不支持按 ",
  [
   "name"
  ],
  " 重复"
 ],
 "reason.VENUE_RULE_ENDLESS": [
  "请填写重复的截止日期或次数"
 ],
 "reason.VENUE_RULE_FAR": [
  "重复规则的首日与末日须在 ",
  [
   "limit"
  ],
  " 天以内"
 ],
 "reason.VENUE_SERIES_LONG": [
  "预约最多重复 ",
  [
   "limit"
  ],
  " 次"
 ],
 "reason.VENUE_SERIES_EMPTY": [
  "没有可预约的日期"
 ],
 "reason.VENUE_SERIES_CLASH": [
  "有 ",
  [
   "count"
  ],
  " 天无法预约。",
  [
   "day"
  ],
  "：",
  [
   "why"
  ]
 ],
 "reason.VENUE_NO_SERIES": [
  "该预约不是重复预约"
 ],
 "reason.RESERVATION_OVER": [
  "该预约已结束"
 ]
}
