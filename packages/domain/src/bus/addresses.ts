/** A name or a number of a host and nothing else: it goes into the page's policy. */
const isHost = (text: string) => /^([a-z0-9.-]+|\[[0-9a-f:.]+\])$/.test(text)
const isWeb = (text: string) => /^https?:\/\/[^\s/@]+(\/\S*)?$/i.test(text) && URL.canParse(text) && isHost(new URL(text).hostname)

/** Why an address of map tiles is none, or null. It has `{z}`, `{x}` and `{y}` behind its host, which is one: the page's policy names it. */
export const whyNotTiles = (address: string): 'BUS_TILES_ADDRESS' | null =>
  address === '' ||
  (isWeb(address) && !/^https?:\/\/[^/]*[{}]/i.test(address) && ['{z}', '{x}', '{y}'].every((part) => address.includes(part)))
    ? null
    : 'BUS_TILES_ADDRESS'

/** Why an address of a live feed is none, or null. */
export const whyNotFeedAddress = (address: string): 'BUS_FEED_ADDRESS' | null =>
  address === '' || isWeb(address) ? null : 'BUS_FEED_ADDRESS'
