// Made by `npm run generate` from openapi/. Not edited by hand.
import * as z from 'zod/mini'

const zId = z.int().check(z.gte(1));

const zTime = z.iso.datetime({ offset: true });

const zEmail = z.string();

const zStaffType = z.string();

const zVersion = z.int().check(z.gte(1));

const zPage = z.object({
    total: z.int().check(z.gte(0)),
    pageNum: z.int().check(z.gte(1)),
    pageSize: z.int().check(z.gte(1))
});

const zPersonFields = z.object({
    id: zId,
    name: z.string(),
    nameZh: z.string(),
    type: zStaffType
});

const zPlace = z.string();

const zFirstChild = z.object({
    name: z.string(),
    nameZh: z.string(),
    place: z.optional(zPlace)
});

const zPersonRef = z.intersection(zPersonFields, z.object({
    place: z.optional(zPlace),
    studentNumber: z.optional(z.string()),
    parentOf: z.optional(zFirstChild),
    id: zId,
    name: z.string(),
    nameZh: z.string(),
    type: zStaffType
}));

const zAuditedRow = z.object({
    entity: z.string(),
    id: z.int(),
    label: z.string(),
    before: z.nullable(z.record(z.string(), z.unknown())),
    after: z.nullable(z.record(z.string(), z.unknown()))
});

const zAuditEntry = z.object({
    id: zId,
    at: zTime,
    staffId: z.nullable(z.int()),
    staffName: z.string(),
    address: z.string(),
    token: z.nullable(z.string()),
    requestId: z.string(),
    operation: z.string(),
    refused: z.nullable(z.object({
        reason: z.string(),
        message: z.string()
    })),
    rowCount: z.int().check(z.gte(0)),
    undoable: z.boolean(),
    rows: z.array(zAuditedRow)
});

const zAuditPage = z.intersection(zPage, z.object({
    records: z.array(zAuditEntry)
}));

const zNumberOfStudent = z.string();

const zGradeCode = z.string();

const zConfirmation = z.string();

const zWeekday = z.string();

const zHomeroomRef = z.object({
    id: zId,
    name: z.string()
});

const zStudentOption = z.intersection(zPersonFields, z.object({
    email: z.nullable(zEmail),
    studentNumber: z.string(),
    grade: zGradeCode,
    homeroom: z.nullable(zHomeroomRef)
}));

const zBusDirection = z.string();

const zBusLine = z.string();

const zBusName = z.string();

const zBusColor = z.string();

const zBusTime = z.string();

const zBusBookingRoute = z.object({
    id: zId,
    lineNumber: zBusLine,
    name: zBusName,
    nameZh: z.string(),
    direction: zBusDirection,
    color: zBusColor
});

const zBusBookingStop = z.object({
    id: zId,
    name: zBusName,
    nameZh: z.string()
});

const zEveryOtherWeek = z.boolean();

const zBusBooking = z.object({
    id: zId,
    person: z.nullable(zPersonRef),
    route: zBusBookingRoute,
    stop: zBusBookingStop,
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
    term: z.nullable(z.object({
        name: z.string(),
        nameZh: z.string()
    })),
    weekdays: z.array(zWeekday),
    everyOtherWeek: zEveryOtherWeek,
    daysOut: z.array(z.iso.date()),
    met: z.boolean(),
    confirmation: zConfirmation,
    seatDays: z.int().check(z.gte(0)),
    waitingDays: z.int().check(z.gte(0)),
    placeInLine: z.nullable(z.int().check(z.gte(1))),
    free: z.nullable(z.int().check(z.gte(0))),
    note: z.string(),
    submittedBy: z.nullable(zPersonRef),
    requestedAt: zTime,
    decidedBy: z.nullable(zPersonRef),
    decidedAt: z.nullable(zTime),
    reason: z.string()
});

const zBusBookingPage = z.intersection(zPage, z.object({
    records: z.array(zBusBooking)
}));

const zBusBookingPreview = z.object({
    days: z.int().check(z.gte(0)),
    fullDays: z.int().check(z.gte(0)),
    firstFullDay: z.nullable(z.iso.date()),
    needsApproval: z.boolean()
});

const zBusBoard = z.object({
    day: z.iso.date(),
    runs: z.array(z.object({
        route: zBusBookingRoute,
        startsAt: z.nullable(zBusTime),
        plate: z.nullable(z.string()),
        seats: z.int().check(z.gte(0)),
        riders: z.int().check(z.gte(0)),
        waiting: z.int().check(z.gte(0)),
        away: z.int().check(z.gte(0)),
        gotSeat: z.int().check(z.gte(0)),
        firstCutOffAt: z.nullable(zTime),
        lastCutOffAt: z.nullable(zTime),
        pending: z.int().check(z.gte(0)),
        cancelled: z.boolean()
    }))
});

const zBusRideState = z.string();

const zBusRider = z.object({
    bookingId: zId,
    personId: zId,
    name: z.string(),
    nameZh: z.string(),
    studentNumber: zNumberOfStudent,
    className: z.string(),
    grade: z.string(),
    stop: zBusBookingStop,
    at: z.nullable(zBusTime),
    state: zBusRideState,
    placeInLine: z.nullable(z.int().check(z.gte(1))),
    met: z.boolean(),
    isNew: z.boolean(),
    requestedAt: zTime,
    gotSeatAt: z.nullable(zTime)
});

const zBusChangeKind = z.string();

const zBusChange = z.object({
    kind: zBusChangeKind,
    personId: zId,
    name: z.string(),
    nameZh: z.string(),
    studentNumber: zNumberOfStudent,
    className: z.string(),
    grade: z.string(),
    route: zBusBookingRoute,
    stop: zBusBookingStop,
    at: z.nullable(zBusTime),
    plate: z.nullable(z.string())
});

const zBusChanges = z.object({
    day: z.iso.date(),
    runs: z.int().check(z.gte(0)),
    changes: z.array(zBusChange)
});

const zBusNextChild = z.object({
    id: zId,
    name: z.string(),
    nameZh: z.string(),
    place: zPlace,
    studentNumber: zNumberOfStudent
});

const zBusFreedSeat = z.object({
    day: z.iso.date(),
    personId: zId,
    name: z.string(),
    nameZh: z.string(),
    place: zPlace,
    studentNumber: zNumberOfStudent,
    route: zBusBookingRoute,
    next: z.nullable(zBusNextChild)
});

const zBusMessageWords = z.string();

const zBusMessage = z.object({
    id: zId,
    route: zBusBookingRoute,
    day: z.iso.date(),
    text: zBusMessageWords,
    sentBy: z.string(),
    sentAt: zTime
});

const zBusMessageSent = z.object({
    message: zBusMessage,
    riders: z.int().check(z.gte(1)),
    families: z.int().check(z.gte(0)),
    unreached: z.array(z.object({
        name: z.string(),
        nameZh: z.string(),
        place: zPlace,
        studentNumber: zNumberOfStudent,
        phone: z.nullable(z.string())
    }))
});

const zBusBookingSettings = z.object({
    cutOffMinutes: z.int().check(z.gte(0)),
    metGrades: z.array(zGradeCode),
    version: zVersion,
    updatedAt: zTime
});

const zBusBookingListResponse = zBusBookingPage;

const zBusBookingRequestResponse = zBusBooking;

const zBusBookingPreviewResponse = zBusBookingPreview;

const zBusBookingPeopleResponse = z.array(zStudentOption);

const zBusBookingBoardResponse = zBusBoard;

const zBusBookingRidersResponse = z.array(zBusRider);

const zBusBookingChangesResponse = zBusChanges;

const zBusBookingFreedResponse = z.array(zBusFreedSeat);

const zBusBookingMessagesResponse = z.array(zBusMessage);

const zBusBookingMessageResponse = zBusMessageSent;

const zBusBookingSettingsResponse = zBusBookingSettings;

const zBusBookingUpdateSettingsResponse = zBusBookingSettings;

const zBusBookingMineResponse = z.array(zBusBooking);

const zBusBookingSubmitResponse = zBusBooking;

const zBusBookingMyMessagesResponse = z.array(zBusMessage);

const zBusBookingWithdrawResponse = zBusBooking;

const zBusBookingLeaveOutMineResponse = zBusBooking;

const zBusBookingRideAgainMineResponse = zBusBooking;

const zBusBookingMoveDayMineResponse = zBusBooking;

const zBusBookingGetResponse = zBusBooking;

const zBusBookingConfirmResponse = zBusBooking;

const zBusBookingRejectResponse = zBusBooking;

const zBusBookingCancelResponse = zBusBooking;

const zBusBookingLeaveOutResponse = zBusBooking;

const zBusBookingRideAgainResponse = zBusBooking;

const zBusBookingMoveDayResponse = zBusBooking;

const zBusBookingMeetResponse = zBusBooking;

const zBusBookingNotMeetResponse = zBusBooking;

const zBusBookingUndoResponse = zBusBooking;

const zBusBookingHistoryResponse = zAuditPage;

/** The data of each JSON answer of the module. */
export const answers = {
  'busBooking.list': zBusBookingListResponse,
  'busBooking.request': zBusBookingRequestResponse,
  'busBooking.preview': zBusBookingPreviewResponse,
  'busBooking.people': zBusBookingPeopleResponse,
  'busBooking.board': zBusBookingBoardResponse,
  'busBooking.riders': zBusBookingRidersResponse,
  'busBooking.changes': zBusBookingChangesResponse,
  'busBooking.freed': zBusBookingFreedResponse,
  'busBooking.messages': zBusBookingMessagesResponse,
  'busBooking.message': zBusBookingMessageResponse,
  'busBooking.settings': zBusBookingSettingsResponse,
  'busBooking.updateSettings': zBusBookingUpdateSettingsResponse,
  'busBooking.mine': zBusBookingMineResponse,
  'busBooking.submit': zBusBookingSubmitResponse,
  'busBooking.myMessages': zBusBookingMyMessagesResponse,
  'busBooking.withdraw': zBusBookingWithdrawResponse,
  'busBooking.leaveOutMine': zBusBookingLeaveOutMineResponse,
  'busBooking.rideAgainMine': zBusBookingRideAgainMineResponse,
  'busBooking.moveDayMine': zBusBookingMoveDayMineResponse,
  'busBooking.get': zBusBookingGetResponse,
  'busBooking.confirm': zBusBookingConfirmResponse,
  'busBooking.reject': zBusBookingRejectResponse,
  'busBooking.cancel': zBusBookingCancelResponse,
  'busBooking.leaveOut': zBusBookingLeaveOutResponse,
  'busBooking.rideAgain': zBusBookingRideAgainResponse,
  'busBooking.moveDay': zBusBookingMoveDayResponse,
  'busBooking.meet': zBusBookingMeetResponse,
  'busBooking.notMeet': zBusBookingNotMeetResponse,
  'busBooking.undo': zBusBookingUndoResponse,
  'busBooking.history': zBusBookingHistoryResponse,
}
