// Made by `npm run generate` from openapi/. Not edited by hand.
export const operations = {
  "auth.config": {
    "method": "GET",
    "path": "/auth/config",
    "permission": "public"
  },
  "auth.login": {
    "method": "POST",
    "path": "/auth/login",
    "permission": "public",
    "body": true
  },
  "auth.logout": {
    "method": "POST",
    "path": "/auth/logout",
    "permission": "session"
  },
  "auth.me": {
    "method": "GET",
    "path": "/auth/me",
    "permission": "session"
  },
  "auth.menus": {
    "method": "GET",
    "path": "/auth/menus",
    "permission": "session"
  },
  "auth.sendResetCode": {
    "method": "POST",
    "path": "/auth/reset-code",
    "permission": "public",
    "body": true
  },
  "auth.resetPassword": {
    "method": "POST",
    "path": "/auth/reset-password",
    "permission": "public",
    "body": true
  },
  "menus.create": {
    "method": "POST",
    "path": "/menus",
    "permission": "upms:menu:create",
    "body": true,
    "defaults": {
      "body": {
        "category": "ADMIN",
        "parentId": 0,
        "isExternalPath": 0,
        "openTarget": 0
      }
    }
  },
  "menus.update": {
    "method": "PUT",
    "path": "/menus",
    "permission": "upms:menu:edit",
    "body": true,
    "defaults": {
      "body": {
        "parentId": 0
      }
    }
  },
  "menus.page": {
    "method": "GET",
    "path": "/menus/page",
    "permission": "upms:menu",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 1000000
      }
    },
    "list": true
  },
  "menus.sort": {
    "method": "POST",
    "path": "/menus/sort",
    "permission": "upms:menu:sort",
    "body": true
  },
  "menus.import": {
    "method": "POST",
    "path": "/menus/import",
    "permission": "upms:menu:import",
    "bodyLimit": 67108864,
    "body": true,
    "defaults": {
      "body": {
        "parentId": 0,
        "dryRun": false
      }
    }
  },
  "menus.remove": {
    "method": "DELETE",
    "path": "/menus/{id}",
    "permission": "upms:menu:delete",
    "retry": "never"
  },
  "settings.get": {
    "method": "GET",
    "path": "/settings",
    "permission": "settings"
  },
  "settings.update": {
    "method": "PUT",
    "path": "/settings",
    "permission": "settings:edit",
    "body": true
  },
  "runs.get": {
    "method": "GET",
    "path": "/runs/{runId}",
    "permission": "session",
    "slide": false
  }
} as const
