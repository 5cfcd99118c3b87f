// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const account = {
  "lists": {},
  "forms": {
    "account.changePassword": {
      "current": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 128
      },
      "password": {
        "kind": "text",
        "required": true,
        "min": 8,
        "max": 128
      }
    },
    "account.createToken": {
      "name": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 100
      },
      "scopes": {
        "kind": "list",
        "required": true
      },
      "expiresAt": {
        "kind": "time",
        "required": true
      },
      "acts": {
        "kind": "boolean"
      }
    }
  }
} as const satisfies ModuleMetadata
