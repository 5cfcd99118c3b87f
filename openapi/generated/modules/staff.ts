// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const staff = {
  "lists": {},
  "forms": {
    "staff.create": {
      "name": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 100
      },
      "nameZh": {
        "kind": "text",
        "max": 100
      },
      "email": {
        "kind": "text",
        "required": true,
        "max": 254
      },
      "type": {
        "kind": "StaffType"
      },
      "gender": {
        "kind": "Gender"
      },
      "service": {
        "kind": "boolean"
      },
      "roleIds": {
        "kind": "list"
      },
      "invite": {
        "kind": "boolean"
      }
    },
    "staff.import": {
      "dryRun": {
        "kind": "boolean"
      },
      "rows": {
        "kind": "list",
        "required": true
      }
    },
    "staff.update": {
      "name": {
        "kind": "text",
        "min": 1,
        "max": 100
      },
      "nameZh": {
        "kind": "text",
        "max": 100
      },
      "email": {
        "kind": "text",
        "max": 254
      },
      "type": {
        "kind": "StaffType"
      },
      "gender": {
        "kind": "Gender"
      },
      "version": {
        "kind": "number",
        "required": true,
        "min": 1
      }
    },
    "staff.setRoles": {
      "roleIds": {
        "kind": "list",
        "required": true
      },
      "version": {
        "kind": "number",
        "required": true,
        "min": 1
      }
    },
    "staff.rolesImpact": {
      "roleIds": {
        "kind": "list",
        "required": true
      }
    },
    "staff.createToken": {
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
      }
    }
  }
} as const satisfies ModuleMetadata
