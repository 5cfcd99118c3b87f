/** How long things are kept. */
export default {
  'retention.does': ['how long emails, sign-ins, import reports and the audit are kept', '邮件、登录记录、导入报告和审计的保留期限'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
