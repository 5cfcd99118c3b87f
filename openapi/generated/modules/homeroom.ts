// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const homeroom = {
  "lists": {
    "homeroom.list": {
      "of": "Homeroom",
      "entity": "homeroom",
      "name": "name",
      "get": "homeroom.get",
      "key": "homeroomId",
      "export": "homeroom.export",
      "history": "homeroom.history",
      "missing": "HOMEROOM_NOT_FOUND",
      "fields": {
        "id": "id",
        "schoolYear": "text",
        "campus": "text",
        "name": "text",
        "grade": "text",
        "division": "Division",
        "teacherEmail": "text",
        "assistantEmail": "text",
        "dlTeacherEmail": "text",
        "teachers": "list",
        "unknownAddresses": "list",
        "students": "number",
        "version": "number",
        "updatedAt": "time"
      },
      "filters": {
        "search": "text",
        "schoolYear": "text",
        "division": "Division",
        "grade": "text",
        "withoutTeacher": "boolean",
        "unknownAddress": "boolean"
      },
      "choices": {
        "division": [
          "Elementary",
          "Middle",
          "High",
          "LifeCentered"
        ]
      },
      "class": "id",
      "sort": [
        "schoolYear",
        "id",
        "name",
        "grade",
        "students",
        "updatedAt"
      ],
      "usual": "schoolYear"
    }
  },
  "forms": {
    "homeroom.create": {
      "schoolYear": {
        "kind": "text",
        "required": true
      },
      "name": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 40
      },
      "campus": {
        "kind": "text",
        "max": 60
      },
      "grade": {
        "kind": "text",
        "max": 20
      },
      "division": {
        "kind": "Division",
        "nullable": true
      },
      "teacherEmail": {
        "kind": "text",
        "max": 254
      },
      "assistantEmail": {
        "kind": "text",
        "max": 254
      },
      "dlTeacherEmail": {
        "kind": "text",
        "max": 254
      }
    },
    "homeroom.import": {
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
    "homeroom.update": {
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
      "schoolYear": {
        "kind": "text"
      },
      "campus": {
        "kind": "text",
        "max": 60
      },
      "name": {
        "kind": "text",
        "min": 1,
        "max": 40
      },
      "grade": {
        "kind": "text",
        "max": 20
      },
      "division": {
        "kind": "Division",
        "nullable": true
      },
      "teacherEmail": {
        "kind": "text",
        "max": 254
      },
      "assistantEmail": {
        "kind": "text",
        "max": 254
      },
      "dlTeacherEmail": {
        "kind": "text",
        "max": 254
      }
    },
    "homeroom.planRollOver": {
      "fromYear": {
        "kind": "text",
        "required": true
      },
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 0
      },
      "classes": {
        "kind": "list",
        "required": true
      },
      "leaving": {
        "kind": "list",
        "required": true
      }
    },
    "homeroom.applyRollOver": {
      "fromYear": {
        "kind": "text",
        "required": true
      },
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      }
    },
    "homeroom.undoRollOver": {
      "fromYear": {
        "kind": "text",
        "required": true
      },
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      }
    }
  }
} as const satisfies ModuleMetadata
