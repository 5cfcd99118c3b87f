import type { Command, Given } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { readAll } from '../../lib/ask/prompt.ts'
import { Refusal, usage } from '../../lib/failure/refusal.ts'
import { summaryOf } from '../../lib/resource/words.ts'

const unattended = 'isb account change-password --password-stdin < FILE'

/** The current password and the new one: two lines that are piped in, or asked for and never shown. */
async function passwords({ world, interactive, ask, say }: Context, given: Given): Promise<{ current: string; password: string }> {
  if (given.flag('passwordStdin') === true) {
    if (world.stdin.isTTY) throw usage('refused.passwordNotPiped', {}, unattended)
    const [current, password, ...rest] = new TextDecoder().decode(await readAll(world)).split(/\r?\n/)
    if (!current || !password || rest.some(Boolean)) throw usage('refused.twoLines', {}, unattended)
    return { current, password }
  }
  if (!interactive) throw usage('refused.noTerminal', {}, unattended)
  const current = await ask({ text: `${say('account.askCurrent')} `, hidden: true })
  const password = await ask({ text: `${say('account.askNew')} `, hidden: true })
  if ((await ask({ text: `${say('account.askAgain')} `, hidden: true })) !== password) throw new Refusal('refused.notTheSame')
  return { current, password }
}

/** `isb account change-password` */
export const changePassword: Command = {
  name: 'change-password',
  does: summaryOf('account.changePassword'),
  examples: ['isb account change-password', 'isb account change-password --password-stdin < both.txt'],
  options: [{ flags: '--password-stdin', does: 'account.changePassword.stdin' }],
  async run(context, given) {
    const isb = await context.isb()
    const { ended } = await isb.account.changePassword({ body: await passwords(context, given) })
    return { data: { ended }, said: context.say('account.changePassword.done', { count: ended }) }
  },
}
