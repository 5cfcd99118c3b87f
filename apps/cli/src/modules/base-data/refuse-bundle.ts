import { BundleFault, bundleLimits } from '@isb/roster'
import { Refusal } from '../../lib/failure/refusal.ts'

/** Says why a bundle is not read. */
export const refuseBundle =
  (name: string) =>
  (error: unknown): never => {
    if (!(error instanceof BundleFault)) throw error
    if (error.why === 'FILES') throw new Refusal('baseData.tooManyFiles', { most: bundleLimits.files })
    if (error.why === 'SIZE') throw new Refusal('baseData.tooLarge', { gigabytes: bundleLimits.gigabytes, ratio: bundleLimits.ratio })
    throw new Refusal('refused.file', { name, text: error.message })
  }
