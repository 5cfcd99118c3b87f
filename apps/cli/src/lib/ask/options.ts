import type { Option } from '../command.ts'

/** The option that answers yes beforehand. */
export const yes: Option = { flags: '-y, --yes', does: 'option.yes' }
/** The option that has everything checked and rolled back. */
export const dryRun: Option = { flags: '--dry-run', does: 'import.dryRun' }
