/** Inviting somebody to set their first password. */
export default {
  'mail.invitation.subject': ['Your account at {school}', '您在{school}的账号'],
  'mail.invitation.text': [
    'Hello {name},\n\n{school} has opened an account for you in its School Console. Please set your password:\n\n{link}\n\nThe link works once, until {until}. After that, ask whoever invited you for a new one.\n\nIf you did not expect this, you need to do nothing.\n',
    '{name}，您好：\n\n{school}已为您在校务管理台开通账号，请打开以下链接设置密码：\n\n{link}\n\n该链接只能使用一次，有效期至{until}。过期后请联系邀请您的人重新发送。\n\n如果您不清楚这封邮件的来由，无需任何操作。\n',
  ],
  'reason.INVITATION_INVALID': [
    'This link has been used or has expired. Ask whoever invited you for a new one, or reset your password by email.',
    '该链接已使用或已过期。请联系邀请您的人重新发送，或通过邮件重置密码。',
  ],
} as const satisfies Record<string, readonly [en: string, zh: string]>
