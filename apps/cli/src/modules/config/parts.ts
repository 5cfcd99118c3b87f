import type { Schema } from '@isb/sdk'

/** What files describe. */
export type Configuration = Schema<'Configuration'>
export type Plan = Schema<'Plan'>
export type PlanStep = Schema<'PlanStep'>

/** What the first line of a file says. */
export const format = 'isb-config/1'

/** The parts, each in a file of its own where they stand in a folder. */
export const parts = ['menus', 'roles', 'staff', 'homerooms', 'mailboxes', 'rosters', 'venueTypes', 'venues'] as const
export type Part = (typeof parts)[number]
/** Classes are a table, for whoever keeps them in a spreadsheet. */
export const fileOf = (part: Part): string =>
  part === 'venueTypes' ? 'venue-types.yaml' : `${part}.${part === 'homerooms' ? 'csv' : 'yaml'}`
export const isTable = (file: string): boolean => /\.csv$/i.test(file)
