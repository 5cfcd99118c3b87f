/**
 * The pages to offer: the first, the last, the one one is on and its neighbours; null for a gap. Always seven places
 * where there are more than seven pages, so that the arrows do not move under the pointer.
 */
export function pagesToShow(page: number, pages: number): (number | null)[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step)
  if (pages <= 7) return range(1, pages)
  if (page <= 4) return [...range(1, 5), null, pages]
  if (page >= pages - 3) return [1, null, ...range(pages - 4, pages)]
  return [1, null, page - 1, page, page + 1, null, pages]
}
