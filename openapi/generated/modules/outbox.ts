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
      "choices": {
        "state": [
          "Pending",
          "Sent",
          "Dead"
        ],
        "kind": [
          "reset-code",
          "reset-link",
          "invitation",
          "password-changed",
          "address-changed",
          "new-device",
          "second-factor-changed",
          "second-factor-guessed",
          "account-locked",
          "new-administrator",
          "many-exports",
          "own-data-ends",
          "backup-failed",
          "base-data-stopped",
          "bike-confirmed",
          "bike-rejected",
          "bike-returned",
          "bike-return-rejected",
          "bike-overdue",
          "pass-confirmed",
          "pass-rejected",
          "pass-voided",
          "pass-renewed",
          "pass-expiring",
          "absence-submitted",
          "absence-changed",
          "absence-deleted",
          "absence-wave",
          "reservation-approved",
          "reservation-rejected",
          "reservation-cancelled",
          "reservation-moved",
          "room-reserved",
          "room-released",
          "bus-booked",
          "bus-rejected",
          "bus-cancelled",
          "bus-seat",
          "bus-run-cancelled",
          "bus-run-restored",
          "bus-run-changed",
          "bus-message",
          "bus-day-out",
          "bus-day-again",
          "survey-answered",
          "survey-reminder"
        ]
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
