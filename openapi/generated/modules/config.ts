// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const config = {
  "lists": {},
  "forms": {
    "config.plan": {
      "configuration": {
        "kind": "object",
        "required": true
      },
      "prune": {
        "kind": "boolean"
      }
    },
    "config.apply": {
      "plan": {
        "kind": "object",
        "required": true
      }
    }
  }
} as const satisfies ModuleMetadata
