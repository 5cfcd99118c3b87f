import type { Schema } from '@isb/sdk'
import { isWord, word } from '@isb/words'
import { askAbout } from '../../lib/ask/asking.ts'
import type { Command } from '../../lib/command.ts'
import { fieldLines } from '../../lib/output/fields.ts'
import { settings } from '../../lib/resource/settings.ts'
import { summaryOf } from '../../lib/resource/words.ts'

/** `isb retention tidy-up` */
const tidyUp: Command = {
  name: 'tidy-up',
  does: summaryOf('retention.tidyUp'),
  examples: ['isb retention tidy-up --dry-run', 'isb retention tidy-up --yes'],
  asks: true,
  async run(context) {
    const { locale, say } = context
    const isb = await context.isb()
    const effectsOf = ({ deleted }: Schema<'TidiedUp'>) =>
      say('effects.deleted', { count: Object.values(deleted).reduce((sum, count) => sum + count, 0), kind: 'none' })
    let told = ''
    const work = async () => void (told = effectsOf(await isb.retention.tidyUp()))
    await askAbout(context, { operation: 'retention.tidyUp', count: 1, work, effects: () => told })
    context.effects.allow()
    const tidied = await isb.retention.tidyUp()
    const { deleted } = tidied
    const lines = Object.entries(deleted).map(([name, count]) => {
      const key = `field.${name}`
      return [isWord(key) ? word(locale, key) : name, count] as const
    })
    return { data: deleted, text: fieldLines(lines), effects: effectsOf(tidied) }
  },
}

/** `isb retention …`: how long things are kept. */
const commands: readonly Command[] = [settings('retention'), tidyUp]

export default commands
