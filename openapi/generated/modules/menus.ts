// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const menus = {
  "lists": {
    "menus.page": {
      "of": "Menu",
      "entity": "menu",
      "name": "name",
      "key": "id",
      "export": "menus.export",
      "history": "menus.history",
      "missing": "MENU_NOT_FOUND",
      "fields": {
        "id": "id",
        "parentId": "id",
        "category": "text",
        "type": "StoredMenuType",
        "name": "text",
        "nameZh": "text",
        "path": "text",
        "icon": "text",
        "code": "text",
        "isExternalPath": "number",
        "openTarget": "number",
        "sort": "number",
        "version": "number",
        "updatedAt": "time"
      },
      "filters": {
        "search": "text",
        "type": "MenuType",
        "parentId": "id",
        "code": "text"
      },
      "choices": {
        "type": [
          "Root",
          "MENU_DIR",
          "MENU",
          "MENU_PERM_RESOURCE"
        ]
      },
      "sort": [
        "sort",
        "id",
        "name",
        "nameZh",
        "type",
        "code",
        "path",
        "updatedAt"
      ],
      "usual": "sort"
    }
  },
  "forms": {
    "menus.create": {
      "type": {
        "kind": "StoredMenuType",
        "required": true,
        "first": "MENU_DIR"
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
      "category": {
        "kind": "text"
      },
      "parentId": {
        "kind": "id",
        "min": 0
      },
      "isExternalPath": {
        "kind": "number",
        "integer": true
      },
      "openTarget": {
        "kind": "number",
        "integer": true
      }
    },
    "menus.update": {
      "id": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "category": {
        "kind": "text"
      },
      "type": {
        "kind": "StoredMenuType",
        "first": "MENU_DIR"
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
        "kind": "number",
        "integer": true
      },
      "openTarget": {
        "kind": "number",
        "integer": true
      },
      "version": {
        "kind": "number",
        "integer": true,
        "min": 1
      },
      "parentId": {
        "kind": "id",
        "min": 0
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
      "fileName": {
        "kind": "text",
        "min": 1,
        "max": 255
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
