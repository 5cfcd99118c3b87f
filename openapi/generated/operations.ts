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
    "permission": "session",
    "tokens": "never"
  },
  "auth.me": {
    "method": "GET",
    "path": "/auth/me",
    "permission": "session",
    "slide": false
  },
  "auth.menus": {
    "method": "GET",
    "path": "/auth/menus",
    "permission": "session",
    "slide": false
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
  "auth.beginMicrosoft": {
    "method": "POST",
    "path": "/auth/microsoft/nonce",
    "permission": "public"
  },
  "auth.microsoft": {
    "method": "POST",
    "path": "/auth/microsoft",
    "permission": "public",
    "body": true
  },
  "auth.acceptInvite": {
    "method": "POST",
    "path": "/auth/accept-invite",
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
  "menus.export": {
    "method": "GET",
    "path": "/menus/export",
    "permission": "upms:menu",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "menus.moveImpact": {
    "method": "POST",
    "path": "/menus/impact/move",
    "permission": "upms:menu:sort",
    "body": true
  },
  "menus.remove": {
    "method": "DELETE",
    "path": "/menus/{id}",
    "permission": "upms:menu:delete",
    "retry": "never"
  },
  "menus.removeImpact": {
    "method": "GET",
    "path": "/menus/{id}/impact/remove",
    "permission": "upms:menu:delete"
  },
  "menus.history": {
    "method": "GET",
    "path": "/menus/{id}/history",
    "permission": "upms:menu",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "roles.list": {
    "method": "GET",
    "path": "/roles",
    "permission": "upms:role",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "roles.create": {
    "method": "POST",
    "path": "/roles",
    "permission": "upms:role:create",
    "body": true
  },
  "roles.export": {
    "method": "GET",
    "path": "/roles/export",
    "permission": "upms:role",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "roles.menuOptions": {
    "method": "GET",
    "path": "/roles/menu-options",
    "permission": "upms:role"
  },
  "roles.get": {
    "method": "GET",
    "path": "/roles/{roleId}",
    "permission": "upms:role"
  },
  "roles.update": {
    "method": "PUT",
    "path": "/roles/{roleId}",
    "permission": "upms:role:edit",
    "body": true
  },
  "roles.remove": {
    "method": "DELETE",
    "path": "/roles/{roleId}",
    "permission": "upms:role:delete"
  },
  "roles.enable": {
    "method": "POST",
    "path": "/roles/{roleId}/enable",
    "permission": "upms:role:enable"
  },
  "roles.disable": {
    "method": "POST",
    "path": "/roles/{roleId}/disable",
    "permission": "upms:role:enable"
  },
  "roles.assign": {
    "method": "PUT",
    "path": "/roles/{roleId}/permissions",
    "permission": "upms:role:assign",
    "bodyLimit": 4194304,
    "body": true
  },
  "roles.assignImpact": {
    "method": "POST",
    "path": "/roles/{roleId}/impact/permissions",
    "permission": "upms:role:assign",
    "bodyLimit": 4194304,
    "body": true
  },
  "roles.enableImpact": {
    "method": "GET",
    "path": "/roles/{roleId}/impact/enable",
    "permission": "upms:role:enable"
  },
  "roles.removeImpact": {
    "method": "GET",
    "path": "/roles/{roleId}/impact/remove",
    "permission": "upms:role:delete"
  },
  "roles.history": {
    "method": "GET",
    "path": "/roles/{roleId}/history",
    "permission": "upms:role",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "staff.list": {
    "method": "GET",
    "path": "/staff",
    "permission": "upms:staff",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "staff.create": {
    "method": "POST",
    "path": "/staff",
    "permission": "upms:staff:create",
    "body": true,
    "defaults": {
      "body": {
        "type": "staff",
        "service": false,
        "invite": true
      }
    }
  },
  "staff.export": {
    "method": "GET",
    "path": "/staff/export",
    "permission": "upms:staff",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "staff.counts": {
    "method": "GET",
    "path": "/staff/counts",
    "permission": "upms:staff"
  },
  "staff.roleOptions": {
    "method": "GET",
    "path": "/staff/role-options",
    "permission": "upms:staff"
  },
  "staff.signInFailures": {
    "method": "GET",
    "path": "/staff/sign-in-failures",
    "permission": "upms:staff"
  },
  "staff.import": {
    "method": "POST",
    "path": "/staff/import",
    "permission": "upms:staff:import",
    "bodyLimit": 67108864,
    "body": true,
    "defaults": {
      "body": {
        "dryRun": false
      }
    }
  },
  "staff.get": {
    "method": "GET",
    "path": "/staff/{staffId}",
    "permission": "upms:staff"
  },
  "staff.update": {
    "method": "PUT",
    "path": "/staff/{staffId}",
    "permission": "upms:staff:edit",
    "body": true
  },
  "staff.remove": {
    "method": "DELETE",
    "path": "/staff/{staffId}",
    "permission": "upms:staff:delete"
  },
  "staff.setRoles": {
    "method": "PUT",
    "path": "/staff/{staffId}/roles",
    "permission": "upms:staff:assign",
    "body": true
  },
  "staff.addRole": {
    "method": "PUT",
    "path": "/staff/{staffId}/roles/{roleId}",
    "permission": "upms:staff:assign"
  },
  "staff.removeRole": {
    "method": "DELETE",
    "path": "/staff/{staffId}/roles/{roleId}",
    "permission": "upms:staff:assign"
  },
  "staff.rolesImpact": {
    "method": "POST",
    "path": "/staff/{staffId}/impact/roles",
    "permission": "upms:staff:assign",
    "body": true
  },
  "staff.enable": {
    "method": "POST",
    "path": "/staff/{staffId}/enable",
    "permission": "upms:staff:enable"
  },
  "staff.disable": {
    "method": "POST",
    "path": "/staff/{staffId}/disable",
    "permission": "upms:staff:enable"
  },
  "staff.invite": {
    "method": "POST",
    "path": "/staff/{staffId}/invite",
    "permission": "upms:staff:invite"
  },
  "staff.endSessions": {
    "method": "POST",
    "path": "/staff/{staffId}/end-sessions",
    "permission": "upms:staff:sessions"
  },
  "staff.menus": {
    "method": "GET",
    "path": "/staff/{staffId}/menus",
    "permission": "upms:staff"
  },
  "staff.history": {
    "method": "GET",
    "path": "/staff/{staffId}/history",
    "permission": "upms:staff",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "staff.tokens": {
    "method": "GET",
    "path": "/staff/{staffId}/tokens",
    "permission": "upms:staff:token"
  },
  "staff.createToken": {
    "method": "POST",
    "path": "/staff/{staffId}/tokens",
    "permission": "upms:staff:token",
    "tokens": "never",
    "secret": "answer",
    "body": true
  },
  "staff.revokeToken": {
    "method": "DELETE",
    "path": "/staff/{staffId}/tokens/{tokenId}",
    "permission": "upms:staff:token"
  },
  "access.explain": {
    "method": "GET",
    "path": "/access/explain",
    "permission": "upms:staff"
  },
  "account.changePassword": {
    "method": "PUT",
    "path": "/account/password",
    "permission": "session",
    "tokens": "never",
    "secret": "body",
    "body": true
  },
  "account.sessions": {
    "method": "GET",
    "path": "/account/sessions",
    "permission": "session",
    "tokens": "never"
  },
  "account.endOtherSessions": {
    "method": "POST",
    "path": "/account/sessions/end-others",
    "permission": "session",
    "tokens": "never"
  },
  "account.endSession": {
    "method": "DELETE",
    "path": "/account/sessions/{sessionId}",
    "permission": "session",
    "tokens": "never"
  },
  "account.tokens": {
    "method": "GET",
    "path": "/account/tokens",
    "permission": "session",
    "tokens": "never"
  },
  "account.createToken": {
    "method": "POST",
    "path": "/account/tokens",
    "permission": "session",
    "tokens": "never",
    "secret": "answer",
    "body": true
  },
  "account.revokeToken": {
    "method": "DELETE",
    "path": "/account/tokens/{tokenId}",
    "permission": "session",
    "tokens": "never"
  },
  "audit.list": {
    "method": "GET",
    "path": "/audit",
    "permission": "audit",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "audit.export": {
    "method": "GET",
    "path": "/audit/export",
    "permission": "audit",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "audit.get": {
    "method": "GET",
    "path": "/audit/{auditId}",
    "permission": "audit"
  },
  "audit.undo": {
    "method": "POST",
    "path": "/audit/{auditId}/undo",
    "permission": "audit:undo"
  },
  "config.read": {
    "method": "GET",
    "path": "/config",
    "permission": "config:read"
  },
  "config.plan": {
    "method": "POST",
    "path": "/config/plan",
    "permission": "config:read",
    "bodyLimit": 67108864,
    "body": true,
    "defaults": {
      "body": {
        "prune": false
      }
    }
  },
  "config.apply": {
    "method": "POST",
    "path": "/config/apply",
    "permission": "config:apply",
    "bodyLimit": 67108864,
    "body": true
  },
  "events.stream": {
    "method": "GET",
    "path": "/events",
    "permission": "session",
    "slide": false,
    "answers": "events"
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
