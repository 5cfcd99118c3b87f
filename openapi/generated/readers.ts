// Made by `npm run generate` from openapi/. Not edited by hand.
/** The modules whose answers tell of another one's records, by that one. */
export const readers = {
  "calendar": [
    "attendance"
  ],
  "student": [
    "attendance"
  ],
  "absence": [
    "attendance",
    "mailbox"
  ]
} as const
