/** The texts of mails. */
export default {
  'mail.reset-code.subject': ['{code} is your verification code', '您的验证码是 {code}'],
  'mail.reset-code.text': [
    'Hello {name},\n\nyour verification code for {school} is {code}. It is good for {minutes, number} minutes.\n\nIf you did not ask for it, somebody has typed your address by mistake. Your password has not been changed and you need to do nothing.\n',
    '{name}，您好：\n\n您在{school}的验证码是 {code}，{minutes, number} 分钟内有效。\n\n如果您没有申请过验证码，可能是他人误填了您的邮箱。您的密码没有变化，无需任何操作。\n',
  ],
} as const satisfies Record<string, readonly [en: string, zh: string]>
