// Made by `npm run generate` from openapi/. Not edited by hand.
/** The modules whose codes reach some students or all of them: those of lists that hold students or classes. */
export const scopedModules = [
  "homeroom",
  "student",
  "absence",
  "survey",
  "bus",
  "busBooking"
] as const
