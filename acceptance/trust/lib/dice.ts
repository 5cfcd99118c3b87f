// Chance that can be had again: the same seed throws the same.

/** Dice of a seed. */
export class Dice {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** A whole number from 0 to below `sides` (mulberry32). */
  throw(sides: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * sides)
  }

  /** True so many times in a hundred. */
  chance(percent: number): boolean {
    return this.throw(100) < percent
  }

  pick<T>(from: readonly T[]): T {
    const picked = from[this.throw(from.length)]
    if (picked === undefined) throw new Error('nothing to pick from')
    return picked
  }
}
