/** Why somebody was not signed in with Microsoft. */
export default {
  'reason.MICROSOFT_DISABLED': [
    'Your account here is disabled. Please contact the administrator.',
    '您在本系统的账号已停用，请联系管理员。',
  ],
  'reason.MICROSOFT_OFF': ['Sign-in with Microsoft is not set up here', '本系统未启用 Microsoft 登录'],
  'reason.MICROSOFT_TENANT': [
    'This Microsoft account belongs to another organization. Please choose your school account.',
    '该 Microsoft 账号属于其他组织，请选择您的学校账号。',
  ],
  'reason.MICROSOFT_TOKEN': [
    'Microsoft’s answer could not be verified, or it came too late. Please try again.',
    '无法验证 Microsoft 的登录结果，或结果已过期，请重试。',
  ],
  'reason.MICROSOFT_UNKNOWN': [
    'There is no account here for this Microsoft account. Please contact the administrator, or choose another account.',
    '本系统中没有与此 Microsoft 账号对应的账号，请联系管理员，或换一个账号。',
  ],
  'reason.MICROSOFT_UNREACHABLE': [
    'Microsoft cannot be reached at the moment. Please try again in a minute, or sign in with your password.',
    '暂时无法连接 Microsoft，请稍后再试，或使用密码登录。',
  ],
} as const satisfies Record<string, readonly [en: string, zh: string]>
