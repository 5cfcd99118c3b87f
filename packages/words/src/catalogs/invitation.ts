/** Inviting somebody to set their first password. */
export default {
  'mail.invitation.subject': ['Your account at {school}', '您在{school}的账号'],
  'mail.invitation.text': [
    '{school} has created an account for you. Set your password to get started.',
    '{school}已为您开通账号，请设置密码后开始使用。',
  ],
  'mail.invitation.next': ['Set your password', '设置密码'],
  'mail.invitation.more': [
    'The link works once, until {until}. After that, ask whoever invited you for a new one. If you did not expect this email, you can ignore it.',
    '链接只能使用一次，有效期至{until}。过期后请联系邀请您的人重新发送。如果您不清楚这封邮件的来由，请忽略。',
  ],
  'reason.INVITATION_INVALID': [
    'This link has been used or has expired. Ask whoever invited you for a new one, or reset your password by email.',
    '该链接已使用或已过期。请联系邀请您的人重新发送，或通过邮件重置密码。',
  ],
} as const satisfies Record<string, readonly [en: string, zh: string]>
