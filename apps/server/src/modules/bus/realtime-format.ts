// GTFS-Realtime as its own definition says it (gtfs-realtime.proto, https://gtfs.org).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import protobuf from 'protobufjs'

/** The parts of a message that we write and read. Times are seconds since 1970; what is not there is undefined. */
export interface FeedMessage {
  readonly header: { readonly gtfsRealtimeVersion: string; readonly incrementality: string; readonly timestamp?: number }
  readonly entity: readonly FeedEntity[]
}
export interface FeedEntity {
  readonly id: string
  readonly isDeleted?: boolean
  readonly vehicle?: {
    readonly trip?: FeedTrip
    readonly vehicle?: { readonly id?: string; readonly label?: string; readonly licensePlate?: string }
    readonly position?: { readonly latitude: number; readonly longitude: number; readonly bearing?: number; readonly speed?: number }
    readonly currentStopSequence?: number
    readonly stopId?: string
    readonly currentStatus?: string
    readonly timestamp?: number
  }
  readonly tripUpdate?: {
    readonly trip: FeedTrip
    readonly vehicle?: { readonly id?: string; readonly label?: string; readonly licensePlate?: string }
    readonly timestamp?: number
    readonly stopTimeUpdate?: readonly { stopSequence: number; stopId: string; arrival: FeedTime; departure: FeedTime }[]
  }
  readonly alert?: {
    readonly activePeriod: readonly { start: number; end: number }[]
    readonly informedEntity: readonly { routeId: string; trip: FeedTrip }[]
    readonly cause: string
    readonly effect: string
    readonly headerText: { readonly translation: readonly { text: string; language: string }[] }
  }
}
export interface FeedTrip {
  readonly tripId: string
  readonly routeId: string
  readonly startDate: string
  readonly scheduleRelationship: string
}
interface FeedTime {
  readonly time: number
  readonly uncertainty?: number
}

const definition = readFileSync(join(import.meta.dirname, 'gtfs-realtime.proto'), 'utf8')
const message = protobuf.parse(definition).root.lookupType('transit_realtime.FeedMessage')

export const encodeFeed = (feed: FeedMessage): Buffer => Buffer.from(message.encode(message.fromObject(feed)).finish())

/** Reads a message. Throws for what is none. */
export const decodeFeed = (bytes: Uint8Array): FeedMessage =>
  message.toObject(message.decode(bytes), { longs: Number, enums: String, arrays: true }) as FeedMessage
