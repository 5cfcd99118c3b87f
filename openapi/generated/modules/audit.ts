// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const audit = {
  "lists": {
    "audit.list": {
      "of": "AuditEntry",
      "entity": "audit",
      "name": "operation",
      "get": "audit.get",
      "key": "auditId",
      "export": "audit.export",
      "missing": "AUDIT_NOT_FOUND",
      "fields": {
        "id": "id",
        "at": "time",
        "staffId": "id",
        "staffName": "text",
        "address": "text",
        "token": "text",
        "requestId": "text",
        "operation": "text",
        "refused": "object",
        "rowCount": "number",
        "undoable": "boolean",
        "rows": "list"
      },
      "filters": {
        "staffId": "id",
        "operation": "text",
        "without": "text",
        "kind": "AuditKind",
        "entity": "text",
        "entityId": "id",
        "from": "day",
        "to": "day"
      },
      "choices": {
        "kind": [
          "change",
          "access",
          "refused"
        ]
      },
      "days": "at",
      "sort": [
        "at",
        "id",
        "staffName",
        "operation"
      ],
      "usual": "-at"
    }
  },
  "forms": {}
} as const satisfies ModuleMetadata
