import type { Command } from '../../lib/command.ts'
import { usage } from '../../lib/failure/refusal.ts'
import { bash } from './bash.ts'
import { fish } from './fish.ts'
import { spotsIn } from './spots.ts'
import { zsh } from './zsh.ts'

const shells = { bash, zsh, fish }

/** `isb completion SHELL` */
const command: Command = {
  name: 'completion',
  does: 'completion.does',
  examples: [
    'isb completion bash > /etc/bash_completion.d/isb',
    'isb completion zsh > "${fpath[1]}/_isb"',
    'isb completion fish > ~/.config/fish/completions/isb.fish',
  ],
  args: [{ name: 'SHELL', does: 'completion.shell' }],
  async run({ say, locale, entries }, { args: [shell = ''] }) {
    if (!(shell in shells)) throw usage('refused.choice', { name: 'SHELL', value: shell, values: Object.keys(shells).join(', ') })
    const text = shells[shell as keyof typeof shells](await spotsIn(entries, { locale, say }))
    return { data: { shell, script: text }, text }
  },
}

export default command
