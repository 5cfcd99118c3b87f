// What the journeys of the security desk share.
import type { Isb } from '@isb/sdk'
import type { Page } from 'playwright/test'
import { passesOf } from '../lib/vehicle.ts'

/** Passes of a family's car; `desk` is whoever decides by then. */
export const familyPasses = (desk: () => Isb) =>
  passesOf(desk, { mark: '沪Z·8', usual: { brand: 'Volvo', model: 'XC60', color: 'white', driverName: 'Wang Fang' } })

/** What the gate says. */
export const answer = (page: Page, kind: 'yes' | 'no' | 'unknown') => page.locator(`[data-answer=${kind}]`)
