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
    },
    "account.keepOwnData": {
      "scopes": {
        "kind": "list",
        "required": true
      }
    },
    "account.confirmApp": {
      "code": {
        "kind": "text",
        "required": true,
        "min": 6,
        "max": 12
      }
    },
    "account.addPasskey": {
      "ticket": {
        "kind": "text",
        "required": true,
        "min": 20,
        "max": 200
      },
      "name": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 100
      },
      "passkey": {
        "kind": "object",
        "required": true
      }
    },
    "account.stepUp": {
      "ticket": {
        "kind": "text",
        "required": true,
        "min": 20,
        "max": 200
      },
      "kind": {
        "kind": "SecondFactorKind",
        "required": true,
        "first": "app"
      },
      "code": {
        "kind": "text",
        "max": 40
      },
      "passkey": {
        "kind": "object"
      }
    }
  }
} as const satisfies ModuleMetadata
