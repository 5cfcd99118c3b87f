// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const bike = {
  "lists": {
    "bike.list": {
      "of": "Bike",
      "entity": "bike",
      "name": "number",
      "get": "bike.get",
      "key": "bikeId",
      "export": "bike.export",
      "history": "bike.history",
      "missing": "BIKE_NOT_FOUND",
      "fields": {
        "id": "id",
        "number": "text",
        "brand": "text",
        "location": "text",
        "pictureId": "id",
        "status": "BikeStatus",
        "note": "text",
        "rent": "object",
        "version": "number",
        "createdAt": "time",
        "updatedAt": "time"
      },
      "filters": {
        "search": "text",
        "status": "BikeStatus",
        "location": "text"
      },
      "choices": {
        "status": [
          "Available",
          "In use",
          "Overdue",
          "Returned",
          "Under Maintenance"
        ]
      },
      "sort": [
        "number",
        "id",
        "brand",
        "location",
        "status",
        "updatedAt"
      ],
      "usual": "number"
    },
    "bike.listRents": {
      "of": "Rent",
      "entity": "bike-rent",
      "get": "bike.getRent",
      "key": "rentId",
      "export": "bike.exportRents",
      "history": "bike.rentHistory",
      "missing": "RENT_NOT_FOUND",
      "fields": {
        "id": "id",
        "bike": "object",
        "person": "person",
        "submittedBy": "person",
        "requestedAt": "time",
        "note": "text",
        "confirmation": "Confirmation",
        "decidedBy": "person",
        "decidedAt": "time",
        "reason": "text",
        "dueOn": "day",
        "overdue": "boolean",
        "returnedAt": "time"
      },
      "filters": {
        "search": "text",
        "confirmation": "Confirmation",
        "out": "boolean",
        "overdue": "boolean",
        "bikeId": "id",
        "personId": "id",
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
      "days": "requestedAt",
      "sort": [
        "requestedAt",
        "id",
        "bike",
        "person",
        "confirmation",
        "decidedAt",
        "dueOn",
        "returnedAt"
      ],
      "usual": "-requestedAt"
    },
    "bike.listReturns": {
      "of": "BikeReturn",
      "entity": "bike-return",
      "get": "bike.getReturn",
      "key": "returnId",
      "export": "bike.exportReturns",
      "history": "bike.returnHistory",
      "missing": "RETURN_NOT_FOUND",
      "fields": {
        "id": "id",
        "bike": "object",
        "person": "person",
        "submittedBy": "person",
        "requestedAt": "time",
        "note": "text",
        "confirmation": "Confirmation",
        "decidedBy": "person",
        "decidedAt": "time",
        "reason": "text",
        "dueOn": "day",
        "overdue": "boolean",
        "rentId": "id"
      },
      "filters": {
        "search": "text",
        "confirmation": "Confirmation",
        "bikeId": "id",
        "personId": "id",
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
      "days": "requestedAt",
      "sort": [
        "requestedAt",
        "id",
        "bike",
        "person",
        "confirmation",
        "decidedAt",
        "dueOn"
      ],
      "usual": "-requestedAt"
    }
  },
  "forms": {
    "bike.create": {
      "number": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 30
      },
      "brand": {
        "kind": "text",
        "max": 100
      },
      "location": {
        "kind": "text",
        "max": 100
      },
      "pictureId": {
        "kind": "id",
        "nullable": true,
        "min": 1
      }
    },
    "bike.import": {
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
    "bike.updateSettings": {
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
      "maxRents": {
        "kind": "number",
        "integer": true,
        "min": 1,
        "max": 100
      },
      "rentalDays": {
        "kind": "number",
        "integer": true,
        "min": 1,
        "max": 365
      },
      "feedPublic": {
        "kind": "boolean"
      },
      "latitude": {
        "kind": "number",
        "nullable": true,
        "min": -90,
        "max": 90
      },
      "longitude": {
        "kind": "number",
        "nullable": true,
        "min": -180,
        "max": 180
      }
    },
    "bike.update": {
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
      "number": {
        "kind": "text",
        "min": 1,
        "max": 30
      },
      "brand": {
        "kind": "text",
        "max": 100
      },
      "location": {
        "kind": "text",
        "max": 100
      },
      "pictureId": {
        "kind": "id",
        "nullable": true,
        "min": 1
      }
    },
    "bike.startMaintenance": {
      "note": {
        "kind": "text",
        "max": 500
      }
    },
    "bike.requestRent": {
      "bikeId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "personId": {
        "kind": "id",
        "min": 1
      },
      "note": {
        "kind": "text",
        "max": 500
      }
    },
    "bike.rejectRent": {
      "reason": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 500
      }
    },
    "bike.requestReturn": {
      "rentId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "note": {
        "kind": "text",
        "max": 500
      }
    },
    "bike.rejectReturn": {
      "reason": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 500
      }
    }
  }
} as const satisfies ModuleMetadata
