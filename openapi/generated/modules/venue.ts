// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const venue = {
  "lists": {
    "venue.list": {
      "of": "Venue",
      "entity": "venue",
      "name": "name",
      "get": "venue.get",
      "key": "venueId",
      "export": "venue.export",
      "history": "venue.history",
      "missing": "VENUE_NOT_FOUND",
      "fields": {
        "id": "id",
        "name": "text",
        "nameZh": "text",
        "type": "object",
        "typeId": "id",
        "partOfId": "id",
        "partOf": "object",
        "location": "text",
        "status": "VenueStatus",
        "capacity": "number",
        "adEmail": "text",
        "note": "text",
        "pictureId": "id",
        "needsApproval": "boolean",
        "hours": "list",
        "opensOnDaysOff": "boolean",
        "extras": "list",
        "shortestMinutes": "number",
        "longestMinutes": "number",
        "aheadDays": "number",
        "noticeMinutes": "number",
        "betweenMinutes": "number",
        "openPerPerson": "number",
        "version": "number",
        "updatedAt": "time"
      },
      "filters": {
        "search": "text",
        "status": "VenueStatus",
        "typeId": "id"
      },
      "choices": {
        "status": [
          "Open",
          "Closed",
          "Retired"
        ]
      },
      "sort": [
        "name",
        "id",
        "nameZh",
        "type",
        "location",
        "capacity",
        "status",
        "updatedAt"
      ],
      "usual": "name"
    },
    "venue.listTypes": {
      "of": "VenueType",
      "entity": "venue-type",
      "name": "name",
      "get": "venue.getType",
      "key": "typeId",
      "export": "venue.exportTypes",
      "history": "venue.typeHistory",
      "missing": "VENUE_TYPE_NOT_FOUND",
      "fields": {
        "id": "id",
        "name": "text",
        "nameZh": "text",
        "color": "VenueColor",
        "venues": "number",
        "version": "number",
        "updatedAt": "time"
      },
      "filters": {
        "search": "text"
      },
      "choices": {},
      "sort": [
        "name",
        "id",
        "nameZh",
        "color",
        "venues",
        "updatedAt"
      ],
      "usual": "name"
    },
    "venue.listBlocks": {
      "of": "VenueBlock",
      "entity": "venue-block",
      "name": "reason",
      "get": "venue.getBlock",
      "key": "blockId",
      "export": "venue.exportBlocks",
      "history": "venue.blockHistory",
      "missing": "VENUE_BLOCK_NOT_FOUND",
      "fields": {
        "id": "id",
        "venue": "object",
        "kind": "BlockKind",
        "startsOn": "day",
        "endsOn": "day",
        "reason": "text",
        "reasonZh": "text",
        "updatedAt": "time"
      },
      "filters": {
        "search": "text",
        "kind": "BlockKind",
        "venueId": "id",
        "from": "day",
        "to": "day"
      },
      "choices": {
        "kind": [
          "Blocked",
          "Open"
        ]
      },
      "days": "startsOn",
      "sort": [
        "startsOn",
        "id",
        "endsOn",
        "kind",
        "venue",
        "reason",
        "updatedAt"
      ],
      "usual": "-startsOn"
    },
    "venue.listReservations": {
      "of": "VenueReservation",
      "entity": "venue-reservation",
      "name": "title",
      "get": "venue.getReservation",
      "key": "reservationId",
      "export": "venue.exportReservations",
      "history": "venue.reservationHistory",
      "missing": "RESERVATION_NOT_FOUND",
      "fields": {
        "id": "id",
        "venue": "object",
        "title": "text",
        "day": "day",
        "startsAt": "text",
        "endsAt": "text",
        "series": "object",
        "person": "person",
        "email": "text",
        "people": "number",
        "note": "text",
        "extras": "list",
        "setUp": "text",
        "status": "ReservationStatus",
        "over": "boolean",
        "submittedBy": "person",
        "requestedAt": "time",
        "decidedBy": "person",
        "decidedAt": "time",
        "reason": "text",
        "cancelledBy": "person",
        "cancelledAt": "time",
        "version": "number",
        "updatedAt": "time"
      },
      "filters": {
        "search": "text",
        "status": "ReservationStatus",
        "venueId": "id",
        "seriesId": "id",
        "personId": "id",
        "from": "day",
        "to": "day"
      },
      "choices": {
        "status": [
          "Pending",
          "Approved",
          "Rejected",
          "Cancelled"
        ]
      },
      "days": "day",
      "sort": [
        "requestedAt",
        "id",
        "day",
        "venue",
        "title",
        "person",
        "status",
        "decidedAt"
      ],
      "usual": "-requestedAt"
    }
  },
  "forms": {
    "venue.create": {
      "name": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 100
      },
      "typeId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "nameZh": {
        "kind": "text",
        "max": 100
      },
      "partOfId": {
        "kind": "id",
        "nullable": true
      },
      "location": {
        "kind": "text",
        "max": 100
      },
      "status": {
        "kind": "VenueStatus",
        "first": "Open"
      },
      "capacity": {
        "kind": "number",
        "nullable": true,
        "integer": true,
        "min": 1,
        "max": 100000
      },
      "adEmail": {
        "kind": "text",
        "nullable": true
      },
      "note": {
        "kind": "text",
        "max": 500
      },
      "pictureId": {
        "kind": "id",
        "nullable": true,
        "min": 1
      },
      "needsApproval": {
        "kind": "boolean"
      },
      "hours": {
        "kind": "list"
      },
      "opensOnDaysOff": {
        "kind": "boolean"
      },
      "extras": {
        "kind": "list",
        "fields": {
          "name": {
            "kind": "text",
            "required": true,
            "min": 1,
            "max": 60
          },
          "nameZh": {
            "kind": "text",
            "required": true,
            "max": 60
          },
          "count": {
            "kind": "number",
            "required": true,
            "integer": true,
            "min": 1,
            "max": 10000
          }
        }
      },
      "shortestMinutes": {
        "kind": "number",
        "integer": true,
        "min": 15,
        "max": 1440
      },
      "longestMinutes": {
        "kind": "number",
        "nullable": true,
        "integer": true,
        "min": 15,
        "max": 1440
      },
      "aheadDays": {
        "kind": "number",
        "nullable": true,
        "integer": true,
        "min": 1,
        "max": 1000
      },
      "noticeMinutes": {
        "kind": "number",
        "integer": true,
        "min": 0,
        "max": 100000
      },
      "betweenMinutes": {
        "kind": "number",
        "integer": true,
        "min": 0,
        "max": 240
      },
      "openPerPerson": {
        "kind": "number",
        "nullable": true,
        "integer": true,
        "min": 1,
        "max": 1000
      }
    },
    "venue.import": {
      "dryRun": {
        "kind": "boolean"
      },
      "fileName": {
        "kind": "text",
        "min": 1,
        "max": 255
      },
      "rows": {
        "kind": "list",
        "required": true
      }
    },
    "venue.createFeed": {
      "venueId": {
        "kind": "id",
        "nullable": true
      },
      "titles": {
        "kind": "boolean",
        "required": true
      }
    },
    "venue.createType": {
      "name": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 100
      },
      "color": {
        "kind": "VenueColor",
        "required": true,
        "first": "Teal"
      },
      "nameZh": {
        "kind": "text",
        "max": 100
      }
    },
    "venue.updateType": {
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
      "nameZh": {
        "kind": "text",
        "max": 100
      },
      "color": {
        "kind": "VenueColor",
        "first": "Teal"
      }
    },
    "venue.createBlock": {
      "kind": {
        "kind": "BlockKind",
        "required": true,
        "first": "Blocked"
      },
      "startsOn": {
        "kind": "day",
        "required": true
      },
      "reason": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 100
      },
      "endsOn": {
        "kind": "day"
      },
      "reasonZh": {
        "kind": "text",
        "max": 100
      },
      "venueId": {
        "kind": "id",
        "nullable": true
      },
      "cancelReservations": {
        "kind": "boolean"
      },
      "moves": {
        "kind": "list"
      }
    },
    "venue.hits": {
      "kind": {
        "kind": "BlockKind",
        "required": true,
        "first": "Blocked"
      },
      "startsOn": {
        "kind": "day",
        "required": true
      },
      "reason": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 100
      },
      "endsOn": {
        "kind": "day"
      },
      "reasonZh": {
        "kind": "text",
        "max": 100
      },
      "venueId": {
        "kind": "id",
        "nullable": true
      },
      "cancelReservations": {
        "kind": "boolean"
      },
      "moves": {
        "kind": "list"
      }
    },
    "venue.reserve": {
      "venueId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "title": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 100
      },
      "day": {
        "kind": "day",
        "required": true
      },
      "startsAt": {
        "kind": "text",
        "required": true
      },
      "endsAt": {
        "kind": "text",
        "required": true
      },
      "personId": {
        "kind": "id",
        "min": 1
      },
      "people": {
        "kind": "number",
        "nullable": true,
        "integer": true,
        "min": 1,
        "max": 100000
      },
      "note": {
        "kind": "text",
        "max": 500
      },
      "extras": {
        "kind": "list"
      },
      "setUp": {
        "kind": "text",
        "max": 500
      }
    },
    "venue.importLessons": {
      "dryRun": {
        "kind": "boolean"
      },
      "fileName": {
        "kind": "text",
        "min": 1,
        "max": 255
      },
      "rows": {
        "kind": "list",
        "required": true
      }
    },
    "venue.reserveSeries": {
      "venueId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "title": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 100
      },
      "day": {
        "kind": "day",
        "required": true
      },
      "startsAt": {
        "kind": "text",
        "required": true
      },
      "endsAt": {
        "kind": "text",
        "required": true
      },
      "personId": {
        "kind": "id",
        "min": 1
      },
      "people": {
        "kind": "number",
        "nullable": true,
        "integer": true,
        "min": 1,
        "max": 100000
      },
      "note": {
        "kind": "text",
        "max": 500
      },
      "extras": {
        "kind": "list"
      },
      "setUp": {
        "kind": "text",
        "max": 500
      },
      "rule": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 300
      },
      "skip": {
        "kind": "list"
      },
      "changes": {
        "kind": "list"
      }
    },
    "venue.previewSeries": {
      "venueId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "title": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 100
      },
      "day": {
        "kind": "day",
        "required": true
      },
      "startsAt": {
        "kind": "text",
        "required": true
      },
      "endsAt": {
        "kind": "text",
        "required": true
      },
      "personId": {
        "kind": "id",
        "min": 1
      },
      "people": {
        "kind": "number",
        "nullable": true,
        "integer": true,
        "min": 1,
        "max": 100000
      },
      "note": {
        "kind": "text",
        "max": 500
      },
      "extras": {
        "kind": "list"
      },
      "setUp": {
        "kind": "text",
        "max": 500
      },
      "rule": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 300
      },
      "skip": {
        "kind": "list"
      },
      "changes": {
        "kind": "list"
      }
    },
    "venue.moveSeries": {
      "which": {
        "kind": "SeriesPart",
        "required": true,
        "first": "One"
      },
      "venueId": {
        "kind": "id",
        "min": 1
      },
      "day": {
        "kind": "day"
      },
      "startsAt": {
        "kind": "text"
      },
      "endsAt": {
        "kind": "text"
      },
      "title": {
        "kind": "text",
        "min": 1,
        "max": 100
      },
      "people": {
        "kind": "number",
        "nullable": true,
        "integer": true,
        "min": 1,
        "max": 100000
      },
      "note": {
        "kind": "text",
        "max": 500
      },
      "extras": {
        "kind": "list"
      },
      "setUp": {
        "kind": "text",
        "max": 500
      }
    },
    "venue.approveSeries": {
      "which": {
        "kind": "SeriesPart",
        "required": true,
        "first": "One"
      }
    },
    "venue.rejectSeries": {
      "which": {
        "kind": "SeriesPart",
        "required": true,
        "first": "One"
      },
      "reason": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 500
      }
    },
    "venue.cancelSeries": {
      "which": {
        "kind": "SeriesPart",
        "required": true,
        "first": "One"
      }
    },
    "venue.move": {
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
      "day": {
        "kind": "day"
      },
      "startsAt": {
        "kind": "text"
      },
      "endsAt": {
        "kind": "text"
      },
      "title": {
        "kind": "text",
        "min": 1,
        "max": 100
      },
      "note": {
        "kind": "text",
        "max": 500
      },
      "people": {
        "kind": "number",
        "nullable": true,
        "integer": true,
        "min": 1,
        "max": 100000
      },
      "setUp": {
        "kind": "text",
        "max": 500
      },
      "venueId": {
        "kind": "id",
        "min": 1
      },
      "extras": {
        "kind": "list"
      }
    },
    "venue.reject": {
      "reason": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 500
      }
    },
    "venue.update": {
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
      "nameZh": {
        "kind": "text",
        "max": 100
      },
      "typeId": {
        "kind": "id",
        "min": 1
      },
      "partOfId": {
        "kind": "id",
        "nullable": true
      },
      "location": {
        "kind": "text",
        "max": 100
      },
      "status": {
        "kind": "VenueStatus",
        "first": "Open"
      },
      "capacity": {
        "kind": "number",
        "nullable": true,
        "integer": true,
        "min": 1,
        "max": 100000
      },
      "adEmail": {
        "kind": "text",
        "nullable": true
      },
      "note": {
        "kind": "text",
        "max": 500
      },
      "pictureId": {
        "kind": "id",
        "nullable": true,
        "min": 1
      },
      "needsApproval": {
        "kind": "boolean"
      },
      "hours": {
        "kind": "list"
      },
      "opensOnDaysOff": {
        "kind": "boolean"
      },
      "extras": {
        "kind": "list",
        "fields": {
          "name": {
            "kind": "text",
            "required": true,
            "min": 1,
            "max": 60
          },
          "nameZh": {
            "kind": "text",
            "required": true,
            "max": 60
          },
          "count": {
            "kind": "number",
            "required": true,
            "integer": true,
            "min": 1,
            "max": 10000
          }
        }
      },
      "shortestMinutes": {
        "kind": "number",
        "integer": true,
        "min": 15,
        "max": 1440
      },
      "longestMinutes": {
        "kind": "number",
        "nullable": true,
        "integer": true,
        "min": 15,
        "max": 1440
      },
      "aheadDays": {
        "kind": "number",
        "nullable": true,
        "integer": true,
        "min": 1,
        "max": 1000
      },
      "noticeMinutes": {
        "kind": "number",
        "integer": true,
        "min": 0,
        "max": 100000
      },
      "betweenMinutes": {
        "kind": "number",
        "integer": true,
        "min": 0,
        "max": 240
      },
      "openPerPerson": {
        "kind": "number",
        "nullable": true,
        "integer": true,
        "min": 1,
        "max": 1000
      },
      "cancelReservations": {
        "kind": "boolean"
      }
    }
  }
} as const satisfies ModuleMetadata
