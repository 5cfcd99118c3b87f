// Made by `npm run generate` from openapi/. Not edited by hand.
/** The kinds of records that the audit knows: their module, what one is called by, their fields by kind. */
export const entities = {
  "menu": {
    "module": "menus",
    "name": "name",
    "fields": {
      "id": "id",
      "parentId": "id",
      "category": "text",
      "type": "StoredMenuType",
      "name": "text",
      "nameZh": "text",
      "path": "text",
      "icon": "text",
      "code": "text",
      "isExternalPath": "number",
      "openTarget": "number",
      "sort": "number",
      "version": "number",
      "updatedAt": "time"
    }
  },
  "run": {
    "module": "runs",
    "fields": {
      "id": "id",
      "operation": "text",
      "fileName": "text",
      "state": "RunState",
      "dryRun": "boolean",
      "total": "number",
      "done": "number",
      "counts": "object",
      "results": "list",
      "undoes": "object",
      "undoable": "boolean",
      "startedAt": "time",
      "endedAt": "time",
      "undoneAt": "time"
    }
  },
  "audit": {
    "module": "audit",
    "name": "operation",
    "fields": {
      "id": "id",
      "at": "time",
      "staffId": "id",
      "staffName": "text",
      "address": "text",
      "token": "text",
      "requestId": "text",
      "operation": "text",
      "refused": "object",
      "rowCount": "number",
      "undoable": "boolean",
      "rows": "list"
    }
  },
  "role": {
    "module": "roles",
    "name": "name",
    "fields": {
      "id": "id",
      "name": "text",
      "description": "text",
      "enabled": "boolean",
      "builtin": "boolean",
      "secondFactor": "boolean",
      "members": "number",
      "permissions": "number",
      "version": "number",
      "updatedAt": "time"
    }
  },
  "staff": {
    "module": "staff",
    "name": "name",
    "fields": {
      "id": "id",
      "name": "text",
      "nameZh": "text",
      "email": "text",
      "type": "StaffType",
      "gender": "Gender",
      "enabled": "boolean",
      "service": "boolean",
      "source": "StaffSource",
      "roles": "list",
      "lastLoginAt": "time",
      "place": "text",
      "studentNumber": "text",
      "parentOf": "object",
      "syncedAt": "time",
      "invitedUntil": "time",
      "secondFactor": "StaffSecondFactor",
      "secondFactorDueAt": "time",
      "version": "number",
      "createdAt": "time",
      "updatedAt": "time"
    }
  },
  "token": {
    "module": "account",
    "name": "name",
    "fields": {
      "id": "id",
      "name": "text",
      "start": "text",
      "scopes": "list",
      "acts": "boolean",
      "state": "TokenState",
      "createdAt": "time",
      "expiresAt": "time",
      "lastUsedAt": "time",
      "revokedAt": "time",
      "ownUntil": "time",
      "ownUsed": "list"
    }
  },
  "session": {
    "module": "account",
    "fields": {
      "id": "id",
      "current": "boolean",
      "startedAt": "time",
      "lastSeenAt": "time",
      "expiresAt": "time",
      "address": "text",
      "userAgent": "text"
    }
  },
  "setting": {
    "module": "settings",
    "fields": {
      "schoolName": "text",
      "schoolNameZh": "text",
      "timeZone": "text",
      "nameOrder": "NameOrder",
      "campuses": "text",
      "phoneCode": "text",
      "help": "text",
      "helpZh": "text",
      "appLink": "text",
      "rosterLimit": "number",
      "version": "number",
      "updatedAt": "time"
    }
  },
  "retention-setting": {
    "module": "retention",
    "fields": {
      "healthDays": "number",
      "absenceMonths": "number",
      "surveyMonths": "number",
      "recordMonths": "number",
      "mailDays": "number",
      "signInDays": "number",
      "reportDays": "number",
      "boardingDays": "number",
      "positionDays": "number",
      "auditMonths": "number",
      "twoPeople": "boolean",
      "tidiedOn": "day",
      "version": "number",
      "updatedAt": "time"
    }
  },
  "mail": {
    "module": "outbox",
    "name": "recipient",
    "fields": {
      "id": "id",
      "kind": "MailKind",
      "recipient": "text",
      "subject": "text",
      "state": "MailState",
      "attempts": "number",
      "dueAt": "time",
      "fault": "MailFault",
      "lastError": "text",
      "entity": "text",
      "entityId": "id",
      "hasText": "boolean",
      "goodUntil": "time",
      "createdAt": "time",
      "sentAt": "time"
    }
  },
  "file": {
    "module": "files",
    "fields": {
      "id": "id",
      "type": "text",
      "size": "number",
      "width": "number",
      "height": "number"
    }
  },
  "bike": {
    "module": "bike",
    "name": "number",
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
    }
  },
  "bike-setting": {
    "module": "bike",
    "fields": {
      "maxRents": "number",
      "rentalDays": "number",
      "feedPublic": "boolean",
      "latitude": "number",
      "longitude": "number",
      "version": "number",
      "updatedAt": "time"
    }
  },
  "bike-rent": {
    "module": "bike",
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
    }
  },
  "bike-return": {
    "module": "bike",
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
    }
  },
  "vehicle-pass": {
    "module": "vehicle",
    "name": "plate",
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
    }
  },
  "vehicle-setting": {
    "module": "vehicle",
    "fields": {
      "yearEnds": "text",
      "noticeDays": "number",
      "version": "number",
      "updatedAt": "time"
    }
  },
  "special-day": {
    "module": "calendar",
    "name": "name",
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
    }
  },
  "school-year": {
    "module": "calendar",
    "name": "name",
    "fields": {
      "id": "id",
      "name": "text",
      "startsOn": "day",
      "endsOn": "day",
      "terms": "list",
      "version": "number",
      "updatedAt": "time"
    }
  },
  "calendar-setting": {
    "module": "calendar",
    "fields": {
      "followMakeUp": "boolean",
      "feedPublic": "boolean",
      "version": "number",
      "updatedAt": "time"
    }
  },
  "grade": {
    "module": "calendar",
    "name": "code",
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
    }
  },
  "homeroom": {
    "module": "homeroom",
    "name": "name",
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
    }
  },
  "roll-over": {
    "module": "homeroom",
    "name": "toYear",
    "fields": {
      "id": "id",
      "fromYear": "text",
      "toYear": "text",
      "startsOn": "day",
      "state": "RollOverState",
      "version": "number",
      "classes": "list",
      "leaving": "list",
      "newcomers": "list",
      "teachers": "list",
      "students": "list",
      "changedBy": "person",
      "changedAt": "time"
    }
  },
  "student": {
    "module": "student",
    "name": "name",
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
    }
  },
  "absence": {
    "module": "absence",
    "name": "student",
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
    }
  },
  "absence-setting": {
    "module": "absence",
    "fields": {
      "directorsFrom": "number",
      "proofFrom": "number",
      "attentionPercent": "number",
      "sickInClass": "number",
      "sickWithinDays": "number",
      "guardianDaysBack": "number",
      "homeroomCopy": "boolean",
      "symptoms": "text",
      "ownDomains": "text",
      "version": "number",
      "updatedAt": "time"
    }
  },
  "mailbox": {
    "module": "mailbox",
    "name": "office",
    "fields": {
      "office": "Office",
      "addresses": "list",
      "foreign": "list",
      "language": "MailLanguage",
      "details": "list",
      "version": "number",
      "updatedAt": "time",
      "sent": "number",
      "lastAt": "time",
      "failed": "number",
      "nextAt": "time",
      "nowhere": "number"
    }
  },
  "venue": {
    "module": "venue",
    "name": "name",
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
    }
  },
  "venue-feed": {
    "module": "venue",
    "fields": {
      "id": "id",
      "venue": "object",
      "titles": "boolean",
      "createdAt": "time",
      "lastReadAt": "time"
    }
  },
  "venue-type": {
    "module": "venue",
    "name": "name",
    "fields": {
      "id": "id",
      "name": "text",
      "nameZh": "text",
      "color": "VenueColor",
      "venues": "number",
      "version": "number",
      "updatedAt": "time"
    }
  },
  "venue-block": {
    "module": "venue",
    "name": "reason",
    "fields": {
      "id": "id",
      "venue": "object",
      "kind": "BlockKind",
      "startsOn": "day",
      "endsOn": "day",
      "reason": "text",
      "reasonZh": "text",
      "updatedAt": "time"
    }
  },
  "venue-reservation": {
    "module": "venue",
    "name": "title",
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
    }
  },
  "base-data-run": {
    "module": "baseData",
    "name": "name",
    "fields": {
      "id": "id",
      "name": "text",
      "origin": "BaseDataOrigin",
      "format": "text",
      "state": "BaseDataState",
      "progress": "number",
      "fault": "text",
      "faultDetail": "text",
      "rows": "number",
      "questions": "number",
      "leftOut": "list",
      "kinds": "list",
      "files": "list",
      "madeBy": "person",
      "madeAt": "time",
      "appliedBy": "person",
      "appliedAt": "time",
      "undoneBy": "person",
      "undoneAt": "time",
      "workId": "id"
    }
  },
  "roster-source": {
    "module": "baseData",
    "fields": {
      "address": "text",
      "signIn": "BaseDataSignIn",
      "tokenAddress": "text",
      "client": "text",
      "scope": "text",
      "hasCredential": "boolean",
      "onlyChanges": "boolean",
      "pullsAt": "text",
      "applies": "boolean",
      "pausedFrom": "day",
      "pausedUntil": "day",
      "mailTo": "text",
      "version": "number",
      "updatedAt": "time"
    }
  },
  "survey": {
    "module": "survey",
    "name": "title",
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
    }
  },
  "survey-answer": {
    "module": "survey",
    "name": "student",
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
    }
  },
  "bus-route": {
    "module": "bus",
    "name": "name",
    "fields": {
      "id": "id",
      "lineNumber": "text",
      "name": "text",
      "nameZh": "text",
      "direction": "BusDirection",
      "color": "BusColor",
      "status": "BusRouteStatus",
      "weekdays": "list",
      "divisions": "list",
      "vehicleId": "id",
      "vehicle": "object",
      "needsApproval": "boolean",
      "driver": "text",
      "driverPhone": "text",
      "attendant": "text",
      "attendantPhone": "text",
      "attendantId": "id",
      "attendantAccount": "person",
      "calls": "list",
      "stops": "list",
      "startsAt": "text",
      "endsAt": "text",
      "version": "number",
      "updatedAt": "time"
    }
  },
  "bus-stop": {
    "module": "bus",
    "name": "name",
    "fields": {
      "id": "id",
      "name": "text",
      "nameZh": "text",
      "latitude": "number",
      "longitude": "number",
      "note": "text",
      "cutOffMinutes": "number",
      "routes": "number",
      "seen": "object",
      "version": "number",
      "updatedAt": "time"
    }
  },
  "bus-vehicle": {
    "module": "bus",
    "name": "plate",
    "fields": {
      "id": "id",
      "plate": "text",
      "seatCount": "number",
      "status": "BusVehicleStatus",
      "note": "text",
      "routes": "number",
      "version": "number",
      "updatedAt": "time"
    }
  },
  "bus-run": {
    "module": "bus",
    "name": "day",
    "fields": {
      "routeId": "id",
      "day": "day",
      "weekday": "Weekday",
      "lineNumber": "text",
      "name": "text",
      "nameZh": "text",
      "direction": "BusDirection",
      "color": "BusColor",
      "status": "BusRunStatus",
      "reason": "text",
      "vehicle": "object",
      "otherVehicle": "boolean",
      "riders": "number",
      "driver": "text",
      "driverPhone": "text",
      "attendant": "text",
      "attendantPhone": "text",
      "stops": "list",
      "startsAt": "text",
      "endsAt": "text",
      "startedAt": "time",
      "closedAt": "time"
    }
  },
  "bus-setting": {
    "module": "bus",
    "fields": {
      "openFeeds": "boolean",
      "approachMinutes": "number",
      "tilesAddress": "text",
      "tilesDatum": "BusDatum",
      "tilesSource": "text",
      "feedAddress": "text",
      "feedDatum": "BusDatum",
      "version": "number",
      "updatedAt": "time"
    }
  },
  "bus-tracker": {
    "module": "bus",
    "name": "name",
    "fields": {
      "id": "id",
      "name": "text",
      "vehicle": "object",
      "datum": "BusDatum",
      "createdAt": "time",
      "lastAt": "time"
    }
  },
  "run-pass": {
    "module": "bus",
    "name": "attendant",
    "fields": {
      "id": "id",
      "routeId": "id",
      "day": "day",
      "attendant": "text",
      "madeBy": "text",
      "madeAt": "time",
      "endsAt": "time",
      "usedAt": "time",
      "revokedAt": "time"
    }
  },
  "bus-booking": {
    "module": "busBooking",
    "name": "startsOn",
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
    }
  },
  "bus-message": {
    "module": "busBooking",
    "name": "day",
    "fields": {
      "id": "id",
      "route": "object",
      "day": "day",
      "text": "text",
      "sentBy": "text",
      "sentAt": "time"
    }
  },
  "bus-booking-setting": {
    "module": "busBooking",
    "fields": {
      "cutOffMinutes": "number",
      "metGrades": "list",
      "version": "number",
      "updatedAt": "time"
    }
  }
} as const
