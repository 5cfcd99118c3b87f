// Made by `npm run generate` from openapi/. Not edited by hand.
/** How far something has come, by the value of its enum; an enum that is not here tells nothing of that. */
export const tones = {
  "RunState": {
    "Running": "live",
    "Done": "good",
    "Refused": "bad",
    "Failed": "bad",
    "Interrupted": "bad",
    "Cancelled": "over"
  },
  "StaffSecondFactor": {
    "Set": "good",
    "Microsoft": "good",
    "Due": "waiting",
    "Missing": "bad",
    "None": "over"
  },
  "TokenState": {
    "Active": "good",
    "Expired": "over",
    "Revoked": "over"
  },
  "MailState": {
    "Pending": "waiting",
    "Sent": "good",
    "Dead": "bad"
  },
  "BikeStatus": {
    "Available": "good",
    "In use": "live",
    "Overdue": "bad",
    "Returned": "over",
    "Under Maintenance": "waiting"
  },
  "Confirmation": {
    "Pending": "waiting",
    "Confirmed": "good",
    "Rejected": "bad",
    "Cancelled": "over"
  },
  "PassStatus": {
    "Pending": "waiting",
    "Valid": "good",
    "Expired": "bad",
    "Cancelled": "over",
    "Rejected": "bad"
  },
  "RollOverState": {
    "Proposal": "waiting",
    "Draft": "waiting",
    "Applied": "good"
  },
  "StudentState": {
    "Coming": "waiting",
    "Enrolled": "good",
    "Left": "over"
  },
  "AbsenceStatus": {
    "Normal": "good",
    "Deleted": "over"
  },
  "AbsenceMail": {
    "NoMailbox": "bad",
    "Failed": "bad",
    "Retrying": "waiting",
    "Queued": "over",
    "Sent": "good"
  },
  "VenueStatus": {
    "Open": "good",
    "Closed": "waiting",
    "Retired": "over"
  },
  "ReservationStatus": {
    "Pending": "waiting",
    "Approved": "good",
    "Rejected": "bad",
    "Cancelled": "over"
  },
  "BlockKind": {
    "Blocked": "bad",
    "Open": "good"
  },
  "BaseDataState": {
    "Reading": "waiting",
    "Unreadable": "bad",
    "Unmapped": "waiting",
    "Unanswered": "waiting",
    "Ready": "live",
    "Stopped": "bad",
    "Applying": "waiting",
    "Applied": "good",
    "Undoing": "waiting",
    "Undone": "over",
    "Discarded": "over",
    "Interrupted": "bad"
  },
  "BaseDataOutcome": {
    "Created": "good",
    "Changed": "live",
    "Deactivated": "bad",
    "Refused": "waiting",
    "Held": "over"
  },
  "SurveyStatus": {
    "Unpublished": "over",
    "Published": "waiting",
    "Pending": "live",
    "Paused": "bad",
    "Ended": "over",
    "Cancelled": "over"
  },
  "SurveyState": {
    "None": "over",
    "Draft": "waiting",
    "Yes": "good",
    "No": "live",
    "Conflict": "bad"
  },
  "BusRouteStatus": {
    "Active": "good",
    "Paused": "over"
  },
  "BusVehicleStatus": {
    "InService": "good",
    "Workshop": "waiting",
    "Retired": "over"
  },
  "BusRunStatus": {
    "Planned": "over",
    "OnTheRoad": "live",
    "Done": "over",
    "Cancelled": "bad"
  },
  "BusBoarding": {
    "Open": "waiting",
    "Boarded": "good",
    "NotThere": "bad",
    "GotOff": "over"
  },
  "BusRideState": {
    "Seat": "good",
    "Waiting": "waiting",
    "Away": "over"
  },
  "BusChangeKind": {
    "OnLeave": "over",
    "LeftOut": "over",
    "Waiting": "waiting",
    "GotSeat": "good",
    "ThisDay": "live",
    "Begins": "live",
    "NoBus": "bad",
    "OtherBus": "waiting"
  }
} as const
