import type { Data, Schema } from '@isb/contract'
import { whyNotFeedAddress, whyNotTiles } from '@isb/domain'
import type { SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { settingsOf } from '../../core/shared/settings.ts'

export const settings = settingsOf<Schema<'BusSettings'>>('bus-setting', 'busSetting', ({ tilesAddress, feedAddress }) => {
  const [tiles, feed] = [whyNotTiles(tilesAddress), whyNotFeedAddress(feedAddress)]
  return (tiles && { path: '/tilesAddress', reason: tiles }) ?? (feed && { path: '/feedAddress', reason: feed })
})

/** What the map needs to know: whoever sees buses may, and not what else is set. */
export async function map(_input: unknown, { db }: SignedIn): Promise<Data<'bus.map'>> {
  return db.selectFrom('busSetting').select(['tilesAddress', 'tilesDatum', 'tilesSource']).executeTakeFirstOrThrow()
}

/** The policy of the console's page lets the map show tiles of exactly that origin. */
export async function imagesFrom(db: Db): Promise<readonly string[]> {
  const { tilesAddress } = await db.selectFrom('busSetting').select('tilesAddress').executeTakeFirstOrThrow()
  return tilesAddress === '' ? [] : [new URL(tilesAddress).origin]
}
