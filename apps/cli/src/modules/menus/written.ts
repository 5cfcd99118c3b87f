import type { Scalar } from 'yaml'

/** What a scalar says, as it is written: an id keeps all its digits. */
export const writtenIn = ({ value, source }: Scalar): string | null =>
  value === null ? null : typeof value === 'string' ? value : (source ?? JSON.stringify(value))
