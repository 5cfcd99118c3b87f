import type { Input, Schema } from '@isb/contract'
import type { SignedIn } from '../../core/context.ts'
import { refuse, refuseField } from '../../core/refuse.ts'

export async function updateSettings({ body: { version, ...fields } }: Input<'vehicle.updateSettings'>, context: SignedIn) {
  const { db, now, changed } = context
  const before = await db.selectFrom('vehicleSetting').selectAll().forUpdate().executeTakeFirstOrThrow()
  if (before.version !== version) refuse(3, 'STALE')
  if (fields.yearEnds !== undefined && !isDayOfAYear(fields.yearEnds)) refuseField('/yearEnds', 'DAY_UNKNOWN')
  await db
    .updateTable('vehicleSetting')
    .set({ ...fields, version: version + 1, updatedAt: now })
    .execute()
  const after = await settings(undefined, context)
  changed('vehicle-setting', 1, said(before), said(after))
  return after
}

export async function settings(_input: unknown, { db }: Pick<SignedIn, 'db'>): Promise<Schema<'VehicleSettings'>> {
  const { version, updatedAt, ...row } = await db.selectFrom('vehicleSetting').selectAll().executeTakeFirstOrThrow()
  return { ...said(row), version, updatedAt: updatedAt.toISOString() }
}

/** A leap year has them all. */
const isDayOfAYear = (monthDay: string) => new Date(`2024-${monthDay}T00:00:00Z`).toISOString().slice(5, 10) === monthDay

type Fields = Omit<Schema<'VehicleSettings'>, 'version' | 'updatedAt'>
const said = ({ yearEnds, noticeDays }: Fields): Fields => ({ yearEnds, noticeDays })
