// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const student = {
  "lists": {
    "student.list": {
      "of": "Student",
      "entity": "student",
      "name": "name",
      "get": "student.get",
      "key": "studentId",
      "export": "student.export",
      "history": "student.history",
      "missing": "STUDENT_NOT_FOUND",
      "fields": {
        "id": "id",
        "studentNumber": "text",
        "name": "text",
        "nameZh": "text",
        "familyName": "text",
        "givenName": "text",
        "preferredName": "text",
        "gender": "Gender",
        "email": "text",
        "state": "StudentState",
        "division": "Division",
        "grade": "text",
        "homeroom": "object",
        "alsoIn": "object",
        "enteredOn": "day",
        "leftOn": "day",
        "guardians": "number",
        "version": "number",
        "createdAt": "time",
        "updatedAt": "time"
      },
      "filters": {
        "search": "text",
        "division": "Division",
        "grade": "text",
        "state": "StudentState",
        "homeroomId": "id",
        "alsoInId": "id",
        "guardianId": "id",
        "termId": "id",
        "withoutClass": "boolean",
        "withoutGuardian": "boolean"
      },
      "choices": {
        "division": [
          "Elementary",
          "Middle",
          "High",
          "LifeCentered"
        ],
        "state": [
          "Coming",
          "Enrolled",
          "Left"
        ]
      },
      "student": "id",
      "sort": [
        "name",
        "id",
        "studentNumber",
        "nameZh",
        "grade",
        "division",
        "homeroom",
        "enteredOn",
        "leftOn",
        "createdAt",
        "updatedAt"
      ],
      "usual": "name"
    }
  },
  "forms": {
    "student.create": {
      "studentNumber": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 40
      },
      "name": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 100
      },
      "enteredOn": {
        "kind": "day",
        "required": true
      },
      "nameZh": {
        "kind": "text",
        "max": 100
      },
      "familyName": {
        "kind": "text",
        "max": 100
      },
      "givenName": {
        "kind": "text",
        "max": 100
      },
      "preferredName": {
        "kind": "text",
        "max": 100
      },
      "gender": {
        "kind": "Gender",
        "nullable": true
      },
      "email": {
        "kind": "text",
        "nullable": true
      },
      "division": {
        "kind": "Division",
        "nullable": true
      },
      "grade": {
        "kind": "text",
        "max": 20
      },
      "homeroomId": {
        "kind": "id",
        "nullable": true
      }
    },
    "student.import": {
      "dryRun": {
        "kind": "boolean"
      },
      "from": {
        "kind": "day"
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
    "student.update": {
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
      "studentNumber": {
        "kind": "text",
        "min": 1,
        "max": 40
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
      "familyName": {
        "kind": "text",
        "max": 100
      },
      "givenName": {
        "kind": "text",
        "max": 100
      },
      "preferredName": {
        "kind": "text",
        "max": 100
      },
      "gender": {
        "kind": "Gender",
        "nullable": true
      },
      "enteredOn": {
        "kind": "day"
      }
    },
    "student.move": {
      "from": {
        "kind": "day",
        "required": true
      },
      "division": {
        "kind": "Division",
        "required": true,
        "nullable": true
      },
      "grade": {
        "kind": "text",
        "required": true,
        "max": 20
      },
      "homeroomId": {
        "kind": "id",
        "required": true,
        "nullable": true
      },
      "alsoInId": {
        "kind": "id",
        "nullable": true
      }
    },
    "student.leave": {
      "leftOn": {
        "kind": "day",
        "required": true,
        "nullable": true
      },
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      }
    },
    "student.setGuardian": {
      "relation": {
        "kind": "Relation",
        "required": true,
        "first": "Mother"
      },
      "contactOrder": {
        "kind": "number",
        "integer": true,
        "min": 1,
        "max": 20
      },
      "maySee": {
        "kind": "boolean"
      },
      "mayAct": {
        "kind": "boolean"
      },
      "noContact": {
        "kind": "boolean"
      }
    },
    "student.setContacts": {
      "contacts": {
        "kind": "list",
        "required": true
      }
    }
  }
} as const satisfies ModuleMetadata
