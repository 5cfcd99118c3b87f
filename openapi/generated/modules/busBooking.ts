// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const busBooking = {
  "lists": {
    "busBooking.list": {
      "of": "BusBooking",
      "entity": "bus-booking",
      "name": "startsOn",
      "get": "busBooking.get",
      "key": "bookingId",
      "export": "busBooking.export",
      "history": "busBooking.history",
      "missing": "BUS_BOOKING_NOT_FOUND",
      "fields": {
        "id": "id",
        "person": "person",
        "route": "object",
        "stop": "object",
        "startsOn": "day",
        "endsOn": "day",
        "term": "object",
        "weekdays": "list",
        "everyOtherWeek": "boolean",
        "daysOut": "list",
        "met": "boolean",
        "confirmation": "Confirmation",
        "seatDays": "number",
        "waitingDays": "number",
        "placeInLine": "number",
        "free": "number",
        "note": "text",
        "submittedBy": "person",
        "requestedAt": "time",
        "decidedBy": "person",
        "decidedAt": "time",
        "reason": "text"
      },
      "filters": {
        "search": "text",
        "confirmation": "Confirmation",
        "routeId": "id",
        "personId": "id",
        "waiting": "boolean",
        "from": "day",
        "to": "day"
      },
      "choices": {
        "confirmation": [
          "Pending",
          "Confirmed",
          "Rejected",
          "Cancelled"
        ]
      },
      "days": "startsOn",
      "student": "person",
      "sort": [
        "requestedAt",
        "id",
        "startsOn",
        "endsOn",
        "person",
        "route",
        "stop",
        "confirmation",
        "decidedAt"
      ],
      "usual": "-requestedAt"
    }
  },
  "forms": {
    "busBooking.request": {
      "personId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "routeId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "stopId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "startsOn": {
        "kind": "day",
        "required": true
      },
      "endsOn": {
        "kind": "day"
      },
      "weekdays": {
        "kind": "list"
      },
      "everyOtherWeek": {
        "kind": "boolean"
      },
      "note": {
        "kind": "text",
        "max": 500
      }
    },
    "busBooking.preview": {
      "routeId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "startsOn": {
        "kind": "day",
        "required": true
      },
      "endsOn": {
        "kind": "day"
      },
      "weekdays": {
        "kind": "list"
      },
      "everyOtherWeek": {
        "kind": "boolean"
      }
    },
    "busBooking.message": {
      "routeId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "day": {
        "kind": "day",
        "required": true
      },
      "text": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 1000
      }
    },
    "busBooking.updateSettings": {
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
      "cutOffMinutes": {
        "kind": "number",
        "integer": true,
        "min": 0,
        "max": 10080
      },
      "metGrades": {
        "kind": "list"
      }
    },
    "busBooking.submit": {
      "personId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "routeId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "stopId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "startsOn": {
        "kind": "day",
        "required": true
      },
      "endsOn": {
        "kind": "day"
      },
      "weekdays": {
        "kind": "list"
      },
      "everyOtherWeek": {
        "kind": "boolean"
      },
      "note": {
        "kind": "text",
        "max": 500
      }
    },
    "busBooking.leaveOutMine": {
      "day": {
        "kind": "day",
        "required": true
      }
    },
    "busBooking.rideAgainMine": {
      "day": {
        "kind": "day",
        "required": true
      }
    },
    "busBooking.moveDayMine": {
      "day": {
        "kind": "day",
        "required": true
      },
      "routeId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "stopId": {
        "kind": "id",
        "required": true,
        "min": 1
      }
    },
    "busBooking.reject": {
      "reason": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 500
      }
    },
    "busBooking.leaveOut": {
      "day": {
        "kind": "day",
        "required": true
      }
    },
    "busBooking.rideAgain": {
      "day": {
        "kind": "day",
        "required": true
      }
    },
    "busBooking.moveDay": {
      "day": {
        "kind": "day",
        "required": true
      },
      "routeId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "stopId": {
        "kind": "id",
        "required": true,
        "min": 1
      }
    }
  }
} as const satisfies ModuleMetadata
