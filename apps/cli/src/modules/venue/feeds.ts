import { nameIn, word } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { idOf } from '../../lib/line/id.ts'
import { columnsFor, timesFor } from '../../lib/output/columns.ts'
import { venueNamed } from './find.ts'
import { summaryOf } from '../../lib/resource/words.ts'

/** `isb venue feeds` */
export const feeds: Command = {
  name: 'feeds',
  does: summaryOf('venue.feeds'),
  examples: ['isb venue feeds', "isb venue feeds --ndjson | jq -r 'select(.lastReadAt == null) | .id'"],
  lists: true,
  async run(context) {
    const { locale, say } = context
    const data = await (await context.isb()).venue.feeds()
    const rows = data.map((feed) => ({
      ...feed,
      venue: feed.venue ? nameIn(locale, feed.venue) : say('venue.feeds.own'),
      titles: word(locale, feed.titles ? 'yes' : 'no'),
    }))
    const columns = [...columnsFor('id', 'venue', 'titles'), ...timesFor('createdAt', 'lastReadAt')]
    return { data, table: { rows, columns, empty: say('venue.feeds.none') } }
  },
}

/** `isb venue create-feed` */
export const createFeed: Command = {
  name: 'create-feed',
  does: summaryOf('venue.createFeed'),
  examples: ['isb venue create-feed', 'isb venue create-feed --venue "East Gym" --titles'],
  options: [
    { flags: '--venue <NAME>', does: 'venue.createFeed.venue' },
    { flags: '--titles', does: 'venue.createFeed.titles' },
  ],
  async run({ isb, say }, given) {
    const client = await isb()
    const venue = given.text('venue')
    const venueId = venue === undefined ? null : (await venueNamed(client, venue)).id
    const made = await client.venue.createFeed({ body: { venueId, titles: given.flag('titles') === true } })
    return { data: made, text: `${made.address}\n`, said: say('venue.createFeed.done', { id: made.feed.id }) }
  },
}

/** `isb venue remove-feed` */
export const removeFeed: Command = {
  name: 'remove-feed',
  does: summaryOf('venue.removeFeed'),
  asks: true,
  examples: ['isb venue remove-feed 4'],
  args: [{ name: 'ID', does: 'venue.feedId' }],
  async run({ isb, say }, given) {
    const feedId = idOf(given.args[0])
    await (await isb()).venue.removeFeed({ path: { feedId } })
    return { data: { removed: feedId }, said: say('venue.removeFeed.done') }
  },
}
