/** Signing in and out. */
export default {
  'login.does': ['sign in and keep the session in a profile', '登录，并将会话保存在配置中'],
  'login.email': ['your email address', '您的电子邮箱'],
  'login.passwordStdin': [
    'read the password from standard input; a code of the second factor may stand in a second line',
    '从标准输入读取密码；第二行可为两步验证的验证码',
  ],
  'login.appKey': ['the application key, if the deployment has its own', '应用标识（部署另有设置时填写）'],
  'login.tenantId': ['the tenant, if the deployment has its own', '租户标识（部署另有设置时填写）'],
  'login.askHost': ['Address of the server:', '服务器地址：'],
  'login.askEmail': ['Email address:', '电子邮箱：'],
  'login.askEmailKnown': ['Email address [{known}]:', '电子邮箱 [{known}]：'],
  'login.askPassword': ['Password (not shown):', '密码（输入时不显示）：'],
  'login.askCode': ['Code of your authenticator app, or a recovery code:', '验证器应用的验证码或恢复代码：'],
  'login.notEncrypted': [
    'Careful: the connection to {host} is not encrypted. Others may be able to read the password.',
    '注意：{host} 未加密，密码可能被他人读取。',
  ],
  'login.to': ['Signing in to {host}', '正在登录 {host}'],
  'login.done': ['Signed in to {host} as {name} (profile {profile})', '已登录 {host}：{name}（配置 {profile}）'],
  'logout.does': ['end the session; the profile stays', '退出登录，保留配置'],
  'logout.done': ['Signed out of {host}', '已退出 {host}'],
  'logout.nobody': ['Nobody is signed in', '当前没有登录'],
  'whoami.does': ['show who is signed in, and where', '显示当前登录的用户和服务器'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
