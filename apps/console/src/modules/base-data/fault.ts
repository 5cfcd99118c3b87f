import type { Schema } from '@isb/sdk'
import { wordOr } from '../../lib/base/words/i18n.ts'

/** Why a roster could not be fetched, and what was asked for then. */
export const faultText = ({ fault, faultDetail }: Pick<Schema<'BaseDataRun'>, 'fault' | 'faultDetail'>): string =>
  `${wordOr(`reason.${fault}`, fault)} (${faultDetail})`
