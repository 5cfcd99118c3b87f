/** Mails about an account: a code or a link to set the password, and what was done to it. */
export default {
  'mail.reset-code.subject': ['{code} is your verification code', '您的验证码是 {code}'],
  'mail.reset-code.text': [
    'Hello {name},\n\nyour verification code for {school} is {code}. It is good for {minutes, number} minutes.\n\nIf you did not ask for it, somebody has typed your address by mistake. Your password has not been changed and you need to do nothing.\n',
    '{name}，您好：\n\n您在{school}的验证码是 {code}，{minutes, number} 分钟内有效。\n\n如果您没有申请过验证码，可能是他人误填了您的邮箱。您的密码没有变化，无需任何操作。\n',
  ],
  'mail.reset-link.subject': ['Set a new password for {school}', '重置您在{school}的密码'],
  'mail.reset-link.text': [
    'Hello {name},\n\nplease set a new password for {school}:\n\n{link}\n\nThe link works once, for {minutes, number} minutes. It comes in place of a code because many have been asked for, or guessed at, for your account.\n\nIf you did not ask for it, you need to do nothing. Your password has not been changed.\n',
    '{name}，您好：\n\n请打开以下链接，重置您在{school}的密码：\n\n{link}\n\n该链接只能使用一次，{minutes, number} 分钟内有效。由于您的账号近期多次申请验证码或有人多次猜测验证码，本次以链接代替验证码。\n\n如果您没有申请过，无需任何操作，您的密码没有变化。\n',
  ],
  'mail.password-changed.subject': ['Your password was changed', '您的密码已更改'],
  'mail.password-changed.text': [
    'Hello {name},\n\nthe password of your account at {school} was changed on {at}.\n\nIf it was not you, reset it at once with “Forgot password ?” on the sign-in page, and tell whoever looks after the accounts.\n',
    '{name}，您好：\n\n您在{school}的账号密码已于{at}更改。\n\n如果不是您本人操作，请立即在登录页点击“忘记密码？”重置密码，并告知账号管理员。\n',
  ],
  'mail.address-changed.subject': ['The address of your account was changed', '您账号的邮箱已更改'],
  'mail.address-changed.text': [
    'Hello {name},\n\nyour account at {school} was given another email address on {at}. Nobody signs in with this one any more.\n\nIf you did not expect this, tell whoever looks after the accounts.\n',
    '{name}，您好：\n\n您在{school}的账号已于{at}更换邮箱，此邮箱不能再用于登录。\n\n如果您不知情，请告知账号管理员。\n',
  ],
  'mail.new-device.subject': ['Somebody signed in from a new browser', '您的账号在新设备上登录'],
  'mail.new-device.text': [
    'Hello {name},\n\nsomebody signed in to your account at {school} on {at} from a browser that has not been used for it before.\n\nAddress: {address}\nBrowser: {browser}\n\nIf it was you, you need to do nothing. If not, reset your password at once with “Forgot password ?” on the sign-in page: that signs everybody else out.\n',
    '{name}，您好：\n\n您在{school}的账号于{at}在一台此前未使用过的设备上登录。\n\n地址：{address}\n浏览器：{browser}\n\n如果是您本人，无需任何操作。如果不是，请立即在登录页点击“忘记密码？”重置密码，其他人将随之退出登录。\n',
  ],
} as const satisfies Record<string, readonly [en: string, zh: string]>
