// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const attendance = {
  "lists": {
    "attendance.attention": {
      "of": "Attention",
      "get": "attendance.year",
      "key": "studentId",
      "export": "attendance.exportAttention",
      "missing": "STUDENT_NOT_FOUND",
      "fields": {
        "id": "id",
        "name": "text",
        "nameZh": "text",
        "studentNumber": "text",
        "division": "Division",
        "grade": "text",
        "homeroom": "object",
        "lessons": "number",
        "missed": "number",
        "percent": "number"
      },
      "filters": {
        "search": "text",
        "division": "Division",
        "grade": "text",
        "homeroomId": "id"
      },
      "choices": {
        "division": [
          "Elementary",
          "Middle",
          "High",
          "LifeCentered"
        ]
      },
      "student": "id",
      "sort": [
        "percent",
        "id",
        "name",
        "studentNumber",
        "missed",
        "grade",
        "homeroom"
      ],
      "usual": "-percent"
    }
  },
  "forms": {}
} as const satisfies ModuleMetadata
