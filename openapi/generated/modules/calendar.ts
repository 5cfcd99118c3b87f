// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const calendar = {
  "lists": {
    "calendar.list": {
      "of": "SpecialDay",
      "entity": "special-day",
      "name": "name",
      "get": "calendar.get",
      "key": "dayId",
      "export": "calendar.export",
      "history": "calendar.history",
      "missing": "SPECIAL_DAY_NOT_FOUND",
      "fields": {
        "id": "id",
        "kind": "DayKind",
        "name": "text",
        "nameZh": "text",
        "startsOn": "day",
        "endsOn": "day",
        "part": "DayPart",
        "runsAs": "Weekday",
        "divisions": "list",
        "grades": "list",
        "version": "number",
        "updatedAt": "time"
      },
      "filters": {
        "search": "text",
        "kind": "DayKind",
        "yearId": "id",
        "from": "day",
        "to": "day"
      },
      "choices": {
        "kind": [
          "Holiday",
          "Break",
          "StaffDay",
          "Conferences",
          "HalfDay",
          "Online",
          "MakeUp"
        ]
      },
      "days": "endsOn",
      "sort": [
        "startsOn",
        "id",
        "name",
        "kind"
      ],
      "usual": "startsOn"
    },
    "calendar.listYears": {
      "of": "SchoolYear",
      "entity": "school-year",
      "name": "name",
      "get": "calendar.getYear",
      "key": "yearId",
      "export": "calendar.exportYears",
      "history": "calendar.yearHistory",
      "missing": "SCHOOL_YEAR_NOT_FOUND",
      "fields": {
        "id": "id",
        "name": "text",
        "startsOn": "day",
        "endsOn": "day",
        "terms": "list",
        "version": "number",
        "updatedAt": "time"
      },
      "filters": {},
      "choices": {},
      "sort": [
        "startsOn",
        "id",
        "name"
      ],
      "usual": "-startsOn"
    },
    "calendar.listGrades": {
      "of": "Grade",
      "entity": "grade",
      "name": "code",
      "get": "calendar.getGrade",
      "key": "gradeId",
      "export": "calendar.exportGrades",
      "history": "calendar.gradeHistory",
      "missing": "GRADE_NOT_FOUND",
      "fields": {
        "id": "id",
        "code": "text",
        "name": "text",
        "nameZh": "text",
        "division": "Division",
        "sort": "number",
        "uses": "object",
        "version": "number",
        "updatedAt": "time"
      },
      "filters": {
        "search": "text",
        "division": "Division"
      },
      "choices": {
        "division": [
          "Elementary",
          "Middle",
          "High",
          "LifeCentered"
        ]
      },
      "sort": [
        "sort",
        "id",
        "code",
        "name",
        "division"
      ],
      "usual": "sort"
    }
  },
  "forms": {
    "calendar.preview": {
      "days": {
        "kind": "list"
      },
      "removeDays": {
        "kind": "list"
      },
      "years": {
        "kind": "list"
      },
      "removeYears": {
        "kind": "list"
      }
    },
    "calendar.change": {
      "days": {
        "kind": "list"
      },
      "removeDays": {
        "kind": "list"
      },
      "years": {
        "kind": "list"
      },
      "removeYears": {
        "kind": "list"
      }
    },
    "calendar.change/days": {
      "id": {
        "kind": "id",
        "min": 1
      },
      "version": {
        "kind": "number",
        "integer": true,
        "min": 1
      },
      "kind": {
        "kind": "DayKind",
        "required": true,
        "first": "Holiday"
      },
      "name": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 100
      },
      "nameZh": {
        "kind": "text",
        "max": 100
      },
      "startsOn": {
        "kind": "day",
        "required": true
      },
      "endsOn": {
        "kind": "day",
        "required": true
      },
      "part": {
        "kind": "DayPart",
        "first": "Whole"
      },
      "runsAs": {
        "kind": "Weekday",
        "nullable": true
      },
      "divisions": {
        "kind": "list"
      },
      "grades": {
        "kind": "list"
      }
    },
    "calendar.change/years": {
      "id": {
        "kind": "id",
        "min": 1
      },
      "version": {
        "kind": "number",
        "integer": true,
        "min": 1
      },
      "name": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 20
      },
      "startsOn": {
        "kind": "day",
        "required": true
      },
      "endsOn": {
        "kind": "day",
        "required": true
      },
      "terms": {
        "kind": "list",
        "required": true,
        "fields": {
          "id": {
            "kind": "id",
            "min": 1
          },
          "name": {
            "kind": "text",
            "required": true,
            "min": 1,
            "max": 100
          },
          "nameZh": {
            "kind": "text",
            "max": 100
          },
          "startsOn": {
            "kind": "day",
            "required": true
          },
          "endsOn": {
            "kind": "day",
            "required": true
          },
          "extra": {
            "kind": "boolean"
          },
          "personIds": {
            "kind": "list"
          }
        }
      }
    },
    "calendar.readFile": {
      "text": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 300000
      }
    },
    "calendar.updateSettings": {
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
      "followMakeUp": {
        "kind": "boolean"
      },
      "feedPublic": {
        "kind": "boolean"
      }
    },
    "calendar.createGrade": {
      "code": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 20
      },
      "name": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 100
      },
      "division": {
        "kind": "Division",
        "required": true,
        "first": "Elementary"
      },
      "nameZh": {
        "kind": "text",
        "max": 100
      },
      "sort": {
        "kind": "number",
        "integer": true,
        "min": 0,
        "max": 10000
      }
    },
    "calendar.updateGrade": {
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
      "code": {
        "kind": "text",
        "min": 1,
        "max": 20
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
      "division": {
        "kind": "Division",
        "first": "Elementary"
      },
      "sort": {
        "kind": "number",
        "integer": true,
        "min": 0,
        "max": 10000
      }
    }
  }
} as const satisfies ModuleMetadata
