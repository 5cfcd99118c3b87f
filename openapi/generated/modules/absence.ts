// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const absence = {
  "lists": {
    "absence.list": {
      "of": "Absence",
      "entity": "absence",
      "name": "student",
      "get": "absence.get",
      "key": "absenceId",
      "export": "absence.export",
      "history": "absence.history",
      "missing": "ABSENCE_NOT_FOUND",
      "fields": {
        "id": "id",
        "student": "person",
        "studentNumber": "text",
        "division": "Division",
        "grade": "text",
        "homeroom": "object",
        "leaveType": "LeaveType",
        "startsOn": "day",
        "startsHalf": "AbsenceHalf",
        "endsOn": "day",
        "endsHalf": "AbsenceHalf",
        "days": "number",
        "leavesAt": "text",
        "returnsAt": "text",
        "note": "text",
        "symptom": "text",
        "proofId": "id",
        "proofWanted": "boolean",
        "status": "AbsenceStatus",
        "submittedBy": "person",
        "submittedAt": "time",
        "way": "AbsenceWay",
        "deletedBy": "person",
        "deletedAt": "time",
        "version": "number",
        "updatedAt": "time"
      },
      "filters": {
        "search": "text",
        "leaveType": "LeaveType",
        "status": "AbsenceStatus",
        "proofWanted": "boolean",
        "division": "Division",
        "grade": "text",
        "studentId": "id",
        "homeroomId": "id",
        "from": "day",
        "to": "day"
      },
      "choices": {
        "leaveType": [
          "Sick",
          "Personal",
          "SchoolTrip",
          "Appointment",
          "Other",
          "Unexplained"
        ],
        "status": [
          "Normal",
          "Deleted"
        ],
        "division": [
          "Elementary",
          "Middle",
          "High",
          "LifeCentered"
        ]
      },
      "days": "startsOn",
      "student": "student",
      "sort": [
        "submittedAt",
        "id",
        "student",
        "startsOn",
        "endsOn",
        "days",
        "grade",
        "division",
        "homeroom",
        "leaveType",
        "updatedAt"
      ],
      "usual": "-submittedAt"
    }
  },
  "forms": {
    "absence.create": {
      "studentId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "leaveType": {
        "kind": "LeaveType",
        "required": true,
        "first": "Sick"
      },
      "startsOn": {
        "kind": "day",
        "required": true
      },
      "startsHalf": {
        "kind": "AbsenceHalf",
        "first": "Morning"
      },
      "endsOn": {
        "kind": "day"
      },
      "endsHalf": {
        "kind": "AbsenceHalf",
        "first": "Morning"
      },
      "leavesAt": {
        "kind": "text",
        "nullable": true
      },
      "returnsAt": {
        "kind": "text",
        "nullable": true
      },
      "note": {
        "kind": "text",
        "max": 500
      },
      "symptom": {
        "kind": "text",
        "max": 60
      },
      "proofId": {
        "kind": "id",
        "nullable": true
      }
    },
    "absence.preview": {
      "studentId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "leaveType": {
        "kind": "LeaveType",
        "required": true,
        "first": "Sick"
      },
      "startsOn": {
        "kind": "day",
        "required": true
      },
      "startsHalf": {
        "kind": "AbsenceHalf",
        "first": "Morning"
      },
      "endsOn": {
        "kind": "day"
      },
      "endsHalf": {
        "kind": "AbsenceHalf",
        "first": "Morning"
      },
      "leavesAt": {
        "kind": "text",
        "nullable": true
      },
      "returnsAt": {
        "kind": "text",
        "nullable": true
      },
      "note": {
        "kind": "text",
        "max": 500
      },
      "symptom": {
        "kind": "text",
        "max": 60
      },
      "proofId": {
        "kind": "id",
        "nullable": true
      }
    },
    "absence.test": {
      "studentId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "leaveType": {
        "kind": "LeaveType",
        "required": true,
        "first": "Sick"
      },
      "startsOn": {
        "kind": "day",
        "required": true
      },
      "startsHalf": {
        "kind": "AbsenceHalf",
        "first": "Morning"
      },
      "endsOn": {
        "kind": "day"
      },
      "endsHalf": {
        "kind": "AbsenceHalf",
        "first": "Morning"
      },
      "leavesAt": {
        "kind": "text",
        "nullable": true
      },
      "returnsAt": {
        "kind": "text",
        "nullable": true
      },
      "note": {
        "kind": "text",
        "max": 500
      },
      "symptom": {
        "kind": "text",
        "max": 60
      },
      "proofId": {
        "kind": "id",
        "nullable": true
      }
    },
    "absence.updateSettings": {
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
      "directorsFrom": {
        "kind": "number",
        "integer": true,
        "min": 1,
        "max": 100
      },
      "proofFrom": {
        "kind": "number",
        "integer": true,
        "min": 1,
        "max": 100
      },
      "attentionPercent": {
        "kind": "number",
        "integer": true,
        "min": 1,
        "max": 100
      },
      "sickInClass": {
        "kind": "number",
        "integer": true,
        "min": 2,
        "max": 100
      },
      "sickWithinDays": {
        "kind": "number",
        "integer": true,
        "min": 1,
        "max": 30
      },
      "guardianDaysBack": {
        "kind": "number",
        "integer": true,
        "min": 0,
        "max": 30
      },
      "homeroomCopy": {
        "kind": "boolean"
      },
      "symptoms": {
        "kind": "text",
        "max": 1000
      },
      "ownDomains": {
        "kind": "text",
        "max": 500
      }
    },
    "absence.submit": {
      "studentId": {
        "kind": "id",
        "required": true,
        "min": 1
      },
      "leaveType": {
        "kind": "LeaveType",
        "required": true,
        "first": "Sick"
      },
      "startsOn": {
        "kind": "day",
        "required": true
      },
      "startsHalf": {
        "kind": "AbsenceHalf",
        "first": "Morning"
      },
      "endsOn": {
        "kind": "day"
      },
      "endsHalf": {
        "kind": "AbsenceHalf",
        "first": "Morning"
      },
      "leavesAt": {
        "kind": "text",
        "nullable": true
      },
      "returnsAt": {
        "kind": "text",
        "nullable": true
      },
      "note": {
        "kind": "text",
        "max": 500
      },
      "symptom": {
        "kind": "text",
        "max": 60
      },
      "proofId": {
        "kind": "id",
        "nullable": true
      }
    },
    "absence.update": {
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
      "leaveType": {
        "kind": "LeaveType",
        "first": "Sick"
      },
      "startsOn": {
        "kind": "day"
      },
      "startsHalf": {
        "kind": "AbsenceHalf",
        "first": "Morning"
      },
      "endsOn": {
        "kind": "day"
      },
      "endsHalf": {
        "kind": "AbsenceHalf",
        "first": "Morning"
      },
      "leavesAt": {
        "kind": "text",
        "nullable": true
      },
      "returnsAt": {
        "kind": "text",
        "nullable": true
      },
      "note": {
        "kind": "text",
        "max": 500
      },
      "symptom": {
        "kind": "text",
        "max": 60
      },
      "proofId": {
        "kind": "id",
        "nullable": true
      }
    }
  }
} as const satisfies ModuleMetadata
