/** Vehicle passes and the gate. */
export default {
  'vehicle.does': ['vehicle passes and the gate', '车辆通行证和门岗查验'],
  'vehicle.pass': ['a pass by its id, or by its plate if that is unique', '通行证编号，或可唯一确定的车牌号'],
  'vehicle.field.email': ['where decisions are sent', '接收审核结果的电子邮箱'],
  'vehicle.field.applicantName': ['the name of the applicant', '申请人姓名'],
  'vehicle.list.expiring': ['only those expiring soon', '只列出即将到期的'],
  'vehicle.list.from': ['submitted on or after this day, YYYY-MM-DD, in the school’s time zone', '提交起始日期（YYYY-MM-DD，按学校时区）'],
  'vehicle.list.search': ['part of a plate in any spelling, a name or an address', '车牌号、姓名或邮箱的一部分'],
  'vehicle.create.for': [
    'for whom (email address); name, address and type default to the account’s',
    '申请人的电子邮箱；未填写的姓名、邮箱和类型取自其账号',
  ],
  'vehicle.create.outsider': [
    'for somebody without an account: name, address and type say who',
    '为没有账号的人申请；须填写其姓名、邮箱和类型',
  ],
  'vehicle.create.renews': [
    'start from last year’s pass; anything not given is taken from it, images included',
    '以上一年的通行证为基础，未填写的内容（含图片）沿用',
  ],
  'vehicle.create.more': [
    `On standard input, one JSON object per line, a single one, or a list; options fill in what a record leaves out:\n  '{'"plate": "M-AB 1234", "person": "zhou.lin@family.example", "type": "parent", "certificate": "licence.jpg"'}'\nFields: {fields}. certificate and signature are local files.`,
    `标准输入为每行一个 JSON 对象，也可以是单个对象或列表；未写的内容以选项为准：\n  '{'"plate": "沪A·12345", "person": "zhou.lin@family.example", "type": "parent", "certificate": "licence.jpg"'}'\n字段：{fields}。certificate 和 signature 为本机文件。`,
  ],
  'vehicle.create.done': ['Applied for {plate} (pass {id})', '已为 {plate} 提交申请（编号 {id}）'],
  'vehicle.until': ['the last day, YYYY-MM-DD; default: the end of the school year', '到期日（YYYY-MM-DD），默认为学年结束日'],
  'vehicle.validFrom': ['the first day; default: today', '生效日，默认为今天'],
  'vehicle.one.Pending': ['{id}: {plate}, {name}, pending', '{id}：{plate}，{name}，待审核'],
  'vehicle.one.Valid': ['{id}: {plate}, {name}, valid', '{id}：{plate}，{name}，有效'],
  'vehicle.one.Expired': ['{id}: {plate}, {name}, expired', '{id}：{plate}，{name}，已过期'],
  'vehicle.one.Cancelled': ['{id}: {plate}, {name}, cancelled', '{id}：{plate}，{name}，已作废'],
  'vehicle.one.Rejected': ['{id}: {plate}, {name}, rejected', '{id}：{plate}，{name}，已拒绝'],
  'vehicle.check.does': [
    'check whether this plate can drive in now; exits with 0 for yes and 1 for no',
    '查验车牌是否可以入校；可以时退出码为 0，否则为 1',
  ],
  'vehicle.check.plate': [
    'a plate; - answers each line of standard input with a line of JSON',
    '车牌号；- 表示逐行读取标准输入，并立即逐行输出 JSON 结果',
  ],
  'vehicle.check.more': [
    'Spaces, dots, dashes and case do not matter; the province may be left out or typed in pinyin (hua12345).\nWith -, a plate that cannot be checked gets admitted: false and an error, and the next one is read.',
    '空格、圆点、连字符和大小写不影响结果；省份简称可省略，也可用拼音（hua12345）。\n使用 - 时，无法查验的车牌会返回 admitted 为 false 及错误信息，然后继续读取下一行。',
  ],
  'vehicle.check.admitted': ['LET IN', '放行'],
  'vehicle.check.refused': ['DO NOT LET IN', '禁止通行'],
  'vehicle.check.others': ['Other passes of this plate:', '该车牌的其他通行证：'],
  'vehicle.code.does': ['print the signed text of the QR code of a valid pass', '输出有效通行证二维码的签名文本'],
  'vehicle.settings.does': [
    'show the end of the school year and the days of notice; NAME=VALUE changes one',
    '学年结束日和提前提醒天数；用 名称=值 更改',
  ],
  'head.car': ['CAR', '车辆'],
  'head.expiresOn': ['UNTIL', '到期日'],
  'head.plate': ['PLATE', '车牌号'],
  'head.valid': ['VALID', '有效期'],
  'refused.imagesPiped': [
    'With -, images are in the records: certificate and signature name their files',
    '使用 - 时，请在记录中用 certificate 和 signature 指定图片文件',
  ],
  'refused.noPass': ['There is no pass for “{plate}”', '没有“{plate}”的通行证'],
  'refused.noPlate': ['The plate is missing', '缺少车牌号'],
  'refused.passType': [
    'The type of pass is missing or unknown (“{type}”); use one of {types}',
    '通行证类型缺失或无效（“{type}”），只能是：{types}',
  ],
  'refused.severalPasses': [
    '“{plate}” has {count, number} passes; use the id instead',
    '“{plate}”有 {count, number} 张通行证，请用编号指定',
  ],
  'refused.unchecked': [
    '{failed, number} of {all, number} plates could not be checked',
    '{all, number} 个车牌中有 {failed, number} 个无法查验',
  ],
} as const satisfies Record<string, readonly [en: string, zh: string]>
