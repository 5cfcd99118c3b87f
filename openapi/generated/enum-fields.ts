// Made by `npm run generate` from openapi/. Not edited by hand.
/** The fields that hold a value of an enum, by the kind of record that the audit knows, and of a file by its operation. */
export const enumFields = {
  "menu": {
    "type": "StoredMenuType"
  },
  "run": {
    "state": "RunState"
  },
  "staff": {
    "type": "StaffType",
    "gender": "Gender",
    "source": "StaffSource",
    "secondFactor": "StaffSecondFactor"
  },
  "token": {
    "state": "TokenState"
  },
  "setting": {
    "nameOrder": "NameOrder"
  },
  "mail": {
    "kind": "MailKind",
    "state": "MailState",
    "fault": "MailFault"
  },
  "bike": {
    "status": "BikeStatus"
  },
  "bike-rent": {
    "confirmation": "Confirmation"
  },
  "bike-return": {
    "confirmation": "Confirmation"
  },
  "vehicle-pass": {
    "status": "PassStatus",
    "type": "PassType"
  },
  "special-day": {
    "kind": "DayKind",
    "part": "DayPart",
    "runsAs": "Weekday"
  },
  "grade": {
    "division": "Division"
  },
  "homeroom": {
    "division": "Division"
  },
  "roll-over": {
    "state": "RollOverState"
  },
  "student": {
    "gender": "Gender",
    "state": "StudentState",
    "division": "Division"
  },
  "absence": {
    "division": "Division",
    "leaveType": "LeaveType",
    "startsHalf": "AbsenceHalf",
    "endsHalf": "AbsenceHalf",
    "status": "AbsenceStatus",
    "way": "AbsenceWay"
  },
  "mailbox": {
    "office": "Office",
    "language": "MailLanguage"
  },
  "venue": {
    "status": "VenueStatus"
  },
  "venue-type": {
    "color": "VenueColor"
  },
  "venue-block": {
    "kind": "BlockKind"
  },
  "venue-reservation": {
    "status": "ReservationStatus"
  },
  "base-data-run": {
    "origin": "BaseDataOrigin",
    "state": "BaseDataState"
  },
  "roster-source": {
    "signIn": "BaseDataSignIn"
  },
  "survey": {
    "status": "SurveyStatus"
  },
  "survey-answer": {
    "division": "Division",
    "state": "SurveyState"
  },
  "bus-route": {
    "direction": "BusDirection",
    "color": "BusColor",
    "status": "BusRouteStatus"
  },
  "bus-vehicle": {
    "status": "BusVehicleStatus"
  },
  "bus-run": {
    "weekday": "Weekday",
    "direction": "BusDirection",
    "color": "BusColor",
    "status": "BusRunStatus"
  },
  "bus-setting": {
    "tilesDatum": "BusDatum",
    "feedDatum": "BusDatum"
  },
  "bus-tracker": {
    "datum": "BusDatum"
  },
  "bus-booking": {
    "confirmation": "Confirmation"
  },
  "menus.export": {
    "type": "MenuType"
  },
  "staff.export": {
    "type": "StaffType",
    "gender": "Gender",
    "source": "StaffSource",
    "secondFactor": "StaffSecondFactor"
  },
  "audit.export": {
    "kind": "AuditKind"
  },
  "outbox.export": {
    "state": "MailState",
    "kind": "MailKind"
  },
  "runs.export": {
    "kind": "RunKind",
    "state": "RunState"
  },
  "bike.export": {
    "status": "BikeStatus"
  },
  "bike.exportRents": {
    "confirmation": "Confirmation"
  },
  "bike.exportReturns": {
    "confirmation": "Confirmation"
  },
  "vehicle.export": {
    "status": "PassStatus",
    "type": "PassType"
  },
  "calendar.export": {
    "kind": "DayKind"
  },
  "calendar.exportGrades": {
    "division": "Division"
  },
  "homeroom.export": {
    "division": "Division"
  },
  "student.export": {
    "division": "Division",
    "state": "StudentState"
  },
  "student.exportFamilies": {
    "division": "Division",
    "state": "StudentState"
  },
  "absence.export": {
    "leaveType": "LeaveType",
    "status": "AbsenceStatus",
    "division": "Division"
  },
  "attendance.exportAttention": {
    "division": "Division"
  },
  "venue.export": {
    "status": "VenueStatus"
  },
  "venue.exportBlocks": {
    "kind": "BlockKind"
  },
  "venue.exportReservations": {
    "status": "ReservationStatus"
  },
  "baseData.export": {
    "state": "BaseDataState",
    "origin": "BaseDataOrigin"
  },
  "baseData.exportChanges": {
    "kind": "BaseDataKind",
    "outcome": "BaseDataOutcome"
  },
  "survey.export": {
    "status": "SurveyStatus"
  },
  "survey.exportAnswers": {
    "state": "SurveyState",
    "division": "Division"
  },
  "survey.exportReplies": {
    "state": "SurveyState",
    "division": "Division"
  },
  "bus.export": {
    "direction": "BusDirection",
    "status": "BusRouteStatus"
  },
  "bus.exportVehicles": {
    "status": "BusVehicleStatus"
  },
  "busBooking.export": {
    "confirmation": "Confirmation"
  }
} as const
