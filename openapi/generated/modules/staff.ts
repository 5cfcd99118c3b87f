// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const staff = {
  "lists": {
    "staff.list": {
      "of": "Staff",
      "entity": "staff",
      "name": "name",
      "get": "staff.get",
      "key": "staffId",
      "export": "staff.export",
      "history": "staff.history",
      "missing": "STAFF_NOT_FOUND",
      "fields": {
        "id": "id",
        "name": "text",
        "nameZh": "text",
        "email": "text",
        "type": "StaffType",
        "gender": "Gender",
        "enabled": "boolean",
        "service": "boolean",
        "source": "StaffSource",
        "roles": "list",
        "lastLoginAt": "time",
        "place": "text",
        "studentNumber": "text",
        "parentOf": "object",
        "syncedAt": "time",
        "invitedUntil": "time",
        "secondFactor": "StaffSecondFactor",
        "secondFactorDueAt": "time",
        "version": "number",
        "createdAt": "time",
        "updatedAt": "time"
      },
      "filters": {
        "search": "text",
        "type": "StaffType",
        "enabled": "boolean",
        "roleId": "id",
        "gender": "Gender",
        "source": "StaffSource",
        "neverSignedIn": "boolean",
        "service": "boolean",
        "secondFactor": "StaffSecondFactor"
      },
      "choices": {
        "type": [
          "staff",
          "parent",
          "student",
          "other"
        ],
        "gender": [
          "female",
          "male",
          "unspecified"
        ],
        "source": [
          "local",
          "synced"
        ],
        "secondFactor": [
          "Set",
          "Microsoft",
          "Due",
          "Missing",
          "None"
        ]
      },
      "sort": [
        "name",
        "id",
        "nameZh",
        "email",
        "type",
        "gender",
        "enabled",
        "source",
        "lastLoginAt",
        "syncedAt",
        "createdAt",
        "updatedAt"
      ],
      "usual": "name"
    }
  },
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
        "nullable": true
      },
      "type": {
        "kind": "StaffType",
        "first": "staff"
      },
      "gender": {
        "kind": "Gender",
        "first": "female"
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
      "fileName": {
        "kind": "text",
        "min": 1,
        "max": 255
      },
      "rows": {
        "kind": "list",
        "required": true
      }
    },
    "staff.update": {
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
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
        "nullable": true
      },
      "type": {
        "kind": "StaffType",
        "first": "staff"
      },
      "gender": {
        "kind": "Gender",
        "nullable": true
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
        "integer": true,
        "min": 1
      }
    },
    "staff.rolesImpact": {
      "roleIds": {
        "kind": "list",
        "required": true
      }
    },
    "staff.erase": {
      "name": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 100
      },
      "mentions": {
        "kind": "list"
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
      },
      "acts": {
        "kind": "boolean"
      }
    }
  }
} as const satisfies ModuleMetadata
