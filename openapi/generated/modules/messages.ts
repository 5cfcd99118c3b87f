// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const messages = {
  "lists": {},
  "forms": {
    "messages.read": {
      "ids": {
        "kind": "list",
        "required": true
      }
    }
  }
} as const satisfies ModuleMetadata
