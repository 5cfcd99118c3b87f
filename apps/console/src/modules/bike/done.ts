// What a toast says of a bike that leaves the rack, wherever that was done.
import type { Schema } from '@isb/sdk'
import { plural, t } from '@lingui/core/macro'
import { personName } from '../../lib/engine/record/person-name.tsx'
import { dayText } from '../../lib/engine/record/when.ts'

export const bikeIsOut = ({ bike: { number }, person, dueOn }: Pick<Schema<'Rent'>, 'bike' | 'person' | 'dueOn'>) => ({
  title: t`${number} is out`,
  text: t`${personName(person)}, back by ${dayText(dueOn)}`,
})
export const rentsConfirmed = (count: number): string => t`${plural(count, { one: '# rent confirmed', other: '# rents confirmed' })}`
