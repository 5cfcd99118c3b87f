// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const auth = {
  "lists": {},
  "forms": {
    "auth.login": {
      "email": {
        "kind": "text",
        "required": true,
        "format": "email",
        "max": 254
      },
      "password": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 128
      }
    },
    "auth.secondFactor": {
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
    },
    "auth.sendResetCode": {
      "email": {
        "kind": "text",
        "required": true,
        "format": "email",
        "max": 254
      }
    },
    "auth.resetPassword": {
      "email": {
        "kind": "text",
        "required": true,
        "format": "email",
        "max": 254
      },
      "code": {
        "kind": "text",
        "required": true
      },
      "password": {
        "kind": "text",
        "required": true,
        "min": 8,
        "max": 128
      }
    },
    "auth.microsoft": {
      "idToken": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 20000
      }
    },
    "auth.acceptInvite": {
      "token": {
        "kind": "text",
        "required": true,
        "min": 20,
        "max": 200
      },
      "password": {
        "kind": "text",
        "required": true,
        "min": 8,
        "max": 128
      }
    },
    "auth.redeemRunCode": {
      "code": {
        "kind": "text",
        "required": true
      }
    }
  }
} as const satisfies ModuleMetadata
