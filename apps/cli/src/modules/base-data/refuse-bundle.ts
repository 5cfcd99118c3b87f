import { BundleFault, bundleLimits } from '@isb/tables/bundles'
import { Refusal } from '../../lib/failure/refusal.ts'

/** Says why a bundle is not read. */
export const refuseBundle =
  (name: string) =>
  (error: unknown): never => {
    if (!(error instanceof BundleFault)) throw error
    if (error.why === 'FILES') throw new Refusal('baseData.tooManyFiles', { most: bundleLimits.files })
    if (error.why === 'SIZE') throw new Refusal('baseData.tooLarge', { gigabytes: bundleLimits.gigabytes, ratio: bundleLimits.ratio })
    if (error.file !== undefined) throw new Refusal('baseData.noText', { name, file: error.file })
    if (error.code !== undefined) throw new Refusal('refused.file', { name, text: error.code })
    throw new Refusal('baseData.noBundle', { name })
  }
