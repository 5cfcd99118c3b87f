// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const baseData = {
  "lists": {
    "baseData.list": {
      "of": "BaseDataRun",
      "entity": "base-data-run",
      "name": "name",
      "get": "baseData.get",
      "key": "runId",
      "export": "baseData.export",
      "history": "baseData.history",
      "missing": "BASE_DATA_NOT_FOUND",
      "fields": {
        "id": "id",
        "name": "text",
        "origin": "BaseDataOrigin",
        "format": "text",
        "state": "BaseDataState",
        "progress": "number",
        "fault": "text",
        "faultDetail": "text",
        "rows": "number",
        "questions": "number",
        "leftOut": "list",
        "kinds": "list",
        "files": "list",
        "madeBy": "person",
        "madeAt": "time",
        "appliedBy": "person",
        "appliedAt": "time",
        "undoneBy": "person",
        "undoneAt": "time",
        "workId": "id"
      },
      "filters": {
        "search": "text",
        "state": "BaseDataState",
        "origin": "BaseDataOrigin",
        "from": "day",
        "to": "day"
      },
      "choices": {
        "state": [
          "Reading",
          "Unreadable",
          "Unmapped",
          "Unanswered",
          "Ready",
          "Stopped",
          "Applying",
          "Applied",
          "Undoing",
          "Undone",
          "Discarded",
          "Interrupted"
        ],
        "origin": [
          "File",
          "Service",
          "Schedule"
        ]
      },
      "days": "madeAt",
      "sort": [
        "madeAt",
        "id",
        "name",
        "rows"
      ],
      "usual": "-madeAt"
    },
    "baseData.changes": {
      "of": "BaseDataChange",
      "get": "baseData.getChange",
      "key": "changeId",
      "export": "baseData.exportChanges",
      "missing": "BASE_DATA_CHANGE_NOT_FOUND",
      "fields": {
        "id": "id",
        "runId": "id",
        "kind": "BaseDataKind",
        "outcome": "BaseDataOutcome",
        "name": "text",
        "formerName": "text",
        "identifier": "text",
        "fields": "list",
        "held": "list",
        "stays": "list",
        "holds": "list",
        "file": "text",
        "line": "number",
        "reason": "text",
        "left": "boolean"
      },
      "filters": {
        "search": "text",
        "runId": "id",
        "comparedTo": "number",
        "kind": "BaseDataKind",
        "outcome": "BaseDataOutcome",
        "holding": "boolean",
        "left": "boolean"
      },
      "choices": {
        "kind": [
          "Homeroom",
          "Staff",
          "Guardian",
          "Student",
          "Family"
        ],
        "outcome": [
          "Created",
          "Changed",
          "Deactivated",
          "Refused",
          "Held"
        ]
      },
      "sort": [
        "name",
        "id",
        "outcome"
      ],
      "usual": "name"
    }
  },
  "forms": {
    "baseData.apply": {
      "confirm": {
        "kind": "list"
      }
    },
    "baseData.map": {
      "meanings": {
        "kind": "list",
        "required": true
      }
    },
    "baseData.giveBack": {
      "changes": {
        "kind": "list"
      }
    },
    "baseData.join": {
      "joins": {
        "kind": "list",
        "required": true
      }
    },
    "baseData.giveBackPerson": {
      "fields": {
        "kind": "list"
      }
    },
    "baseData.updateSettings": {
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
      "address": {
        "kind": "text",
        "max": 500
      },
      "signIn": {
        "kind": "BaseDataSignIn",
        "first": "ClientCredentials"
      },
      "tokenAddress": {
        "kind": "text",
        "max": 500
      },
      "client": {
        "kind": "text",
        "max": 200
      },
      "scope": {
        "kind": "text",
        "max": 1000
      },
      "onlyChanges": {
        "kind": "boolean"
      },
      "pullsAt": {
        "kind": "text"
      },
      "applies": {
        "kind": "boolean"
      },
      "pausedFrom": {
        "kind": "day",
        "nullable": true
      },
      "pausedUntil": {
        "kind": "day",
        "nullable": true
      },
      "mailTo": {
        "kind": "text",
        "max": 1000
      }
    },
    "baseData.setCredential": {
      "credential": {
        "kind": "text",
        "required": true,
        "max": 4000
      }
    }
  }
} as const satisfies ModuleMetadata
