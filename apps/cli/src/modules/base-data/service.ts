import type { Command } from '../../lib/command.ts'
import { usage } from '../../lib/failure/refusal.ts'
import { readText } from '../../lib/input/source.ts'
import { longWork } from '../../lib/long-work.ts'
import { applied, applying, exitOf, followed, shown } from './bundles.ts'
import { summaryOf } from '../../lib/resource/words.ts'

/** `isb base-data pull-now` */
export const pullNow: Command = {
  name: 'pull-now',
  does: summaryOf('baseData.pull'),
  examples: ['isb base-data pull-now', 'isb base-data pull-now --apply --yes'],
  options: [{ flags: '--apply', does: 'baseData.pull.apply' }, ...applying],
  more: (say) => say('baseData.preview.exit'),
  async run(context, given) {
    const isb = await context.isb()
    const { bundle } = await followed(isb, isb.baseData.pull({}, longWork), context)
    return given.flag('apply') ? applied(isb, bundle, context, given) : shown(isb, bundle, context, exitOf(bundle))
  },
}

/** `isb base-data set-credential` */
export const setCredential: Command = {
  name: 'set-credential',
  does: 'baseData.credential.does',
  examples: ['isb base-data set-credential < secret.txt'],
  async run({ isb, say, world }) {
    if (world.stdin.isTTY) throw usage('refused.nothingPiped')
    const credential = (await readText('-', world)).trim()
    const data = await (await isb()).baseData.setCredential({ body: { credential } })
    return { data, text: '', said: say('settings.set.done') }
  },
}
