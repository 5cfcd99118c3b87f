// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const roles = {
  "lists": {
    "roles.list": {
      "of": "Role",
      "entity": "role",
      "name": "name",
      "get": "roles.get",
      "key": "roleId",
      "export": "roles.export",
      "history": "roles.history",
      "missing": "ROLE_NOT_FOUND",
      "fields": {
        "id": "id",
        "name": "text",
        "description": "text",
        "enabled": "boolean",
        "builtin": "boolean",
        "secondFactor": "boolean",
        "members": "number",
        "permissions": "number",
        "version": "number",
        "updatedAt": "time"
      },
      "filters": {
        "search": "text",
        "enabled": "boolean",
        "empty": "boolean",
        "menuId": "id"
      },
      "choices": {},
      "sort": [
        "name",
        "id",
        "enabled",
        "members",
        "updatedAt"
      ],
      "usual": "name"
    }
  },
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
      "description": {
        "kind": "text",
        "max": 500
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
        "integer": true,
        "min": 1
      }
    },
    "roles.setReach": {
      "reaches": {
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
    "roles.assignImpact": {
      "menuIds": {
        "kind": "list",
        "required": true
      }
    }
  }
} as const satisfies ModuleMetadata
