// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const roles = {
  "lists": {},
  "forms": {
    "roles.create": {
      "name": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 100
      },
      "description": {
        "kind": "text",
        "max": 500
      },
      "menuIds": {
        "kind": "list"
      }
    },
    "roles.update": {
      "name": {
        "kind": "text",
        "min": 1,
        "max": 100
      },
      "description": {
        "kind": "text",
        "max": 500
      },
      "version": {
        "kind": "number",
        "required": true,
        "min": 1
      }
    },
    "roles.assign": {
      "menuIds": {
        "kind": "list",
        "required": true
      },
      "version": {
        "kind": "number",
        "required": true,
        "min": 1
      }
    },
    "roles.assignImpact": {
      "menuIds": {
        "kind": "list",
        "required": true
      }
    }
  }
} as const satisfies ModuleMetadata
