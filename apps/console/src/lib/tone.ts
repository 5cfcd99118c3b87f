import type { EnumName, EnumValue } from '@isb/sdk/metadata'
import type { Tone } from '@isb/ui'

/** Enums whose values never stand on a chip. */
type WithoutChip =
  | ('Gender' | 'Locale' | 'MenuType' | 'PassType' | 'StaffSource' | 'StaffType' | 'StoredMenuType')
  | ('GateReason' | 'MailFault' | 'MailKind' | 'Missing' | 'PlanAction' | 'PlanKind' | 'RunState')

/** The tone of every value that is shown as a chip, by its enum: what waits, what is under way, what is good, over, or bad. */
export const tones: { readonly [Name in Exclude<EnumName, WithoutChip>]: Readonly<Record<EnumValue<Name>, Tone>> } = {
  BikeStatus: { Available: 'good', 'In use': 'live', Overdue: 'bad', Returned: 'over', 'Under Maintenance': 'waiting' },
  Confirmation: { Pending: 'waiting', Confirmed: 'good', Rejected: 'bad', Cancelled: 'over' },
  MailState: { Pending: 'waiting', Sent: 'good', Dead: 'bad' },
  PassStatus: { Pending: 'waiting', Valid: 'good', Expired: 'bad', Cancelled: 'over', Rejected: 'bad' },
  TokenState: { Active: 'good', Expired: 'over', Revoked: 'over' },
}
