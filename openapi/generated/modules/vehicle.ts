// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const vehicle = {
  "lists": {
    "vehicle.list": {
      "of": "Pass",
      "entity": "vehicle-pass",
      "name": "plate",
      "get": "vehicle.get",
      "key": "passId",
      "export": "vehicle.export",
      "history": "vehicle.history",
      "missing": "PASS_NOT_FOUND",
      "fields": {
        "id": "id",
        "plate": "text",
        "status": "PassStatus",
        "validFrom": "day",
        "expiresOn": "day",
        "applicantName": "text",
        "type": "PassType",
        "department": "text",
        "email": "text",
        "phone": "text",
        "brand": "text",
        "model": "text",
        "color": "text",
        "driverName": "text",
        "driverPhone": "text",
        "grade": "text",
        "studentName": "text",
        "person": "person",
        "submittedBy": "person",
        "submittedAt": "time",
        "decidedBy": "person",
        "decidedAt": "time",
        "reason": "text",
        "certificateId": "id",
        "signatureId": "id",
        "version": "number",
        "updatedAt": "time"
      },
      "filters": {
        "search": "text",
        "status": "PassStatus",
        "type": "PassType",
        "expiring": "boolean",
        "personId": "id",
        "from": "day",
        "to": "day"
      },
      "choices": {
        "status": [
          "Pending",
          "Valid",
          "Expired",
          "Cancelled",
          "Rejected"
        ],
        "type": [
          "staff",
          "parent",
          "visitor",
          "contractor"
        ]
      },
      "days": "submittedAt",
      "sort": [
        "submittedAt",
        "id",
        "applicantName",
        "type",
        "plate",
        "driverName",
        "studentName",
        "status",
        "decidedAt",
        "validFrom",
        "expiresOn",
        "updatedAt"
      ],
      "usual": "-submittedAt"
    }
  },
  "forms": {
    "vehicle.create": {
      "applicantName": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 100
      },
      "email": {
        "kind": "text",
        "required": true,
        "format": "email",
        "max": 254
      },
      "type": {
        "kind": "PassType",
        "required": true,
        "first": "staff"
      },
      "plate": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 20
      },
      "phone": {
        "kind": "text",
        "max": 30
      },
      "department": {
        "kind": "text",
        "max": 100
      },
      "brand": {
        "kind": "text",
        "max": 50
      },
      "model": {
        "kind": "text",
        "max": 50
      },
      "color": {
        "kind": "text",
        "max": 50
      },
      "driverName": {
        "kind": "text",
        "max": 100
      },
      "driverPhone": {
        "kind": "text",
        "max": 30
      },
      "grade": {
        "kind": "text",
        "max": 50
      },
      "studentName": {
        "kind": "text",
        "max": 100
      },
      "certificateId": {
        "kind": "id",
        "nullable": true,
        "min": 1
      },
      "signatureId": {
        "kind": "id",
        "nullable": true,
        "min": 1
      },
      "personId": {
        "kind": "id",
        "nullable": true
      },
      "renewsId": {
        "kind": "id",
        "min": 1
      }
    },
    "vehicle.updateSettings": {
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
      "yearEnds": {
        "kind": "text"
      },
      "noticeDays": {
        "kind": "number",
        "integer": true,
        "min": 1,
        "max": 365
      }
    },
    "vehicle.update": {
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
      "applicantName": {
        "kind": "text",
        "min": 1,
        "max": 100
      },
      "email": {
        "kind": "text",
        "format": "email",
        "max": 254
      },
      "type": {
        "kind": "PassType",
        "first": "staff"
      },
      "plate": {
        "kind": "text",
        "min": 1,
        "max": 20
      },
      "phone": {
        "kind": "text",
        "max": 30
      },
      "department": {
        "kind": "text",
        "max": 100
      },
      "brand": {
        "kind": "text",
        "max": 50
      },
      "model": {
        "kind": "text",
        "max": 50
      },
      "color": {
        "kind": "text",
        "max": 50
      },
      "driverName": {
        "kind": "text",
        "max": 100
      },
      "driverPhone": {
        "kind": "text",
        "max": 30
      },
      "grade": {
        "kind": "text",
        "max": 50
      },
      "studentName": {
        "kind": "text",
        "max": 100
      },
      "certificateId": {
        "kind": "id",
        "nullable": true,
        "min": 1
      },
      "signatureId": {
        "kind": "id",
        "nullable": true,
        "min": 1
      }
    },
    "vehicle.confirm": {
      "validFrom": {
        "kind": "day"
      },
      "expiresOn": {
        "kind": "day",
        "required": true
      }
    },
    "vehicle.reject": {
      "reason": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 500
      }
    },
    "vehicle.void": {
      "reason": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 500
      }
    },
    "vehicle.renew": {
      "validFrom": {
        "kind": "day"
      },
      "expiresOn": {
        "kind": "day",
        "required": true
      }
    }
  }
} as const satisfies ModuleMetadata
