import { listOf } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { confirm } from '../../lib/ask/confirm.ts'
import { Exit } from '../../lib/failure/exit.ts'
import { Refusal } from '../../lib/failure/refusal.ts'
import { fieldLines } from '../../lib/output/fields.ts'
import { shownTime } from '../../lib/output/time.ts'
import { summaryOf } from '../../lib/resource/words.ts'

/** `isb account second-factor` */
export const secondFactor: Command = {
  name: 'second-factor',
  does: summaryOf('account.secondFactor'),
  examples: ['isb account second-factor', 'isb account second-factor --json'],
  async run({ isb, say, locale }) {
    const found = await (await isb()).account.secondFactor()
    const text = fieldLines([
      [say('account.secondFactor.app'), say(found.app ? 'said.yes' : 'said.no')],
      [
        say('account.secondFactor.passkeys'),
        listOf(
          locale,
          found.passkeys.map(({ name }) => name),
        ),
      ],
      [say('account.secondFactor.recoveryCodes'), found.recoveryCodes],
      [say('account.secondFactor.required'), say(found.required ? 'said.yes' : 'said.no')],
      [say('account.secondFactor.dueAt'), shownTime(found.dueAt)],
      [
        say('account.secondFactor.suspendedRoles'),
        listOf(
          locale,
          found.suspendedRoles.map(({ name }) => name),
        ),
      ],
    ])
    return { data: found, text }
  },
}

const codesAs = (codes: readonly string[] | null): string => (codes ?? []).map((code) => `${code}\n`).join('')

/** `isb account set-up-app` */
export const setUpApp: Command = {
  name: 'set-up-app',
  does: 'account.setUpApp.does',
  examples: ['isb account set-up-app'],
  async run({ isb, say, tell, ask, interactive }) {
    if (!interactive) throw new Refusal('refused.noTerminal', {}, { exit: Exit.signIn })
    const client = await isb()
    const { secret, uri } = await client.account.beginApp()
    tell(`${say('account.setUpApp.add')}\n${secret}\n${uri}`)
    const code = (await ask({ text: `${say('account.setUpApp.ask')} ` })).trim()
    const data = await client.account.confirmApp({ body: { code } })
    const said = [say('account.setUpApp.done'), ...(data.recoveryCodes ? [say('account.recoveryCodes.done')] : [])]
    return { data, text: codesAs(data.recoveryCodes), said: said.join('\n') }
  },
}

/** `isb account remove-app` */
export const removeApp: Command = {
  name: 'remove-app',
  does: summaryOf('account.removeApp'),
  examples: ['isb account remove-app', 'isb account remove-app --yes'],
  asks: true,
  async run(context) {
    await confirm(context, { question: context.say('account.removeApp.ask') })
    const data = await (await context.isb()).account.removeApp()
    return { data, said: context.say('account.removeApp.done') }
  },
}

/** `isb account recovery-codes` */
export const recoveryCodes: Command = {
  name: 'recovery-codes',
  does: 'account.recoveryCodes.does',
  examples: ['isb account recovery-codes', 'isb account recovery-codes > codes.txt'],
  async run({ isb, say }) {
    const data = await (await isb()).account.newRecoveryCodes()
    return { data, text: codesAs(data.recoveryCodes), said: say('account.recoveryCodes.done') }
  },
}
