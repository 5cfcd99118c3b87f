/** How long things are kept. */
export default {
  'retention.does': ['how long emails, sign-ins, import reports and the audit are kept', '邮件、登录记录、导入报告和审计的保留期限'],
  'retention.tidyUp.does': ['delete what is too old now, as happens once a day', '立即删除过期数据；系统每天也会自动删除'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
