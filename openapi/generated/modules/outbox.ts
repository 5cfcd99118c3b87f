// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const outbox = {
  "lists": {
    "outbox.list": {
      "of": "Mail",
      "entity": "mail",
      "name": "recipient",
      "get": "outbox.get",
      "key": "mailId",
      "export": "outbox.export",
      "missing": "MAIL_NOT_FOUND",
      "fields": {
        "id": "id",
        "kind": "MailKind",
        "recipient": "text",
        "subject": "text",
        "state": "MailState",
        "attempts": "number",
        "dueAt": "time",
        "fault": "MailFault",
        "lastError": "text",
        "entity": "text",
        "entityId": "id",
        "hasText": "boolean",
        "goodUntil": "time",
        "createdAt": "time",
        "sentAt": "time"
      },
      "filters": {
        "search": "text",
        "state": "MailState",
        "kind": "MailKind",
        "stuck": "boolean",
        "from": "day",
        "to": "day"
      },
      "days": "createdAt",
      "sort": [
        "id",
        "kind",
        "recipient",
        "state",
        "attempts",
        "dueAt",
        "createdAt",
        "sentAt"
      ],
      "usual": "-id"
    }
  },
  "forms": {}
} as const satisfies ModuleMetadata
