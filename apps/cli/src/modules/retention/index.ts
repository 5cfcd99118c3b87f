import { isWord, word } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { fieldLines } from '../../lib/output/fields.ts'
import { settings } from '../../lib/resource/settings.ts'

/** `isb retention tidy-up` */
const tidyUp: Command = {
  name: 'tidy-up',
  does: 'retention.tidyUp.does',
  examples: ['isb retention tidy-up'],
  async run({ isb, locale }) {
    const { deleted } = await (await isb()).retention.tidyUp()
    const lines = Object.entries(deleted).map(([name, count]) => {
      const key = `field.${name}`
      return [isWord(key) ? word(locale, key) : name, count] as const
    })
    return { data: deleted, text: fieldLines(lines) }
  },
}

/** `isb retention …`: how long things are kept. */
const commands: readonly Command[] = [settings('retention'), tidyUp]

export default commands
