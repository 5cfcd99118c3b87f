// Made by `npm run generate` from openapi/. Not edited by hand.
/** Every enum that has a name, with its values in the contract's order. */
export const values = {
  "SecondFactorKind": [
    "app",
    "passkey",
    "recovery"
  ],
  "Locale": [
    "en",
    "zh"
  ],
  "StaffType": [
    "staff",
    "parent",
    "student",
    "other"
  ],
  "MenuType": [
    "Root",
    "MENU_DIR",
    "MENU",
    "MENU_PERM_RESOURCE"
  ],
  "StoredMenuType": [
    "MENU_DIR",
    "MENU",
    "MENU_PERM_RESOURCE"
  ],
  "RunState": [
    "Running",
    "Done",
    "Refused",
    "Failed",
    "Interrupted",
    "Cancelled"
  ],
  "Reach": [
    "Divisions",
    "Homerooms",
    "Runs",
    "Children"
  ],
  "Division": [
    "Elementary",
    "Middle",
    "High",
    "LifeCentered"
  ],
  "Gender": [
    "female",
    "male",
    "unspecified"
  ],
  "StaffSource": [
    "local",
    "synced"
  ],
  "StaffSecondFactor": [
    "Set",
    "Microsoft",
    "Due",
    "Missing",
    "None"
  ],
  "ErasureWord": [
    "Phone",
    "Plate",
    "Name",
    "GivenName",
    "FamilyName"
  ],
  "ErasureSearch": [
    "Done",
    "TooLong",
    "AdministratorOnly"
  ],
  "ErasureState": [
    "Requested",
    "Erased"
  ],
  "TokenState": [
    "Active",
    "Expired",
    "Revoked"
  ],
  "Missing": [
    "ACCOUNT_DISABLED",
    "NO_ROLE",
    "ROLES_DISABLED",
    "ROLES_SUSPENDED",
    "NOT_GRANTED",
    "NOT_IN_TREE",
    "UNKNOWN_CODE"
  ],
  "AuditKind": [
    "change",
    "access",
    "refused"
  ],
  "Office": [
    "Elementary",
    "Middle",
    "High",
    "LifeCentered",
    "Bus",
    "Nurses",
    "Directors"
  ],
  "MailLanguage": [
    "en",
    "zh",
    "both"
  ],
  "MailDetail": [
    "LeaveType",
    "Note",
    "Symptom",
    "Times"
  ],
  "BaseDataMeaningKind": [
    "Org",
    "Grade",
    "Session",
    "Homerooms",
    "NameColumn"
  ],
  "VenueColor": [
    "Teal",
    "Purple",
    "Pink",
    "Olive",
    "Blue",
    "Amber"
  ],
  "PlanKind": [
    "menu",
    "order",
    "role",
    "staff",
    "homeroom",
    "mailbox",
    "roster",
    "venue-type",
    "venue"
  ],
  "PlanAction": [
    "create",
    "change",
    "remove"
  ],
  "NameOrder": [
    "GivenFirst",
    "FamilyFirst"
  ],
  "MailState": [
    "Pending",
    "Sent",
    "Dead"
  ],
  "MailKind": [
    "reset-code",
    "reset-link",
    "invitation",
    "password-changed",
    "address-changed",
    "new-device",
    "second-factor-changed",
    "second-factor-guessed",
    "account-locked",
    "new-administrator",
    "many-exports",
    "own-data-ends",
    "backup-failed",
    "base-data-stopped",
    "bike-confirmed",
    "bike-rejected",
    "bike-returned",
    "bike-return-rejected",
    "bike-overdue",
    "pass-confirmed",
    "pass-rejected",
    "pass-voided",
    "pass-renewed",
    "pass-expiring",
    "absence-submitted",
    "absence-changed",
    "absence-deleted",
    "absence-wave",
    "reservation-approved",
    "reservation-rejected",
    "reservation-cancelled",
    "reservation-moved",
    "room-reserved",
    "room-released",
    "bus-booked",
    "bus-rejected",
    "bus-cancelled",
    "bus-seat",
    "bus-run-cancelled",
    "bus-run-restored",
    "bus-run-changed",
    "bus-message",
    "bus-day-out",
    "bus-day-again",
    "survey-answered",
    "survey-reminder"
  ],
  "MailFault": [
    "refused",
    "address",
    "too-late",
    "later",
    "unreachable",
    "broken-off",
    "not-secure",
    "not-allowed",
    "other"
  ],
  "RunKind": [
    "change",
    "check"
  ],
  "BikeStatus": [
    "Available",
    "In use",
    "Overdue",
    "Returned",
    "Under Maintenance"
  ],
  "Confirmation": [
    "Pending",
    "Confirmed",
    "Rejected",
    "Cancelled"
  ],
  "PassStatus": [
    "Pending",
    "Valid",
    "Expired",
    "Cancelled",
    "Rejected"
  ],
  "PassType": [
    "staff",
    "parent",
    "visitor",
    "contractor"
  ],
  "GateReason": [
    "PLATE_UNKNOWN",
    "PASS_PENDING",
    "PASS_NOT_YET",
    "PASS_EXPIRED",
    "PASS_CANCELLED",
    "PASS_REJECTED"
  ],
  "DayReason": [
    "SchoolDay",
    "Weekend",
    "BetweenTerms",
    "Holiday",
    "Break",
    "StaffDay",
    "Conferences",
    "HalfDay",
    "Online",
    "MakeUp"
  ],
  "Weekday": [
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
    "Sunday"
  ],
  "DayKind": [
    "Holiday",
    "Break",
    "StaffDay",
    "Conferences",
    "HalfDay",
    "Online",
    "MakeUp"
  ],
  "DayPart": [
    "Whole",
    "Morning",
    "Afternoon"
  ],
  "RollOverState": [
    "Proposal",
    "Draft",
    "Applied"
  ],
  "StudentState": [
    "Coming",
    "Enrolled",
    "Left"
  ],
  "Relation": [
    "Mother",
    "Father",
    "Guardian",
    "Other"
  ],
  "ContactKind": [
    "Email",
    "Phone"
  ],
  "LeaveType": [
    "Sick",
    "Personal",
    "SchoolTrip",
    "Appointment",
    "Other",
    "Unexplained"
  ],
  "AbsenceStatus": [
    "Normal",
    "Deleted"
  ],
  "AbsenceHalf": [
    "Morning",
    "Afternoon"
  ],
  "AbsenceWay": [
    "Console",
    "App"
  ],
  "AbsenceMail": [
    "NoMailbox",
    "Failed",
    "Retrying",
    "Queued",
    "Sent"
  ],
  "ToldReader": [
    "Elementary",
    "Middle",
    "High",
    "LifeCentered",
    "Bus",
    "Nurses",
    "Directors",
    "Homeroom"
  ],
  "ToldRule": [
    "Division",
    "Bus",
    "Sick",
    "Days",
    "Homeroom"
  ],
  "VenueStatus": [
    "Open",
    "Closed",
    "Retired"
  ],
  "ReservationStatus": [
    "Pending",
    "Approved",
    "Rejected",
    "Cancelled"
  ],
  "BlockKind": [
    "Blocked",
    "Open"
  ],
  "SeriesPart": [
    "One",
    "Following",
    "All"
  ],
  "BaseDataState": [
    "Reading",
    "Unreadable",
    "Unmapped",
    "Unanswered",
    "Ready",
    "Stopped",
    "Applying",
    "Applied",
    "Undoing",
    "Undone",
    "Discarded",
    "Interrupted"
  ],
  "BaseDataOrigin": [
    "File",
    "Service",
    "Schedule"
  ],
  "BaseDataRule": [
    "UserStatus",
    "RowStatus",
    "ClassType",
    "NotHomeroom",
    "Enrolment",
    "Sex",
    "Elsewhere",
    "NoRole",
    "Gone"
  ],
  "BaseDataKind": [
    "Homeroom",
    "Staff",
    "Guardian",
    "Student",
    "Family"
  ],
  "BaseDataOutcome": [
    "Created",
    "Changed",
    "Deactivated",
    "Refused",
    "Held"
  ],
  "BaseDataHeldKind": [
    "Bike",
    "VehiclePass",
    "BusSeat",
    "Reservation",
    "Role"
  ],
  "BaseDataPersonKind": [
    "Staff",
    "Guardian",
    "Student"
  ],
  "BaseDataJoinBy": [
    "Identifier",
    "Address",
    "Number",
    "Id"
  ],
  "BaseDataSignIn": [
    "ClientCredentials",
    "Bearer"
  ],
  "SurveyStatus": [
    "Unpublished",
    "Published",
    "Pending",
    "Paused",
    "Ended",
    "Cancelled"
  ],
  "SurveyQuestionKind": [
    "One",
    "Several",
    "Text",
    "Number",
    "Date",
    "File",
    "Signature"
  ],
  "SurveyGapKind": [
    "Missing",
    "Untranslated",
    "NoQuestions",
    "NoOptions"
  ],
  "SurveyDecision": [
    "Yes",
    "No"
  ],
  "SurveyDifferenceKind": [
    "Added",
    "Removed",
    "Changed",
    "Moved"
  ],
  "SurveyState": [
    "None",
    "Draft",
    "Yes",
    "No",
    "Conflict"
  ],
  "SurveyWay": [
    "Console",
    "App",
    "Telephone"
  ],
  "SurveyShareFrom": [
    "All",
    "Late",
    "LastYear"
  ],
  "BusDirection": [
    "ToSchool",
    "FromSchool"
  ],
  "BusRouteStatus": [
    "Active",
    "Paused"
  ],
  "BusColor": [
    "Purple",
    "Blue",
    "Pink",
    "Olive",
    "Teal",
    "Amber"
  ],
  "BusVehicleStatus": [
    "InService",
    "Workshop",
    "Retired"
  ],
  "BusRunStatus": [
    "Planned",
    "OnTheRoad",
    "Done",
    "Cancelled"
  ],
  "BusStartDoubt": [
    "BUS_RUN_EARLY",
    "BUS_RUN_BUS_BUSY",
    "BUS_RUN_ATTENDANT_BUSY"
  ],
  "BusPositionOutcome": [
    "Taken",
    "Older",
    "Doubled",
    "Future",
    "Expired",
    "Elsewhere",
    "Jump"
  ],
  "BusDatum": [
    "WGS84",
    "GCJ02"
  ],
  "BusSourceFault": [
    "NOT_ALLOWED",
    "NOT_REACHED",
    "STATUS",
    "REDIRECT",
    "TOO_LARGE",
    "NOT_A_FEED"
  ],
  "BusBoarding": [
    "Open",
    "Boarded",
    "NotThere",
    "GotOff"
  ],
  "BusTapKind": [
    "Started",
    "Withdrawn",
    "Boarded",
    "NotThere",
    "GotOff",
    "Cleared",
    "Closed"
  ],
  "BusTapOutcome": [
    "Taken",
    "Older",
    "Doubled",
    "Refused"
  ],
  "BusRideState": [
    "Seat",
    "Waiting",
    "Away"
  ],
  "BusChangeKind": [
    "OnLeave",
    "LeftOut",
    "Waiting",
    "GotSeat",
    "ThisDay",
    "Begins",
    "NoBus",
    "OtherBus"
  ]
} as const
