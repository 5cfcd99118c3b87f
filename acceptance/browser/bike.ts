// What the journeys of the bike room share.
import type { Isb, Schema } from '@isb/sdk'
import type { Page } from 'playwright/test'
import { expect } from './expect.ts'

export const dialog = (page: Page) => page.getByRole('dialog').first()
export const field = (page: Page, label: string) =>
  dialog(page)
    .getByLabel(new RegExp(`^${label}`))
    .first()
export const press = (page: Page, key: string) => page.keyboard.press(key)
/** The part of a row that opens it. */
export const middle = { position: { x: 200, y: 12 } }

/** Bikes that nobody has and people who ask for them, made by the administrator that there is by then. */
export function bikesOf(admin: () => Isb) {
  let made = 0
  const newBike = () => admin().bike.create({ body: { number: `K-${++made}`, brand: 'Trek FX 2', location: 'Story rack' } })
  const newRider = (name: string) =>
    admin().staff.create({
      body: { name, email: `${name.toLowerCase().replace(' ', '.')}@school.example`, type: 'student', invite: false },
    })
  /** Somebody asks for a bike of their own. */
  const asks = async (name: string): Promise<Schema<'Rent'>> => {
    const [bike, rider] = await Promise.all([newBike(), newRider(name)])
    return admin().bike.requestRent({ body: { bikeId: bike.id, personId: rider.id } })
  }
  return { newBike, newRider, asks }
}

/** Lets a look-up find one thing and takes it, by keyboard. */
export async function lookUp(page: Page, label: string, typed: string, found: string): Promise<void> {
  await field(page, label).focus()
  await press(page, 'Enter')
  await page.keyboard.type(typed)
  await page.getByRole('option', { name: found }).first().waitFor()
  await press(page, 'Enter')
  await expect.poll(() => field(page, label).textContent()).toContain(found)
}
