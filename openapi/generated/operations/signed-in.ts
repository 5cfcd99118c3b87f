// Made by `npm run generate` from openapi/. Not edited by hand.
export const signedIn = {
  "menus.create": {
    "method": "POST",
    "path": "/menus",
    "permission": "upms:menu:create",
    "stepUp": "by-effect",
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
    "stepUp": "by-effect",
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
    "bodyLimit": 1048576,
    "heavy": true,
    "stepUp": "by-effect",
    "body": true
  },
  "menus.import": {
    "method": "POST",
    "path": "/menus/import",
    "permission": "upms:menu:import",
    "bodyLimit": 67108864,
    "asks": [
      "many"
    ],
    "stepUp": "by-effect",
    "body": true,
    "defaults": {
      "body": {
        "parentId": 0,
        "dryRun": false
      }
    },
    "runs": true
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
    "audit": "none",
    "body": true
  },
  "menus.remove": {
    "method": "DELETE",
    "path": "/menus/{id}",
    "permission": "upms:menu:delete",
    "retry": "never",
    "asks": [
      "delete"
    ],
    "heavy": true
  },
  "menus.removeImpact": {
    "method": "GET",
    "path": "/menus/{id}/impact/remove",
    "permission": "upms:menu:delete",
    "heavy": true
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
    "bodyLimit": 1048576,
    "stepUp": "always",
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
    "permission": "upms:role:delete",
    "asks": [
      "delete"
    ],
    "stepUp": "always"
  },
  "roles.enable": {
    "method": "POST",
    "path": "/roles/{roleId}/enable",
    "permission": "upms:role:enable",
    "stepUp": "always"
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
    "stepUp": "always",
    "body": true
  },
  "roles.setReach": {
    "method": "PUT",
    "path": "/roles/{roleId}/reach",
    "permission": "upms:role:assign",
    "stepUp": "always",
    "body": true
  },
  "roles.requireSecondFactor": {
    "method": "POST",
    "path": "/roles/{roleId}/require-second-factor",
    "permission": "upms:role:assign",
    "stepUp": "always"
  },
  "roles.allowWithoutSecondFactor": {
    "method": "POST",
    "path": "/roles/{roleId}/allow-without-second-factor",
    "permission": "upms:role:assign",
    "stepUp": "always"
  },
  "roles.assignImpact": {
    "method": "POST",
    "path": "/roles/{roleId}/impact/permissions",
    "permission": "upms:role:assign",
    "bodyLimit": 4194304,
    "audit": "none",
    "heavy": true,
    "body": true
  },
  "roles.enableImpact": {
    "method": "GET",
    "path": "/roles/{roleId}/impact/enable",
    "permission": "upms:role:enable",
    "heavy": true
  },
  "roles.removeImpact": {
    "method": "GET",
    "path": "/roles/{roleId}/impact/remove",
    "permission": "upms:role:delete",
    "heavy": true
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
    "asks": [
      "mail"
    ],
    "stepUp": "by-effect",
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
    "stepUp": "always",
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
    "asks": [
      "mail",
      "many"
    ],
    "stepUp": "always",
    "body": true,
    "defaults": {
      "body": {
        "dryRun": false
      }
    },
    "runs": true
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
    "asks": [
      "mail"
    ],
    "stepUp": "by-effect",
    "body": true
  },
  "staff.remove": {
    "method": "DELETE",
    "path": "/staff/{staffId}",
    "permission": "upms:staff:delete",
    "asks": [
      "delete"
    ]
  },
  "staff.setRoles": {
    "method": "PUT",
    "path": "/staff/{staffId}/roles",
    "permission": "upms:staff:assign",
    "stepUp": "always",
    "body": true
  },
  "staff.addRole": {
    "method": "PUT",
    "path": "/staff/{staffId}/roles/{roleId}",
    "permission": "upms:staff:assign",
    "stepUp": "always"
  },
  "staff.removeRole": {
    "method": "DELETE",
    "path": "/staff/{staffId}/roles/{roleId}",
    "permission": "upms:staff:assign",
    "asks": [
      "delete"
    ],
    "stepUp": "always"
  },
  "staff.rolesImpact": {
    "method": "POST",
    "path": "/staff/{staffId}/impact/roles",
    "permission": "upms:staff:assign",
    "audit": "none",
    "heavy": true,
    "body": true
  },
  "staff.enable": {
    "method": "POST",
    "path": "/staff/{staffId}/enable",
    "permission": "upms:staff:enable",
    "stepUp": "always"
  },
  "staff.disable": {
    "method": "POST",
    "path": "/staff/{staffId}/disable",
    "permission": "upms:staff:enable"
  },
  "staff.invite": {
    "method": "POST",
    "path": "/staff/{staffId}/invite",
    "permission": "upms:staff:invite",
    "asks": [
      "mail"
    ],
    "stepUp": "always"
  },
  "staff.endSessions": {
    "method": "POST",
    "path": "/staff/{staffId}/end-sessions",
    "permission": "upms:staff:sessions",
    "defaults": {
      "query": {
        "keepTokens": false
      }
    }
  },
  "staff.resetSecondFactor": {
    "method": "POST",
    "path": "/staff/{staffId}/reset-second-factor",
    "permission": "upms:staff:sessions",
    "asks": [
      "delete"
    ],
    "tokens": "never",
    "stepUp": "always"
  },
  "staff.exportPerson": {
    "method": "GET",
    "path": "/staff/{staffId}/person-data",
    "permission": "upms:staff:export-person",
    "stepUp": "always",
    "defaults": {
      "query": {
        "format": "html"
      }
    },
    "answers": "file"
  },
  "staff.erasure": {
    "method": "GET",
    "path": "/staff/{staffId}/erasure",
    "permission": "upms:staff:erase",
    "defaults": {
      "query": {
        "page": 1
      }
    }
  },
  "staff.erase": {
    "method": "POST",
    "path": "/staff/{staffId}/erasure",
    "permission": "upms:staff:erase",
    "bodyLimit": 1048576,
    "asks": [
      "delete"
    ],
    "tokens": "never",
    "stepUp": "always",
    "body": true
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
    "stepUp": "always",
    "secret": "answer",
    "body": true,
    "defaults": {
      "body": {
        "acts": false
      }
    }
  },
  "staff.revokeToken": {
    "method": "DELETE",
    "path": "/staff/{staffId}/tokens/{tokenId}",
    "permission": "upms:staff:token",
    "asks": [
      "delete"
    ]
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
    "tokens": "never",
    "defaults": {
      "query": {
        "keepTokens": false
      }
    }
  },
  "account.endSession": {
    "method": "DELETE",
    "path": "/account/sessions/{sessionId}",
    "permission": "session",
    "asks": [
      "delete"
    ],
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
    "stepUp": "always",
    "secret": "answer",
    "body": true,
    "defaults": {
      "body": {
        "acts": false
      }
    }
  },
  "account.revokeToken": {
    "method": "DELETE",
    "path": "/account/tokens/{tokenId}",
    "permission": "session",
    "asks": [
      "delete"
    ],
    "tokens": "never"
  },
  "account.keepOwnData": {
    "method": "PUT",
    "path": "/account/tokens/{tokenId}/own-data",
    "permission": "session",
    "tokens": "never",
    "stepUp": "always",
    "body": true
  },
  "account.secondFactor": {
    "method": "GET",
    "path": "/account/second-factor",
    "permission": "session",
    "tokens": "never"
  },
  "account.beginApp": {
    "method": "POST",
    "path": "/account/second-factor/app",
    "permission": "session",
    "audit": "none",
    "tokens": "never",
    "stepUp": "always",
    "secret": "answer"
  },
  "account.confirmApp": {
    "method": "PUT",
    "path": "/account/second-factor/app",
    "permission": "session",
    "tokens": "never",
    "stepUp": "always",
    "secret": "answer",
    "body": true
  },
  "account.removeApp": {
    "method": "DELETE",
    "path": "/account/second-factor/app",
    "permission": "session",
    "asks": [
      "delete"
    ],
    "tokens": "never",
    "stepUp": "always"
  },
  "account.beginPasskey": {
    "method": "POST",
    "path": "/account/second-factor/passkeys/begin",
    "permission": "session",
    "audit": "none",
    "tokens": "never",
    "stepUp": "always",
    "secret": "answer"
  },
  "account.addPasskey": {
    "method": "POST",
    "path": "/account/second-factor/passkeys",
    "permission": "session",
    "tokens": "never",
    "stepUp": "always",
    "secret": "answer",
    "body": true
  },
  "account.removePasskey": {
    "method": "DELETE",
    "path": "/account/second-factor/passkeys/{passkeyId}",
    "permission": "session",
    "asks": [
      "delete"
    ],
    "tokens": "never",
    "stepUp": "always"
  },
  "account.newRecoveryCodes": {
    "method": "POST",
    "path": "/account/second-factor/recovery-codes",
    "permission": "session",
    "tokens": "never",
    "stepUp": "always",
    "secret": "answer"
  },
  "account.beginStepUp": {
    "method": "POST",
    "path": "/account/step-up/begin",
    "permission": "session",
    "audit": "none",
    "tokens": "never",
    "secret": "answer"
  },
  "account.stepUp": {
    "method": "POST",
    "path": "/account/step-up",
    "permission": "session",
    "audit": "none",
    "tokens": "never",
    "secret": "body",
    "body": true
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
    "stepUp": "always",
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
    "permission": "audit",
    "heavy": true
  },
  "audit.undo": {
    "method": "POST",
    "path": "/audit/{auditId}/undo",
    "permission": "audit:undo",
    "heavy": true,
    "stepUp": "always"
  },
  "config.read": {
    "method": "GET",
    "path": "/config",
    "permission": "config:read",
    "heavy": true
  },
  "config.plan": {
    "method": "POST",
    "path": "/config/plan",
    "permission": "config:read",
    "bodyLimit": 67108864,
    "audit": "none",
    "heavy": true,
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
    "asks": [
      "delete",
      "many"
    ],
    "heavy": true,
    "stepUp": "always",
    "body": true,
    "runs": true
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
  "retention.settings": {
    "method": "GET",
    "path": "/retention/settings",
    "permission": "settings"
  },
  "retention.updateSettings": {
    "method": "PUT",
    "path": "/retention/settings",
    "permission": "settings:edit",
    "stepUp": "by-effect",
    "body": true
  },
  "retention.tidyUp": {
    "method": "POST",
    "path": "/retention/tidy-up",
    "permission": "settings:edit",
    "asks": [
      "delete",
      "many"
    ]
  },
  "outbox.list": {
    "method": "GET",
    "path": "/outbox",
    "permission": "settings:outbox",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "outbox.export": {
    "method": "GET",
    "path": "/outbox/export",
    "permission": "settings:outbox",
    "stepUp": "always",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "outbox.counts": {
    "method": "GET",
    "path": "/outbox/counts",
    "permission": "settings:outbox",
    "slide": false
  },
  "outbox.setUp": {
    "method": "GET",
    "path": "/outbox/set-up",
    "permission": "settings:outbox"
  },
  "outbox.get": {
    "method": "GET",
    "path": "/outbox/{mailId}",
    "permission": "settings:outbox"
  },
  "outbox.resend": {
    "method": "POST",
    "path": "/outbox/{mailId}/resend",
    "permission": "settings:outbox:resend",
    "asks": [
      "mail"
    ]
  },
  "messages.mine": {
    "method": "GET",
    "path": "/messages",
    "permission": "session",
    "slide": false,
    "forOneself": true,
    "own": true
  },
  "messages.unread": {
    "method": "GET",
    "path": "/messages/unread",
    "permission": "session",
    "slide": false,
    "forOneself": true,
    "own": true
  },
  "messages.read": {
    "method": "POST",
    "path": "/messages/read",
    "permission": "session",
    "audit": "none",
    "forOneself": true,
    "own": true,
    "body": true
  },
  "runs.list": {
    "method": "GET",
    "path": "/runs",
    "permission": "session",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "runs.export": {
    "method": "GET",
    "path": "/runs/export",
    "permission": "session",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "runs.get": {
    "method": "GET",
    "path": "/runs/{runId}",
    "permission": "session",
    "slide": false
  },
  "runs.cancel": {
    "method": "POST",
    "path": "/runs/{runId}/cancel",
    "permission": "session",
    "runs": true
  },
  "runs.undo": {
    "method": "POST",
    "path": "/runs/{runId}/undo",
    "permission": "session",
    "asks": [
      "delete",
      "many"
    ],
    "stepUp": "always",
    "runs": true
  },
  "files.upload": {
    "method": "POST",
    "path": "/files",
    "permission": "session",
    "bodyLimit": 10485760,
    "body": "bytes"
  },
  "queues.list": {
    "method": "GET",
    "path": "/queues",
    "permission": "session",
    "slide": false
  },
  "bike.list": {
    "method": "GET",
    "path": "/bikes",
    "permission": "bike:list",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "bike.create": {
    "method": "POST",
    "path": "/bikes",
    "permission": "bike:list:create",
    "body": true
  },
  "bike.export": {
    "method": "GET",
    "path": "/bikes/export",
    "permission": "bike:list",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "bike.import": {
    "method": "POST",
    "path": "/bikes/import",
    "permission": "bike:list:import",
    "bodyLimit": 8388608,
    "asks": [
      "many"
    ],
    "body": true,
    "runs": true
  },
  "bike.options": {
    "method": "GET",
    "path": "/bikes/options",
    "permission": "bike:rent:create",
    "forOneself": true
  },
  "bike.locations": {
    "method": "GET",
    "path": "/bikes/locations",
    "permission": "bike:list"
  },
  "bike.people": {
    "method": "GET",
    "path": "/bikes/people",
    "permission": "bike:rent:on-behalf"
  },
  "bike.allowance": {
    "method": "GET",
    "path": "/bikes/allowance",
    "permission": "session"
  },
  "bike.settings": {
    "method": "GET",
    "path": "/bikes/settings",
    "permission": "bike:list"
  },
  "bike.updateSettings": {
    "method": "PUT",
    "path": "/bikes/settings",
    "permission": "bike:list:settings",
    "body": true
  },
  "bike.feed": {
    "method": "GET",
    "path": "/bikes/gbfs/{feed}",
    "permission": "public",
    "client": "open",
    "answers": "file",
    "inline": true
  },
  "bike.get": {
    "method": "GET",
    "path": "/bikes/{bikeId}",
    "permission": "bike:list"
  },
  "bike.update": {
    "method": "PUT",
    "path": "/bikes/{bikeId}",
    "permission": "bike:list:edit",
    "body": true
  },
  "bike.remove": {
    "method": "DELETE",
    "path": "/bikes/{bikeId}",
    "permission": "bike:list:delete",
    "asks": [
      "delete"
    ]
  },
  "bike.picture": {
    "method": "GET",
    "path": "/bikes/{bikeId}/picture",
    "permission": "bike:list",
    "answers": "file",
    "inline": true
  },
  "bike.history": {
    "method": "GET",
    "path": "/bikes/{bikeId}/history",
    "permission": "bike:list",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "bike.startMaintenance": {
    "method": "POST",
    "path": "/bikes/{bikeId}/start-maintenance",
    "permission": "bike:list:maintain",
    "body": true
  },
  "bike.endMaintenance": {
    "method": "POST",
    "path": "/bikes/{bikeId}/end-maintenance",
    "permission": "bike:list:maintain"
  },
  "bike.return": {
    "method": "POST",
    "path": "/bikes/{bikeId}/return",
    "permission": "bike:list:return"
  },
  "bike.undoReturnBike": {
    "method": "POST",
    "path": "/bikes/{bikeId}/return/undo",
    "permission": "bike:list:return"
  },
  "bike.listRents": {
    "method": "GET",
    "path": "/bikes/rents",
    "permission": "bike:rent",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "bike.requestRent": {
    "method": "POST",
    "path": "/bikes/rents",
    "permission": "bike:rent:create",
    "moreCodes": [
      "bike:rent:on-behalf"
    ],
    "forOneself": true,
    "body": true
  },
  "bike.exportRents": {
    "method": "GET",
    "path": "/bikes/rents/export",
    "permission": "bike:rent",
    "stepUp": "always",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "bike.myRents": {
    "method": "GET",
    "path": "/bikes/rents/mine",
    "permission": "session",
    "own": true
  },
  "bike.getRent": {
    "method": "GET",
    "path": "/bikes/rents/{rentId}",
    "permission": "session"
  },
  "bike.confirmRent": {
    "method": "POST",
    "path": "/bikes/rents/{rentId}/confirm",
    "permission": "bike:rent:confirm",
    "asks": [
      "mail"
    ],
    "undoneBy": "bike.undoRent"
  },
  "bike.rejectRent": {
    "method": "POST",
    "path": "/bikes/rents/{rentId}/reject",
    "permission": "bike:rent:reject",
    "asks": [
      "mail"
    ],
    "undoneBy": "bike.undoRent",
    "body": true
  },
  "bike.cancelRent": {
    "method": "POST",
    "path": "/bikes/rents/{rentId}/cancel",
    "permission": "session",
    "own": true
  },
  "bike.undoRent": {
    "method": "POST",
    "path": "/bikes/rents/{rentId}/undo",
    "permission": "session",
    "moreCodes": [
      "bike:rent:confirm",
      "bike:rent:reject"
    ]
  },
  "bike.rentHistory": {
    "method": "GET",
    "path": "/bikes/rents/{rentId}/history",
    "permission": "bike:rent",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "bike.listReturns": {
    "method": "GET",
    "path": "/bikes/returns",
    "permission": "bike:return",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "bike.requestReturn": {
    "method": "POST",
    "path": "/bikes/returns",
    "permission": "bike:return:create",
    "moreCodes": [
      "bike:return:on-behalf"
    ],
    "forOneself": true,
    "body": true
  },
  "bike.exportReturns": {
    "method": "GET",
    "path": "/bikes/returns/export",
    "permission": "bike:return",
    "stepUp": "always",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "bike.myReturns": {
    "method": "GET",
    "path": "/bikes/returns/mine",
    "permission": "session",
    "own": true
  },
  "bike.getReturn": {
    "method": "GET",
    "path": "/bikes/returns/{returnId}",
    "permission": "session"
  },
  "bike.confirmReturn": {
    "method": "POST",
    "path": "/bikes/returns/{returnId}/confirm",
    "permission": "bike:return:confirm",
    "asks": [
      "mail"
    ],
    "undoneBy": "bike.undoReturn"
  },
  "bike.rejectReturn": {
    "method": "POST",
    "path": "/bikes/returns/{returnId}/reject",
    "permission": "bike:return:reject",
    "asks": [
      "mail"
    ],
    "undoneBy": "bike.undoReturn",
    "body": true
  },
  "bike.cancelReturn": {
    "method": "POST",
    "path": "/bikes/returns/{returnId}/cancel",
    "permission": "session",
    "own": true
  },
  "bike.undoReturn": {
    "method": "POST",
    "path": "/bikes/returns/{returnId}/undo",
    "permission": "session",
    "moreCodes": [
      "bike:return:confirm",
      "bike:return:reject"
    ]
  },
  "bike.returnHistory": {
    "method": "GET",
    "path": "/bikes/returns/{returnId}/history",
    "permission": "bike:return",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "vehicle.list": {
    "method": "GET",
    "path": "/vehicles",
    "permission": "vehicle",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "vehicle.create": {
    "method": "POST",
    "path": "/vehicles",
    "permission": "vehicle:create",
    "moreCodes": [
      "vehicle:on-behalf"
    ],
    "forOneself": true,
    "body": true
  },
  "vehicle.export": {
    "method": "GET",
    "path": "/vehicles/export",
    "permission": "vehicle",
    "stepUp": "always",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "vehicle.people": {
    "method": "GET",
    "path": "/vehicles/people",
    "permission": "vehicle:on-behalf"
  },
  "vehicle.check": {
    "method": "GET",
    "path": "/vehicles/check",
    "permission": "vehicle:gate"
  },
  "vehicle.gate": {
    "method": "GET",
    "path": "/vehicles/gate",
    "permission": "vehicle:gate",
    "slide": false
  },
  "vehicle.settings": {
    "method": "GET",
    "path": "/vehicles/settings",
    "permission": "vehicle"
  },
  "vehicle.updateSettings": {
    "method": "PUT",
    "path": "/vehicles/settings",
    "permission": "vehicle:settings",
    "body": true
  },
  "vehicle.mine": {
    "method": "GET",
    "path": "/vehicles/mine",
    "permission": "session",
    "own": true
  },
  "vehicle.get": {
    "method": "GET",
    "path": "/vehicles/{passId}",
    "permission": "session"
  },
  "vehicle.update": {
    "method": "PUT",
    "path": "/vehicles/{passId}",
    "permission": "vehicle:edit",
    "body": true
  },
  "vehicle.certificate": {
    "method": "GET",
    "path": "/vehicles/{passId}/certificate",
    "permission": "vehicle",
    "answers": "file",
    "inline": true
  },
  "vehicle.signature": {
    "method": "GET",
    "path": "/vehicles/{passId}/signature",
    "permission": "vehicle",
    "answers": "file",
    "inline": true
  },
  "vehicle.history": {
    "method": "GET",
    "path": "/vehicles/{passId}/history",
    "permission": "vehicle",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "vehicle.confirm": {
    "method": "POST",
    "path": "/vehicles/{passId}/confirm",
    "permission": "vehicle:confirm",
    "asks": [
      "mail"
    ],
    "undoneBy": "vehicle.undo",
    "body": true
  },
  "vehicle.reject": {
    "method": "POST",
    "path": "/vehicles/{passId}/reject",
    "permission": "vehicle:reject",
    "asks": [
      "mail"
    ],
    "undoneBy": "vehicle.undo",
    "body": true
  },
  "vehicle.undo": {
    "method": "POST",
    "path": "/vehicles/{passId}/undo",
    "permission": "session",
    "moreCodes": [
      "vehicle:confirm",
      "vehicle:reject"
    ]
  },
  "vehicle.void": {
    "method": "POST",
    "path": "/vehicles/{passId}/void",
    "permission": "vehicle:void",
    "asks": [
      "mail"
    ],
    "body": true
  },
  "vehicle.renew": {
    "method": "POST",
    "path": "/vehicles/{passId}/renew",
    "permission": "vehicle:renew",
    "asks": [
      "mail"
    ],
    "body": true
  },
  "vehicle.code": {
    "method": "GET",
    "path": "/vehicles/{passId}/code",
    "permission": "vehicle"
  },
  "calendar.days": {
    "method": "GET",
    "path": "/calendar/days",
    "permission": "session"
  },
  "calendar.schoolDay": {
    "method": "GET",
    "path": "/calendar/school-day",
    "permission": "session"
  },
  "calendar.list": {
    "method": "GET",
    "path": "/calendar/special-days",
    "permission": "settings:calendar",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "calendar.export": {
    "method": "GET",
    "path": "/calendar/special-days/export",
    "permission": "settings:calendar",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "calendar.get": {
    "method": "GET",
    "path": "/calendar/special-days/{dayId}",
    "permission": "settings:calendar"
  },
  "calendar.history": {
    "method": "GET",
    "path": "/calendar/special-days/{dayId}/history",
    "permission": "settings:calendar",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "calendar.preview": {
    "method": "POST",
    "path": "/calendar/preview",
    "permission": "settings:calendar:edit",
    "bodyLimit": 1048576,
    "audit": "none",
    "body": true
  },
  "calendar.change": {
    "method": "POST",
    "path": "/calendar/change",
    "permission": "settings:calendar:edit",
    "moreCodes": [
      "student"
    ],
    "bodyLimit": 1048576,
    "asks": [
      "delete",
      "mail",
      "many"
    ],
    "body": true
  },
  "calendar.readFile": {
    "method": "POST",
    "path": "/calendar/read-file",
    "permission": "settings:calendar:edit",
    "bodyLimit": 1048576,
    "audit": "none",
    "body": true
  },
  "calendar.ical": {
    "method": "GET",
    "path": "/calendar/ical",
    "permission": "settings:calendar",
    "answers": "file"
  },
  "calendar.feed": {
    "method": "GET",
    "path": "/calendar/feed.ics",
    "permission": "public",
    "client": "open",
    "answers": "file",
    "inline": true
  },
  "calendar.settings": {
    "method": "GET",
    "path": "/calendar/settings",
    "permission": "settings:calendar"
  },
  "calendar.updateSettings": {
    "method": "PUT",
    "path": "/calendar/settings",
    "permission": "settings:calendar:edit",
    "body": true
  },
  "calendar.listYears": {
    "method": "GET",
    "path": "/calendar/years",
    "permission": "session",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "calendar.exportYears": {
    "method": "GET",
    "path": "/calendar/years/export",
    "permission": "session",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "calendar.getYear": {
    "method": "GET",
    "path": "/calendar/years/{yearId}",
    "permission": "session"
  },
  "calendar.yearHistory": {
    "method": "GET",
    "path": "/calendar/years/{yearId}/history",
    "permission": "settings:calendar",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "calendar.listGrades": {
    "method": "GET",
    "path": "/calendar/grades",
    "permission": "session",
    "moreCodes": [
      "settings:calendar"
    ],
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "calendar.createGrade": {
    "method": "POST",
    "path": "/calendar/grades",
    "permission": "settings:calendar:edit",
    "body": true
  },
  "calendar.exportGrades": {
    "method": "GET",
    "path": "/calendar/grades/export",
    "permission": "session",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "calendar.getGrade": {
    "method": "GET",
    "path": "/calendar/grades/{gradeId}",
    "permission": "session",
    "moreCodes": [
      "settings:calendar"
    ]
  },
  "calendar.updateGrade": {
    "method": "PUT",
    "path": "/calendar/grades/{gradeId}",
    "permission": "settings:calendar:edit",
    "body": true
  },
  "calendar.removeGrade": {
    "method": "DELETE",
    "path": "/calendar/grades/{gradeId}",
    "permission": "settings:calendar:edit",
    "asks": [
      "delete"
    ]
  },
  "calendar.gradeHistory": {
    "method": "GET",
    "path": "/calendar/grades/{gradeId}/history",
    "permission": "settings:calendar",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "homeroom.list": {
    "method": "GET",
    "path": "/homerooms",
    "permission": "homeroom",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "homeroom.create": {
    "method": "POST",
    "path": "/homerooms",
    "permission": "homeroom:create",
    "body": true
  },
  "homeroom.export": {
    "method": "GET",
    "path": "/homerooms/export",
    "permission": "homeroom",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "homeroom.import": {
    "method": "POST",
    "path": "/homerooms/import",
    "permission": "homeroom:import",
    "bodyLimit": 8388608,
    "asks": [
      "many"
    ],
    "body": true,
    "runs": true
  },
  "homeroom.years": {
    "method": "GET",
    "path": "/homerooms/years",
    "permission": "homeroom"
  },
  "homeroom.campuses": {
    "method": "GET",
    "path": "/homerooms/campuses",
    "permission": "homeroom"
  },
  "homeroom.teachers": {
    "method": "GET",
    "path": "/homerooms/teachers",
    "permission": "homeroom:edit"
  },
  "homeroom.get": {
    "method": "GET",
    "path": "/homerooms/{homeroomId}",
    "permission": "homeroom"
  },
  "homeroom.update": {
    "method": "PUT",
    "path": "/homerooms/{homeroomId}",
    "permission": "homeroom:edit",
    "body": true
  },
  "homeroom.remove": {
    "method": "DELETE",
    "path": "/homerooms/{homeroomId}",
    "permission": "homeroom:delete",
    "asks": [
      "delete"
    ]
  },
  "homeroom.history": {
    "method": "GET",
    "path": "/homerooms/{homeroomId}/history",
    "permission": "homeroom",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "homeroom.rollOver": {
    "method": "GET",
    "path": "/homerooms/roll-over",
    "permission": "homeroom:roll-over"
  },
  "homeroom.planRollOver": {
    "method": "PUT",
    "path": "/homerooms/roll-over",
    "permission": "homeroom:roll-over",
    "bodyLimit": 1048576,
    "body": true
  },
  "homeroom.applyRollOver": {
    "method": "POST",
    "path": "/homerooms/roll-over/apply",
    "permission": "homeroom:roll-over",
    "asks": [
      "mail",
      "many"
    ],
    "body": true
  },
  "homeroom.undoRollOver": {
    "method": "POST",
    "path": "/homerooms/roll-over/undo",
    "permission": "homeroom:roll-over",
    "asks": [
      "delete",
      "many"
    ],
    "body": true
  },
  "student.list": {
    "method": "GET",
    "path": "/students",
    "permission": "student",
    "forOneself": true,
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "student.create": {
    "method": "POST",
    "path": "/students",
    "permission": "student:create",
    "stepUp": "by-effect",
    "body": true
  },
  "student.export": {
    "method": "GET",
    "path": "/students/export",
    "permission": "student",
    "stepUp": "always",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "student.exportFamilies": {
    "method": "GET",
    "path": "/students/export-families",
    "permission": "student:family",
    "stepUp": "always",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "student.import": {
    "method": "POST",
    "path": "/students/import",
    "permission": "student:import",
    "bodyLimit": 33554432,
    "asks": [
      "mail",
      "many"
    ],
    "stepUp": "by-effect",
    "body": true,
    "defaults": {
      "body": {
        "dryRun": false
      }
    },
    "runs": true
  },
  "student.mine": {
    "method": "GET",
    "path": "/students/mine",
    "permission": "session",
    "own": true
  },
  "student.classOptions": {
    "method": "GET",
    "path": "/students/class-options",
    "permission": "student"
  },
  "student.guardianOptions": {
    "method": "GET",
    "path": "/students/guardian-options",
    "permission": "student:family",
    "moreCodes": [
      "upms:staff"
    ]
  },
  "student.get": {
    "method": "GET",
    "path": "/students/{studentId}",
    "permission": "student",
    "forOneself": true
  },
  "student.update": {
    "method": "PUT",
    "path": "/students/{studentId}",
    "permission": "student:edit",
    "asks": [
      "mail"
    ],
    "body": true
  },
  "student.move": {
    "method": "POST",
    "path": "/students/{studentId}/move",
    "permission": "student:move",
    "body": true
  },
  "student.leave": {
    "method": "POST",
    "path": "/students/{studentId}/leave",
    "permission": "student:move",
    "asks": [
      "mail"
    ],
    "body": true
  },
  "student.stays": {
    "method": "GET",
    "path": "/students/{studentId}/stays",
    "permission": "student",
    "forOneself": true
  },
  "student.family": {
    "method": "GET",
    "path": "/students/{studentId}/family",
    "permission": "student",
    "forOneself": true
  },
  "student.setGuardian": {
    "method": "PUT",
    "path": "/students/{studentId}/guardians/{guardianId}",
    "permission": "student:family",
    "body": true,
    "defaults": {
      "body": {
        "contactOrder": 1,
        "maySee": true,
        "mayAct": true,
        "noContact": false
      }
    }
  },
  "student.removeGuardian": {
    "method": "DELETE",
    "path": "/students/{studentId}/guardians/{guardianId}",
    "permission": "student:family",
    "asks": [
      "delete"
    ]
  },
  "student.setContacts": {
    "method": "PUT",
    "path": "/students/{studentId}/contacts/{personId}",
    "permission": "student:family",
    "body": true
  },
  "student.history": {
    "method": "GET",
    "path": "/students/{studentId}/history",
    "permission": "student",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "absence.list": {
    "method": "GET",
    "path": "/absences",
    "permission": "absence",
    "moreCodes": [
      "absence:health"
    ],
    "forOneself": true,
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "absence.create": {
    "method": "POST",
    "path": "/absences",
    "permission": "absence:create",
    "moreCodes": [
      "absence:backdate"
    ],
    "asks": [
      "mail"
    ],
    "undoneBy": "absence.undo",
    "body": true
  },
  "absence.export": {
    "method": "GET",
    "path": "/absences/export",
    "permission": "absence",
    "stepUp": "always",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "absence.board": {
    "method": "GET",
    "path": "/absences/board",
    "permission": "absence",
    "moreCodes": [
      "absence:health"
    ]
  },
  "absence.latest": {
    "method": "GET",
    "path": "/absences/latest",
    "permission": "absence",
    "moreCodes": [
      "absence:health"
    ],
    "slide": false
  },
  "absence.students": {
    "method": "GET",
    "path": "/absences/students",
    "permission": "absence:create"
  },
  "absence.preview": {
    "method": "POST",
    "path": "/absences/preview",
    "permission": "absence:create",
    "audit": "none",
    "body": true
  },
  "absence.test": {
    "method": "POST",
    "path": "/absences/preview/{office}",
    "permission": "absence:create",
    "body": true
  },
  "absence.settings": {
    "method": "GET",
    "path": "/absences/settings",
    "permission": "absence"
  },
  "absence.updateSettings": {
    "method": "PUT",
    "path": "/absences/settings",
    "permission": "absence:settings",
    "body": true
  },
  "absence.symptoms": {
    "method": "GET",
    "path": "/absences/symptoms",
    "permission": "session"
  },
  "absence.mine": {
    "method": "GET",
    "path": "/absences/mine",
    "permission": "session",
    "own": true
  },
  "absence.submit": {
    "method": "POST",
    "path": "/absences/mine",
    "permission": "session",
    "asks": [
      "mail"
    ],
    "own": true,
    "body": true
  },
  "absence.withdraw": {
    "method": "DELETE",
    "path": "/absences/mine/{absenceId}",
    "permission": "session",
    "asks": [
      "delete",
      "mail"
    ],
    "own": true
  },
  "absence.get": {
    "method": "GET",
    "path": "/absences/{absenceId}",
    "permission": "absence",
    "moreCodes": [
      "absence:health"
    ],
    "forOneself": true
  },
  "absence.update": {
    "method": "PUT",
    "path": "/absences/{absenceId}",
    "permission": "absence:edit",
    "moreCodes": [
      "absence:backdate",
      "absence:health"
    ],
    "asks": [
      "mail"
    ],
    "undoneBy": "absence.undo",
    "body": true
  },
  "absence.remove": {
    "method": "POST",
    "path": "/absences/{absenceId}/delete",
    "permission": "absence:delete",
    "asks": [
      "delete",
      "mail"
    ]
  },
  "absence.undo": {
    "method": "POST",
    "path": "/absences/{absenceId}/undo",
    "permission": "session",
    "moreCodes": [
      "absence:create",
      "absence:backdate",
      "absence:edit",
      "absence:health"
    ]
  },
  "absence.told": {
    "method": "GET",
    "path": "/absences/{absenceId}/told",
    "permission": "absence",
    "moreCodes": [
      "absence:health"
    ]
  },
  "absence.resend": {
    "method": "POST",
    "path": "/absences/{absenceId}/resend",
    "permission": "absence:edit",
    "moreCodes": [
      "absence:health"
    ],
    "asks": [
      "mail"
    ]
  },
  "absence.proof": {
    "method": "GET",
    "path": "/absences/{absenceId}/proof",
    "permission": "absence:health",
    "answers": "file",
    "inline": true
  },
  "absence.history": {
    "method": "GET",
    "path": "/absences/{absenceId}/history",
    "permission": "absence",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "mailbox.list": {
    "method": "GET",
    "path": "/absences/mailboxes",
    "permission": "absence:settings"
  },
  "mailbox.update": {
    "method": "PUT",
    "path": "/absences/mailboxes/{office}",
    "permission": "absence:settings",
    "stepUp": "by-effect",
    "body": true
  },
  "attendance.attention": {
    "method": "GET",
    "path": "/absences/years",
    "permission": "absence",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "attendance.exportAttention": {
    "method": "GET",
    "path": "/absences/years/export",
    "permission": "absence",
    "stepUp": "always",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "attendance.year": {
    "method": "GET",
    "path": "/absences/years/{studentId}",
    "permission": "absence",
    "moreCodes": [
      "absence:health"
    ],
    "forOneself": true
  },
  "attendance.days": {
    "method": "GET",
    "path": "/absences/days",
    "permission": "absence"
  },
  "attendance.statistics": {
    "method": "GET",
    "path": "/absences/statistics",
    "permission": "absence",
    "moreCodes": [
      "absence:health"
    ]
  },
  "attendance.exportStatistics": {
    "method": "GET",
    "path": "/absences/statistics/export",
    "permission": "absence",
    "moreCodes": [
      "absence:health"
    ],
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "venue.list": {
    "method": "GET",
    "path": "/venues",
    "permission": "venue:list",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "venue.create": {
    "method": "POST",
    "path": "/venues",
    "permission": "venue:list:create",
    "body": true
  },
  "venue.export": {
    "method": "GET",
    "path": "/venues/export",
    "permission": "venue:list",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "venue.import": {
    "method": "POST",
    "path": "/venues/import",
    "permission": "venue:list:import",
    "bodyLimit": 8388608,
    "asks": [
      "many"
    ],
    "body": true,
    "runs": true
  },
  "venue.options": {
    "method": "GET",
    "path": "/venues/options",
    "permission": "session"
  },
  "venue.people": {
    "method": "GET",
    "path": "/venues/people",
    "permission": "venue:calendar:on-behalf"
  },
  "venue.find": {
    "method": "GET",
    "path": "/venues/find",
    "permission": "session"
  },
  "venue.calendar": {
    "method": "GET",
    "path": "/venues/calendar",
    "permission": "venue:calendar"
  },
  "venue.statistics": {
    "method": "GET",
    "path": "/venues/statistics",
    "permission": "venue:statistics"
  },
  "venue.exportStatistics": {
    "method": "GET",
    "path": "/venues/statistics/export",
    "permission": "venue:statistics",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "venue.feeds": {
    "method": "GET",
    "path": "/venues/feeds",
    "permission": "session",
    "own": true
  },
  "venue.createFeed": {
    "method": "POST",
    "path": "/venues/feeds",
    "permission": "session",
    "moreCodes": [
      "venue:calendar",
      "venue:reservation"
    ],
    "tokens": "never",
    "secret": "answer",
    "body": true
  },
  "venue.removeFeed": {
    "method": "DELETE",
    "path": "/venues/feeds/{feedId}",
    "permission": "session",
    "asks": [
      "delete"
    ],
    "own": true
  },
  "venue.feed": {
    "method": "GET",
    "path": "/venues/feed.ics",
    "permission": "public",
    "client": "open",
    "answers": "file",
    "inline": true
  },
  "venue.listTypes": {
    "method": "GET",
    "path": "/venues/types",
    "permission": "venue:type",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "venue.createType": {
    "method": "POST",
    "path": "/venues/types",
    "permission": "venue:type:edit",
    "body": true
  },
  "venue.exportTypes": {
    "method": "GET",
    "path": "/venues/types/export",
    "permission": "venue:type",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "venue.typeOptions": {
    "method": "GET",
    "path": "/venues/types/options",
    "permission": "session"
  },
  "venue.getType": {
    "method": "GET",
    "path": "/venues/types/{typeId}",
    "permission": "venue:type"
  },
  "venue.updateType": {
    "method": "PUT",
    "path": "/venues/types/{typeId}",
    "permission": "venue:type:edit",
    "body": true
  },
  "venue.removeType": {
    "method": "DELETE",
    "path": "/venues/types/{typeId}",
    "permission": "venue:type:edit",
    "asks": [
      "delete"
    ]
  },
  "venue.typeHistory": {
    "method": "GET",
    "path": "/venues/types/{typeId}/history",
    "permission": "venue:type",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "venue.listBlocks": {
    "method": "GET",
    "path": "/venues/blocks",
    "permission": "venue:block",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "venue.createBlock": {
    "method": "POST",
    "path": "/venues/blocks",
    "permission": "venue:block:edit",
    "asks": [
      "mail",
      "many"
    ],
    "body": true,
    "defaults": {
      "body": {
        "cancelReservations": false
      }
    }
  },
  "venue.exportBlocks": {
    "method": "GET",
    "path": "/venues/blocks/export",
    "permission": "venue:block",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "venue.hits": {
    "method": "POST",
    "path": "/venues/blocks/hits",
    "permission": "venue:block:edit",
    "audit": "none",
    "body": true,
    "defaults": {
      "body": {
        "cancelReservations": false
      }
    }
  },
  "venue.getBlock": {
    "method": "GET",
    "path": "/venues/blocks/{blockId}",
    "permission": "venue:block"
  },
  "venue.removeBlock": {
    "method": "DELETE",
    "path": "/venues/blocks/{blockId}",
    "permission": "venue:block:edit",
    "asks": [
      "delete"
    ]
  },
  "venue.blockHistory": {
    "method": "GET",
    "path": "/venues/blocks/{blockId}/history",
    "permission": "venue:block",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "venue.listReservations": {
    "method": "GET",
    "path": "/venues/reservations",
    "permission": "venue:reservation",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "venue.reserve": {
    "method": "POST",
    "path": "/venues/reservations",
    "permission": "venue:calendar:create",
    "moreCodes": [
      "venue:calendar:on-behalf",
      "venue:reservation:approve"
    ],
    "asks": [
      "mail"
    ],
    "undoneBy": "venue.undo",
    "forOneself": true,
    "body": true
  },
  "venue.exportReservations": {
    "method": "GET",
    "path": "/venues/reservations/export",
    "permission": "venue:reservation",
    "stepUp": "always",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "venue.importLessons": {
    "method": "POST",
    "path": "/venues/reservations/lessons",
    "permission": "venue:reservation:import",
    "bodyLimit": 8388608,
    "asks": [
      "mail",
      "many"
    ],
    "body": true,
    "runs": true
  },
  "venue.mine": {
    "method": "GET",
    "path": "/venues/reservations/mine",
    "permission": "session",
    "own": true
  },
  "venue.reserveSeries": {
    "method": "POST",
    "path": "/venues/reservations/series",
    "permission": "venue:calendar:create",
    "moreCodes": [
      "venue:calendar:on-behalf",
      "venue:reservation:approve"
    ],
    "bodyLimit": 131072,
    "asks": [
      "mail",
      "many"
    ],
    "undoneBy": "venue.undo",
    "forOneself": true,
    "body": true
  },
  "venue.previewSeries": {
    "method": "POST",
    "path": "/venues/reservations/series/preview",
    "permission": "venue:calendar:create",
    "moreCodes": [
      "venue:calendar:on-behalf",
      "venue:reservation:approve"
    ],
    "bodyLimit": 131072,
    "audit": "none",
    "forOneself": true,
    "body": true
  },
  "venue.moveSeries": {
    "method": "PUT",
    "path": "/venues/reservations/{reservationId}/series",
    "permission": "session",
    "moreCodes": [
      "venue:reservation:edit",
      "venue:reservation:approve"
    ],
    "asks": [
      "mail",
      "many"
    ],
    "undoneBy": "venue.undo",
    "body": true
  },
  "venue.approveSeries": {
    "method": "POST",
    "path": "/venues/reservations/{reservationId}/series/approve",
    "permission": "venue:reservation:approve",
    "asks": [
      "mail",
      "many"
    ],
    "undoneBy": "venue.undo",
    "body": true
  },
  "venue.rejectSeries": {
    "method": "POST",
    "path": "/venues/reservations/{reservationId}/series/reject",
    "permission": "venue:reservation:reject",
    "asks": [
      "mail",
      "many"
    ],
    "undoneBy": "venue.undo",
    "body": true
  },
  "venue.cancelSeries": {
    "method": "POST",
    "path": "/venues/reservations/{reservationId}/series/cancel",
    "permission": "session",
    "moreCodes": [
      "venue:reservation:cancel"
    ],
    "asks": [
      "mail",
      "many"
    ],
    "undoneBy": "venue.undo",
    "body": true
  },
  "venue.getReservation": {
    "method": "GET",
    "path": "/venues/reservations/{reservationId}",
    "permission": "session"
  },
  "venue.move": {
    "method": "PUT",
    "path": "/venues/reservations/{reservationId}",
    "permission": "session",
    "moreCodes": [
      "venue:reservation:edit",
      "venue:reservation:approve"
    ],
    "asks": [
      "mail"
    ],
    "undoneBy": "venue.undo",
    "body": true
  },
  "venue.approve": {
    "method": "POST",
    "path": "/venues/reservations/{reservationId}/approve",
    "permission": "venue:reservation:approve",
    "asks": [
      "mail"
    ],
    "undoneBy": "venue.undo"
  },
  "venue.reject": {
    "method": "POST",
    "path": "/venues/reservations/{reservationId}/reject",
    "permission": "venue:reservation:reject",
    "asks": [
      "mail"
    ],
    "undoneBy": "venue.undo",
    "body": true
  },
  "venue.cancel": {
    "method": "POST",
    "path": "/venues/reservations/{reservationId}/cancel",
    "permission": "session",
    "moreCodes": [
      "venue:reservation:cancel"
    ],
    "asks": [
      "mail"
    ],
    "undoneBy": "venue.undo"
  },
  "venue.undo": {
    "method": "POST",
    "path": "/venues/reservations/{reservationId}/undo",
    "permission": "session",
    "moreCodes": [
      "venue:reservation:approve",
      "venue:reservation:reject",
      "venue:calendar:create",
      "venue:calendar:on-behalf",
      "venue:reservation:edit",
      "venue:reservation:cancel"
    ]
  },
  "venue.reservationHistory": {
    "method": "GET",
    "path": "/venues/reservations/{reservationId}/history",
    "permission": "venue:reservation",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "venue.get": {
    "method": "GET",
    "path": "/venues/{venueId}",
    "permission": "venue:list"
  },
  "venue.update": {
    "method": "PUT",
    "path": "/venues/{venueId}",
    "permission": "venue:list:edit",
    "asks": [
      "mail"
    ],
    "body": true,
    "defaults": {
      "body": {
        "cancelReservations": false
      }
    }
  },
  "venue.remove": {
    "method": "DELETE",
    "path": "/venues/{venueId}",
    "permission": "venue:list:delete",
    "asks": [
      "delete"
    ]
  },
  "venue.picture": {
    "method": "GET",
    "path": "/venues/{venueId}/picture",
    "permission": "venue:list",
    "answers": "file",
    "inline": true
  },
  "venue.day": {
    "method": "GET",
    "path": "/venues/{venueId}/day",
    "permission": "session"
  },
  "venue.history": {
    "method": "GET",
    "path": "/venues/{venueId}/history",
    "permission": "venue:list",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "baseData.list": {
    "method": "GET",
    "path": "/base-data/runs",
    "permission": "base-data",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "baseData.read": {
    "method": "POST",
    "path": "/base-data/runs",
    "permission": "base-data:preview",
    "bodyLimit": 268435456,
    "heavy": true,
    "body": "bytes",
    "runs": true
  },
  "baseData.export": {
    "method": "GET",
    "path": "/base-data/runs/export",
    "permission": "base-data",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "baseData.roster": {
    "method": "GET",
    "path": "/base-data/roster",
    "permission": "base-data:export",
    "stepUp": "always",
    "answers": "file"
  },
  "baseData.get": {
    "method": "GET",
    "path": "/base-data/runs/{runId}",
    "permission": "base-data"
  },
  "baseData.history": {
    "method": "GET",
    "path": "/base-data/runs/{runId}/history",
    "permission": "base-data",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "baseData.oddities": {
    "method": "GET",
    "path": "/base-data/runs/{runId}/oddities",
    "permission": "base-data"
  },
  "baseData.stops": {
    "method": "GET",
    "path": "/base-data/runs/{runId}/stops",
    "permission": "base-data"
  },
  "baseData.apply": {
    "method": "POST",
    "path": "/base-data/runs/{runId}/apply",
    "permission": "base-data:apply",
    "asks": [
      "mail",
      "many"
    ],
    "heavy": true,
    "stepUp": "always",
    "body": true,
    "runs": true
  },
  "baseData.discard": {
    "method": "POST",
    "path": "/base-data/runs/{runId}/discard",
    "permission": "base-data:preview",
    "runs": true
  },
  "baseData.undo": {
    "method": "POST",
    "path": "/base-data/runs/{runId}/undo",
    "permission": "base-data:apply",
    "asks": [
      "delete",
      "mail",
      "many"
    ],
    "heavy": true,
    "stepUp": "always",
    "runs": true
  },
  "baseData.changes": {
    "method": "GET",
    "path": "/base-data/changes",
    "permission": "base-data",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "baseData.exportChanges": {
    "method": "GET",
    "path": "/base-data/changes/export",
    "permission": "base-data",
    "stepUp": "always",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "baseData.getChange": {
    "method": "GET",
    "path": "/base-data/changes/{changeId}",
    "permission": "base-data"
  },
  "baseData.mapping": {
    "method": "GET",
    "path": "/base-data/runs/{runId}/mapping",
    "permission": "base-data"
  },
  "baseData.map": {
    "method": "PUT",
    "path": "/base-data/runs/{runId}/mapping",
    "permission": "base-data:map",
    "bodyLimit": 1048576,
    "body": true,
    "runs": true
  },
  "baseData.giveBack": {
    "method": "POST",
    "path": "/base-data/runs/{runId}/give-back",
    "permission": "base-data:apply",
    "body": true,
    "runs": true
  },
  "baseData.joins": {
    "method": "GET",
    "path": "/base-data/runs/{runId}/joins",
    "permission": "base-data"
  },
  "baseData.join": {
    "method": "PUT",
    "path": "/base-data/runs/{runId}/joins",
    "permission": "base-data:map",
    "bodyLimit": 1048576,
    "body": true,
    "runs": true
  },
  "baseData.person": {
    "method": "GET",
    "path": "/base-data/people/{staffId}",
    "permission": "base-data"
  },
  "baseData.giveBackPerson": {
    "method": "POST",
    "path": "/base-data/people/{staffId}/give-back",
    "permission": "base-data:apply",
    "asks": [
      "mail"
    ],
    "body": true
  },
  "baseData.pull": {
    "method": "POST",
    "path": "/base-data/pull",
    "permission": "base-data:preview",
    "heavy": true,
    "runs": true
  },
  "baseData.settings": {
    "method": "GET",
    "path": "/base-data/settings",
    "permission": "base-data"
  },
  "baseData.updateSettings": {
    "method": "PUT",
    "path": "/base-data/settings",
    "permission": "base-data:settings",
    "stepUp": "by-effect",
    "body": true
  },
  "baseData.setCredential": {
    "method": "PUT",
    "path": "/base-data/settings/credential",
    "permission": "base-data:settings",
    "stepUp": "always",
    "secret": "body",
    "body": true
  },
  "survey.list": {
    "method": "GET",
    "path": "/surveys",
    "permission": "admission:survey",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "survey.create": {
    "method": "POST",
    "path": "/surveys",
    "permission": "admission:survey:edit",
    "bodyLimit": 1048576,
    "body": true
  },
  "survey.export": {
    "method": "GET",
    "path": "/surveys/export",
    "permission": "admission:survey",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "survey.get": {
    "method": "GET",
    "path": "/surveys/{surveyId}",
    "permission": "admission:survey"
  },
  "survey.update": {
    "method": "PUT",
    "path": "/surveys/{surveyId}",
    "permission": "admission:survey:edit",
    "bodyLimit": 1048576,
    "body": true
  },
  "survey.remove": {
    "method": "DELETE",
    "path": "/surveys/{surveyId}",
    "permission": "admission:survey:edit",
    "asks": [
      "delete"
    ]
  },
  "survey.history": {
    "method": "GET",
    "path": "/surveys/{surveyId}/history",
    "permission": "admission:survey",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "survey.duplicate": {
    "method": "POST",
    "path": "/surveys/{surveyId}/duplicate",
    "permission": "admission:survey:edit",
    "body": true
  },
  "survey.publish": {
    "method": "POST",
    "path": "/surveys/{surveyId}/publish",
    "permission": "admission:survey:publish",
    "asks": [
      "many"
    ]
  },
  "survey.pause": {
    "method": "POST",
    "path": "/surveys/{surveyId}/pause",
    "permission": "admission:survey:publish",
    "asks": [
      "many"
    ]
  },
  "survey.continue": {
    "method": "POST",
    "path": "/surveys/{surveyId}/continue",
    "permission": "admission:survey:publish",
    "asks": [
      "many"
    ]
  },
  "survey.cancel": {
    "method": "POST",
    "path": "/surveys/{surveyId}/cancel",
    "permission": "admission:survey:publish",
    "asks": [
      "many"
    ]
  },
  "survey.form": {
    "method": "GET",
    "path": "/surveys/{surveyId}/form",
    "permission": "admission:survey"
  },
  "survey.saveForm": {
    "method": "PUT",
    "path": "/surveys/{surveyId}/form",
    "permission": "admission:survey:edit",
    "bodyLimit": 1048576,
    "audit": "none",
    "body": true
  },
  "survey.drafts": {
    "method": "GET",
    "path": "/surveys/{surveyId}/drafts",
    "permission": "admission:survey"
  },
  "survey.versions": {
    "method": "GET",
    "path": "/surveys/{surveyId}/versions",
    "permission": "admission:survey"
  },
  "survey.answers": {
    "method": "GET",
    "path": "/surveys/answers",
    "permission": "admission:list",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "survey.exportAnswers": {
    "method": "GET",
    "path": "/surveys/answers/export",
    "permission": "admission:list",
    "stepUp": "always",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "survey.exportReplies": {
    "method": "GET",
    "path": "/surveys/answers/export-replies",
    "permission": "admission:list",
    "stepUp": "always",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "survey.getAsked": {
    "method": "GET",
    "path": "/surveys/answers/{askedId}",
    "permission": "admission:list"
  },
  "survey.answerHistory": {
    "method": "GET",
    "path": "/surveys/answers/{askedId}/history",
    "permission": "admission:list",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "survey.said": {
    "method": "GET",
    "path": "/surveys/answers/{askedId}/said",
    "permission": "admission:list"
  },
  "survey.guardians": {
    "method": "GET",
    "path": "/surveys/answers/{askedId}/guardians",
    "permission": "admission:list:on-behalf"
  },
  "survey.pageFor": {
    "method": "GET",
    "path": "/surveys/answers/{askedId}/page",
    "permission": "admission:list:on-behalf"
  },
  "survey.enter": {
    "method": "POST",
    "path": "/surveys/answers/{askedId}/enter",
    "permission": "admission:list:on-behalf",
    "bodyLimit": 1048576,
    "asks": [
      "mail"
    ],
    "body": true
  },
  "survey.settle": {
    "method": "POST",
    "path": "/surveys/answers/{askedId}/settle",
    "permission": "admission:list:settle",
    "asks": [
      "mail"
    ],
    "body": true
  },
  "survey.extend": {
    "method": "POST",
    "path": "/surveys/answers/{askedId}/extend",
    "permission": "admission:list:settle",
    "body": true
  },
  "survey.file": {
    "method": "GET",
    "path": "/surveys/answers/{askedId}/files/{fileId}",
    "permission": "admission:list",
    "answers": "file",
    "inline": true
  },
  "survey.mine": {
    "method": "GET",
    "path": "/surveys/mine",
    "permission": "session",
    "own": true
  },
  "survey.page": {
    "method": "GET",
    "path": "/surveys/mine/{askedId}",
    "permission": "session",
    "own": true
  },
  "survey.submit": {
    "method": "POST",
    "path": "/surveys/mine/{askedId}",
    "permission": "session",
    "bodyLimit": 1048576,
    "asks": [
      "mail"
    ],
    "own": true,
    "body": true
  },
  "survey.saveAnswer": {
    "method": "PUT",
    "path": "/surveys/mine/{askedId}/draft",
    "permission": "session",
    "bodyLimit": 1048576,
    "audit": "none",
    "own": true,
    "body": true
  },
  "survey.board": {
    "method": "GET",
    "path": "/surveys/{surveyId}/board",
    "permission": "admission:list"
  },
  "survey.reminder": {
    "method": "GET",
    "path": "/surveys/{surveyId}/reminder",
    "permission": "admission:list:remind"
  },
  "survey.remind": {
    "method": "POST",
    "path": "/surveys/{surveyId}/reminder",
    "permission": "admission:list:remind",
    "asks": [
      "mail",
      "many"
    ]
  },
  "survey.calls": {
    "method": "GET",
    "path": "/surveys/{surveyId}/calls",
    "permission": "admission:list:on-behalf"
  },
  "bus.list": {
    "method": "GET",
    "path": "/bus/routes",
    "permission": "bus",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "bus.create": {
    "method": "POST",
    "path": "/bus/routes",
    "permission": "bus:edit",
    "body": true
  },
  "bus.export": {
    "method": "GET",
    "path": "/bus/routes/export",
    "permission": "bus",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "bus.options": {
    "method": "GET",
    "path": "/bus/routes/options",
    "permission": "session",
    "forOneself": true
  },
  "bus.feed": {
    "method": "GET",
    "path": "/bus/feed",
    "permission": "bus",
    "answers": "file"
  },
  "bus.import": {
    "method": "POST",
    "path": "/bus/import",
    "permission": "bus:import",
    "bodyLimit": 67108864,
    "asks": [
      "mail",
      "many"
    ],
    "heavy": true,
    "body": "bytes",
    "runs": true
  },
  "bus.listStops": {
    "method": "GET",
    "path": "/bus/stops",
    "permission": "bus",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "bus.createStop": {
    "method": "POST",
    "path": "/bus/stops",
    "permission": "bus:edit",
    "body": true
  },
  "bus.exportStops": {
    "method": "GET",
    "path": "/bus/stops/export",
    "permission": "bus",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "bus.getStop": {
    "method": "GET",
    "path": "/bus/stops/{stopId}",
    "permission": "bus"
  },
  "bus.updateStop": {
    "method": "PUT",
    "path": "/bus/stops/{stopId}",
    "permission": "bus:edit",
    "body": true
  },
  "bus.removeStop": {
    "method": "DELETE",
    "path": "/bus/stops/{stopId}",
    "permission": "bus:edit",
    "asks": [
      "delete"
    ]
  },
  "bus.stopHistory": {
    "method": "GET",
    "path": "/bus/stops/{stopId}/history",
    "permission": "bus",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "bus.listVehicles": {
    "method": "GET",
    "path": "/bus/vehicles",
    "permission": "bus",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "bus.createVehicle": {
    "method": "POST",
    "path": "/bus/vehicles",
    "permission": "bus:edit",
    "body": true
  },
  "bus.exportVehicles": {
    "method": "GET",
    "path": "/bus/vehicles/export",
    "permission": "bus",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "bus.getVehicle": {
    "method": "GET",
    "path": "/bus/vehicles/{vehicleId}",
    "permission": "bus"
  },
  "bus.updateVehicle": {
    "method": "PUT",
    "path": "/bus/vehicles/{vehicleId}",
    "permission": "bus:edit",
    "asks": [
      "mail"
    ],
    "body": true
  },
  "bus.removeVehicle": {
    "method": "DELETE",
    "path": "/bus/vehicles/{vehicleId}",
    "permission": "bus:edit",
    "asks": [
      "delete"
    ]
  },
  "bus.vehicleHistory": {
    "method": "GET",
    "path": "/bus/vehicles/{vehicleId}/history",
    "permission": "bus",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "bus.runs": {
    "method": "GET",
    "path": "/bus/runs",
    "permission": "bus"
  },
  "bus.cancelRun": {
    "method": "POST",
    "path": "/bus/runs/cancel",
    "permission": "bus:run",
    "asks": [
      "mail"
    ],
    "body": true
  },
  "bus.restoreRun": {
    "method": "POST",
    "path": "/bus/runs/restore",
    "permission": "bus:run",
    "asks": [
      "mail"
    ],
    "body": true
  },
  "bus.changeRun": {
    "method": "POST",
    "path": "/bus/runs/vehicle",
    "permission": "bus:run",
    "asks": [
      "mail"
    ],
    "body": true
  },
  "bus.startRun": {
    "method": "POST",
    "path": "/bus/runs/start",
    "permission": "bus:run",
    "body": true
  },
  "bus.resetRun": {
    "method": "POST",
    "path": "/bus/runs/reset",
    "permission": "bus:run",
    "body": true
  },
  "bus.closeRun": {
    "method": "POST",
    "path": "/bus/runs/close",
    "permission": "bus:run",
    "body": true
  },
  "bus.get": {
    "method": "GET",
    "path": "/bus/routes/{routeId}",
    "permission": "bus"
  },
  "bus.update": {
    "method": "PUT",
    "path": "/bus/routes/{routeId}",
    "permission": "bus:edit",
    "asks": [
      "mail"
    ],
    "body": true
  },
  "bus.remove": {
    "method": "DELETE",
    "path": "/bus/routes/{routeId}",
    "permission": "bus:edit",
    "asks": [
      "delete"
    ]
  },
  "bus.history": {
    "method": "GET",
    "path": "/bus/routes/{routeId}/history",
    "permission": "bus",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "bus.report": {
    "method": "POST",
    "path": "/bus/positions",
    "permission": "bus:report",
    "moreCodes": [
      "bus:report:fleet"
    ],
    "slide": false,
    "audit": "none",
    "log": "none",
    "gathers": true,
    "body": true
  },
  "bus.batch": {
    "method": "POST",
    "path": "/bus/positions/batch",
    "permission": "bus:report",
    "moreCodes": [
      "bus:report:fleet"
    ],
    "bodyLimit": 262144,
    "slide": false,
    "audit": "none",
    "log": "none",
    "body": true
  },
  "bus.tracking": {
    "method": "GET",
    "path": "/bus/tracking",
    "permission": "bus",
    "slide": false
  },
  "bus.mine": {
    "method": "GET",
    "path": "/bus/mine",
    "permission": "session",
    "slide": false,
    "own": true
  },
  "bus.settings": {
    "method": "GET",
    "path": "/bus/settings",
    "permission": "bus:settings"
  },
  "bus.updateSettings": {
    "method": "PUT",
    "path": "/bus/settings",
    "permission": "bus:settings",
    "body": true
  },
  "bus.map": {
    "method": "GET",
    "path": "/bus/map",
    "permission": "bus"
  },
  "bus.source": {
    "method": "GET",
    "path": "/bus/source",
    "permission": "bus:settings"
  },
  "bus.trackers": {
    "method": "GET",
    "path": "/bus/trackers",
    "permission": "bus:edit"
  },
  "bus.createTracker": {
    "method": "POST",
    "path": "/bus/trackers",
    "permission": "bus:edit",
    "secret": "answer",
    "body": true
  },
  "bus.removeTracker": {
    "method": "DELETE",
    "path": "/bus/trackers/{trackerId}",
    "permission": "bus:edit",
    "asks": [
      "delete"
    ]
  },
  "bus.track": {
    "method": "POST",
    "path": "/bus/track",
    "permission": "public",
    "client": "open",
    "audit": "none",
    "log": "none"
  },
  "bus.traccar": {
    "method": "POST",
    "path": "/bus/traccar",
    "permission": "public",
    "client": "open",
    "audit": "none",
    "log": "none",
    "body": true
  },
  "bus.realtime": {
    "method": "GET",
    "path": "/bus/realtime/{feed}",
    "permission": "bus",
    "slide": false,
    "client": "open",
    "answers": "file",
    "inline": true
  },
  "bus.openRealtime": {
    "method": "GET",
    "path": "/bus/open/{feed}",
    "permission": "public",
    "client": "open",
    "answers": "file",
    "inline": true
  },
  "bus.openFeed": {
    "method": "GET",
    "path": "/bus/open/gtfs.zip",
    "permission": "public",
    "client": "open",
    "answers": "file",
    "inline": true
  },
  "bus.replay": {
    "method": "GET",
    "path": "/bus/runs/replay",
    "permission": "bus"
  },
  "bus.attended": {
    "method": "GET",
    "path": "/bus/attended",
    "permission": "bus:attend"
  },
  "bus.sheet": {
    "method": "GET",
    "path": "/bus/sheet",
    "permission": "bus:attend"
  },
  "bus.tap": {
    "method": "POST",
    "path": "/bus/taps",
    "permission": "bus:attend",
    "bodyLimit": 262144,
    "asks": [
      "mail"
    ],
    "body": true
  },
  "bus.people": {
    "method": "GET",
    "path": "/bus/people",
    "permission": "bus:edit"
  },
  "bus.passes": {
    "method": "GET",
    "path": "/bus/passes",
    "permission": "bus:run"
  },
  "bus.createPass": {
    "method": "POST",
    "path": "/bus/passes",
    "permission": "bus:run",
    "moreCodes": [
      "bus:attend"
    ],
    "stepUp": "always",
    "secret": "answer",
    "body": true
  },
  "bus.revokePass": {
    "method": "DELETE",
    "path": "/bus/passes/{passId}",
    "permission": "bus:run",
    "asks": [
      "delete"
    ]
  },
  "busBooking.list": {
    "method": "GET",
    "path": "/bus-bookings",
    "permission": "bus-booking",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  },
  "busBooking.request": {
    "method": "POST",
    "path": "/bus-bookings",
    "permission": "bus-booking:create",
    "asks": [
      "mail"
    ],
    "body": true
  },
  "busBooking.preview": {
    "method": "POST",
    "path": "/bus-bookings/preview",
    "permission": "bus-booking:create",
    "audit": "none",
    "body": true
  },
  "busBooking.export": {
    "method": "GET",
    "path": "/bus-bookings/export",
    "permission": "bus-booking",
    "stepUp": "always",
    "defaults": {
      "query": {
        "format": "csv"
      }
    },
    "answers": "file"
  },
  "busBooking.people": {
    "method": "GET",
    "path": "/bus-bookings/people",
    "permission": "bus-booking:create"
  },
  "busBooking.board": {
    "method": "GET",
    "path": "/bus-bookings/board",
    "permission": "bus-booking"
  },
  "busBooking.riders": {
    "method": "GET",
    "path": "/bus-bookings/riders",
    "permission": "bus-booking"
  },
  "busBooking.changes": {
    "method": "GET",
    "path": "/bus-bookings/changes",
    "permission": "bus-booking:changes"
  },
  "busBooking.freed": {
    "method": "GET",
    "path": "/bus-bookings/freed",
    "permission": "bus-booking:changes"
  },
  "busBooking.messages": {
    "method": "GET",
    "path": "/bus-bookings/messages",
    "permission": "bus-booking:message"
  },
  "busBooking.message": {
    "method": "POST",
    "path": "/bus-bookings/messages",
    "permission": "bus-booking:message",
    "asks": [
      "mail",
      "many"
    ],
    "body": true
  },
  "busBooking.settings": {
    "method": "GET",
    "path": "/bus-bookings/settings",
    "permission": "bus-booking"
  },
  "busBooking.updateSettings": {
    "method": "PUT",
    "path": "/bus-bookings/settings",
    "permission": "bus-booking:settings",
    "body": true
  },
  "busBooking.mine": {
    "method": "GET",
    "path": "/bus-bookings/mine",
    "permission": "session",
    "own": true
  },
  "busBooking.submit": {
    "method": "POST",
    "path": "/bus-bookings/mine",
    "permission": "session",
    "asks": [
      "mail"
    ],
    "own": true,
    "body": true
  },
  "busBooking.myMessages": {
    "method": "GET",
    "path": "/bus-bookings/mine/messages",
    "permission": "session",
    "slide": false,
    "own": true
  },
  "busBooking.withdraw": {
    "method": "DELETE",
    "path": "/bus-bookings/mine/{bookingId}",
    "permission": "session",
    "asks": [
      "delete",
      "mail"
    ],
    "own": true
  },
  "busBooking.leaveOutMine": {
    "method": "POST",
    "path": "/bus-bookings/mine/{bookingId}/leave-out",
    "permission": "session",
    "asks": [
      "mail"
    ],
    "own": true,
    "body": true
  },
  "busBooking.rideAgainMine": {
    "method": "POST",
    "path": "/bus-bookings/mine/{bookingId}/ride-again",
    "permission": "session",
    "asks": [
      "mail"
    ],
    "own": true,
    "body": true
  },
  "busBooking.moveDayMine": {
    "method": "POST",
    "path": "/bus-bookings/mine/{bookingId}/move-day",
    "permission": "session",
    "asks": [
      "mail"
    ],
    "own": true,
    "body": true
  },
  "busBooking.get": {
    "method": "GET",
    "path": "/bus-bookings/{bookingId}",
    "permission": "bus-booking"
  },
  "busBooking.confirm": {
    "method": "POST",
    "path": "/bus-bookings/{bookingId}/confirm",
    "permission": "bus-booking:confirm",
    "asks": [
      "mail"
    ],
    "undoneBy": "busBooking.undo"
  },
  "busBooking.reject": {
    "method": "POST",
    "path": "/bus-bookings/{bookingId}/reject",
    "permission": "bus-booking:reject",
    "asks": [
      "mail"
    ],
    "undoneBy": "busBooking.undo",
    "body": true
  },
  "busBooking.cancel": {
    "method": "POST",
    "path": "/bus-bookings/{bookingId}/cancel",
    "permission": "bus-booking:cancel",
    "asks": [
      "mail"
    ]
  },
  "busBooking.leaveOut": {
    "method": "POST",
    "path": "/bus-bookings/{bookingId}/leave-out",
    "permission": "bus-booking:cancel",
    "asks": [
      "mail"
    ],
    "body": true
  },
  "busBooking.rideAgain": {
    "method": "POST",
    "path": "/bus-bookings/{bookingId}/ride-again",
    "permission": "bus-booking:cancel",
    "asks": [
      "mail"
    ],
    "body": true
  },
  "busBooking.moveDay": {
    "method": "POST",
    "path": "/bus-bookings/{bookingId}/move-day",
    "permission": "bus-booking:cancel",
    "moreCodes": [
      "bus-booking:create"
    ],
    "asks": [
      "mail"
    ],
    "body": true
  },
  "busBooking.meet": {
    "method": "POST",
    "path": "/bus-bookings/{bookingId}/meet",
    "permission": "bus-booking:meet"
  },
  "busBooking.notMeet": {
    "method": "POST",
    "path": "/bus-bookings/{bookingId}/not-meet",
    "permission": "bus-booking:meet"
  },
  "busBooking.undo": {
    "method": "POST",
    "path": "/bus-bookings/{bookingId}/undo",
    "permission": "session",
    "moreCodes": [
      "bus-booking:confirm",
      "bus-booking:reject"
    ]
  },
  "busBooking.history": {
    "method": "GET",
    "path": "/bus-bookings/{bookingId}/history",
    "permission": "bus-booking",
    "defaults": {
      "query": {
        "pageNum": 1,
        "pageSize": 20
      }
    },
    "list": true
  }
} as const
