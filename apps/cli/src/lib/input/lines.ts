import { createInterface } from 'node:readline'
import type { World } from '../world.ts'

/** Standard input a line at a time, each as soon as it is there: for what answers before the next one comes. */
export async function* linesIn({ stdin }: Pick<World, 'stdin'>): AsyncGenerator<string, void> {
  for await (const line of createInterface({ input: stdin, crlfDelay: Infinity })) yield line
}
