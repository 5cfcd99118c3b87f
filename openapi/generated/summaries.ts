// Made by `npm run generate` from openapi/. Not edited by hand.
/** The first sentence of the summaries that the contract has in both languages, by operation. */
export const summaries = {
  "roles.list": {
    "en": "List the roles",
    "zh": "列出角色"
  },
  "roles.create": {
    "en": "Create a role with these permissions; it starts without members",
    "zh": "新建角色，尚无成员"
  },
  "roles.get": {
    "en": "Show a role with everything it is granted",
    "zh": "显示角色"
  },
  "roles.update": {
    "en": "Change a role's name and description; fields you leave out stay the same",
    "zh": "修改名称或说明，未指定的内容保持不变"
  },
  "roles.remove": {
    "en": "Delete a role; its members lose it",
    "zh": "删除角色，其成员将失去该角色"
  },
  "roles.enable": {
    "en": "Enable a role; requires every permission that it grants",
    "zh": "启用角色，恢复其权限"
  },
  "roles.disable": {
    "en": "Disable a role; it stops granting anything immediately",
    "zh": "停用角色，其权限立即失效"
  },
  "roles.requireSecondFactor": {
    "en": "Require a second factor of everybody who has the role",
    "zh": "要求该角色的成员使用两步验证；自下次登录起有七天时间设置"
  },
  "roles.allowWithoutSecondFactor": {
    "en": "Stop requiring a second factor of a role",
    "zh": "取消角色的两步验证要求"
  },
  "staff.list": {
    "en": "List the accounts",
    "zh": "列出账号"
  },
  "staff.create": {
    "en": "Create an account and email an invitation, unless that is switched off",
    "zh": "新建账号并发送邀请邮件"
  },
  "staff.get": {
    "en": "Show one account",
    "zh": "显示账号"
  },
  "staff.update": {
    "en": "Change an account; fields you leave out stay the same",
    "zh": "修改账号，未指定的内容保持不变"
  },
  "staff.remove": {
    "en": "Delete an account with its sessions and tokens; the audit keeps what it did",
    "zh": "删除账号，审计日志保留其操作记录"
  },
  "staff.enable": {
    "en": "Let an account sign in again",
    "zh": "启用账号"
  },
  "staff.disable": {
    "en": "Disable an account; its sessions and tokens stop working immediately",
    "zh": "停用账号，立即无法使用，API 令牌同时失效"
  },
  "staff.invite": {
    "en": "Email a link to set the password, valid for 72 hours; earlier links stop working",
    "zh": "发送设置密码的链接，72 小时内有效，之前的链接作废"
  },
  "staff.endSessions": {
    "en": "End every session of an account and revoke its API tokens",
    "zh": "结束账号的全部会话，并撤销其 API 令牌"
  },
  "staff.resetSecondFactor": {
    "en": "Reset the second factor of somebody who has lost it; their sessions end, and they get an email",
    "zh": "重置已丢失的两步验证；其会话将结束，并邮件通知本人"
  },
  "staff.menus": {
    "en": "Preview the menus of an account, buttons included, in tree order",
    "zh": "以该账号的视角查看菜单"
  },
  "staff.tokens": {
    "en": "List the API tokens of an account, newest first",
    "zh": "列出账号的 API 令牌"
  },
  "staff.createToken": {
    "en": "Create an API token for a service account; it is shown once",
    "zh": "为服务账号创建 API 令牌，仅显示一次"
  },
  "staff.revokeToken": {
    "en": "Revoke an API token of an account",
    "zh": "撤销 API 令牌"
  },
  "account.changePassword": {
    "en": "Change your password; all your other sessions end",
    "zh": "修改密码，其他会话将结束"
  },
  "account.sessions": {
    "en": "List your open sessions, newest first",
    "zh": "列出自己的会话"
  },
  "account.endOtherSessions": {
    "en": "End all your other sessions and revoke your API tokens",
    "zh": "结束除当前会话外的所有会话，并撤销自己的 API 令牌"
  },
  "account.endSession": {
    "en": "End one of your sessions",
    "zh": "结束自己的一个会话"
  },
  "account.tokens": {
    "en": "List your API tokens, newest first",
    "zh": "列出自己的 API 令牌"
  },
  "account.revokeToken": {
    "en": "Revoke one of your API tokens",
    "zh": "撤销自己的 API 令牌"
  },
  "account.keepOwnData": {
    "en": "Choose the scopes by which an older token goes on reaching your own data",
    "zh": "选择旧 API 令牌可继续访问的本人数据"
  },
  "account.secondFactor": {
    "en": "Show your second factor",
    "zh": "查看自己的两步验证"
  },
  "account.removeApp": {
    "en": "Stop using your authenticator app",
    "zh": "停用验证器应用"
  },
  "audit.list": {
    "en": "List changes, newest first",
    "zh": "列出更改，最新的在前"
  },
  "audit.get": {
    "en": "Show one change with every row it touched",
    "zh": "显示一项更改的全部内容"
  },
  "audit.undo": {
    "en": "Undo a change to menus, roles, settings or an account's roles that neither created nor deleted a row",
    "zh": "撤销对菜单、角色或设置的更改"
  },
  "settings.get": {
    "en": "Show the settings",
    "zh": "显示设置"
  },
  "retention.tidyUp": {
    "en": "Delete what is older than the settings keep, as happens by itself once a day",
    "zh": "立即删除过期数据；系统每天也会自动删除"
  },
  "outbox.list": {
    "en": "List emails, newest first, without their bodies",
    "zh": "列出邮件（不含正文），最新的在前"
  },
  "outbox.get": {
    "en": "Show one email without its body, and why it could not be sent",
    "zh": "显示一封邮件及其未能发出的原因"
  },
  "outbox.resend": {
    "en": "Send an email now and reset its attempts",
    "zh": "立即重新发送邮件，尝试次数重新计算"
  },
  "runs.list": {
    "en": "List your imports and other long-running work, newest first",
    "zh": "列出您的导入及其他长时间任务，最新的在前"
  },
  "runs.get": {
    "en": "Show the progress of one of your runs, and the outcome of each row",
    "zh": "查看任务进度"
  },
  "runs.cancel": {
    "en": "Stop one of your runs; nothing of it is changed",
    "zh": "停止任务，不做任何更改"
  },
  "runs.undo": {
    "en": "Undo one of your imports as a whole, unless any of it was changed since",
    "zh": "整体撤销一次导入；导入的内容若已被修改则不可撤销"
  },
  "bike.list": {
    "en": "List the bikes",
    "zh": "列出自行车"
  },
  "bike.allowance": {
    "en": "Show the bikes that somebody has out or has requested, and the limit",
    "zh": "查看某人租借和申请的自行车及上限"
  },
  "bike.get": {
    "en": "Show a bike, and who has it",
    "zh": "显示自行车及其租借人"
  },
  "bike.remove": {
    "en": "Delete a bike that was never rented; put others under maintenance instead",
    "zh": "删除从未租出的自行车"
  },
  "bike.startMaintenance": {
    "en": "Put a bike under maintenance; refused while somebody has it or has requested it",
    "zh": "将自行车转入维修"
  },
  "bike.endMaintenance": {
    "en": "End maintenance on a bike; it can be rented again",
    "zh": "结束维修，恢复可租"
  },
  "bike.return": {
    "en": "Return a bike at the desk, in one step: ends its open rent, and it can be rented again",
    "zh": "在柜台归还自行车：恢复可租，并结束未结束的租借"
  },
  "bike.undoReturnBike": {
    "en": "Undo your own return of a bike, within seconds; the rent that it ended continues",
    "zh": "撤销归还：租借继续"
  },
  "bike.listRents": {
    "en": "List the rent requests; pending ones first, the oldest at the top",
    "zh": "租借申请：待确认的在前，最早的排最前"
  },
  "bike.requestRent": {
    "en": "Request a bike, for yourself or somebody else",
    "zh": "申请租借自行车，可为自己或他人"
  },
  "bike.confirmRent": {
    "en": "Confirm a rent request; the bike leaves the rack and is due after the rental days",
    "zh": "确认租借，交车"
  },
  "bike.rejectRent": {
    "en": "Reject a rent request; the bike becomes available again",
    "zh": "拒绝租借申请，自行车恢复可租"
  },
  "bike.cancelRent": {
    "en": "Withdraw a pending rent request; only the person it is for or who submitted it can",
    "zh": "撤回自己尚未处理的租借申请"
  },
  "bike.undoRent": {
    "en": "Undo your own decision on a rent request, within seconds and before its email is sent",
    "zh": "撤销对租借申请的处理，恢复为待确认"
  },
  "bike.listReturns": {
    "en": "List the return requests; pending ones first, the oldest at the top",
    "zh": "归还申请：待确认的在前，最早的排最前"
  },
  "bike.requestReturn": {
    "en": "Report that a bike is back",
    "zh": "申请归还自行车"
  },
  "bike.confirmReturn": {
    "en": "Confirm a return request; the bike counts as Returned until somebody has checked it",
    "zh": "确认归还"
  },
  "bike.rejectReturn": {
    "en": "Reject a return request; the bike stays in use",
    "zh": "拒绝归还申请，自行车仍为使用中"
  },
  "bike.cancelReturn": {
    "en": "Withdraw a pending return request; only the person it is for or who submitted it can",
    "zh": "撤回自己尚未处理的归还申请"
  },
  "bike.undoReturn": {
    "en": "Undo your own decision on a return request, within seconds and before its email is sent",
    "zh": "撤销对归还申请的处理，恢复为待确认"
  },
  "vehicle.list": {
    "en": "List passes and applications; pending ones first, the oldest at the top",
    "zh": "通行证列表：待审核的在前，最早的排最前"
  },
  "vehicle.create": {
    "en": "Apply for a pass, for yourself or somebody else",
    "zh": "申请通行证，可为自己或他人"
  },
  "vehicle.update": {
    "en": "Correct a pending application; fields you leave out stay the same",
    "zh": "更正待审核的申请，未指定的内容保持不变"
  },
  "vehicle.confirm": {
    "en": "Confirm an application; the pass is valid from one day to another, both included",
    "zh": "批准申请"
  },
  "vehicle.reject": {
    "en": "Reject an application",
    "zh": "拒绝申请"
  },
  "vehicle.undo": {
    "en": "Undo your own decision on an application, within seconds and before its email is sent",
    "zh": "撤销对申请的处理，恢复为待审核"
  },
  "vehicle.void": {
    "en": "Void a valid pass",
    "zh": "作废有效的通行证"
  },
  "vehicle.renew": {
    "en": "Renew an expired or cancelled pass until another day",
    "zh": "续期已过期或已作废的通行证"
  },
  "calendar.list": {
    "en": "List special days: those that differ from their weekday",
    "zh": "列出特殊日期"
  },
  "calendar.listYears": {
    "en": "List school years with their terms",
    "zh": "列出学年"
  },
  "calendar.listGrades": {
    "en": "List the grades of the school",
    "zh": "列出年级"
  },
  "homeroom.list": {
    "en": "List the classes, latest school year first, by grade and name",
    "zh": "列出班级"
  },
  "student.list": {
    "en": "List students with their current class, or their last one",
    "zh": "列出学生"
  },
  "student.update": {
    "en": "Change a student's own data; fields you leave out stay the same",
    "zh": "修改学生，未指定的内容保持不变"
  },
  "student.move": {
    "en": "Move a student to another division, grade or class from a day on, until the next planned move",
    "zh": "从某天起转到其他班级"
  },
  "student.leave": {
    "en": "Record a student's last day, or clear it",
    "zh": "登记离校学生的最后一天"
  },
  "absence.list": {
    "en": "List absences, newest first",
    "zh": "列出请假"
  },
  "absence.create": {
    "en": "Record an absence",
    "zh": "登记请假"
  },
  "absence.remove": {
    "en": "Delete an absence; it is kept, and shown as deleted",
    "zh": "删除请假；列表中保留并显示为已删除"
  },
  "absence.undo": {
    "en": "Undo your last change of an absence within seconds, before its emails are sent",
    "zh": "邮件发出前，撤销自己对请假的最后一次操作"
  },
  "absence.told": {
    "en": "Show which office was told of an absence, by which rule, and what became of each mail",
    "zh": "某次请假通知了哪些办公室，邮件是否发出"
  },
  "absence.resend": {
    "en": "Send the mails of an absence again, as it stands now",
    "zh": "按目前情况重新发送某次请假的邮件"
  },
  "mailbox.list": {
    "en": "List the mailboxes of the offices that are told of absences",
    "zh": "列出各办公室的邮箱"
  },
  "attendance.attention": {
    "en": "List students who have missed much of this school year, those who missed most first",
    "zh": "列出本学年缺课较多的学生"
  },
  "attendance.year": {
    "en": "Show the school year of a student, day by day",
    "zh": "查看一名学生的学年"
  },
  "venue.list": {
    "en": "List the venues",
    "zh": "列出场地"
  },
  "venue.find": {
    "en": "Find free venues for a number of people and a length of time, best first, at most 200",
    "zh": "查找容纳指定人数和时长的空闲场地，最合适的在前"
  },
  "venue.feeds": {
    "en": "List your feeds: addresses by which calendar programs read reservations, newest first",
    "zh": "您的日历订阅：供日历软件读取预约的地址"
  },
  "venue.createFeed": {
    "en": "Create a feed of your own reservations, or of a venue; its address is shown once",
    "zh": "新建日历订阅（自己的预约或某个场地），地址只显示一次"
  },
  "venue.removeFeed": {
    "en": "Revoke one of your feeds; its address stops working immediately",
    "zh": "撤销您的日历订阅，地址立即失效"
  },
  "venue.listTypes": {
    "en": "List the types of venues, each with its color",
    "zh": "列出场地类型"
  },
  "venue.listBlocks": {
    "en": "List the dates on which venues are blocked or open, latest first",
    "zh": "列出停用与开放日期"
  },
  "venue.listReservations": {
    "en": "List the reservations; pending ones first, the oldest at the top",
    "zh": "列出场地预约"
  },
  "venue.reserve": {
    "en": "Reserve a venue",
    "zh": "预约场地"
  },
  "venue.moveSeries": {
    "en": "Move or change the reservations of a series, all or nothing",
    "zh": "移动或修改系列中的预约，全部成功或全部不变"
  },
  "venue.approveSeries": {
    "en": "Approve the pending reservations of a series",
    "zh": "批准系列中待审批的预约"
  },
  "venue.rejectSeries": {
    "en": "Reject the pending reservations of a series",
    "zh": "拒绝系列中待审批的预约"
  },
  "venue.cancelSeries": {
    "en": "Cancel the reservations of a series that are not over, your own or any with venue:reservation:cancel",
    "zh": "取消系列中未结束的预约"
  },
  "venue.move": {
    "en": "Move or change a reservation, your own or any with venue:reservation:edit; fields you leave out stay the same",
    "zh": "移动或修改预约，未指定的内容保持不变"
  },
  "venue.approve": {
    "en": "Approve a pending reservation",
    "zh": "批准待审批的预约"
  },
  "venue.reject": {
    "en": "Reject a pending reservation; the time becomes free again",
    "zh": "拒绝待审批的预约"
  },
  "venue.cancel": {
    "en": "Cancel a reservation that is not over, your own or any with venue:reservation:cancel",
    "zh": "取消预约"
  },
  "venue.undo": {
    "en": "Undo your last change of a reservation within seconds, before its emails are sent",
    "zh": "邮件发出前，撤销自己对预约的最后一次更改"
  },
  "baseData.list": {
    "en": "List every bundle that was read, newest first",
    "zh": "列出数据包"
  },
  "baseData.get": {
    "en": "Show one data bundle: its changes by kind, and why it is stopped",
    "zh": "显示一个数据包：各类变更及被拦下的原因"
  },
  "baseData.discard": {
    "en": "Discard a bundle that was not applied",
    "zh": "放弃不再应用的预览"
  },
  "baseData.undo": {
    "en": "Undo what a bundle has changed",
    "zh": "撤销数据包带来的变更"
  },
  "baseData.changes": {
    "en": "List what bundles create, change, deactivate and refuse, in the order of kinds and names",
    "zh": "逐行列出数据包的变更"
  },
  "baseData.getChange": {
    "en": "Show one change of a bundle in full",
    "zh": "完整显示一项变更"
  },
  "baseData.mapping": {
    "en": "Show how the organizations, grades, sessions and columns of a bundle are mapped, and why",
    "zh": "显示数据包中机构、年级、学期和列在本校的对应关系及依据"
  },
  "baseData.map": {
    "en": "Confirm the mapping of a bundle, with your corrections; kept for future bundles",
    "zh": "确认数据包的对应关系，可另行指定；之后的数据包沿用"
  },
  "baseData.giveBack": {
    "en": "Let the roster update the fields of a bundle that were edited by hand, all or those of the changes that are named",
    "zh": "将数据包中经人工修改的字段全部交还名册"
  },
  "baseData.joins": {
    "en": "List the rows of a bundle that may be one person with another row, or with a person who is here, and the answers given",
    "zh": "列出数据包中可能与其他行或已有人员为同一人的行"
  },
  "baseData.pull": {
    "en": "Fetch the roster from the service in the settings and show what it would change; nothing changes",
    "zh": "从设置中的名册服务获取名册并显示将产生的变更，不作任何修改"
  },
  "survey.list": {
    "en": "List the surveys, the latest first",
    "zh": "列出调查"
  },
  "survey.duplicate": {
    "en": "Make a draft from a survey, such as last year's, with its forms, its seats and the students asked",
    "zh": "以已有调查（例如去年的）创建草稿"
  },
  "survey.publish": {
    "en": "Publish a survey, or the changes of its forms since",
    "zh": "发布草稿；自开始日起向家庭征询"
  },
  "survey.pause": {
    "en": "Pause a survey; nobody can answer until it is continued",
    "zh": "暂停调查；继续之前无法回复"
  },
  "survey.continue": {
    "en": "Continue a paused survey with its forms as they are now",
    "zh": "继续已暂停的调查"
  },
  "survey.cancel": {
    "en": "Cancel a survey for good; its answers are kept",
    "zh": "永久取消调查；已有回复保留"
  },
  "survey.answers": {
    "en": "List the students who are asked, and what was answered for each",
    "zh": "列出调查回复"
  },
  "survey.settle": {
    "en": "Settle a conflict: say which guardian's answer counts",
    "zh": "处理冲突：确定以哪位监护人的回复为准"
  },
  "survey.extend": {
    "en": "Give a family more time to answer, also when the survey is over",
    "zh": "为个别家庭延长回复时间"
  },
  "survey.board": {
    "en": "Show the answers to a survey by grade and by day, the seats of the grade after, and how many are expected to stay",
    "zh": "按年级查看回复、学位和预计续读人数"
  },
  "survey.calls": {
    "en": "List the students without an answer, and whom to call",
    "zh": "未回复的学生和可致电的监护人"
  },
  "bus.list": {
    "en": "List the bus routes",
    "zh": "列出校车线路"
  },
  "bus.listStops": {
    "en": "List the bus stops",
    "zh": "列出校车站点"
  },
  "bus.listVehicles": {
    "en": "List the buses",
    "zh": "列出校车车辆"
  },
  "bus.runs": {
    "en": "List the runs of a day, by line",
    "zh": "列出某一天的班次"
  },
  "bus.cancelRun": {
    "en": "Cancel a run that is not done and has nobody aboard; the families of its riders are emailed",
    "zh": "取消班次，并邮件通知乘车家庭"
  },
  "bus.restoreRun": {
    "en": "Restore a cancelled run",
    "zh": "恢复已取消的班次"
  },
  "bus.changeRun": {
    "en": "Give a run another bus for this day; the families of its riders are emailed",
    "zh": "为班次更换车辆，并邮件通知乘车家庭"
  },
  "bus.resetRun": {
    "en": "Undo the start of a run that has passed no stop and has nobody aboard",
    "zh": "撤销发车，限尚未过站且车上无人的班次"
  },
  "bus.closeRun": {
    "en": "Mark a run as arrived, with nobody left on the bus",
    "zh": "登记收班，车上已无学生"
  },
  "bus.report": {
    "en": "Report where a bus is",
    "zh": "上报车辆位置"
  },
  "bus.trackers": {
    "en": "List the trackers that report to an address with a key, newest first",
    "zh": "列出定位设备的上报地址"
  },
  "bus.createTracker": {
    "en": "Create an address for a tracker that cannot set headers, or for a Traccar server",
    "zh": "为无法设置请求头的定位设备或 Traccar 服务器创建上报地址"
  },
  "bus.removeTracker": {
    "en": "Revoke the address of a tracker; it stops working immediately",
    "zh": "撤销定位设备的上报地址"
  },
  "bus.sheet": {
    "en": "List the riders of a run of today, and where each is",
    "zh": "列出今日某个班次的学生及其乘车情况"
  },
  "bus.passes": {
    "en": "List the sign-in codes of a run, newest first, and whether they are used",
    "zh": "列出某个班次的登录码"
  },
  "bus.createPass": {
    "en": "Create a code with which the attendant of a run signs in",
    "zh": "为某个班次生成随车登录码"
  },
  "bus.revokePass": {
    "en": "Revoke a code",
    "zh": "撤销登录码，用其登录者将退出"
  },
  "busBooking.list": {
    "en": "List the bus bookings; pending ones first, the oldest at the top",
    "zh": "列出校车预约"
  },
  "busBooking.request": {
    "en": "Book a seat for a student, for a day or for days of the week",
    "zh": "为学生预约座位，可为一天或每周固定几天"
  },
  "busBooking.board": {
    "en": "Show how full the buses of a day are",
    "zh": "查看某一天各班次的座位情况"
  },
  "busBooking.riders": {
    "en": "List who rides a run, stop by stop; who waits for a seat comes last, in order",
    "zh": "按站点列出某个班次的乘车学生"
  },
  "busBooking.changes": {
    "en": "List a day’s changes to the standing bookings, class by class",
    "zh": "按班级列出某一天的乘车变动"
  },
  "busBooking.message": {
    "en": "Send a message to the families of a run's riders, by mail and in the app",
    "zh": "向某个班次的乘客家庭发送消息"
  },
  "busBooking.confirm": {
    "en": "Confirm a pending booking",
    "zh": "确认预约；满座时进入候补"
  },
  "busBooking.reject": {
    "en": "Reject a pending booking",
    "zh": "拒绝预约"
  },
  "busBooking.cancel": {
    "en": "Cancel a booking from today on; its seats go to those who wait",
    "zh": "取消预约；座位让给候补学生"
  },
  "busBooking.leaveOut": {
    "en": "Leave one day out of a booking; its seat goes to the next in line",
    "zh": "预约中的某一天不乘车，预约继续有效"
  },
  "busBooking.rideAgain": {
    "en": "Request the seat of a day again that was left out of a booking",
    "zh": "恢复预约中不乘车的某一天"
  },
  "busBooking.moveDay": {
    "en": "Move a student to another route on one day of a booking, which goes on",
    "zh": "学生某一天改乘另一条线路"
  },
  "busBooking.meet": {
    "en": "Mark the student of a booking as handed to a named adult on the way home, whatever the grade, on every bus",
    "zh": "标记学生须由成人接走"
  },
  "busBooking.notMeet": {
    "en": "Remove the mark that the student of a booking is handed to a named adult",
    "zh": "取消须由成人接走的标记"
  },
  "busBooking.undo": {
    "en": "Undo your own decision on a booking, within seconds and before its email is sent",
    "zh": "撤销对预约的处理，恢复为待确认"
  }
} as const
