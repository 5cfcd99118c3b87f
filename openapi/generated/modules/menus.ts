// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const menus = {
  "lists": {},
  "forms": {
    "menus.create": {
      "category": {
        "kind": "text"
      },
      "parentId": {
        "kind": "id"
      },
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
      "path": {
        "kind": "text",
        "max": 255
      },
      "icon": {
        "kind": "text",
        "max": 64
      },
      "code": {
        "kind": "text",
        "max": 100
      },
      "isExternalPath": {
        "kind": "number"
      },
      "openTarget": {
        "kind": "number"
      },
      "type": {
        "kind": "StoredMenuType",
        "required": true
      }
    },
    "menus.update": {
      "category": {
        "kind": "text"
      },
      "parentId": {
        "kind": "id"
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
      "path": {
        "kind": "text",
        "max": 255
      },
      "icon": {
        "kind": "text",
        "max": 64
      },
      "code": {
        "kind": "text",
        "max": 100
      },
      "isExternalPath": {
        "kind": "number"
      },
      "openTarget": {
        "kind": "number"
      },
      "id": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "type": {
        "kind": "StoredMenuType"
      },
      "version": {
        "kind": "number",
        "min": 1
      }
    },
    "menus.sort": {
      "parentId": {
        "kind": "id",
        "required": true,
        "min": 0
      },
      "ids": {
        "kind": "list",
        "required": true
      }
    },
    "menus.import": {
      "parentId": {
        "kind": "id",
        "min": 0
      },
      "dryRun": {
        "kind": "boolean"
      },
      "nodes": {
        "kind": "list",
        "required": true
      }
    },
    "menus.moveImpact": {
      "parentId": {
        "kind": "id",
        "required": true,
        "min": 0
      },
      "ids": {
        "kind": "list",
        "required": true
      }
    }
  }
} as const satisfies ModuleMetadata
