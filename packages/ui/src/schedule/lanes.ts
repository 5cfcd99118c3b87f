import type { ScheduleItem } from './schedule-props.ts'

/** Where an item stands beside others of its time: the how-manieth of how many. */
export interface Lane {
  at: number
  of: number
}

/** Puts items of one column side by side where their times meet. */
export function lanesOf(items: readonly ScheduleItem[]): ReadonlyMap<number, Lane> {
  const lanes = new Map<number, Lane>()
  let group: { item: ScheduleItem; at: number }[] = []
  let groupEnds = -1
  const close = () => {
    const of = Math.max(0, ...group.map(({ at }) => at + 1))
    for (const { item, at } of group) lanes.set(item.id, { at, of })
    group = []
  }
  for (const item of items.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (item.from >= groupEnds) close()
    const taken = new Set(group.filter((other) => other.item.to > item.from).map(({ at }) => at))
    let at = 0
    while (taken.has(at)) at += 1
    group.push({ item, at })
    groupEnds = Math.max(groupEnds, item.to)
  }
  close()
  return lanes
}
