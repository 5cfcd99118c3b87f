// Counts how often a server waits for PostgreSQL: what a slow network makes slow.
import pg from 'pg'

interface Wire {
  query(text: string): void
  sync(): void
  on(event: 'readyForQuery', listener: () => void): void
}
const wire = (pg as unknown as { Connection: { prototype: Wire } }).Connection.prototype

/** What each connection of this process has asked and not been answered yet. */
const open = new WeakMap<Wire, number>()
let trips = 0

function asked(connection: Wire): void {
  if (!open.has(connection)) {
    open.set(connection, 0)
    connection.on('readyForQuery', () => void open.set(connection, Math.max(0, (open.get(connection) ?? 0) - 1)))
  }
  const waiting = open.get(connection) ?? 0
  if (waiting === 0) trips++
  open.set(connection, waiting + 1)
}

/** Begins to count, for this process. */
export function countRoundTrips(): void {
  const { query, sync } = wire
  wire.query = function (text) {
    // The listener asks its connection whether it is well.
    if (text !== 'select 1') asked(this)
    query.call(this, text)
  }
  wire.sync = function () {
    asked(this)
    sync.call(this)
  }
}

/** The round trips of some work: messages to PostgreSQL that were sent while nothing was under way on their connection. */
export async function roundTripsOf(work: () => Promise<unknown>): Promise<number> {
  const before = trips
  await work()
  return trips - before
}
