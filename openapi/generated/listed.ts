// Made by `npm run generate` from openapi/. Not edited by hand.
/** The modules that have lists of records, in the contract's order. */
export const listedModules = [
  "menus",
  "roles",
  "staff",
  "audit",
  "outbox",
  "runs",
  "bike",
  "vehicle",
  "calendar",
  "homeroom",
  "student",
  "absence",
  "attendance",
  "venue",
  "baseData",
  "survey",
  "bus",
  "busBooking"
] as const
