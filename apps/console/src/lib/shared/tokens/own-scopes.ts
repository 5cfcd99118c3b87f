import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The scopes by which a personal token reaches its owner's own data, each by the module that it opens. */
export const ownScopeNames: Readonly<Record<string, MessageDescriptor>> = {
  'messages:self': msg`Messages`,
  'student:self': msg({ message: 'Children', context: 'own data' }),
  'absence:self': msg`Absences`,
  'bus:self': msg({ message: 'Buses on the map', context: 'own data' }),
  'bus-booking:self': msg({ message: 'Bus bookings', context: 'own data' }),
  'survey:self': msg`Surveys`,
  'bike:self': msg({ message: 'Bike rents', context: 'own data' }),
  'vehicle:self': msg`Vehicle passes`,
  'venue:self': msg({ message: 'Venue reservations', context: 'own data' }),
}
