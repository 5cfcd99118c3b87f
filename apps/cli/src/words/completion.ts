/** Completion scripts. */
export default {
  'completion.does': ['print a completion script for a shell', '输出命令补全脚本'],
  'completion.shell': ['bash, zsh or fish', 'bash、zsh 或 fish'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
