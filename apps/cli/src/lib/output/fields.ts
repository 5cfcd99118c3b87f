import { clean, pad, widthOf } from './width.ts'

/** One record for people: a name and a value a line, aligned. What is empty is left out. */
export function fieldLines(pairs: readonly (readonly [label: string, value: unknown])[]): string {
  const shown = pairs.filter(([, value]) => value !== undefined && value !== null && value !== '')
  const width = Math.max(0, ...shown.map(([label]) => widthOf(label)))
  return shown.map(([label, value]) => `${pad(label, width)}  ${clean(value)}\n`).join('')
}
