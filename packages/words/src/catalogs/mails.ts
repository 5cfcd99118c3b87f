/** What all mails say, and the mails about an account: a code or a link to set the password, and what was done to it. */
export default {
  'mail.hello': ['Hello {name},', '{name}，您好：'],
  'mail.helloAll': ['Hello,', '您好：'],
  'mail.open': ['View details', '查看详情'],
  'mail.code': ['QR code', '二维码'],
  'field.device': ['Browser', '浏览器'],
  'mail.reset-code.subject': ['{code} is your verification code', '您的验证码是 {code}'],
  'mail.reset-code.text': [
    'Use this code to reset your password for {school}. It expires in {minutes, number} minutes.',
    '请使用以下验证码重置您在{school}的密码，{minutes, number} 分钟内有效。',
  ],
  'mail.reset-code.more': [
    'If you did not ask for this code, you can ignore this email. Your password has not been changed.',
    '如果您没有申请验证码，请忽略此邮件。您的密码没有变化。',
  ],
  'mail.reset-link.subject': ['Reset your password for {school}', '重置您在{school}的密码'],
  'mail.reset-link.text': [
    'You can now set a new password for {school}. The link works once and expires in {minutes, number} minutes.',
    '您可以重置您在{school}的密码。链接只能使用一次，{minutes, number} 分钟内有效。',
  ],
  'mail.reset-link.next': ['Set a new password', '设置新密码'],
  'mail.reset-link.more': [
    'You received a link instead of a code because too many codes were requested or entered incorrectly for your account. If you did not ask to reset your password, you can ignore this email: your password has not been changed.',
    '由于您的账号近期多次申请或输错验证码，本次以链接代替验证码。如果您没有申请重置密码，请忽略此邮件。您的密码没有变化。',
  ],
  'mail.password-changed.subject': ['Your password was changed', '您的密码已更改'],
  'mail.password-changed.text': ['Your password for {school} was changed on {at}.', '您在{school}的账号密码已于{at}更改。'],
  'mail.password-changed.next': ['Not you? Reset your password', '不是您本人？立即重置密码'],
  'mail.password-changed.more': [
    'If you changed it yourself, there is nothing to do. If not, reset your password now and contact the administrator.',
    '如果是您本人更改，无需任何操作。如果不是，请立即重置密码并联系管理员。',
  ],
  'mail.address-changed.subject': ['The email address of your account was changed', '您账号的邮箱已更改'],
  'mail.address-changed.text': [
    'The email address of your account at {school} was changed on {at}.',
    '您在{school}的账号已于{at}更换邮箱。',
  ],
  'mail.address-changed.more': [
    'You can no longer sign in with this address. If you did not expect this, please contact the administrator.',
    '此邮箱不能再用于登录。如果您不知情，请联系管理员。',
  ],
  'mail.new-device.subject': ['New sign-in to your account', '您的账号在新设备上登录'],
  'mail.new-device.text': ['Somebody signed in to your account at {school} from a new browser.', '您在{school}的账号在一台新设备上登录。'],
  'mail.new-device.next': ['Not you? Reset your password', '不是您本人？立即重置密码'],
  'mail.new-device.more': [
    'If this was you, there is nothing to do. If not, reset your password now: everybody else will be signed out.',
    '如果是您本人，无需任何操作。如果不是，请立即重置密码，其他人将随之退出登录。',
  ],
  'mail.second-factor-changed.subject': ['Your second factor was changed', '您的两步验证已更改'],
  'mail.second-factor-changed.text': [
    'The second factor of your account at {school} was changed on {at}.',
    '您在{school}的账号已于{at}更改两步验证。',
  ],
  'mail.second-factor-changed.next': ['Not you? Reset your password', '不是您本人？立即重置密码'],
  'mail.second-factor-changed.more': [
    'If you changed it yourself, there is nothing to do. If not, reset your password now and contact the administrator.',
    '如果是您本人更改，无需任何操作。如果不是，请立即重置密码并联系管理员。',
  ],
  'mail.second-factor-guessed.subject': ['Somebody may know your password', '他人可能已获知您的密码'],
  'mail.second-factor-guessed.text': [
    'Somebody entered the password of your account at {school}, and then several wrong codes.',
    '有人输入了您在{school}的账号密码，随后多次输错验证码。',
  ],
  'mail.second-factor-guessed.next': ['Not you? Reset your password', '不是您本人？立即重置密码'],
  'mail.second-factor-guessed.more': [
    'If this was you, there is nothing to do. If not, reset your password now: without it nobody can try codes.',
    '如果是您本人，无需任何操作。如果不是，请立即重置密码，他人便无法再尝试验证码。',
  ],
  'mail.account-locked.subject': ['The account of {who} was locked', '{who}的账号已被锁定'],
  'mail.account-locked.text': [
    'Somebody entered several wrong passwords or codes for the account of {who}. It lets nobody in for some minutes.',
    '有人多次输错{who}的账号密码或验证码。该账号将暂停登录几分钟。',
  ],
  'mail.account-locked.next': ['View refused sign-ins', '查看被拒绝的登录'],
  'mail.account-locked.more': [
    'Ask {who}. If it was somebody else, the password should be changed.',
    '请向{who}核实。如非本人操作，应更改密码。',
  ],
  'mail.new-administrator.subject': ['{who} is an administrator now', '{who}已成为管理员'],
  'mail.new-administrator.text': [
    '{who} was given the role that holds every permission at {school}.',
    '{who}已在{school}获得拥有全部权限的角色。',
  ],
  'mail.new-administrator.more': [
    'If no administrator meant to do this, take the role away now.',
    '如果没有管理员有意为之，请立即收回该角色。',
  ],
  'mail.many-exports.subject': ['{who} exported many files', '{who}导出了大量文件'],
  'mail.many-exports.text': ['{who} exported {count, number} files within an hour.', '{who}在一小时内导出了 {count, number} 个文件。'],
  'mail.many-exports.next': ['View the exports', '查看导出记录'],
  'mail.own-data-ends.subject': ['Your API token “{token}” will reach less', '您的 API 令牌“{token}”的访问范围将缩小'],
  'mail.own-data-ends.text': [
    'From {at} on, your API token “{token}” reaches your own data (your requests, your children) only where its scopes say so.',
    '自 {at} 起，您的 API 令牌“{token}”仅在其权限范围包含时才能访问您的本人数据（您的申请、您的孩子）。',
  ],
  'mail.own-data-ends.next': ['View your API tokens', '查看您的 API 令牌'],
  'mail.own-data-ends.more': [
    'The operations are the changes of your own data that the token made in the last 90 days. The server does not record what it read. ' +
      'If your program needs your own data, create a token with own data ticked and give it to the program. Otherwise there is nothing to do.',
    '所列操作为该令牌最近 90 天内对您本人数据所做的更改。服务器不记录令牌读取的内容。' +
      '如果您的程序需要您的本人数据，请创建勾选了本人数据的新令牌并交给该程序使用；否则无需任何操作。',
  ],
  'mail.backup-failed.subject': ['The backup of {day} failed', '{day} 的备份失败'],
  'mail.backup-failed.text': ['The server could not make its daily backup: {why}', '服务器未能完成每日备份：{why}'],
  'mail.backup-failed.more': [
    'It tries again every hour. Until it succeeds, the newest backup is that of an earlier day. Look at the disk of BACKUP_DIR first.',
    '服务器每小时会重试一次。在成功之前，最新的备份是之前某一天的。请先检查 BACKUP_DIR 所在的磁盘。',
  ],
} as const satisfies Record<string, readonly [en: string, zh: string]>
