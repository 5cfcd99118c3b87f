/** Every record of a list, page after page: nothing is left out, however many there are. */
export async function everyOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}
