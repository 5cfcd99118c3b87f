// A timetable as GTFS, read whole.
import { Feed } from '@isb/domain'
import type { BundleFile } from './bundle.ts'
import type { Reading } from './read.ts'
import { eachRow, writtenIn, type Written } from './rows.ts'

/** Reads a feed. What it tells, and what is odd in it, the answer knows. */
export async function readFeed(files: readonly BundleFile[], today: string, { progress, between }: Omit<Reading, 'keep'>): Promise<Feed> {
  const feed = new Feed(
    files.map(({ name }) => name),
    today,
  )
  const read = files.filter(({ name }) => feed.order.includes(name))
  const all = 2 * read.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  const count = (bytes: number) => progress?.((done += bytes), all)
  const written = new Map<string, Written>()
  for (const file of read) {
    const found = await writtenIn(file)
    written.set(file.name, found)
    if (found.characterSet === null) feed.note({ code: 'CHARACTERS_BROKEN', file: file.name })
    else if (found.characterSet !== 'utf-8') feed.note({ code: 'CHARACTER_SET', file: file.name, value: found.characterSet.toUpperCase() })
    count(file.bytes)
  }
  for (const name of feed.order) {
    const found = written.get(name)
    if (found) await eachRow(found, feed.file({ name, heads: found.heads }), count, between)
  }
  return feed
}
