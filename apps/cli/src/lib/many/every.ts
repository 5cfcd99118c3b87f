/** Every record of a list, page after page: nothing is left out, however many there are. */
export const everyOf = <Item>(items: AsyncIterable<Item>): Promise<Item[]> => firstOf(items, Infinity)

/** The first records of a list, of as many pages as they take. */
export async function firstOf<Item>(items: AsyncIterable<Item>, most: number): Promise<Item[]> {
  const first: Item[] = []
  for await (const item of items) {
    first.push(item)
    if (first.length >= most) break
  }
  return first
}
