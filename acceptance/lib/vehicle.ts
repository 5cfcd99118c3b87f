// Vehicle passes for stories: plates that nobody has, applications, passes that were given.
import type { Isb, Schema } from '@isb/sdk'

type Fields = Partial<Schema<'PassCreate'>>

/** Plates begin with `mark`, an application holds what is `usual`, `now` is the server's; `desk` is whoever decides by then. */
export function passesOf(desk: () => Isb, { mark, usual = {}, now = Date.now }: { mark: string; usual?: Fields; now?: () => number }) {
  let made = 0
  /** A plate that nobody has: the mark and a number. */
  const newPlate = () => `${mark}${String(++made).padStart(4, '0')}`
  const apply = (fields: Fields = {}, by = desk()) =>
    by.vehicle.create({
      body: { applicantName: 'Zhou Lin', email: 'zhou.lin@family.example', type: 'parent', plate: newPlate(), ...usual, ...fields },
    })
  /** The day at the school, so many days from the server's now. */
  const day = (later = 0) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(new Date(now() + later * 24 * 60 * 60_000))
  const given = async (fields: Fields = {}, expiresOn = day(100), validFrom?: string) => {
    const { id } = await apply(fields)
    return desk().vehicle.confirm({ path: { passId: id }, body: { expiresOn, ...(validFrom !== undefined && { validFrom }) } })
  }
  return { newPlate, apply, day, given }
}
