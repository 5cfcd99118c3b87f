// A bundle of files that was uploaded: read here where it is small, by a process of its own where it is not.
import { unfolded } from '@isb/tables/bundles'
import { Incoming } from './incoming.ts'

/** Bytes that are read and checked within some 10 ms at a time. */
const few = 256 * 1024

/**
 * Whether a bundle is large, packed or unfolded.
 * @param ending what its files end in
 */
export const isLargeBundle = async (body: unknown, ending: 'csv' | 'txt'): Promise<boolean> =>
  !(body instanceof Incoming && body.size <= few && (await unfolded(await body.read(), ending)) <= few)

/** What is to be read of it. A process of its own keeps the file; here it goes with the request. */
export const zipIn = async (body: Incoming): Promise<number | Buffer> => (body.size <= few ? body.read() : body.descriptor)
