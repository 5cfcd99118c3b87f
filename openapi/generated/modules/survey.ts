// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const survey = {
  "lists": {
    "survey.list": {
      "of": "Survey",
      "entity": "survey",
      "name": "title",
      "get": "survey.get",
      "key": "surveyId",
      "export": "survey.export",
      "history": "survey.history",
      "missing": "SURVEY_NOT_FOUND",
      "fields": {
        "id": "id",
        "title": "text",
        "titleZh": "text",
        "admissionYear": "text",
        "startsOn": "day",
        "endsOn": "day",
        "status": "SurveyStatus",
        "divisions": "list",
        "grades": "list",
        "studentNumbers": "list",
        "seats": "list",
        "remindHours": "number",
        "live": "number",
        "edited": "boolean",
        "publishedAt": "time",
        "asked": "number",
        "answered": "number",
        "version": "number",
        "updatedAt": "time"
      },
      "filters": {
        "search": "text",
        "status": "SurveyStatus"
      },
      "choices": {
        "status": [
          "Unpublished",
          "Published",
          "Pending",
          "Paused",
          "Ended",
          "Cancelled"
        ]
      },
      "sort": [
        "startsOn",
        "id",
        "title",
        "admissionYear",
        "endsOn",
        "status",
        "asked",
        "answered",
        "updatedAt"
      ],
      "usual": "-startsOn"
    },
    "survey.answers": {
      "of": "SurveyAsked",
      "entity": "survey-answer",
      "name": "student",
      "get": "survey.getAsked",
      "key": "askedId",
      "export": "survey.exportAnswers",
      "history": "survey.answerHistory",
      "missing": "SURVEY_STUDENT_NOT_ASKED",
      "fields": {
        "id": "id",
        "survey": "object",
        "student": "person",
        "studentNumber": "text",
        "division": "Division",
        "grade": "text",
        "state": "SurveyState",
        "openedAt": "time",
        "bounced": "boolean",
        "draftPage": "object",
        "answeredAt": "time",
        "extendedTo": "day",
        "remindedAt": "time",
        "reminders": "number",
        "settledBy": "person",
        "settledAt": "time",
        "settledWhy": "text"
      },
      "filters": {
        "search": "text",
        "state": "SurveyState",
        "answered": "boolean",
        "division": "Division",
        "grade": "text",
        "surveyId": "id",
        "studentId": "id"
      },
      "choices": {
        "state": [
          "None",
          "Draft",
          "Yes",
          "No",
          "Conflict"
        ],
        "division": [
          "Elementary",
          "Middle",
          "High",
          "LifeCentered"
        ]
      },
      "student": "student",
      "sort": [
        "answeredAt",
        "id",
        "student",
        "studentNumber",
        "division",
        "grade",
        "state",
        "remindedAt"
      ],
      "usual": "-answeredAt"
    }
  },
  "forms": {
    "survey.create": {
      "title": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 150
      },
      "admissionYear": {
        "kind": "text",
        "required": true
      },
      "titleZh": {
        "kind": "text",
        "max": 150
      },
      "startsOn": {
        "kind": "day",
        "nullable": true
      },
      "endsOn": {
        "kind": "day",
        "nullable": true
      },
      "divisions": {
        "kind": "list"
      },
      "grades": {
        "kind": "list"
      },
      "studentNumbers": {
        "kind": "list"
      },
      "seats": {
        "kind": "list"
      },
      "remindHours": {
        "kind": "number",
        "integer": true,
        "min": 1,
        "max": 336
      },
      "content": {
        "kind": "object"
      }
    },
    "survey.update": {
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
      "title": {
        "kind": "text",
        "min": 1,
        "max": 150
      },
      "titleZh": {
        "kind": "text",
        "max": 150
      },
      "admissionYear": {
        "kind": "text"
      },
      "startsOn": {
        "kind": "day",
        "nullable": true
      },
      "endsOn": {
        "kind": "day",
        "nullable": true
      },
      "divisions": {
        "kind": "list"
      },
      "grades": {
        "kind": "list"
      },
      "studentNumbers": {
        "kind": "list"
      },
      "seats": {
        "kind": "list"
      },
      "remindHours": {
        "kind": "number",
        "integer": true,
        "min": 1,
        "max": 336
      },
      "forms": {
        "kind": "object"
      }
    },
    "survey.duplicate": {
      "title": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 150
      },
      "titleZh": {
        "kind": "text",
        "max": 150
      },
      "admissionYear": {
        "kind": "text",
        "required": true
      }
    },
    "survey.saveForm": {
      "content": {
        "kind": "object",
        "required": true
      },
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      }
    },
    "survey.enter": {
      "guardianId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
      "decision": {
        "kind": "SurveyDecision",
        "required": true,
        "first": "Yes"
      },
      "replies": {
        "kind": "list",
        "required": true
      },
      "accepted": {
        "kind": "list",
        "required": true
      },
      "note": {
        "kind": "text",
        "max": 500
      }
    },
    "survey.settle": {
      "answerId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "reason": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 500
      }
    },
    "survey.extend": {
      "extendedTo": {
        "kind": "day",
        "required": true
      },
      "reason": {
        "kind": "text",
        "required": true,
        "min": 1,
        "max": 500
      }
    },
    "survey.submit": {
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
      "decision": {
        "kind": "SurveyDecision",
        "required": true,
        "first": "Yes"
      },
      "replies": {
        "kind": "list",
        "required": true
      },
      "accepted": {
        "kind": "list",
        "required": true
      }
    },
    "survey.saveAnswer": {
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
      "decision": {
        "kind": "SurveyDecision",
        "required": true,
        "nullable": true
      },
      "replies": {
        "kind": "list",
        "required": true
      },
      "accepted": {
        "kind": "list",
        "required": true
      }
    }
  }
} as const satisfies ModuleMetadata
