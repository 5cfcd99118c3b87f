import { isColoured, type World } from '../world.ts'
import { bold } from './colour.ts'
import { pad, widthOf } from './width.ts'

/** A few lines in a frame, bold and in a colour where the terminal shows colours: readable from a step away. */
export function framed(lines: readonly string[], colour: (text: string) => string, world: World): string {
  const inner = Math.max(...lines.map(widthOf)) + 8
  const drawn = [`┏${'━'.repeat(inner)}┓`, ...['', ...lines, ''].map((line) => `┃${pad(`    ${line}`, inner)}┃`), `┗${'━'.repeat(inner)}┛`]
  return drawn.map((line) => `${isColoured(world, world.stdout) ? bold(colour(line)) : line}\n`).join('')
}
