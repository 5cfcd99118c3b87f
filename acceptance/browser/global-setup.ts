// Starts the PostgreSQL of the run before the first journey and stops it after the last.
import { startRunCluster } from '@isb/server/run-cluster'

export default async function setup(): Promise<() => Promise<void>> {
  const { stop } = await startRunCluster()
  return stop
}
