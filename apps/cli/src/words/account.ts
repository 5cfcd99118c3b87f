/** One’s own account. */
export default {
  'account.does': ['your own password, sessions and API tokens', '自己的密码、会话和 API 令牌'],
  'account.askCurrent': ['Current password (not shown):', '当前密码（输入时不显示）：'],
  'account.askNew': ['New password (not shown):', '新密码（输入时不显示）：'],
  'account.askAgain': ['Repeat the new password:', '再次输入新密码：'],
  'account.changePassword.does': ['change your password; your other sessions end', '修改密码，其他会话将结束'],
  'account.changePassword.stdin': [
    'read the current and the new password from standard input, one per line',
    '从标准输入读取当前密码和新密码，各占一行',
  ],
  'account.changePassword.done': [
    'Password changed{count, plural, =0 {} one {; # other session has ended} other {; # other sessions have ended}}',
    '密码已修改{count, plural, =0 {} other {，已结束其他 # 个会话}}',
  ],
  'account.sessions.does': ['list your open sessions', '列出自己的会话'],
  'account.sessionId': ['the id of a session (isb account sessions)', '会话编号（isb account sessions）'],
  'account.endSession.does': ['end one of your sessions', '结束自己的一个会话'],
  'account.endSession.done': ['The session has ended', '会话已结束'],
  'account.endOtherSessions.does': [
    'end all your other sessions and revoke your API tokens',
    '结束除当前会话外的所有会话，并撤销自己的 API 令牌',
  ],
  'account.endOtherSessions.keepTokens': ['keep the API tokens', '保留 API 令牌'],
  'account.ended': [
    '{count, plural, =0 {There was no other session} one {# session has ended} other {# sessions have ended}}{tokens, plural, =0 {} one {, # token is revoked} other {, # tokens are revoked}}',
    '{count, plural, =0 {没有其他会话} other {已结束 # 个会话}}{tokens, plural, =0 {} other {，已撤销 # 个令牌}}',
  ],
  'account.tokens.does': ['list your API tokens', '列出自己的 API 令牌'],
  'account.tokens.none': ['No API tokens', '没有 API 令牌'],
  'account.tokenId': ['the id of a token (isb account tokens)', '令牌编号（isb account tokens）'],
  'account.token.name': ['what it is for', '令牌的用途'],
  'account.token.scope': ['a permission code that it can use; repeatable', '令牌可使用的权限编码，可多次指定'],
  'account.token.expires': ['the last day, or a time; at most two years from now', '有效期的最后一天或具体时间，最长两年'],
  'account.createToken.does': ['create an API token; it is printed only once', '创建 API 令牌，仅在此时显示一次'],
  'account.createToken.done': [
    'Created “{name}”. Keep the token: it cannot be shown again.',
    '已创建“{name}”。请妥善保存令牌，之后无法再次查看。',
  ],
  'account.revokeToken.does': ['revoke one of your API tokens', '撤销自己的 API 令牌'],
  'account.revokeToken.done': ['Token revoked', '令牌已撤销'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
